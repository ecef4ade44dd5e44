<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message numerus="yes">
        <source>{player} is in turn with %n point(s).</source>
        <translation>
            <numerusform>{player} is in turn with %n point.</numerusform>
            <numerusform>{player} is in turn with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {origin} to {energy} for %n point(s).</source>
        <translation>
            <numerusform>{player} goes from {origin} to {energy} for %n point.</numerusform>
            <numerusform>{player} goes from {origin} to {energy} for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stops; %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} stops; %n point is lost.</numerusform>
            <numerusform>{player} stops; %n points are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) of {energy}.</source>
        <translation>
            <numerusform>{player} takes %n card of {energy}.</numerusform>
            <numerusform>{player} takes %n cards of {energy}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {energies}.</source>
        <translation>
            <numerusform>{player} draws %n card: {energies}.</numerusform>
            <numerusform>{player} draws %n cards: {energies}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalScreen</name>
    <message numerus="yes">
        <source>Halved %n time(s) by ENIX cards.</source>
        <translation>
            <numerusform>Halved %n time by ENIX cards.</numerusform>
            <numerusform>Halved %n times by ENIX cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>{players}: %n move(s) so far</source>
        <translation>
            <numerusform>{players}: %n move so far</numerusform>
            <numerusform>{players}: %n moves so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>{player}, go on with %n point(s), or stop.</source>
        <translation>
            <numerusform>{player}, go on with %n point, or stop.</numerusform>
            <numerusform>{player}, go on with %n points, or stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, move your piece: you have %n point(s).</source>
        <translation>
            <numerusform>{player}, move your piece: you have %n point.</numerusform>
            <numerusform>{player}, move your piece: you have %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} cannot be reached with %n point(s).</source>
        <translation>
            <numerusform>{energy} cannot be reached with %n point.</numerusform>
            <numerusform>{energy} cannot be reached with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {energy}</source>
        <translation>
            <numerusform>%n card of {energy}</numerusform>
            <numerusform>%n cards of {energy}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, you may take %n top card(s) of {energy}. Your hand is worth {total} now.</source>
        <translation>
            <numerusform>{player}, you may take %n top card of {energy}. Your hand is worth {total} now.</numerusform>
            <numerusform>{player}, you may take %n top cards of {energy}. Your hand is worth {total} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Take %n card</numerusform>
            <numerusform>Take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, choose a stack: you draw %n card(s) from it.</source>
        <translation>
            <numerusform>{player}, choose a stack: you draw %n card from it.</numerusform>
            <numerusform>{player}, choose a stack: you draw %n cards from it.</numerusform>
        </translation>
    </message>
</context>
</TS>
