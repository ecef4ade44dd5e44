"""How the report of the laboratory looks, in light and in dark."""

from enix_desktop.markup import literal

STYLE = literal("""
:root { --table: #E9E3D6; --paper: #FFFDF7; --ink: #20242C; --muted: #5A5F69; --edge: #D9D1BF;
  --a: #FF8A3D; --b: #1F8A8A; --on-a: #20242C; --on-b: #FFFDF7; }
@media (prefers-color-scheme: dark) {
  :root { --table: #232A34; --paper: #303A48; --ink: #FFFDF7; --muted: #B9C0CC; --edge: #465366;
    --b: #45B8B4; --on-b: #20242C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink);
  font: 16px/1.5 "Noto Sans", system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px 32px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 16px; }
h2 { font-size: 18px; margin: 0 0 12px; }
section { background: var(--paper); border: 1px solid var(--edge); border-radius: 12px;
  padding: 22px 26px; margin: 20px 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; }
.pair section { margin: 0; min-width: 0; }
.sides { display: flex; flex-wrap: wrap; gap: 12px 32px; font-size: 18px; }
.side { display: flex; align-items: center; gap: 10px; }
.side b { width: 30px; height: 30px; border-radius: 8px; display: grid; place-items: center;
  font-size: 16px; }
.side b.a { background: var(--a); color: var(--on-a); }
.side b.b { background: var(--b); color: var(--on-b); }
.facts, .note, footer { color: var(--muted); font-size: 14px; }
.facts { max-width: 110ch; margin: 16px 0 0; }
.note { margin: 14px 0 0; }
footer { text-align: center; margin-top: 24px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 15px; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; }
thead th { font-weight: 600; color: var(--muted); font-size: 13px; border-bottom: 2px solid var(--edge); }
thead th.a { border-bottom-color: var(--a); color: var(--ink); }
thead th.b { border-bottom-color: var(--b); color: var(--ink); }
tbody th { text-align: left; font-weight: 400; padding-left: 0; }
tbody tr + tr > * { border-top: 1px solid var(--edge); }
td.range { color: var(--muted); font-size: 14px; }
tr.clear td:nth-last-child(2) { font-weight: 700; }
tr.clear td:last-child { color: var(--ink); font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 22px; margin: 0 0 8px; font-size: 14px;
  color: var(--muted); }
.legend span { display: inline-flex; align-items: center; gap: 7px; }
.legend i { width: 12px; height: 12px; border-radius: 3px; display: inline-block; }
.legend i.a { background: var(--a); }
.legend i.b { background: var(--b); }
.none { color: var(--muted); }
pre { margin: 0; padding: 14px 16px; border-radius: 8px; background: var(--table); overflow-x: auto;
  font: 14px/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; white-space: pre-wrap; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--muted); font-size: 12px; }
svg text.name { fill: var(--ink); font-size: 14px; }
svg .a { fill: var(--a); stroke: none; }
svg .b { fill: var(--b); stroke: none; }
svg .grid { stroke: var(--edge); stroke-width: 1; }
svg .base { stroke: var(--muted); stroke-width: 1; }
svg .range { stroke-width: 3; stroke-linecap: round; }
svg .a .range, svg .even.a { stroke: var(--a); }
svg .b .range, svg .even.b { stroke: var(--b); }
svg .even { stroke-width: 1.5; stroke-dasharray: 4 4; }
@media (max-width: 860px) { .pair { grid-template-columns: 1fr; } main { padding: 24px 12px; }
  section { padding: 16px; } }
@media print { body { background: #fff; } section { break-inside: avoid; } }
""")
