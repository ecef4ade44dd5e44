<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BoardWords</name>
    <message numerus="yes">
        <source>{where}, path for %n point(s)</source>
        <translation>
            <numerusform>{where}, path for %n point</numerusform>
            <numerusform>{where}, path for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) here: {pieces}.</source>
        <translation>
            <numerusform>%n piece here: {pieces}.</numerusform>
            <numerusform>%n pieces here: {pieces}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n to move</source>
        <translation>
            <numerusform>%n to move</numerusform>
            <numerusform>%n to move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>Lay it: it takes %n point(s) off your other cards this round. Keep it: it lowers your sum by as much.</source>
        <translation>
            <numerusform>Lay it: it takes %n point off your other cards this round. Keep it: it lowers your sum by as much.</numerusform>
            <numerusform>Lay it: it takes %n points off your other cards this round. Keep it: it lowers your sum by as much.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay it: it gives %n point(s) for moving. Keep it: it raises your sum by as much.</source>
        <translation>
            <numerusform>Lay it: it gives %n point for moving. Keep it: it raises your sum by as much.</numerusform>
            <numerusform>Lay it: it gives %n points for moving. Keep it: it raises your sum by as much.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message numerus="yes">
        <source>It has happened %Ln time(s) since this box opened.</source>
        <translation>
            <numerusform>It has happened %Ln time since this box opened.</numerusform>
            <numerusform>It has happened %Ln times since this box opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message numerus="yes">
        <source>%n puzzle(s) solved.</source>
        <translation>
            <numerusform>%n puzzle solved.</numerusform>
            <numerusform>%n puzzles solved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndQuestion</name>
    <message numerus="yes">
        <source>Your cards are worth {total}, halved by %n ENIX card(s): {score}.</source>
        <translation>
            <numerusform>Your cards are worth {total}, halved by %n ENIX card: {score}.</numerusform>
            <numerusform>Your cards are worth {total}, halved by each of %n ENIX cards: {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n below the limit of {limit}.</source>
        <translation>
            <numerusform>That is %n below the limit of {limit}.</numerusform>
            <numerusform>That is %n below the limit of {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnixMoveWords</name>
    <message numerus="yes">
        <source>take %n card(s) of {energy}</source>
        <translation>
            <numerusform>take %n card of {energy}</numerusform>
            <numerusform>take %n cards of {energy}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of {energy} from stack(s) {stacks}</source>
        <translation>
            <numerusform>take %n card of {energy} from stack {stacks}</numerusform>
            <numerusform>take %n cards of {energy} from stacks {stacks}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message numerus="yes">
        <source>It is {player}’s turn, with %n movement point(s).</source>
        <translation>
            <numerusform>It is {player}’s turn, with %n movement point.</numerusform>
            <numerusform>It is {player}’s turn, with %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {origin} to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>{player} goes from {origin} to {energy} for %n movement point.</numerusform>
            <numerusform>{player} goes from {origin} to {energy} for %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stops; %n movement point(s) are lost.</source>
        <translation>
            <numerusform>{player} stops; %n movement point is lost.</numerusform>
            <numerusform>{player} stops; %n movement points are lost.</numerusform>
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
    <name>FinalWords</name>
    <message numerus="yes">
        <source>%n ENIX card(s) strike: {total} becomes {score}.</source>
        <translation>
            <numerusform>An ENIX card strikes: {total} becomes {score}.</numerusform>
            <numerusform>%n ENIX cards strike: {total} becomes {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s).</source>
        <translation>
            <numerusform>Halved by %n ENIX card.</numerusform>
            <numerusform>Halved by each of %n ENIX cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message numerus="yes">
        <source>{name} likes to black out others: done %n time(s).</source>
        <translation>
            <numerusform>{name} likes to black out others: done once.</numerusform>
            <numerusform>{name} likes to black out others: done %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to change the board: %n tile(s) placed.</source>
        <translation>
            <numerusform>{name} likes to change the board: %n tile placed.</numerusform>
            <numerusform>{name} likes to change the board: %n tiles placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to have it all: %n card(s) collected or stolen.</source>
        <translation>
            <numerusform>{name} likes to have it all: %n card collected or stolen.</numerusform>
            <numerusform>{name} likes to have it all: %n cards collected or stolen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is cautious: only %n card(s) collected.</source>
        <translation>
            <numerusform>{name} is cautious: only %n card collected.</numerusform>
            <numerusform>{name} is cautious: only %n cards collected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HappenedSentences</name>
    <message numerus="yes">
        <source>{energy} can be reached for %n point(s).</source>
        <translation>
            <numerusform>{energy} can be reached for %n point.</numerusform>
            <numerusform>{energy} can be reached for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has reached another tile and may stop on any source. %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} has reached another tile and may stop on any source. %n point is lost.</numerusform>
            <numerusform>{player} has reached another tile and may stop on any source. %n points are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} stays in its place and is turned by %n side(s).</source>
        <translation>
            <numerusform>{energy} stays in its place and is turned by %n side.</numerusform>
            <numerusform>{energy} stays in its place and is turned by %n sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} has a path towards {other} with %n path point(s).</source>
        <translation>
            <numerusform>{energy} has a path towards {other} with %n path point.</numerusform>
            <numerusform>{energy} has a path towards {other} with %n path points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points left: {points} − {cost} = %n.</source>
        <translation>
            <numerusform>Points left: {points} − {cost} = %n.</numerusform>
            <numerusform>Points left: {points} − {cost} = %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} costs {cost}, but there are only %n point(s).</source>
        <translation>
            <numerusform>{energy} costs {cost}, but there is only %n point.</numerusform>
            <numerusform>{energy} costs {cost}, but there are only %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n top card(s) of {energy} were taken. Cards below them must stay.</source>
        <translation>
            <numerusform>%n top card of {energy} was taken. Cards below it must stay.</numerusform>
            <numerusform>%n top cards of {energy} were taken. Cards below them must stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) ran empty: number {numbers}.</source>
        <translation>
            <numerusform>%n stack ran empty: number {numbers}.</numerusform>
            <numerusform>%n stacks ran empty: numbers {numbers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} held {had} of {full} cards and draws %n card(s) from stack {stack}.</source>
        <translation>
            <numerusform>{player} held {had} of {full} cards and draws %n card from stack {stack}.</numerusform>
            <numerusform>{player} held {had} of {full} cards and draws %n cards from stack {stack}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s) and rounded down: {total} becomes {score}.</source>
        <translation>
            <numerusform>Halved by %n ENIX card and rounded down: {total} becomes {score}.</numerusform>
            <numerusform>Halved by each of %n ENIX cards and rounded down: {total} becomes {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s): {total} becomes {score}.</source>
        <translation>
            <numerusform>Halved by %n ENIX card: {total} becomes {score}.</numerusform>
            <numerusform>Halved by each of %n ENIX cards: {total} becomes {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must lay one more card face down: {players}.</source>
        <translation>
            <numerusform>%n player must lay one more card face down: {players}.</numerusform>
            <numerusform>%n players must lay one more card face down: {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must lay a card face down: {players}.</source>
        <translation>
            <numerusform>%n player must lay a card face down: {players}.</numerusform>
            <numerusform>%n players must lay a card face down: {players}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message numerus="yes">
        <source>A skilled player would take %n card(s) here.</source>
        <translation>
            <numerusform>A skilled player would take %n card here.</numerusform>
            <numerusform>A skilled player would take %n cards here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its jump leads to {tile}: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Its jump leads to {tile}: you need this energy, and %n card of it is on top.</numerusform>
            <numerusform>Its jump leads to {tile}: you need this energy, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your points are then enough for {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Your points are then enough for {tile}: you need it, and %n card of it is on top.</numerusform>
            <numerusform>Your points are then enough for {tile}: you need it, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By turning a tile you can reach {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>By turning a tile you can reach {tile}: you need it, and %n card of it is on top.</numerusform>
            <numerusform>By turning a tile you can reach {tile}: you need it, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>You need this energy, and %n card of it is on top.</numerusform>
            <numerusform>You need this energy, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can go on to {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>From there you can go on to {tile}: you need it, and %n card of it is on top.</numerusform>
            <numerusform>From there you can go on to {tile}: you need it, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That opens a way to {tile}: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>That opens a way to {tile}: you need this energy, and %n card of it is on top.</numerusform>
            <numerusform>That opens a way to {tile}: you need this energy, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, which you need, then costs {cost} instead of {before}: %n card(s) of it are on top.</source>
        <translation>
            <numerusform>{tile}, which you need, then costs {cost} instead of {before}: %n card of it is on top.</numerusform>
            <numerusform>{tile}, which you need, then costs {cost} instead of {before}: %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to {tile} stays open: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>The way to {tile} stays open: you need this energy, and %n card of it is on top.</numerusform>
            <numerusform>The way to {tile} stays open: you need this energy, and %n cards of it are on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its jump leads to {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Its jump leads to {tile}, where you can take %n top card.</numerusform>
            <numerusform>Its jump leads to {tile}, where you can take %n top cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your points are then enough for {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Your points are then enough for {tile}, where you can take %n top card.</numerusform>
            <numerusform>Your points are then enough for {tile}, where you can take %n top cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By turning a tile you can reach {tile} and take %n top card(s).</source>
        <translation>
            <numerusform>By turning a tile you can reach {tile} and take %n top card.</numerusform>
            <numerusform>By turning a tile you can reach {tile} and take %n top cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n top card(s) there.</source>
        <translation>
            <numerusform>You can take %n top card there.</numerusform>
            <numerusform>You can take %n top cards there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can go on to {tile} and take %n top card(s).</source>
        <translation>
            <numerusform>From there you can go on to {tile} and take %n top card.</numerusform>
            <numerusform>From there you can go on to {tile} and take %n top cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That opens a way to {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>That opens a way to {tile}, where you can take %n top card.</numerusform>
            <numerusform>That opens a way to {tile}, where you can take %n top cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} then costs {cost} instead of {before}, and you can take %n top card(s) there.</source>
        <translation>
            <numerusform>{tile} then costs {cost} instead of {before}, and you can take %n top card there.</numerusform>
            <numerusform>{tile} then costs {cost} instead of {before}, and you can take %n top cards there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to {tile} stays open, and you can take %n top card(s) there.</source>
        <translation>
            <numerusform>The way to {tile} stays open, and you can take %n top card there.</numerusform>
            <numerusform>The way to {tile} stays open, and you can take %n top cards there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n more card(s) of {energy}, so you lose no energy.</source>
        <translation>
            <numerusform>You keep %n more card of {energy}, so you lose no energy.</numerusform>
            <numerusform>You keep %n more cards of {energy}, so you lose no energy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then draw %n card(s), from a stack of your choice.</source>
        <translation>
            <numerusform>You then draw %n card, from a stack of your choice.</numerusform>
            <numerusform>You then draw %n cards, from a stack of your choice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n card(s) of energies that you need.</source>
        <translation>
            <numerusform>{seat} holds %n card of an energy that you need.</numerusform>
            <numerusform>{seat} holds %n cards of energies that you need.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n way(s) lead away from your tile, instead of {before}.</source>
        <translation>
            <numerusform>Then %n way leads away from your tile, instead of {before}.</numerusform>
            <numerusform>Then %n ways lead away from your tile, instead of {before}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message numerus="yes">
        <source>Stack {number}: {energy} on top, %n card(s)</source>
        <translation>
            <numerusform>Stack {number}: {energy} on top, %n card</numerusform>
            <numerusform>Stack {number}: {energy} on top, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played cards: {card} on top, %n card(s)</source>
        <translation>
            <numerusform>Played cards: {card} on top, %n card</numerusform>
            <numerusform>Played cards: {card} on top, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {energy} in hand</source>
        <translation>
            <numerusform>%n card of {energy} in hand</numerusform>
            <numerusform>%n cards of {energy} in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) left.</source>
        <translation>
            <numerusform>%n movement point left.</numerusform>
            <numerusform>%n movement points left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastMoveWords</name>
    <message numerus="yes">
        <source>You got %n card(s).</source>
        <translation>
            <numerusform>You got %n card.</numerusform>
            <numerusform>You got %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message numerus="yes">
        <source>A first game in %n short lesson(s). You can leave at any time.</source>
        <translation>
            <numerusform>A first game in %n short lesson. You can leave at any time.</numerusform>
            <numerusform>A first game in %n short lessons. You can leave at any time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%Ln unreadable file(s) set aside</source>
        <translation>
            <numerusform>%Ln unreadable file set aside</numerusform>
            <numerusform>%Ln unreadable files set aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message numerus="yes">
        <source>{player} jumps to {energy} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} jumps to {energy} and takes %n card.</numerusform>
            <numerusform>{player} jumps to {energy} and takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes to {energy} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} goes to {energy} and takes %n card.</numerusform>
            <numerusform>{player} goes to {energy} and takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>{player} goes to {energy} for %n movement point.</numerusform>
            <numerusform>{player} goes to {energy} for %n movement points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message numerus="yes">
        <source>the computer %n</source>
        <comment>games won</comment>
        <translation>
            <numerusform>the computer %n</numerusform>
            <numerusform>the computer %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <comment>games won together</comment>
        <translation>
            <numerusform>%n shared</numerusform>
            <numerusform>%n shared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a winner</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n without a winner</numerusform>
            <numerusform>%n without a winner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} in %n game(s).</source>
        <translation>
            <numerusform>{wins} in %n game.</numerusform>
            <numerusform>{wins} in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message numerus="yes">
        <source>It is your turn, with %n movement point(s).</source>
        <translation>
            <numerusform>It is your turn, with %n movement point.</numerusform>
            <numerusform>It is your turn, with %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>You go to {energy} for %n movement point.</numerusform>
            <numerusform>You go to {energy} for %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stop; %n movement point(s) are lost.</source>
        <translation>
            <numerusform>You stop; %n movement point is lost.</numerusform>
            <numerusform>You stop; %n movement points are lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>{player}, keep moving with %n movement point(s), or stop.</source>
        <translation>
            <numerusform>{player}, keep moving with %n movement point, or stop.</numerusform>
            <numerusform>{player}, keep moving with %n movement points, or stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, move your piece: you have %n movement point(s).</source>
        <translation>
            <numerusform>{player}, move your piece: you have %n movement point.</numerusform>
            <numerusform>{player}, move your piece: you have %n movement points.</numerusform>
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
        <source>{player}, choose a stack to draw %n card(s) from.</source>
        <translation>
            <numerusform>{player}, choose a stack to draw %n card from.</numerusform>
            <numerusform>{player}, choose a stack to draw %n cards from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, you may take %n top card(s) of {energy}.</source>
        <translation>
            <numerusform>{player}, you may take %n top card of {energy}.</numerusform>
            <numerusform>{player}, you may take %n top cards of {energy}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>%Ln move(s) follow the rules.</source>
        <translation>
            <numerusform>%Ln move follows the rules.</numerusform>
            <numerusform>%Ln moves follow the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden choice(s) match what was sealed when they were made.</source>
        <translation>
            <numerusform>%Ln hidden choice matches what was sealed when it was made.</numerusform>
            <numerusform>%Ln hidden choices match what was sealed when they were made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) of computer players were recomputed using only what their seat could see, with the same result.</source>
        <translation>
            <numerusform>%Ln decision of a computer player was recomputed using only what its seat could see, with the same result.</numerusform>
            <numerusform>%Ln decisions of computer players were recomputed using only what their seats could see, with the same result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) of computer players cannot be recomputed: the record does not say how long they took.</source>
        <translation>
            <numerusform>%Ln decision of a computer player cannot be recomputed: the record does not say how long it took.</numerusform>
            <numerusform>%Ln decisions of computer players cannot be recomputed: the record does not say how long they took.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n right</numerusform>
            <numerusform>%n right in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it wins about %n more than any other move.</source>
        <translation>
            <numerusform>In 100 such games it wins about %n more than any other move.</numerusform>
            <numerusform>In 100 such games it wins about %n more than any other move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it wins about %n fewer than the best move.</source>
        <translation>
            <numerusform>In 100 such games it wins about %n fewer than the best move.</numerusform>
            <numerusform>In 100 such games it wins about %n fewer than the best move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecapTitles</name>
    <message numerus="yes">
        <source>%n more in the log.</source>
        <translation>
            <numerusform>%n more in the log.</numerusform>
            <numerusform>%n more in the log.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecapWords</name>
    <message numerus="yes">
        <source>{player} went to {energy} and got %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} went to {energy} and got %n card: {cards}.</numerusform>
            <numerusform>{player} went to {energy} and got %n cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} got %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} got %n card: {cards}.</numerusform>
            <numerusform>{player} got %n cards: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalWording</name>
    <message numerus="yes">
        <source>{tile} cannot be reached with %n movement point(s).</source>
        <translation>
            <numerusform>{tile} cannot be reached with %n movement point.</numerusform>
            <numerusform>{tile} cannot be reached with %n movement points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedSentences</name>
    <message numerus="yes">
        <source>{energy} may go to %n other place(s), or be turned where it is.</source>
        <translation>
            <numerusform>{energy} may go to %n other place, or be turned where it is.</numerusform>
            <numerusform>{energy} may go to %n other places, or be turned where it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} may go to %n other place(s).</source>
        <translation>
            <numerusform>{energy} may go to %n other place.</numerusform>
            <numerusform>{energy} may go to %n other places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) have {energy} on top: number {numbers}.</source>
        <translation>
            <numerusform>%n stack has {energy} on top: number {numbers}.</numerusform>
            <numerusform>%n stacks have {energy} on top: numbers {numbers}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RescueWords</name>
    <message numerus="yes">
        <source>{file} was damaged. The game continues from its latest backup, after %Ln move(s). The damaged file is kept in the folder “{folder}”.</source>
        <translation>
            <numerusform>{file} was damaged. The game continues from its latest backup, after %Ln move. The damaged file is kept in the folder “{folder}”.</numerusform>
            <numerusform>{file} was damaged. The game continues from its latest backup, after %Ln moves. The damaged file is kept in the folder “{folder}”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message numerus="yes">
        <source>%n of these choices is (are) kept as p&amp;uzzle(s)</source>
        <translation>
            <numerusform>%n of these choices is kept as a p&amp;uzzle</numerusform>
            <numerusform>%n of these choices are kept as p&amp;uzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartNotes</name>
    <message numerus="yes">
        <source>Today: %n puzzle(s) solved</source>
        <translation>
            <numerusform>Today: %n puzzle solved</numerusform>
            <numerusform>Today: %n puzzles solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%Ln finished game(s).</source>
        <translation>
            <numerusform>%Ln finished game.</numerusform>
            <numerusform>%Ln finished games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished: %n.</source>
        <translation>
            <numerusform>Unfinished: %n.</numerusform>
            <numerusform>Unfinished: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with changed rules are left out.</source>
        <translation>
            <numerusform>%n game with changed rules is left out.</numerusform>
            <numerusform>%n games with changed rules are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n file could not be read and is left out.</numerusform>
            <numerusform>%n files could not be read and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most common score: {score} (%n result(s)).</source>
        <translation>
            <numerusform>Most common score: {score} (%n result).</numerusform>
            <numerusform>Most common score: {score} (%n results).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score {score}: %n result(s)</source>
        <translation>
            <numerusform>Score {score}: %n result</numerusform>
            <numerusform>Score {score}: %n results</numerusform>
        </translation>
    </message>
</context>
</TS>
