<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>About Enix Desktop</source>
        <translation>À propos d’Enix Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Family games about energy, played together at one screen or against the computer.</source>
        <translation>Des jeux de société sur l’énergie, à jouer en famille devant un écran ou contre l’ordinateur.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>&amp;Home page</source>
        <translation>&amp;Site web</translation>
    </message>
    <message>
        <source>Copy &amp;version information</source>
        <translation>Copier les infos de &amp;version</translation>
    </message>
    <message>
        <source>For bug reports: program, Python, Qt and system</source>
        <translation>Pour les rapports&#xa0;: programme, Python, Qt et système</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>ArrangeScreen</name>
    <message>
        <source>{energy} stays in the middle; it can only be turned.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» reste au milieu&#xa0;: tu peux seulement la tourner.</translation>
    </message>
    <message>
        <source>Drag the tiles around Solar energy, or press Enter and use the arrow keys. R turns a tile.</source>
        <translation>Fais glisser les tuiles autour de la tuile «&#xa0;Énergie solaire&#xa0;», ou appuie sur Entrée et utilise les flèches. R tourne une tuile.</translation>
    </message>
    <message>
        <source>With the keyboard: arrows choose a tile, Space picks it up, R turns it, Enter starts.</source>
        <translation>Au clavier&#xa0;: les flèches choisissent une tuile, Espace la prend, R la tourne, Entrée commence la partie.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
</context>
<context>
    <name>BadgesPage</name>
    <message>
        <source>All finished games with unchanged rules count, whatever you choose above.</source>
        <translation>Toutes les parties terminées sans règles modifiées comptent, quel que soit le choix ci-dessus.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Since {day}.</source>
        <translation>Depuis le {day}.</translation>
    </message>
</context>
<context>
    <name>BoardNote</name>
    <message>
        <source>The board in words</source>
        <translation>Description du plateau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>BoardSides</name>
    <message>
        <source>south-east of {energy}</source>
        <translation>au sud-est de «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>south of {energy}</source>
        <translation>au sud de «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>south-west of {energy}</source>
        <translation>au sud-ouest de «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>north-west of {energy}</source>
        <translation>au nord-ouest de «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>north of {energy}</source>
        <translation>au nord de «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>north-east of {energy}</source>
        <translation>au nord-est de «&#xa0;{energy}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>The blackout cap is beside the board.</source>
        <translation>Le capuchon de black-out est à côté du plateau.</translation>
    </message>
    <message>
        <source>{neighbours}.</source>
        <translation>{neighbours}.</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>là où elle était</translation>
    </message>
    <message>
        <source>{energy}, {neighbours}.</source>
        <translation>«&#xa0;{energy}&#xa0;», {neighbours}.</translation>
    </message>
    <message>
        <source>{energy}.</source>
        <translation>«&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the neighbours of a tile</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>{where}, no path</source>
        <translation>{where}, pas de passage</translation>
    </message>
    <message numerus="yes">
        <source>{where}, path for %n point(s)</source>
        <translation>
            <numerusform>{where}, passage pour %n point</numerusform>
            <numerusform>{where}, passage pour %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ({piece})</source>
        <translation>{player} ({piece})</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) here: {pieces}.</source>
        <translation>
            <numerusform>%n pion ici&#xa0;: {pieces}.</numerusform>
            <numerusform>%n pions ici&#xa0;: {pieces}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blackout cap is here: nobody can enter or leave.</source>
        <translation>Le capuchon de black-out est ici&#xa0;: personne n’entre ni ne sort.</translation>
    </message>
</context>
<context>
    <name>BookWindow</name>
    <message>
        <source>Search the book</source>
        <translation>Chercher dans le livre</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimer ou enregistrer en PDF</translation>
    </message>
    <message>
        <source>Start of the book</source>
        <translation>Début du livre</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or just its first letters.</source>
        <translation>Aucun résultat. Essaie un autre mot, ou seulement son début.</translation>
    </message>
</context>
<context>
    <name>BoxMarks</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{age}+</source>
        <translation>{age}+</translation>
    </message>
    <message>
        <source>{fewest} to {most}</source>
        <translation>{fewest} à {most}</translation>
    </message>
    <message>
        <source>Players: {seats}. About {minutes} minutes. From age {age}.</source>
        <translation>Personnes&#xa0;: {seats}. Environ {minutes} minutes. Dès {age} ans.</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>A new game starts from this point. The recorded game stays as it is.</source>
        <translation>Une nouvelle partie commence à partir de ce moment. La partie enregistrée ne change pas.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CapWords</name>
    <message>
        <source>{card} takes the blackout cap off the board.</source>
        <translation>{card} retire le capuchon de black-out du plateau.</translation>
    </message>
    <message>
        <source>{card} puts the blackout cap on {energy}, over your piece!</source>
        <translation>{card} pose le capuchon de black-out sur «&#xa0;{energy}&#xa0;», sur ton pion&#xa0;!</translation>
    </message>
    <message>
        <source>{card} puts the blackout cap on {energy}.</source>
        <translation>{card} pose le capuchon de black-out sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{card} took the blackout cap off the board.</source>
        <translation>{card} a retiré le capuchon de black-out du plateau.</translation>
    </message>
    <message>
        <source>{card} put the blackout cap on {energy}, over your piece.</source>
        <translation>{card} a posé le capuchon de black-out sur «&#xa0;{energy}&#xa0;», par-dessus ton pion.</translation>
    </message>
    <message>
        <source>{card} put the blackout cap on {energy}.</source>
        <translation>{card} a posé le capuchon de black-out sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>Your card “{name}”</source>
        <translation>Ta carte «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Ta carte</translation>
    </message>
    <message>
        <source>{player}’s card “{name}”</source>
        <translation>La carte «&#xa0;{name}&#xa0;» posée par {player}</translation>
    </message>
    <message>
        <source>{player}’s card</source>
        <translation>La carte posée par {player}</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} · {second}</source>
        <translation>{first} · {second}</translation>
    </message>
    <message>
        <source>hand {total}</source>
        <translation>main&#xa0;: {total}</translation>
    </message>
    <message>
        <source>May end the game</source>
        <translation>Peut finir la partie</translation>
    </message>
    <message>
        <source>hand {total} (max {limit})</source>
        <translation>main&#xa0;: {total} / {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%n to move</source>
        <translation>
            <numerusform>déplacement&#xa0;: %n</numerusform>
            <numerusform>déplacement&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no movement</source>
        <translation>sans déplacement</translation>
    </message>
    <message>
        <source>No points to move</source>
        <translation>Pas de points pour avancer</translation>
    </message>
    <message>
        <source>Your hand: {total} (max {limit})</source>
        <translation>Ta main&#xa0;: {total} / {limit}</translation>
    </message>
    <message>
        <source>Under the cap</source>
        <translation>Sous le capuchon</translation>
    </message>
    <message>
        <source>No way leads out</source>
        <translation>Aucun chemin ne sort d’ici</translation>
    </message>
    <message>
        <source>Too dear: costs {cost} or more</source>
        <translation>Trop cher&#xa0;: coûte {cost} ou plus</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Bataille</translation>
    </message>
</context>
<context>
    <name>CardNote</name>
    <message>
        <source>{energy} · {value}</source>
        <translation>{energy} · {value}</translation>
    </message>
    <message>
        <source>Right-click or press Menu for more in the book</source>
        <translation>Clic droit ou touche Menu&#xa0;: la suite dans le livre</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>jump</source>
        <translation>saut</translation>
    </message>
    <message>
        <source>blackout</source>
        <translation>black-out</translation>
    </message>
    <message>
        <source>“turn or move a tile”</source>
        <translation>«&#xa0;tourner ou déplacer une tuile&#xa0;»</translation>
    </message>
    <message>
        <source>ENIX card, no value</source>
        <translation>Carte ENIX, sans valeur</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valeur {value}</translation>
    </message>
    <message>
        <source>Play it to interrupt: move the blackout cap, or take it off the board. If you still hold it at the end, it halves your sum.</source>
        <translation>Joue-la pour interrompre et mettre le capuchon de black-out ailleurs, ou le retirer du plateau. Si tu l’as en main à la fin, elle divise ta somme par deux.</translation>
    </message>
    <message>
        <source>Lay it: it gives no points for moving. Keep it: it counts 0 at the end, but its energy still helps you end the game.</source>
        <translation>Posée, elle ne donne pas de points de déplacement. Gardée, elle compte 0 à la fin, mais son énergie compte aussi quand tu veux mettre fin à la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Lay it: it takes %n point(s) off your other cards this round. Keep it: it lowers your sum by as much.</source>
        <translation>
            <numerusform>Posée, elle enlève %n point à tes autres cartes de cette manche. Gardée, elle diminue ta somme d’autant.</numerusform>
            <numerusform>Posée, elle enlève %n points à tes autres cartes de cette manche. Gardée, elle diminue ta somme d’autant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay it: it gives %n point(s) for moving. Keep it: it raises your sum by as much.</source>
        <translation>
            <numerusform>Posée, elle donne %n point de déplacement. Gardée, elle augmente ta somme d’autant.</numerusform>
            <numerusform>Posée, elle donne %n points de déplacement. Gardée, elle augmente ta somme d’autant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Jump: your game piece goes straight to {energy}.</source>
        <translation>Saut&#xa0;: ton pion va droit sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>Blackout: the cap goes onto {energy}. If it is already there, it goes beside the board.</source>
        <translation>Black-out&#xa0;: le capuchon est posé sur «&#xa0;{energy}&#xa0;». S’il y est déjà, il retourne à côté du plateau.</translation>
    </message>
    <message>
        <source>Tile: you turn or move one tile.</source>
        <translation>Tuile&#xa0;: tu tournes ou déplaces une tuile.</translation>
    </message>
    <message>
        <source>No symbol: nothing happens before you move.</source>
        <translation>Pas de symbole&#xa0;: il ne se passe rien avant ton déplacement.</translation>
    </message>
    <message>
        <source>One symbol, carried out before you move:</source>
        <translation>Un symbole, à exécuter avant ton déplacement&#xa0;:</translation>
    </message>
    <message>
        <source>Two symbols, carried out from bottom to top before you move:</source>
        <translation>Deux symboles, à exécuter de bas en haut avant ton déplacement&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Leçon {number} sur {count}</translation>
    </message>
    <message>
        <source>&amp;Skip this</source>
        <translation>Pass&amp;er</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>You can continue from here later.</source>
        <translation>Tu pourras reprendre plus tard au même endroit.</translation>
    </message>
    <message>
        <source>Lit on the table: {things}.</source>
        <translation>En lumière sur la table&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>Just watch…</source>
        <translation>Regarde bien…</translation>
    </message>
    <message>
        <source>Now you try!</source>
        <translation>Maintenant, à toi&#xa0;!</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
</context>
<context>
    <name>CompetitionTree</name>
    <message>
        <source>{players} are tied.</source>
        <translation>{players} sont à égalité.</translation>
    </message>
    <message>
        <source>Round {number}: {card}.</source>
        <comment>a round of a competition</comment>
        <translation>Carte {number}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>a card, face down</source>
        <translation>une carte, face cachée</translation>
    </message>
    <message>
        <source>Sum: {sum}.</source>
        <translation>Somme&#xa0;: {sum}.</translation>
    </message>
    <message>
        <source>Ahead.</source>
        <translation>En tête.</translation>
    </message>
</context>
<context>
    <name>ComponentList</name>
    <message>
        <source>What the program is made with</source>
        <translation>Composants du programme</translation>
    </message>
    <message>
        <source>{name}, licence: {licence}</source>
        <translation>{name}, licence&#xa0;: {licence}</translation>
    </message>
</context>
<context>
    <name>ContinueOffer</name>
    <message>
        <source>Round {number}: {players}</source>
        <translation>Manche {number}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{game}: {players}</source>
        <translation>{game}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{game}, round {number}: {players}</source>
        <translation>{game}, manche {number}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>CopyQuestion</name>
    <message>
        <source>“{copy}” is a copy of a game with {players} that is not finished. The game itself continues, where you left it.</source>
        <translation>«&#xa0;{copy}&#xa0;» est la copie d’une partie en cours avec {players}. C’est cette partie qui continue, là où elle en était.</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>&amp;Continuer la partie</translation>
    </message>
    <message>
        <source>“{copy}” is a copy of an unfinished game. It continues as a game of its own: luck decides again, and everybody chooses their face-down card again.</source>
        <translation>«&#xa0;{copy}&#xa0;» est la copie d’une partie inachevée. Elle continue comme une partie à part&#xa0;: le hasard décide à nouveau, et les cartes cachées sont choisies de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Play the copy</source>
        <translation>&amp;Jouer la copie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textes (*.txt)</translation>
    </message>
    <message>
        <source>Program error</source>
        <translation>Erreur du programme</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Le programme a rencontré une erreur.</translation>
    </message>
    <message numerus="yes">
        <source>It has happened %Ln time(s) since this box opened.</source>
        <translation>
            <numerusform>C’est arrivé %Ln fois depuis que cette fenêtre est ouverte.</numerusform>
            <numerusform>C’est arrivé %Ln fois depuis que cette fenêtre est ouverte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A report helps us find the error. It is a text file you can read: what happened, the versions, the log, and your game without any card that is still hidden from you. Nothing is sent.</source>
        <translation>Un rapport aide à trouver l’erreur. C’est un texte que tu peux lire&#xa0;: ce qui s’est passé, les versions, le journal du programme, et ta partie sans les cartes qui te sont encore cachées. Il n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>Leave out the players’ names</source>
        <translation>Ne pas inclure les noms</translation>
    </message>
    <message>
        <source>&amp;Save report…</source>
        <translation>&amp;Enregistrer un rapport…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Enix Desktop cannot start. Your games are safe.</source>
        <translation>Enix Desktop ne peut pas démarrer. Tes parties ne risquent rien.</translation>
    </message>
    <message>
        <source>The last moves are not saved yet. Enix Desktop tries again when you continue or quit.</source>
        <translation>Les derniers coups ne sont pas encore enregistrés. Le programme essaiera de nouveau quand tu continueras ou quitteras.</translation>
    </message>
    <message>
        <source>Your games are safe and you can continue. If a game is open, its table is set up again.</source>
        <translation>Tes parties ne risquent rien et tu peux continuer. Si une partie est ouverte, la table est remise en place.</translation>
    </message>
    <message>
        <source>Report saved: {file}</source>
        <translation>Rapport enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The report cannot be saved there: {file}</source>
        <translation>Impossible d’enregistrer le rapport ici&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next: {name}</source>
        <translation>À toi, {name}</translation>
    </message>
    <message>
        <source>Nobody else should look at the screen.</source>
        <translation>Personne d’autre ne doit regarder l’écran.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Je suis {name}</translation>
    </message>
</context>
<context>
    <name>DayCardDialog</name>
    <message>
        <source>The text is copied. Paste it wherever you like.</source>
        <translation>Le texte est copié. Colle-le où tu veux.</translation>
    </message>
    <message>
        <source>The picture is copied. Paste it wherever you like.</source>
        <translation>L’image est copiée. Colle-la où tu veux.</translation>
    </message>
    <message>
        <source>Save the result card</source>
        <translation>Enregistrer la carte de résultat</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>L’image est enregistrée.</translation>
    </message>
    <message>
        <source>Result card</source>
        <translation>Carte de résultat</translation>
    </message>
    <message>
        <source>Nothing here tells others about the puzzles.</source>
        <translation>Rien ici ne dévoile les énigmes aux autres.</translation>
    </message>
    <message>
        <source>Nothing here tells others about the deal.</source>
        <translation>Rien ici ne révèle la donne aux autres.</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Copier le &amp;texte</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>DaySheet</name>
    <message>
        <source>Today everybody plays this deal, against these opponents:</source>
        <translation>Aujourd’hui, tout le monde joue avec les mêmes cartes, contre les mêmes adversaires&#xa0;:</translation>
    </message>
    <message>
        <source>{name}: {player}</source>
        <comment>a computer player and its level</comment>
        <translation>{name}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Today everybody solves the same puzzles. The clock runs along.</source>
        <translation>Aujourd’hui, tout le monde résout les mêmes énigmes. Le temps est mesuré.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
</context>
<context>
    <name>DayStrip</name>
    <message>
        <source>&amp;Result card…</source>
        <translation>Carte de &amp;résultat…</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>Game of the day, {date}</source>
        <translation>Partie du jour, {date}</translation>
    </message>
    <message>
        <source>1st of {count}: won!</source>
        <translation>1re place sur {count}&#xa0;: gagné&#xa0;!</translation>
    </message>
    <message>
        <source>Place {place} of {count}</source>
        <translation>Place {place} sur {count}</translation>
    </message>
    <message>
        <source>All {count} solved!</source>
        <translation>Les {count} sont résolues&#xa0;!</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} sur {count} résolues</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Score {score}</translation>
    </message>
    <message>
        <source>{time} in all</source>
        <translation>{time} en tout</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>{title}: {how}.</source>
        <translation>{title}&#xa0;: {how}.</translation>
    </message>
    <message>
        <source>This try does not count.</source>
        <translation>Cet essai ne compte pas.</translation>
    </message>
    <message>
        <source>{game}: {title}</source>
        <translation>{game}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{place} · {score}</source>
        <translation>{place} · {score}</translation>
    </message>
    <message>
        <source>Game of the day</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <source>Only one try counts: this one. There are no hints.</source>
        <translation>Un seul essai compte&#xa0;: celui-ci. Il n’y a pas de conseils.</translation>
    </message>
    <message>
        <source>You have played it already, so this try does not count. There are no hints.</source>
        <translation>Tu l’as déjà jouée, donc cet essai ne compte pas. Il n’y a pas de conseils.</translation>
    </message>
    <message>
        <source>{title} · this try counts</source>
        <translation>{title} · cet essai compte</translation>
    </message>
    <message>
        <source>{title} · does not count</source>
        <translation>{title} · ne compte pas</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>That is all for today</source>
        <translation>C’est tout pour aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved.</source>
        <translation>
            <numerusform>%n problème résolu.</numerusform>
            <numerusform>%n problèmes résolus.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you have solved comes back later each time, and what was hard comes back tomorrow.</source>
        <translation>Ce que tu as résolu revient chaque fois plus tard&#xa0;; ce qui était difficile revient demain.</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>Pas encore de problèmes</translation>
    </message>
    <message>
        <source>When you review a finished game, your dearest decisions become puzzles.</source>
        <translation>Quand tu analyses une partie finie, tes décisions les plus coûteuses deviennent des problèmes.</translation>
    </message>
    <message>
        <source>&amp;Practise anyway</source>
        <translation>&amp;S’exercer quand même</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
</context>
<context>
    <name>EditionWords</name>
    <message>
        <source>English rulebook</source>
        <translation>Livret anglais</translation>
    </message>
    <message>
        <source>The highest sum of cards laid this round goes first.</source>
        <translation>La plus grande somme posée dans la manche joue en premier.</translation>
    </message>
    <message>
        <source>You may cross tiles again, but not return to where your turn began.</source>
        <translation>Tu peux repasser sur une tuile, mais pas sur celle où ton tour a commencé.</translation>
    </message>
    <message>
        <source>You must steal, choosing the card by its back.</source>
        <translation>Tu dois voler, et tu choisis d’après le dos de la carte.</translation>
    </message>
    <message>
        <source>ENIX cards: the current player is asked first.</source>
        <translation>Cartes ENIX&#xa0;: on demande d’abord à la personne dont c’est le tour.</translation>
    </message>
    <message>
        <source>French rulebook</source>
        <translation>Livret français</translation>
    </message>
    <message>
        <source>The highest first card goes first; later cards only break ties.</source>
        <translation>La première carte la plus haute joue en premier&#xa0;; les suivantes ne font que départager.</translation>
    </message>
    <message>
        <source>You may not enter a tile twice, nor return to where your turn began.</source>
        <translation>Dans un tour, tu ne passes jamais deux fois sur la même tuile, même celle de départ.</translation>
    </message>
    <message>
        <source>You may steal or not; luck decides which card.</source>
        <translation>Tu peux voler ou non&#xa0;; la carte est tirée au hasard.</translation>
    </message>
    <message>
        <source>ENIX cards: a lot decides who is asked first.</source>
        <translation>Cartes ENIX&#xa0;: un tirage au sort décide à qui l’on demande d’abord.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret</translation>
    </message>
</context>
<context>
    <name>EndQuestion</name>
    <message>
        <source>If the best are tied, you win.</source>
        <translation>Si les meilleurs sont à égalité, tu gagnes.</translation>
    </message>
    <message>
        <source>End the game?</source>
        <translation>Finir la partie&#xa0;?</translation>
    </message>
    <message>
        <source>End the game with {score}</source>
        <translation>Finir la partie avec {score}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>That is more than {limit}: you would be out.</source>
        <translation>C’est plus que {limit}&#xa0;: tu serais hors course.</translation>
    </message>
    <message>
        <source>Your cards are worth {total}.</source>
        <translation>Tes cartes valent {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Your cards are worth {total}, halved by %n ENIX card(s): {score}.</source>
        <translation>
            <numerusform>Tes cartes valent {total}, divisé par deux par %n carte ENIX&#xa0;: {score}.</numerusform>
            <numerusform>Tes cartes valent {total}, divisé par deux par chacune des %n cartes ENIX&#xa0;: {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n below the limit of {limit}.</source>
        <translation>
            <numerusform>C’est %n de moins que la limite de {limit}.</numerusform>
            <numerusform>C’est %n de moins que la limite de {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>how many cards a rival holds</comment>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>The others hold: {cards}.</source>
        <translation>Les autres ont en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Nobody can beat that: more than {limit} is out.</source>
        <translation>Personne ne peut faire mieux&#xa0;: au-delà de {limit}, on est hors course.</translation>
    </message>
</context>
<context>
    <name>EnergyForms</name>
    <message>
        <source>to Solar energy</source>
        <translation>vers l’énergie solaire</translation>
    </message>
    <message>
        <source>to Hydropower</source>
        <translation>vers l’énergie de l’eau</translation>
    </message>
    <message>
        <source>to Geothermal heat</source>
        <translation>vers la chaleur tellurique</translation>
    </message>
    <message>
        <source>to Waves and tides</source>
        <translation>vers les vagues et marées</translation>
    </message>
    <message>
        <source>to Wind energy</source>
        <translation>vers l’énergie du vent</translation>
    </message>
    <message>
        <source>to Biomass</source>
        <translation>vers la biomasse</translation>
    </message>
    <message>
        <source>from Solar energy</source>
        <translation>de l’énergie solaire</translation>
    </message>
    <message>
        <source>from Hydropower</source>
        <translation>de l’énergie de l’eau</translation>
    </message>
    <message>
        <source>from Geothermal heat</source>
        <translation>de la chaleur tellurique</translation>
    </message>
    <message>
        <source>from Waves and tides</source>
        <translation>des vagues et marées</translation>
    </message>
    <message>
        <source>from Wind energy</source>
        <translation>de l’énergie du vent</translation>
    </message>
    <message>
        <source>from Biomass</source>
        <translation>de la biomasse</translation>
    </message>
    <message>
        <source>on Solar energy</source>
        <translation>sur l’énergie solaire</translation>
    </message>
    <message>
        <source>on Hydropower</source>
        <translation>sur l’énergie de l’eau</translation>
    </message>
    <message>
        <source>on Geothermal heat</source>
        <translation>sur la chaleur tellurique</translation>
    </message>
    <message>
        <source>on Waves and tides</source>
        <translation>sur les vagues et marées</translation>
    </message>
    <message>
        <source>on Wind energy</source>
        <translation>sur l’énergie du vent</translation>
    </message>
    <message>
        <source>on Biomass</source>
        <translation>sur la biomasse</translation>
    </message>
    <message>
        <source>onto Solar energy</source>
        <translation>sur l’énergie solaire</translation>
    </message>
    <message>
        <source>onto Hydropower</source>
        <translation>sur l’énergie de l’eau</translation>
    </message>
    <message>
        <source>onto Geothermal heat</source>
        <translation>sur la chaleur tellurique</translation>
    </message>
    <message>
        <source>onto Waves and tides</source>
        <translation>sur les vagues et marées</translation>
    </message>
    <message>
        <source>onto Wind energy</source>
        <translation>sur l’énergie du vent</translation>
    </message>
    <message>
        <source>onto Biomass</source>
        <translation>sur la biomasse</translation>
    </message>
</context>
<context>
    <name>EnixBook</name>
    <message>
        <source>The book of ENIX</source>
        <translation>Le livre d’ENIX</translation>
    </message>
    <message>
        <source>How ENIX is played, step by step and with pictures, for both rulebooks.</source>
        <translation>Comment jouer à ENIX, pas à pas et en images, selon les deux livrets.</translation>
    </message>
    <message>
        <source>The six renewable energies, and the true story behind each of the 72 cards.</source>
        <translation>Les six énergies renouvelables, et l’histoire vraie derrière chacune des 72 cartes.</translation>
    </message>
    <message>
        <source>The words of the game, in a sentence or two each.</source>
        <translation>Les mots du jeu, chacun en une ou deux phrases.</translation>
    </message>
</context>
<context>
    <name>EnixMoveWords</name>
    <message>
        <source>lay {card}</source>
        <translation>poser {card}</translation>
    </message>
    <message>
        <source>end the game</source>
        <translation>mettre fin à la partie</translation>
    </message>
    <message>
        <source>go to {energy}</source>
        <translation>aller sur «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>steal no card</source>
        <translation>ne voler aucune carte</translation>
    </message>
    <message>
        <source>stop on {energy}</source>
        <translation>s’arrêter sur «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>draw from stack {number} ({energy} on top)</source>
        <translation>piocher dans le talon {number} («&#xa0;{energy}&#xa0;» sur le dessus)</translation>
    </message>
    <message>
        <source>steal a card from {player}</source>
        <translation>voler une carte à {player}</translation>
    </message>
    <message>
        <source>steal a card of {energy} from {player}</source>
        <translation>voler à {player} une carte «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>do not interrupt</source>
        <translation>ne pas interrompre</translation>
    </message>
    <message>
        <source>play {card} and take the blackout cap off the board</source>
        <translation>jouer {card} et retirer le capuchon de black-out du plateau</translation>
    </message>
    <message>
        <source>play {card} and put the blackout cap on {energy}</source>
        <translation>jouer {card} et poser le capuchon de black-out sur «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Que ferais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>What would you lay?</source>
        <translation>Que poserais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>What would you add?</source>
        <translation>Qu’ajouterais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Where would you put a tile?</source>
        <translation>Où poserais-tu une tuile&#xa0;?</translation>
    </message>
    <message>
        <source>What would you take?</source>
        <translation>Que prendrais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Where would you go?</source>
        <translation>Où irais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>From whom would you steal?</source>
        <translation>À qui volerais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Where would you draw?</source>
        <translation>Où piocherais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>Would you interrupt?</source>
        <translation>Interromprais-tu&#xa0;?</translation>
    </message>
    <message>
        <source>{card} ({title})</source>
        <translation>{card} ({title})</translation>
    </message>
    <message>
        <source>take no card</source>
        <translation>ne prendre aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of {energy}</source>
        <translation>
            <numerusform>prendre %n carte «&#xa0;{energy}&#xa0;»</numerusform>
            <numerusform>prendre %n cartes «&#xa0;{energy}&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) of {energy} from stack(s) {stacks}</source>
        <translation>
            <numerusform>prendre %n carte «&#xa0;{energy}&#xa0;» sur le talon {stacks}</numerusform>
            <numerusform>prendre %n cartes «&#xa0;{energy}&#xa0;» sur les talons {stacks}</numerusform>
        </translation>
    </message>
    <message>
        <source>turn {energy} clockwise by {degrees} degrees</source>
        <translation>tourner la tuile «&#xa0;{energy}&#xa0;» de {degrees} degrés dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>turn {energy} anticlockwise by {degrees} degrees</source>
        <translation>tourner la tuile «&#xa0;{energy}&#xa0;» de {degrees} degrés dans le sens inverse des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>move {energy} to the place {where}</source>
        <translation>déplacer la tuile «&#xa0;{energy}&#xa0;» juste {where}</translation>
    </message>
    <message>
        <source>move {energy} to the place {where}, turned clockwise by {degrees} degrees</source>
        <translation>déplacer la tuile «&#xa0;{energy}&#xa0;» juste {where}, tournée de {degrees} degrés dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>move {energy} to the place {where}, turned anticlockwise by {degrees} degrees</source>
        <translation>déplacer la tuile «&#xa0;{energy}&#xa0;» juste {where}, tournée de {degrees} degrés dans le sens inverse des aiguilles d’une montre</translation>
    </message>
</context>
<context>
    <name>EnixStatistics</name>
    <message>
        <source>cards in hand at the end, on average</source>
        <translation>cartes en main à la fin, en moyenne</translation>
    </message>
    <message>
        <source>cards collected in a game</source>
        <translation>cartes prises par partie</translation>
    </message>
    <message>
        <source>cards stolen in a game</source>
        <translation>cartes volées par partie</translation>
    </message>
    <message>
        <source>turns under the blackout cap</source>
        <translation>tours sous le capuchon de black-out</translation>
    </message>
    <message>
        <source>Where the pieces went</source>
        <translation>Où sont allés les pions</translation>
    </message>
    <message>
        <source>Arrivals at each energy tile, by crossing or by jump.</source>
        <translation>Arrivées sur chaque tuile, par un passage ou par un saut.</translation>
    </message>
    <message>
        <source>Exactly 25</source>
        <translation>Pile 25</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Le tour du plateau</translation>
    </message>
    <message>
        <source>Visit all six energy tiles in one game.</source>
        <translation>Passe sur les six tuiles dans une même partie.</translation>
    </message>
    <message>
        <source>Rich harvest</source>
        <translation>Belle récolte</translation>
    </message>
    <message>
        <source>Take four or more cards on one arrival.</source>
        <translation>Prends au moins quatre cartes en une seule arrivée.</translation>
    </message>
    <message>
        <source>Good shoes</source>
        <translation>Bonnes chaussures</translation>
    </message>
    <message>
        <source>Cross to another tile four or more times in one turn.</source>
        <translation>Fais au moins quatre passages en un seul tour.</translation>
    </message>
    <message>
        <source>Weight to carry</source>
        <translation>Lourd bagage</translation>
    </message>
    <message>
        <source>Win with a card below zero in your hand.</source>
        <translation>Gagne avec une carte négative en main.</translation>
    </message>
    <message>
        <source>Halved in time</source>
        <translation>Juste à temps</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>D’un cheveu</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Le dernier mot</translation>
    </message>
    <message>
        <source>End the game yourself and win although others are tied.</source>
        <translation>Mets fin à la partie et gagne malgré une égalité en tête.</translation>
    </message>
    <message>
        <source>Lights out</source>
        <translation>Extinction des feux</translation>
    </message>
    <message>
        <source>Put the blackout cap on the tile you stand on.</source>
        <translation>Pose le capuchon de black-out sur la tuile où tu te trouves.</translation>
    </message>
    <message>
        <source>Night vision</source>
        <translation>Vision nocturne</translation>
    </message>
    <message>
        <source>Win while your piece is under the blackout cap.</source>
        <translation>Gagne avec ton pion sous le capuchon de black-out.</translation>
    </message>
    <message>
        <source>Clean hands</source>
        <translation>Mains propres</translation>
    </message>
    <message>
        <source>Win without stealing a single card.</source>
        <translation>Gagne sans voler une seule carte.</translation>
    </message>
    <message>
        <source>Master beaten</source>
        <translation>Victoire sur Virtuose</translation>
    </message>
    <message>
        <source>Win against a computer player at the strongest level.</source>
        <translation>Gagne à une table avec un ordinateur du niveau le plus fort.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Table pleine</translation>
    </message>
    <message>
        <source>Win at a table of six.</source>
        <translation>Gagne à une table de six.</translation>
    </message>
    <message>
        <source>Well read</source>
        <translation>Lecture complète</translation>
    </message>
    <message>
        <source>Win a game by each of the two rulebooks.</source>
        <translation>Gagne une partie avec chacun des deux livrets.</translation>
    </message>
    <message>
        <source>End a game with a hand worth 25, not one more.</source>
        <translation>Termine une partie avec une main qui vaut 25, pas un de plus.</translation>
    </message>
    <message>
        <source>Hold more than 25 and be saved by an ENIX card.</source>
        <translation>Dépasse 25 et laisse une carte ENIX te sauver.</translation>
    </message>
    <message>
        <source>Win with a lead of just 1.</source>
        <translation>Gagne avec une avance de 1 seulement.</translation>
    </message>
    <message>
        <source>closest to 25</source>
        <translation>au plus près de 25</translation>
    </message>
    <message>
        <source>most cards collected in a game</source>
        <translation>le plus de cartes récoltées en une partie</translation>
    </message>
    <message>
        <source>most cards stolen in a game</source>
        <translation>le plus de cartes volées en une partie</translation>
    </message>
</context>
<context>
    <name>EnixStyles</name>
    <message>
        <source>cautious</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>avide</translation>
    </message>
    <message>
        <source>trickster</source>
        <translation>farceur</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>Cautious: takes little and ends early.</source>
        <translation>Prudent&#xa0;: prend peu et finit tôt.</translation>
    </message>
    <message>
        <source>Greedy: takes whatever there is.</source>
        <translation>Avide&#xa0;: prend tout ce qu’il y a.</translation>
    </message>
    <message>
        <source>Trickster: gets in the others’ way.</source>
        <translation>Farceur&#xa0;: gêne les autres.</translation>
    </message>
    <message>
        <source>Builder: likes to change the board.</source>
        <translation>Bâtisseur&#xa0;: aime transformer le plateau.</translation>
    </message>
</context>
<context>
    <name>EnixUi</name>
    <message>
        <source>Collect all six energies. Mind the goblin.</source>
        <translation>Rassemble les six énergies. Gare au lutin&#xa0;!</translation>
    </message>
    <message>
        <source>An independent version of the 2004 game ENIX, with its own texts, art and code. It is not connected with the game’s authors or publisher.</source>
        <translation>Une adaptation indépendante du jeu ENIX de 2004, avec ses propres textes, images et code. Elle n’est liée ni aux auteurs ni à l’éditeur du jeu.</translation>
    </message>
    <message>
        <source>Sho&amp;w help with moves and costs</source>
        <translation>Montrer le coût &amp;du trajet</translation>
    </message>
    <message>
        <source>Arrange the &amp;tiles yourself</source>
        <translation>&amp;Tuiles à la main</translation>
    </message>
    <message>
        <source>Turn the tile in your hand</source>
        <translation>Tourner la tuile que tu tiens</translation>
    </message>
    <message>
        <source>Stop moving; steal no card</source>
        <translation>S’arrêter&#xa0;; ne rien voler</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Mettre fin à la partie</translation>
    </message>
    <message>
        <source>Interrupt at the next chance: on or off</source>
        <translation>Interrompre à la prochaine occasion, ou non</translation>
    </message>
    <message>
        <source>Take the blackout cap off</source>
        <translation>Retirer le capuchon de black-out</translation>
    </message>
    <message>
        <source>Do not interrupt now</source>
        <translation>Ne pas interrompre maintenant</translation>
    </message>
    <message>
        <source>Goal: collect cards of all six energies, then end the game. The highest hand wins, up to 25.</source>
        <translation>But&#xa0;: rassembler des cartes des six énergies, puis mettre fin à la partie. La main la plus haute gagne, jusqu’à 25.</translation>
    </message>
</context>
<context>
    <name>EventWording</name>
    <message>
        <source>Round {number} begins.</source>
        <translation>La manche {number} commence.</translation>
    </message>
    <message>
        <source>{player} {card}</source>
        <comment>one of the cards turned over</comment>
        <translation>{player} ({card})</translation>
    </message>
    <message>
        <source>All cards are turned over: {cards}.</source>
        <translation>Toutes les cartes sont retournées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Order drawn by lot: {players}.</source>
        <translation>Le tirage au sort donne cet ordre&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player} ends the game.</source>
        <translation>{player} met fin à la partie.</translation>
    </message>
    <message>
        <source>{player} plays {card} and takes the blackout cap off the board.</source>
        <translation>{player} joue {card} et retire le capuchon de black-out du plateau.</translation>
    </message>
    <message>
        <source>{player} plays {card} and puts the blackout cap on {energy}.</source>
        <translation>{player} joue {card} et pose le capuchon de black-out sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} jumps to {energy}.</source>
        <translation>{player} saute sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} turns {energy}.</source>
        <translation>{player} tourne la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} moves {energy} to another place.</source>
        <translation>{player} déplace la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} is already on {energy}, so the jump has no effect.</source>
        <translation>{player} est déjà sur «&#xa0;{energy}&#xa0;»&#xa0;: le saut n’a pas d’effet.</translation>
    </message>
    <message>
        <source>{player} is under the blackout cap and cannot jump to {energy}.</source>
        <translation>{player} est sous le capuchon de black-out et ne peut pas sauter sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{energy} is under the blackout cap: {player} cannot jump there.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» est sous le capuchon de black-out&#xa0;: {player} ne peut pas y sauter.</translation>
    </message>
    <message>
        <source>{player} is under the blackout cap and cannot move.</source>
        <translation>{player} est sous le capuchon de black-out et ne peut pas bouger.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n card(s) of {energy}.</source>
        <translation>
            <numerusform>{player} prend %n carte «&#xa0;{energy}&#xa0;».</numerusform>
            <numerusform>{player} prend %n cartes «&#xa0;{energy}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {cards}.</source>
        <translation>{player} prend&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>A stack is empty: stacks and played cards are reshuffled.</source>
        <translation>Un talon est vide&#xa0;: on mélange de nouveau les talons et la défausse.</translation>
    </message>
    <message>
        <source>{thief} steals a card of {energy} from {victim}.</source>
        <translation>{thief} vole à {victim} une carte «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{thief} steals {card} from {victim}.</source>
        <translation>{thief} vole à {victim}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{player} steals no more cards.</source>
        <translation>{player} ne vole plus de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s): {energies}.</source>
        <translation>
            <numerusform>{player} pioche %n carte&#xa0;: {energies}.</numerusform>
            <numerusform>{player} pioche %n cartes&#xa0;: {energies}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player} pioche&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>It is {player}’s turn, with %n movement point(s).</source>
        <translation>
            <numerusform>C’est à {player} de jouer, avec %n point de déplacement.</numerusform>
            <numerusform>C’est à {player} de jouer, avec %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {origin} to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>{player} va de «&#xa0;{origin}&#xa0;» à «&#xa0;{energy}&#xa0;» pour %n point de déplacement.</numerusform>
            <numerusform>{player} va de «&#xa0;{origin}&#xa0;» à «&#xa0;{energy}&#xa0;» pour %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stops; %n movement point(s) are lost.</source>
        <translation>
            <numerusform>{player} s’arrête et perd %n point de déplacement.</numerusform>
            <numerusform>{player} s’arrête et perd %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no movement points.</source>
        <translation>{player} n’a pas de points de déplacement.</translation>
    </message>
    <message>
        <source>{player} cannot reach any tile with these movement points.</source>
        <translation>{player} ne peut atteindre aucune tuile avec ces points de déplacement.</translation>
    </message>
    <message>
        <source>{players} are tied and compete for the next turn.</source>
        <translation>{players} sont à égalité&#xa0;: bataille pour le prochain tour&#xa0;!</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Impossible d’écrire {file}.</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Enregistrer le texte</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>A picture of this moment (PNG)</source>
        <translation>Une image de ce moment (PNG)</translation>
    </message>
    <message>
        <source>This turn as an animated picture (APNG)</source>
        <translation>Ce tour en image animée (APNG)</translation>
    </message>
    <message>
        <source>This round as an animated picture (APNG)</source>
        <translation>Cette manche en image animée (APNG)</translation>
    </message>
    <message>
        <source>The whole game as an animated picture (APNG)</source>
        <translation>Toute la partie en image animée (APNG)</translation>
    </message>
    <message>
        <source>The whole game as text</source>
        <translation>Toute la partie en texte</translation>
    </message>
    <message>
        <source>Small: {width} × {height}</source>
        <translation>Petite&#xa0;: {width} × {height}</translation>
    </message>
    <message>
        <source>Medium: {width} × {height}</source>
        <translation>Moyenne&#xa0;: {width} × {height}</translation>
    </message>
    <message>
        <source>Large: {width} × {height}</source>
        <translation>Grande&#xa0;: {width} × {height}</translation>
    </message>
    <message>
        <source>Very large: {width} × {height}</source>
        <translation>Très grande&#xa0;: {width} × {height}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Style of {name}: {style}</source>
        <translation>Style pour {name}&#xa0;: {style}</translation>
    </message>
    <message>
        <source>{about} Click to choose another style.</source>
        <translation>{about} Clique pour choisir un autre style.</translation>
    </message>
    <message>
        <source>As {name} likes it: {style}</source>
        <translation>Comme {name} l’aime&#xa0;: {style}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Whose games count</source>
        <translation>Compter les parties de</translation>
    </message>
    <message>
        <source>All rulebooks</source>
        <translation>Tous les livrets</translation>
    </message>
    <message>
        <source>By which rulebook the games were played</source>
        <translation>Livret des parties</translation>
    </message>
    <message>
        <source>When the games were played</source>
        <translation>Période des parties</translation>
    </message>
    <message>
        <source>Only without &amp;hints</source>
        <translation>Seulement sans &amp;conseils</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Which game was played</source>
        <translation>À quel jeu on a joué</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>FinalFrame</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Same deal again (does not count)</source>
        <translation>Rejouer les mêmes cartes (ne compte pas)</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>FinalScreen</name>
    <message>
        <source>Score sheet…</source>
        <translation>Feuille de score…</translation>
    </message>
</context>
<context>
    <name>FinalWords</name>
    <message>
        <source>{player} ends the game!</source>
        <translation>{player} met fin à la partie&#xa0;!</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <source>{players} share the win</source>
        <translation>{players} gagnent ensemble</translation>
    </message>
    <message>
        <source>{player} ended the game.</source>
        <translation>{player} a mis fin à la partie.</translation>
    </message>
    <message>
        <source>{ended} Everybody has more than {limit}.</source>
        <translation>{ended} Tout le monde dépasse {limit}.</translation>
    </message>
    <message>
        <source>{ended} {players} are tied, so whoever ended the game wins.</source>
        <translation>{ended} {players} sont à égalité&#xa0;: la personne qui a mis fin à la partie gagne.</translation>
    </message>
    <message>
        <source>{ended} {players} are tied and share the win.</source>
        <translation>{ended} {players} sont à égalité et gagnent ensemble.</translation>
    </message>
    <message>
        <source>{player} turns the cards over.</source>
        <translation>{player} retourne ses cartes.</translation>
    </message>
    <message>
        <source>{player}: cards worth {total}.</source>
        <translation>{player}&#xa0;: cartes d’une valeur de {total}.</translation>
    </message>
    <message numerus="yes">
        <source>%n ENIX card(s) strike: {total} becomes {score}.</source>
        <translation>
            <numerusform>Une carte ENIX frappe&#xa0;: {total} devient {score}.</numerusform>
            <numerusform>%n cartes ENIX frappent&#xa0;: {total} devient {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more than {limit} and is out.</source>
        <translation>{player} dépasse {limit} et est hors course.</translation>
    </message>
    <message>
        <source>Cards worth {total}.</source>
        <translation>Valeur des cartes&#xa0;: {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s).</source>
        <translation>
            <numerusform>Total divisé par deux (%n carte ENIX).</numerusform>
            <numerusform>Total divisé %n fois par deux (cartes ENIX).</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied with {players}.</source>
        <translation>À égalité avec {players}.</translation>
    </message>
    <message>
        <source>{player}: {score}. {about}</source>
        <translation>{player}&#xa0;: {score}. {about}</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Out: {count} over {limit}.</source>
        <translation>Hors course&#xa0;: {count} au-dessus de {limit}.</translation>
    </message>
    <message>
        <source>{count} short of {players}.</source>
        <translation>{count} de moins que {players}.</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>not found</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>{all} found</source>
        <translation>résultats&#xa0;: {all}</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Enter goes to the next match, Shift+Enter to the previous one.</source>
        <translation>Entrée va au résultat suivant, Maj+Entrée au précédent.</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Résultat précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Résultat suivant (F3)</translation>
    </message>
</context>
<context>
    <name>FinishPage</name>
    <message>
        <source>&amp;Play against a novice</source>
        <translation>&amp;Jouer contre «&#xa0;Novice&#xa0;»</translation>
    </message>
    <message>
        <source>All &amp;lessons</source>
        <translation>Toutes les &amp;leçons</translation>
    </message>
    <message>
        <source>&amp;Start screen</source>
        <translation>É&amp;cran d’accueil</translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>“{title}” was moved to the folder “trash” next to your games.</source>
        <translation>«&#xa0;{title}&#xa0;» est maintenant dans le dossier «&#xa0;trash&#xa0;», à côté de tes parties.</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>«&#xa0;{title}&#xa0;» est dans la corbeille.</translation>
    </message>
    <message>
        <source>Export a game</source>
        <translation>Exporter une partie</translation>
    </message>
    <message>
        <source>“{title}” was copied to {place}.</source>
        <translation>La partie «&#xa0;{title}&#xa0;» a été copiée dans {place}.</translation>
    </message>
    <message>
        <source>Import a game</source>
        <translation>Importer une partie</translation>
    </message>
    <message>
        <source>{file} is now one of your saved games.</source>
        <translation>{file} a été ajouté à tes parties.</translation>
    </message>
    <message>
        <source>The game in {file} is already one of your saved games.</source>
        <translation>La partie de {file} est déjà dans la liste.</translation>
    </message>
    <message>
        <source>The folder is {folder}</source>
        <translation>Dossier&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Parties (*.enix *.json)</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Parties (*.enix *.json)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
</context>
<context>
    <name>GlossaryPart</name>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
</context>
<context>
    <name>GuidePart</name>
    <message>
        <source>Energy guide</source>
        <translation>Guide des énergies</translation>
    </message>
    <message>
        <source>The cards of {energy}</source>
        <translation>Les cartes «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message>
        <source>{name} likes to black out others, but had no chance this time.</source>
        <translation>{name} aime plonger les autres dans le noir, mais n’en a pas eu l’occasion cette fois.</translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to black out others: done %n time(s).</source>
        <translation>
            <numerusform>{name} aime plonger les autres dans le noir&#xa0;: %n fois.</numerusform>
            <numerusform>{name} aime plonger les autres dans le noir&#xa0;: %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} likes to change the board, but had no chance this time.</source>
        <translation>{name} aime transformer le plateau, mais n’en a pas eu l’occasion cette fois.</translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to change the board: %n tile(s) placed.</source>
        <translation>
            <numerusform>{name} aime transformer le plateau&#xa0;: %n tuile placée.</numerusform>
            <numerusform>{name} aime transformer le plateau&#xa0;: %n tuiles placées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} likes to have it all: %n card(s) collected or stolen.</source>
        <translation>
            <numerusform>{name} veut tout avoir&#xa0;: %n carte prise ou volée.</numerusform>
            <numerusform>{name} veut tout avoir&#xa0;: %n cartes prises ou volées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is cautious: only %n card(s) collected.</source>
        <translation>
            <numerusform>{name} joue prudemment&#xa0;: seulement %n carte prise.</numerusform>
            <numerusform>{name} joue prudemment&#xa0;: seulement %n cartes prises.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is cautious and ended the game with {score}.</source>
        <translation>{name} joue prudemment et a mis fin à la partie avec {score}.</translation>
    </message>
</context>
<context>
    <name>HappenedSentences</name>
    <message>
        <source>The blackout cap is on {energy}: nobody can enter or leave that tile.</source>
        <translation>Le capuchon de black-out est sur «&#xa0;{energy}&#xa0;»&#xa0;: personne ne peut entrer sur cette tuile ni en sortir.</translation>
    </message>
    <message>
        <source>By this rulebook no tile may be entered twice in a turn, nor the one where the turn began. Closed now: {energies}.</source>
        <translation>Avec ce livret, on ne passe jamais deux fois sur la même tuile dans un tour, même celle de départ. Interdit pour l’instant&#xa0;: {energies}.</translation>
    </message>
    <message>
        <source>The turn began on {energy}. By this rulebook nobody may return there in the same turn.</source>
        <translation>Le tour a commencé sur «&#xa0;{energy}&#xa0;». Avec ce livret, on n’y revient pas pendant le même tour.</translation>
    </message>
    <message>
        <source>You can cross between {origin} and {energy} only if both sides have a path, and {lacking} has none there.</source>
        <translation>On ne peut passer entre «&#xa0;{origin}&#xa0;» et «&#xa0;{energy}&#xa0;» que s’il y a un rayon des deux côtés. Sans rayon à cet endroit&#xa0;: {lacking}.</translation>
    </message>
    <message>
        <source>{energy} does not touch {origin}, so it is too far for one step.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» ne touche pas «&#xa0;{origin}&#xa0;»&#xa0;: c’est trop loin pour un seul passage.</translation>
    </message>
    <message>
        <source>So {energy} cannot be reached this turn, with any number of points.</source>
        <translation>Aucun chemin ouvert ne mène donc à «&#xa0;{energy}&#xa0;» dans ce tour, quel que soit le nombre de points.</translation>
    </message>
    <message>
        <source>So the piece stays on {energy}.</source>
        <translation>Le pion reste donc sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{energy} can be reached for %n point(s).</source>
        <translation>
            <numerusform>On peut atteindre «&#xa0;{energy}&#xa0;» pour %n point.</numerusform>
            <numerusform>On peut atteindre «&#xa0;{energy}&#xa0;» pour %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 1 point or more, a piece must go to another tile if it can.</source>
        <translation>Avec 1 point ou plus, un pion doit aller sur une autre tuile, s’il le peut.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has reached another tile and may stop on any source. %n point(s) are lost.</source>
        <translation>
            <numerusform>{player} a atteint une autre tuile et peut s’arrêter sur n’importe quelle source. %n point est perdu.</numerusform>
            <numerusform>{player} a atteint une autre tuile et peut s’arrêter sur n’importe quelle source. %n points sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on {energy}.</source>
        <translation>{player} est sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player}’s top card, {card}, shows: {symbol}.</source>
        <translation>La dernière carte posée par {player}, {card}, montre&#xa0;: {symbol}.</translation>
    </message>
    <message>
        <source>{player}’s top card is {card}. Symbol {number} from the bottom shows: {symbol}.</source>
        <translation>La dernière carte posée par {player} est {card}. Son symbole {number}, en partant du bas, montre&#xa0;: {symbol}.</translation>
    </message>
    <message>
        <source>A jump goes straight to {energy}, however far it is.</source>
        <translation>Un saut mène droit sur «&#xa0;{energy}&#xa0;», quelle que soit la distance.</translation>
    </message>
    <message>
        <source>{player} held {card}. It may be played whenever the current player’s piece is on a source.</source>
        <translation>{player} avait {card} en main. On peut la jouer chaque fois que le pion de la personne qui joue est sur une source.</translation>
    </message>
    <message>
        <source>An ENIX card moves the blackout cap to any other tile, or off the board. It may not stay where it is.</source>
        <translation>Avec une carte ENIX, le capuchon de black-out va sur n’importe quelle autre tuile, ou hors du plateau. Il doit changer de place.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} stays in its place and is turned by %n side(s).</source>
        <translation>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» reste à sa place et tourne de %n cran.</numerusform>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» reste à sa place et tourne de %n crans.</numerusform>
        </translation>
    </message>
    <message>
        <source>{energy} moves to another place. It may also be turned.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» change de place. On peut aussi la tourner en même temps.</translation>
    </message>
    <message>
        <source>{energy} now shares a side with {others}.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» a maintenant un côté en commun avec&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>All six tiles are connected and there is no island, so this is allowed.</source>
        <translation>Les six tuiles forment un seul ensemble, sans île&#xa0;: c’est donc permis.</translation>
    </message>
    <message>
        <source>The blackout cap moves with it.</source>
        <translation>La tuile emporte le capuchon de black-out.</translation>
    </message>
    <message>
        <source>The blackout cap and everybody on the tile move with it: {players}.</source>
        <translation>La tuile emporte le capuchon de black-out, ainsi que {players}.</translation>
    </message>
    <message>
        <source>Everybody on the tile moves with it: {players}.</source>
        <translation>La tuile emporte {players}.</translation>
    </message>
    <message>
        <source>{energy} has no path on its side towards {other}: it is closed.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» n’a pas de rayon du côté de «&#xa0;{other}&#xa0;»&#xa0;: c’est fermé.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} has a path towards {other} with %n path point(s).</source>
        <translation>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» a un rayon vers «&#xa0;{other}&#xa0;», avec %n case.</numerusform>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» a un rayon vers «&#xa0;{other}&#xa0;», avec %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>A crossing costs the path points on both sides plus 1: {sum}.</source>
        <translation>Un passage coûte les cases des deux rayons, plus 1&#xa0;: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>Points left: {points} − {cost} = %n.</source>
        <translation>
            <numerusform>Points avant le passage&#xa0;: {points}. Prix payé&#xa0;: {cost}. Il reste %n point.</numerusform>
            <numerusform>Points avant le passage&#xa0;: {points}. Prix payé&#xa0;: {cost}. Il reste %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} costs {cost}, but there are only %n point(s).</source>
        <translation>
            <numerusform>«&#xa0;{energy}&#xa0;» coûte {cost}, mais il n’y a que %n point.</numerusform>
            <numerusform>«&#xa0;{energy}&#xa0;» coûte {cost}, mais il n’y a que %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>With 0 points or less, a piece does not move.</source>
        <translation>Avec 0 point ou moins, un pion ne bouge pas.</translation>
    </message>
    <message>
        <source>The cheapest open way is {way}. It costs {sum}.</source>
        <translation>Le chemin ouvert le moins cher&#xa0;: {way}. Il coûte {sum}.</translation>
    </message>
    <message>
        <source>{player} is already on {energy}, so the jump has no effect.</source>
        <translation>{player} est déjà sur «&#xa0;{energy}&#xa0;»&#xa0;: le saut n’a pas d’effet.</translation>
    </message>
    <message>
        <source>{player} is under the blackout cap and cannot leave.</source>
        <translation>{player} est sous le capuchon de black-out et ne peut pas en sortir.</translation>
    </message>
    <message>
        <source>{energy} is under the blackout cap, and nobody can enter it.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» est sous le capuchon de black-out&#xa0;: personne ne peut y entrer.</translation>
    </message>
    <message>
        <source>The blackout cap was beside the board and goes to {energy}.</source>
        <translation>Le capuchon de black-out était à côté du plateau et va sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>The blackout cap was already on {energy}, so this symbol takes it off the board.</source>
        <translation>Le capuchon de black-out était déjà sur «&#xa0;{energy}&#xa0;»&#xa0;: ce symbole le retire donc du plateau.</translation>
    </message>
    <message>
        <source>The blackout cap leaves {energy} and goes beside the board.</source>
        <translation>Le capuchon de black-out quitte «&#xa0;{energy}&#xa0;» et va à côté du plateau.</translation>
    </message>
    <message>
        <source>The blackout cap goes from {origin} to {energy}.</source>
        <translation>Le capuchon de black-out va de «&#xa0;{origin}&#xa0;» à «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} has just reached {energy} and may take top cards of that energy.</source>
        <translation>{player} vient d’atteindre «&#xa0;{energy}&#xa0;» et peut prendre des cartes de cette énergie sur le dessus des talons.</translation>
    </message>
    <message numerus="yes">
        <source>%n top card(s) of {energy} were taken. Cards below them must stay.</source>
        <translation>
            <numerusform>%n carte «&#xa0;{energy}&#xa0;» était sur le dessus et a été prise. Ce qu’il y avait dessous doit rester.</numerusform>
            <numerusform>%n cartes «&#xa0;{energy}&#xa0;» étaient sur le dessus et ont été prises. Ce qu’il y avait dessous doit rester.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) ran empty: number {numbers}.</source>
        <translation>
            <numerusform>%n talon s’est vidé&#xa0;: le numéro {numbers}.</numerusform>
            <numerusform>%n talons se sont vidés&#xa0;: les numéros {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stacks were waiting for cards. Now there are {total}, enough for {stacks} stacks.</source>
        <translation>Les talons attendaient des cartes. Il y en a maintenant {total}, assez pour {stacks} talons.</translation>
    </message>
    <message>
        <source>Cards left on the stacks: {stacks}. Played cards: {played}. Shuffled together: {total}.</source>
        <translation>Cartes restées sur les talons&#xa0;: {stacks}. Défausse&#xa0;: {played}. En tout, on en mélange {total}.</translation>
    </message>
    <message>
        <source>They are dealt to the stacks as evenly as possible: {numbers}.</source>
        <translation>On en fait des talons aussi égaux que possible&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>{thief} finished moving on {energy}, and {victim} is there too.</source>
        <translation>{thief} a terminé son déplacement sur «&#xa0;{energy}&#xa0;», et {victim} y est aussi.</translation>
    </message>
    <message>
        <source>By this rulebook you must steal a card from everybody on the same tile, choosing by the backs.</source>
        <translation>Avec ce livret, on doit voler une carte à chaque personne sur la même tuile, en choisissant d’après les dos.</translation>
    </message>
    <message>
        <source>By this rulebook nobody has to steal, and luck decides which card it is.</source>
        <translation>Avec ce livret, on peut voler ou non, et le hasard décide quelle carte.</translation>
    </message>
    <message numerus="yes">
        <source>{player} held {had} of {full} cards and draws %n card(s) from stack {stack}.</source>
        <translation>
            <numerusform>Cartes en main&#xa0;: {had} sur {full}. {player} pioche donc %n carte dans le talon {stack}.</numerusform>
            <numerusform>Cartes en main&#xa0;: {had} sur {full}. {player} pioche donc %n cartes dans le talon {stack}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s turn is over, so the cards laid become played cards.</source>
        <translation>{player} a terminé son tour&#xa0;: les cartes posées vont sur la défausse.</translation>
    </message>
    <message>
        <source>{player} held a card of each of the six energies and could end the game.</source>
        <translation>{player} avait en main une carte de chacune des six énergies et pouvait mettre fin à la partie.</translation>
    </message>
    <message>
        <source>{player}’s cards: {sum}.</source>
        <translation>{player} a en main&#xa0;: {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s) and rounded down: {total} becomes {score}.</source>
        <translation>
            <numerusform>Avec %n carte ENIX, on divise par deux et on arrondit vers le bas&#xa0;: {total} devient {score}.</numerusform>
            <numerusform>Avec %n cartes ENIX, on divise par deux autant de fois et on arrondit vers le bas&#xa0;: {total} devient {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Halved by each of %n ENIX card(s): {total} becomes {score}.</source>
        <translation>
            <numerusform>Avec %n carte ENIX, on divise par deux&#xa0;: {total} devient {score}.</numerusform>
            <numerusform>Avec %n cartes ENIX, on divise par deux autant de fois&#xa0;: {total} devient {score}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {score}, more than {limit}, and drops out.</source>
        <translation>{player} a {score}, plus de {limit}&#xa0;: hors course.</translation>
    </message>
    <message>
        <source>{player} has {score}, not more than {limit}, and stays in.</source>
        <translation>{player} a {score}, pas plus de {limit}&#xa0;: toujours en course.</translation>
    </message>
    <message>
        <source>Of those still in, {player} has the most: {score}.</source>
        <translation>Parmi les personnes encore en course, {player} a le score le plus haut&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>Of those still in, {players} have the most: {score} each.</source>
        <translation>Parmi les personnes encore en course, {players} partagent le score le plus haut&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>In a tie for first place, whoever ended the game wins: {player}.</source>
        <translation>En cas d’égalité en tête, la personne qui a mis fin à la partie gagne&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>{ender} ended the game and is out, so {players} share the win.</source>
        <translation>{ender} a mis fin à la partie mais est hors course&#xa0;: {players} gagnent donc ensemble.</translation>
    </message>
    <message>
        <source>Everybody has more than {limit}, so nobody wins.</source>
        <translation>Tout le monde a plus de {limit}&#xa0;: personne ne gagne.</translation>
    </message>
    <message>
        <source>Everybody has had a turn, so round {number} begins.</source>
        <translation>Tout le monde a eu son tour&#xa0;: la manche {number} commence.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must lay one more card face down: {players}.</source>
        <translation>
            <numerusform>%n personne doit poser une carte de plus, face cachée&#xa0;: {players}.</numerusform>
            <numerusform>%n personnes doivent poser une carte de plus, face cachée&#xa0;: {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) must lay a card face down: {players}.</source>
        <translation>
            <numerusform>%n personne doit poser une carte face cachée&#xa0;: {players}.</numerusform>
            <numerusform>%n personnes doivent poser une carte face cachée&#xa0;: {players}.</numerusform>
        </translation>
    </message>
    <message>
        <source>When everybody has laid, the cards are turned over together.</source>
        <translation>Quand toutes les cartes sont posées, on les retourne ensemble.</translation>
    </message>
    <message>
        <source>Of those still waiting for a turn, the highest sum goes next.</source>
        <translation>Parmi les personnes qui n’ont pas encore joué, celle qui a posé la plus grande somme joue ensuite.</translation>
    </message>
    <message>
        <source>Of those still waiting for a turn, the highest first card goes next. Competition cards count only between tied players.</source>
        <translation>Parmi les personnes qui n’ont pas encore joué, celle dont la première carte est la plus haute joue ensuite. Les cartes d’une bataille ne comptent qu’en cas d’égalité.</translation>
    </message>
    <message>
        <source>So it is {player}’s turn.</source>
        <translation>C’est donc à {player} de jouer.</translation>
    </message>
    <message>
        <source>Everybody who laid a card has had a turn. The others follow in seat order: {players}.</source>
        <translation>Toutes les personnes qui ont posé une carte ont joué. Les autres suivent l’ordre des places&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player} laid {card}.</source>
        <translation>{player} a posé&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{player} laid {cards}, {total} in all.</source>
        <translation>{player} a posé&#xa0;: {cards}. En tout&#xa0;: {total}.</translation>
    </message>
    <message>
        <source>{player} laid {card} first and then {cards}.</source>
        <translation>{player} a posé d’abord {card}, puis {cards}.</translation>
    </message>
    <message>
        <source>In the competition {player} laid {card}.</source>
        <translation>Dans la bataille, {player} a posé&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Without a card to lay, nobody can win the competition: {players}.</source>
        <translation>Sans carte pour la bataille, on ne peut pas la gagner&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Players without a card to lay come last: {players}.</source>
        <translation>Sans carte à poser, on passe en dernier&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{players} are tied.</source>
        <translation>{players} sont à égalité.</translation>
    </message>
    <message>
        <source>None of them has a card left to compete with.</source>
        <translation>Il ne leur reste aucune carte pour une bataille.</translation>
    </message>
    <message>
        <source>Their order was drawn by lot before and still holds: {players}.</source>
        <translation>Un tirage au sort a déjà fixé leur ordre, et il vaut toujours&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>So their order is drawn by lot: {players}.</source>
        <translation>On tire donc au sort. L’ordre est&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player}’s movement points are the sum of the cards laid: {sum}.</source>
        <translation>Les points de déplacement sont la somme des cartes posées par {player}&#xa0;: {sum}.</translation>
    </message>
</context>
<context>
    <name>HelpButton</name>
    <message>
        <source>Help as for the whole table</source>
        <translation>Aide comme pour toute la table</translation>
    </message>
    <message>
        <source>Help and hints for this person</source>
        <translation>Aide et conseils pour cette personne</translation>
    </message>
    <message>
        <source>No help for this person</source>
        <translation>Pas d’aide pour cette personne</translation>
    </message>
    <message>
        <source>Help for {name}</source>
        <translation>Aide pour {name}</translation>
    </message>
    <message>
        <source>{button}. Now: {choice}. Click to change it.</source>
        <translation>{button}. Pour l’instant&#xa0;: {choice}. Clique pour changer.</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What would a skilled player do here, and why? (H)</source>
        <translation>Que jouer ici, et pourquoi&#xa0;? (H)</translation>
    </message>
    <message>
        <source>One moment: a skilled player is looking at your table.</source>
        <translation>Un instant&#xa0;: le programme étudie ton jeu.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Aucun conseil trouvé cette fois.</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>In a lesson the goblin shows you the way: follow the orange light.</source>
        <translation>Dans une leçon, le lutin te montre le chemin&#xa0;: suis la lumière orange.</translation>
    </message>
    <message>
        <source>A skilled player would lay {card}.</source>
        <translation>Conseil&#xa0;: pose {card}.</translation>
    </message>
    <message>
        <source>A skilled player would end the game now.</source>
        <translation>Conseil&#xa0;: mets fin à la partie maintenant.</translation>
    </message>
    <message>
        <source>A skilled player would go to {energy}.</source>
        <translation>Conseil&#xa0;: va sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>A skilled player would not steal now.</source>
        <translation>Conseil&#xa0;: ne vole pas de carte maintenant.</translation>
    </message>
    <message>
        <source>A skilled player would stop here.</source>
        <translation>Conseil&#xa0;: arrête-toi ici.</translation>
    </message>
    <message>
        <source>A skilled player would take nothing here.</source>
        <translation>Conseil&#xa0;: ne prends rien ici.</translation>
    </message>
    <message numerus="yes">
        <source>A skilled player would take %n card(s) here.</source>
        <translation>
            <numerusform>Conseil&#xa0;: prends %n carte ici.</numerusform>
            <numerusform>Conseil&#xa0;: prends %n cartes ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>A skilled player would draw from the stack with {energy} on top.</source>
        <translation>Conseil&#xa0;: pioche dans le talon qui montre «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>A skilled player would not interrupt now.</source>
        <translation>Conseil&#xa0;: n’interromps pas maintenant.</translation>
    </message>
    <message>
        <source>A skilled player would steal a card from {player}.</source>
        <translation>Conseil&#xa0;: vole une carte à {player}.</translation>
    </message>
    <message>
        <source>A skilled player would steal a card of {energy} from {player}.</source>
        <translation>Conseil&#xa0;: vole à {player} une carte «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>A skilled player would turn {energy} as shown.</source>
        <translation>Conseil&#xa0;: tourne la tuile «&#xa0;{energy}&#xa0;» comme indiqué.</translation>
    </message>
    <message>
        <source>A skilled player would move {energy} as shown.</source>
        <translation>Conseil&#xa0;: déplace la tuile «&#xa0;{energy}&#xa0;» comme indiqué.</translation>
    </message>
    <message>
        <source>A skilled player would play {card} and take the blackout cap off.</source>
        <translation>Conseil&#xa0;: joue {card} et retire le capuchon de black-out.</translation>
    </message>
    <message>
        <source>A skilled player would play {card} and put the blackout cap on {energy}.</source>
        <translation>Conseil&#xa0;: joue {card} et pose le capuchon de black-out sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>The ENIX card stays useful: it halves a hand that is too high, or stops somebody.</source>
        <translation>La carte ENIX reste utile&#xa0;: elle divise par deux une main trop haute, ou elle arrête quelqu’un.</translation>
    </message>
    <message>
        <source>No single reason decides it, but it looks best for your hand.</source>
        <translation>Rien ne l’impose, mais c’est le plus prometteur pour ta main.</translation>
    </message>
    <message numerus="yes">
        <source>Its jump leads to {tile}: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Son saut mène sur «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>Son saut mène sur «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your points are then enough for {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Tes points suffisent alors pour atteindre «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>Tes points suffisent alors pour atteindre «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By turning a tile you can reach {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>En tournant une tuile, tu peux atteindre «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>En tournant une tuile, tu peux atteindre «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>Cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can go on to {tile}: you need it, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>De là, tu peux continuer vers «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>De là, tu peux continuer vers «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That opens a way to {tile}: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Cela ouvre un chemin vers «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>Cela ouvre un chemin vers «&#xa0;{tile}&#xa0;»&#xa0;: cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, which you need, then costs {cost} instead of {before}: %n card(s) of it are on top.</source>
        <translation>
            <numerusform>«&#xa0;{tile}&#xa0;», qui te manque, coûte alors {cost} au lieu de {before}&#xa0;: les talons en montrent %n carte.</numerusform>
            <numerusform>«&#xa0;{tile}&#xa0;», qui te manque, coûte alors {cost} au lieu de {before}&#xa0;: les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to {tile} stays open: you need this energy, and %n card(s) of it are on top.</source>
        <translation>
            <numerusform>Le chemin vers «&#xa0;{tile}&#xa0;» reste ouvert&#xa0;: cette énergie te manque, et les talons en montrent %n carte.</numerusform>
            <numerusform>Le chemin vers «&#xa0;{tile}&#xa0;» reste ouvert&#xa0;: cette énergie te manque, et les talons en montrent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its jump leads to {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Son saut mène sur «&#xa0;{tile}&#xa0;», où tu peux prendre %n carte sur les talons.</numerusform>
            <numerusform>Son saut mène sur «&#xa0;{tile}&#xa0;», où tu peux prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your points are then enough for {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Tes points suffisent alors pour atteindre «&#xa0;{tile}&#xa0;», où tu peux prendre %n carte sur les talons.</numerusform>
            <numerusform>Tes points suffisent alors pour atteindre «&#xa0;{tile}&#xa0;», où tu peux prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By turning a tile you can reach {tile} and take %n top card(s).</source>
        <translation>
            <numerusform>En tournant une tuile, tu peux atteindre «&#xa0;{tile}&#xa0;» et prendre %n carte sur les talons.</numerusform>
            <numerusform>En tournant une tuile, tu peux atteindre «&#xa0;{tile}&#xa0;» et prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take %n top card(s) there.</source>
        <translation>
            <numerusform>Tu peux y prendre %n carte sur les talons.</numerusform>
            <numerusform>Tu peux y prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can go on to {tile} and take %n top card(s).</source>
        <translation>
            <numerusform>De là, tu peux continuer vers «&#xa0;{tile}&#xa0;» et prendre %n carte sur les talons.</numerusform>
            <numerusform>De là, tu peux continuer vers «&#xa0;{tile}&#xa0;» et prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That opens a way to {tile}, where you can take %n top card(s).</source>
        <translation>
            <numerusform>Cela ouvre un chemin vers «&#xa0;{tile}&#xa0;», où tu peux prendre %n carte sur les talons.</numerusform>
            <numerusform>Cela ouvre un chemin vers «&#xa0;{tile}&#xa0;», où tu peux prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile} then costs {cost} instead of {before}, and you can take %n top card(s) there.</source>
        <translation>
            <numerusform>«&#xa0;{tile}&#xa0;» coûte alors {cost} au lieu de {before}, et tu peux y prendre %n carte sur les talons.</numerusform>
            <numerusform>«&#xa0;{tile}&#xa0;» coûte alors {cost} au lieu de {before}, et tu peux y prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The way to {tile} stays open, and you can take %n top card(s) there.</source>
        <translation>
            <numerusform>Le chemin vers «&#xa0;{tile}&#xa0;» reste ouvert, et tu peux y prendre %n carte sur les talons.</numerusform>
            <numerusform>Le chemin vers «&#xa0;{tile}&#xa0;» reste ouvert, et tu peux y prendre %n cartes sur les talons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is worth {score}: another card could bring it above {limit}.</source>
        <translation>Ta main vaut {score}&#xa0;: une carte de plus pourrait lui faire dépasser {limit}.</translation>
    </message>
    <message>
        <source>You hold no card of {energy} yet.</source>
        <translation>Tu n’as pas encore de carte «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>Il n’y a pas d’autre choix.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: nobody can score more.</source>
        <translation>Ta main vaut {score}&#xa0;: aucune main encore en course ne peut valoir plus.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: going by the backs you see, nobody can have more.</source>
        <translation>Ta main vaut {score}&#xa0;: d’après les dos que tu vois, personne ne peut avoir plus.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: that wins in about {wins} of {of} guesses at the hidden hands.</source>
        <translation>Ta main vaut {score}&#xa0;: cela te ferait gagner environ {wins} fois sur {of}.</translation>
    </message>
    <message>
        <source>Ending with {score} would win in about {wins} of {of} guesses at the hidden hands.</source>
        <translation>Finir avec {score} te ferait gagner environ {wins} fois sur {of} seulement.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}, more than {limit}; without this card it is worth {after}.</source>
        <translation>Ta main vaut {score}, c’est plus que {limit}&#xa0;; sans cette carte, elle vaut {after}.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}, more than {limit}; without this card it comes down to {after}.</source>
        <translation>Ta main vaut {score}, c’est plus que {limit}&#xa0;; sans cette carte, elle descend à {after}.</translation>
    </message>
    <message>
        <source>Without this card your hand is worth {after} instead of {score}: closer to {limit}.</source>
        <translation>Sans cette carte, ta main vaut {after} au lieu de {score}&#xa0;: c’est plus près de {limit}.</translation>
    </message>
    <message>
        <source>You keep all six energies, and your hand is still worth {after}.</source>
        <translation>Tu gardes les six énergies, et ta main vaut encore {after}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n more card(s) of {energy}, so you lose no energy.</source>
        <translation>
            <numerusform>Il te reste %n autre carte «&#xa0;{energy}&#xa0;»&#xa0;: tu ne perds aucune énergie.</numerusform>
            <numerusform>Il te reste %n autres cartes «&#xa0;{energy}&#xa0;»&#xa0;: tu ne perds aucune énergie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is still worth {after}; any other card would leave it worse off.</source>
        <translation>Ta main vaut encore {after}&#xa0;; poser une autre carte la rendrait moins bonne.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}, so there is room up to {limit}.</source>
        <translation>Ta main vaut {score}&#xa0;: il y a de la place jusqu’à {limit}.</translation>
    </message>
    <message>
        <source>With more cards you have more to choose from.</source>
        <translation>Avec plus de cartes, tu as plus de choix.</translation>
    </message>
    <message>
        <source>Your hand is already worth {score}, more than {limit}.</source>
        <translation>Ta main vaut déjà {score}, c’est plus que {limit}.</translation>
    </message>
    <message>
        <source>Your hand is worth {score}: a card of {energy} could bring it above {limit}.</source>
        <translation>Ta main vaut {score}&#xa0;: une carte «&#xa0;{energy}&#xa0;» pourrait lui faire dépasser {limit}.</translation>
    </message>
    <message>
        <source>You already hold {energy}; with fewer than {size} cards you draw later, from any stack.</source>
        <translation>Tu as déjà «&#xa0;{energy}&#xa0;»&#xa0;; avec moins de {size} cartes, tu piocheras plus tard, dans le talon de ton choix.</translation>
    </message>
    <message numerus="yes">
        <source>You then draw %n card(s), from a stack of your choice.</source>
        <translation>
            <numerusform>Tu pioches ensuite %n carte, dans le talon de ton choix.</numerusform>
            <numerusform>Tu pioches ensuite %n cartes, dans le talon de ton choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hidden cards of {energy} are worth more on average than those of other energies on top.</source>
        <translation>Les cartes cachées «&#xa0;{energy}&#xa0;» valent en moyenne plus que celles des autres énergies sur le dessus.</translation>
    </message>
    <message>
        <source>The hidden cards of {energy} are worth less on average; others may bring you above {limit}.</source>
        <translation>Les cartes cachées «&#xa0;{energy}&#xa0;» valent moins en moyenne&#xa0;; d’autres pourraient te faire dépasser {limit}.</translation>
    </message>
    <message>
        <source>Without this card your hand is worth {after} instead of {score}.</source>
        <translation>Sans cette carte, ta main vaut {after} au lieu de {score}.</translation>
    </message>
    <message>
        <source>You hold no ENIX card.</source>
        <translation>Tu n’as pas de carte ENIX.</translation>
    </message>
    <message>
        <source>The ENIX card keeps your hand at {score}; otherwise it would be worth {without}.</source>
        <translation>Grâce à la carte ENIX, ta main vaut {score}&#xa0;; sans elle, ta main vaudrait {without}.</translation>
    </message>
    <message>
        <source>Without ENIX cards you would hold no card of {energies}.</source>
        <translation>Sans carte ENIX, il te manquerait {energies}.</translation>
    </message>
    <message>
        <source>Your points are then enough for {tile}, where you can steal a card from {seats}.</source>
        <translation>Tes points suffisent alors pour atteindre «&#xa0;{tile}&#xa0;», où tu peux voler une carte à {seats}.</translation>
    </message>
    <message>
        <source>Its jump leads to {tile}, where you can steal a card from {seats}.</source>
        <translation>Son saut mène sur «&#xa0;{tile}&#xa0;», où tu peux voler une carte à {seats}.</translation>
    </message>
    <message>
        <source>You stay on {tile} and can steal a card from {seats} there.</source>
        <translation>Tu restes sur «&#xa0;{tile}&#xa0;» et tu peux y voler une carte à {seats}.</translation>
    </message>
    <message>
        <source>You can steal a card from {seats} there.</source>
        <translation>Tu peux y voler une carte à {seats}.</translation>
    </message>
    <message>
        <source>From there you can go on to {tile} and steal a card from {seats}.</source>
        <translation>De là, tu peux continuer vers «&#xa0;{tile}&#xa0;» et voler une carte à {seats}.</translation>
    </message>
    <message>
        <source>No tile within reach has cards for you, so it matters little.</source>
        <translation>Aucune tuile à ta portée n’a de cartes pour toi&#xa0;: ce choix importe peu.</translation>
    </message>
    <message>
        <source>On your tile you can steal a card from {seats}.</source>
        <translation>Sur ta tuile, tu peux voler une carte à {seats}.</translation>
    </message>
    <message>
        <source>No tile within reach has top cards for you.</source>
        <translation>Aucune tuile à ta portée n’a de cartes pour toi sur les talons.</translation>
    </message>
    <message>
        <source>Within reach there are only cards of {energies}, which you already hold.</source>
        <translation>À ta portée, il n’y a que des cartes {energies}, et tu en as déjà.</translation>
    </message>
    <message>
        <source>Then {seat} no longer holds all six energies.</source>
        <translation>{seat} n’a alors plus les six énergies.</translation>
    </message>
    <message>
        <source>It is the only card of {energy} that {seat} holds.</source>
        <translation>{seat} n’a pas d’autre carte «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>{seat} holds %n card(s) of energies that you need.</source>
        <translation>
            <numerusform>{seat} a %n carte d’une énergie qui te manque.</numerusform>
            <numerusform>{seat} a %n cartes d’énergies qui te manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n way(s) lead away from your tile, instead of {before}.</source>
        <translation>
            <numerusform>%n passage permet alors de quitter ta tuile, au lieu de {before}.</numerusform>
            <numerusform>%n passages permettent alors de quitter ta tuile, au lieu de {before}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your piece can then leave {tile} again.</source>
        <translation>Ton pion peut alors de nouveau quitter «&#xa0;{tile}&#xa0;».</translation>
    </message>
    <message>
        <source>From there, {seats} cannot move on.</source>
        <translation>Le capuchon y bloque {seats}.</translation>
    </message>
    <message>
        <source>Everybody else has already moved this round.</source>
        <translation>Plus personne d’autre ne doit se déplacer dans cette manche.</translation>
    </message>
</context>
<context>
    <name>InterruptButton</name>
    <message>
        <source>You will be asked at the next chance to play an ENIX card, whether you hold one or not.</source>
        <translation>À la prochaine occasion de jouer une carte ENIX, on te posera la question, que tu en aies une ou non.</translation>
    </message>
    <message>
        <source>Who wants to interrupt?</source>
        <translation>Qui veut interrompre&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ItemWords</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Main&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Stacks and played cards</source>
        <translation>Talons et défausse</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>“{name}”.</source>
        <translation>«&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>Stack {number}: empty</source>
        <translation>Talon {number}&#xa0;: vide</translation>
    </message>
    <message numerus="yes">
        <source>Stack {number}: {energy} on top, %n card(s)</source>
        <translation>
            <numerusform>Talon {number}&#xa0;: «&#xa0;{energy}&#xa0;» sur le dessus, %n carte</numerusform>
            <numerusform>Talon {number}&#xa0;: «&#xa0;{energy}&#xa0;» sur le dessus, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Played cards: none</source>
        <translation>Défausse&#xa0;: vide</translation>
    </message>
    <message numerus="yes">
        <source>Played cards: {card} on top, %n card(s)</source>
        <translation>
            <numerusform>Défausse&#xa0;: {card} sur le dessus, %n carte</numerusform>
            <numerusform>Défausse&#xa0;: {card} sur le dessus, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s piece: {piece}</source>
        <translation>Pion ({player})&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>On {energy}.</source>
        <translation>Sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>Blackout cap</source>
        <translation>Capuchon de black-out</translation>
    </message>
    <message>
        <source>Beside the board.</source>
        <translation>À côté du plateau.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {energy} in hand</source>
        <translation>
            <numerusform>%n carte «&#xa0;{energy}&#xa0;» en main</numerusform>
            <numerusform>%n cartes «&#xa0;{energy}&#xa0;» en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Piece: {piece}, on {energy}.</source>
        <translation>Pion&#xa0;: {piece}, sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n carte en main.</numerusform>
            <numerusform>%n cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds all six energies and may end the game.</source>
        <translation>A les six énergies et peut finir la partie.</translation>
    </message>
    <message>
        <source>Hand worth {total}; the limit is {limit}.</source>
        <translation>La main vaut {total}&#xa0;; la limite est {limit}.</translation>
    </message>
    <message>
        <source>Cards laid: worth {points}.</source>
        <translation>Cartes posées&#xa0;: valeur {points}.</translation>
    </message>
    <message>
        <source>In a competition.</source>
        <translation>En bataille.</translation>
    </message>
    <message>
        <source>Current player.</source>
        <translation>C’est son tour.</translation>
    </message>
    <message>
        <source>{energy}, lifted</source>
        <translation>«&#xa0;{energy}&#xa0;», tuile levée</translation>
    </message>
    <message>
        <source>Not turned.</source>
        <translation>Non tournée.</translation>
    </message>
    <message>
        <source>Turned clockwise by {degrees} degrees.</source>
        <translation>Tournée de {degrees} degrés dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Move {energy}: {where}</source>
        <translation>Déplacer «&#xa0;{energy}&#xa0;»&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Swap {energy} with {other}</source>
        <translation>Échanger «&#xa0;{energy}&#xa0;» avec «&#xa0;{other}&#xa0;»</translation>
    </message>
    <message>
        <source>Turn {energy} clockwise by 60 degrees</source>
        <translation>Tourner «&#xa0;{energy}&#xa0;» de 60 degrés dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>Turn {energy} anticlockwise by 60 degrees</source>
        <translation>Tourner «&#xa0;{energy}&#xa0;» de 60 degrés dans le sens inverse des aiguilles d’une montre</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s) left.</source>
        <translation>
            <numerusform>%n point de déplacement restant.</numerusform>
            <numerusform>%n points de déplacement restants.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Choosing at the table</source>
        <translation>Choisir à la table</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À ton tour</translation>
    </message>
    <message>
        <source>Looking and asking</source>
        <translation>Regarder et comprendre</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Next or previous group: cards, board, players, buttons</source>
        <translation>Groupe suivant ou précédent&#xa0;: cartes, plateau, places, boutons</translation>
    </message>
    <message>
        <source>Go to the next thing; carry what is lifted</source>
        <translation>Aller au suivant&#xa0;; porter ce qui est levé</translation>
    </message>
    <message>
        <source>Pick a card or another thing by its number</source>
        <translation>Choisir une carte ou autre chose par son numéro</translation>
    </message>
    <message>
        <source>Do what is chosen, confirm</source>
        <translation>Faire ce qui est choisi&#xa0;; confirmer</translation>
    </message>
    <message>
        <source>Choose what the ring marks</source>
        <translation>Choisir ce qui est dans le cadre</translation>
    </message>
    <message>
        <source>Put back, cancel, close</source>
        <translation>Remettre, lâcher, fermer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Next part of an answer</source>
        <translation>Lire la suite d’une réponse</translation>
    </message>
    <message>
        <source>About the ringed card</source>
        <translation>En savoir plus sur la carte dans le cadre</translation>
    </message>
    <message>
        <source>More about it in the book</source>
        <translation>En savoir plus dans le livre</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>Description du plateau</translation>
    </message>
    <message>
        <source>Zoom the board</source>
        <translation>Agrandir ou réduire le plateau</translation>
    </message>
    <message>
        <source>Your last move and what has happened since</source>
        <translation>Ton dernier coup et la suite</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Montrer tout le plateau</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Sauter l’animation</translation>
    </message>
    <message>
        <source>Pause or resume</source>
        <translation>Mettre en pause ou continuer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save a copy (every move is saved anyway)</source>
        <translation>Enregistrer une copie de la partie&#xa0;; elle est enregistrée à chaque coup</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>Review a finished game</source>
        <translation>Analyser une partie terminée</translation>
    </message>
    <message>
        <source>Undo, as far as the table allows</source>
        <translation>Annuler ta décision, si la table le permet</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire le choix annulé</translation>
    </message>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimer ou enregistrer en PDF</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Couper ou remettre le son</translation>
    </message>
    <message>
        <source>Rules for what is happening now</source>
        <translation>Les règles utiles en ce moment</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
    <message>
        <source>Watch a demonstration (on the start screen)</source>
        <translation>Regarder une démonstration (sur l’écran d’accueil)</translation>
    </message>
    <message>
        <source>Step back or forward</source>
        <translation>Un pas en arrière ou en avant</translation>
    </message>
    <message>
        <source>Previous or next turn or round</source>
        <translation>Le tour ou la manche d’avant, ou d’après</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>Au début ou à la fin</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Show or cover all cards</source>
        <translation>Toutes les cartes visibles, ou non</translation>
    </message>
    <message>
        <source>Search the log; next match</source>
        <translation>Chercher dans le journal&#xa0;; résultat suivant</translation>
    </message>
    <message>
        <source>Hold: show your hand at the shared screen</source>
        <translation>Maintenir&#xa0;: montrer ta main à l’écran commun</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>LastMoveWords</name>
    <message>
        <source>You have not had a turn yet.</source>
        <translation>Tu n’as pas encore joué.</translation>
    </message>
    <message>
        <source>You went to {energy}.</source>
        <translation>Tu as rejoint «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>You got %n card(s).</source>
        <translation>
            <numerusform>Tu as reçu %n carte.</numerusform>
            <numerusform>Tu as reçu %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You did not move in your last turn.</source>
        <translation>À ton dernier tour, tu n’as pas bougé.</translation>
    </message>
    <message>
        <source>You turned {energy}.</source>
        <translation>Tu as tourné la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>You moved {energy}.</source>
        <translation>Tu as déplacé la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message numerus="yes">
        <source>A first game in %n short lesson(s). You can leave at any time.</source>
        <translation>
            <numerusform>Une première partie en %n courte leçon. Tu peux t’arrêter à tout moment.</numerusform>
            <numerusform>Une première partie en %n courtes leçons. Tu peux t’arrêter à tout moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>&amp;Look at the result</source>
        <translation>Résulta&amp;t</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable file(s) set aside</source>
        <translation>
            <numerusform>Mis de côté car illisible&#xa0;: %Ln fichier</numerusform>
            <numerusform>Mis de côté car illisibles&#xa0;: %Ln fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for your games…</source>
        <translation>Recherche de tes parties…</translation>
    </message>
    <message>
        <source>No game matches. Try fewer words, or all games.</source>
        <translation>Aucune partie ne correspond. Essaie avec moins de mots ou avec toutes les parties.</translation>
    </message>
    <message>
        <source>The folder with your games cannot be read: {folder}</source>
        <translation>Impossible de lire le dossier de tes parties&#xa0;: {folder}</translation>
    </message>
    <message>
        <source>No games yet. Every game you play is saved here, move by move.</source>
        <translation>Aucune partie pour l’instant. Chacune de tes parties est gardée ici, coup par coup.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Imp&amp;orter…</translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Show the f&amp;older</source>
        <translation>Montrer le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>Anal&amp;yser</translation>
    </message>
    <message>
        <source>Show &amp;them</source>
        <translation>Les &amp;montrer</translation>
    </message>
    <message>
        <source>&amp;Put it back</source>
        <translation>Remettre en p&amp;lace</translation>
    </message>
</context>
<context>
    <name>LibraryWords</name>
    <message>
        <source>Game of {date}</source>
        <translation>Partie du {date}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>Round {number}, unfinished</source>
        <translation>Manche {number}, en cours</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>Needs a newer version of Enix Desktop, one that reads record format {form}</source>
        <translation>Il faut une version plus récente d’Enix Desktop, compatible avec le format {form}</translation>
    </message>
    <message>
        <source>Needs a newer version of Enix Desktop: {program} or later</source>
        <translation>Il faut une version plus récente d’Enix Desktop&#xa0;: {program} au moins</translation>
    </message>
    <message>
        <source>Needs a newer version of Enix Desktop</source>
        <translation>Il faut une version plus récente d’Enix Desktop</translation>
    </message>
    <message>
        <source>Breaks rule {rule} and cannot be continued</source>
        <translation>Enfreint la règle {rule}&#xa0;: impossible de continuer</translation>
    </message>
    <message>
        <source>No permission to read this file</source>
        <translation>Le système ne permet pas de lire ce fichier</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>{all}.</source>
        <translation>{all}.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>The game needs a name.</source>
        <translation>Donne un nom à la partie.</translation>
    </message>
    <message>
        <source>A name cannot contain / \ : * ? &quot; &lt; &gt; | or a dot at either end.</source>
        <translation>Un nom ne peut pas contenir ces caractères&#xa0;: / \&#xa0;: *&#xa0;? &quot; &lt; &gt; | Il ne peut pas non plus commencer ou finir par un point.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Un nom a {count} caractères au maximum.</translation>
    </message>
    <message>
        <source>Another file already has this name.</source>
        <translation>Un autre fichier porte déjà ce nom.</translation>
    </message>
    <message>
        <source>This game is open in another window of Enix Desktop.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre d’Enix Desktop.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
        <source>Damaged, restored from a backup: {names}</source>
        <translation>Endommagé et récupéré grâce à une copie de secours&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{state} (copy)</source>
        <translation>{state} (copie)</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Pas encore lue</translation>
    </message>
    <message>
        <source>{name} won with {score}</source>
        <translation>{name} a gagné avec {score}</translation>
    </message>
    <message>
        <source>{names} shared the win with {score}</source>
        <translation>{names} ont gagné ensemble avec {score}</translation>
    </message>
</context>
<context>
    <name>LicencePane</name>
    <message>
        <source>About {name}</source>
        <translation>Détails&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <source>Home page</source>
        <translation>Site web</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>Code source</translation>
    </message>
    <message>
        <source>Included in the ready-made packages only.</source>
        <translation>Il ne fait partie que des paquets prêts à l’emploi.</translation>
    </message>
    <message>
        <source>It contains:</source>
        <translation>Il contient&#xa0;:</translation>
    </message>
    <message>
        <source>{name}: {fact}</source>
        <translation>{name}&#xa0;: {fact}</translation>
    </message>
    <message>
        <source>Everything under the LGPL is in separate files: you may change it and put your own version in its place.</source>
        <translation>Ce qui est sous LGPL se trouve dans ses propres fichiers&#xa0;: tu peux le modifier et mettre ta version à sa place.</translation>
    </message>
</context>
<context>
    <name>LitWords</name>
    <message>
        <source>; </source>
        <comment>between things that are lit</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>the side between {start} and {end}</source>
        <translation>le côté entre «&#xa0;{start}&#xa0;» et «&#xa0;{end}&#xa0;»</translation>
    </message>
    <message>
        <source>the place {where}</source>
        <translation>l’emplacement {where}</translation>
    </message>
    <message>
        <source>the competition</source>
        <translation>la bataille</translation>
    </message>
</context>
<context>
    <name>LogCopying</name>
    <message>
        <source>Enix game.txt</source>
        <translation>Partie d’Enix.txt</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Save the log as text</source>
        <translation>Enregistrer le journal au format texte</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>&amp;Copy the selection</source>
        <translation>&amp;Copier la sélection</translation>
    </message>
    <message>
        <source>Copy this &amp;sentence</source>
        <translation>Copier cette &amp;phrase</translation>
    </message>
    <message>
        <source>Copy the &amp;whole log</source>
        <translation>Copier &amp;tout le journal</translation>
    </message>
    <message>
        <source>Save the log as &amp;text…</source>
        <translation>&amp;Enregistrer le journal au format texte…</translation>
    </message>
    <message>
        <source>Copy or save the log ({keys})</source>
        <translation>Copier ou enregistrer le journal ({keys})</translation>
    </message>
    <message>
        <source>Copy or save the log</source>
        <translation>Copier ou enregistrer le journal</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Parties (*.enix *.json)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>Analyser une partie</translation>
    </message>
    <message>
        <source>Enix Desktop</source>
        <translation>Enix Desktop</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Saved &amp;games…</source>
        <translation>Parties enre&amp;gistrées…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>&amp;Demonstration</source>
        <translation>&amp;Démonstration</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Repla&amp;y…</source>
        <translation>R&amp;evoir une partie…</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>Ana&amp;lyser une partie…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;faire</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Verify this game…</source>
        <translation>&amp;Vérifier cette partie…</translation>
    </message>
    <message>
        <source>Start &amp;screen</source>
        <translation>Écran d’&amp;accueil</translation>
    </message>
    <message>
        <source>Statist&amp;ics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Print or save as PD&amp;F…</source>
        <translation>&amp;Imprimer ou enregistrer en PDF…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Show the last &amp;move</source>
        <translation>Montrer le dernier &amp;coup</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>&amp;Voir tout le plateau</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Energy guide</source>
        <translation>&amp;Guide des énergies</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>G&amp;lossaire</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>Cla&amp;vier</translation>
    </message>
    <message>
        <source>&amp;About Enix Desktop</source>
        <translation>À propos d’Enix &amp;Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Solar energy</source>
        <translation>Énergie solaire</translation>
    </message>
    <message>
        <source>Hydropower</source>
        <translation>Énergie de l’eau</translation>
    </message>
    <message>
        <source>Geothermal heat</source>
        <translation>Chaleur tellurique</translation>
    </message>
    <message>
        <source>Waves and tides</source>
        <translation>Vagues et marées</translation>
    </message>
    <message>
        <source>Wind energy</source>
        <translation>Énergie du vent</translation>
    </message>
    <message>
        <source>Biomass</source>
        <translation>Biomasse</translation>
    </message>
    <message>
        <source>“{energy}”</source>
        <translation>«&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>the ENIX card of {energy}</source>
        <translation>la carte ENIX «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>{energy} {value}</source>
        <translation>{energy}&#xa0;{value}</translation>
    </message>
</context>
<context>
    <name>NarrationWords</name>
    <message>
        <source>You now hold all six energies and may end the game when cards are laid!</source>
        <translation>Tu as maintenant les six énergies et tu peux mettre fin à la partie au moment de poser une carte&#xa0;!</translation>
    </message>
    <message>
        <source>{player} now holds all six energies and may end the game!</source>
        <translation>{player} a maintenant les six énergies et peut mettre fin à la partie&#xa0;!</translation>
    </message>
    <message>
        <source>All cards are turned over.</source>
        <translation>Toutes les cartes sont retournées.</translation>
    </message>
    <message>
        <source>{player} plays {card} and puts the blackout cap on {energy}, over your piece!</source>
        <translation>{player} joue {card} et pose le capuchon de black-out sur «&#xa0;{energy}&#xa0;», par-dessus ton pion&#xa0;!</translation>
    </message>
    <message>
        <source>{player} turns {energy}, with your piece on it.</source>
        <translation>{player} tourne la tuile «&#xa0;{energy}&#xa0;» avec ton pion dessus.</translation>
    </message>
    <message>
        <source>{player} moves {energy} to another place, with your piece on it.</source>
        <translation>{player} déplace la tuile «&#xa0;{energy}&#xa0;» avec ton pion dessus.</translation>
    </message>
    <message>
        <source>{player} ends the game!</source>
        <translation>{player} met fin à la partie&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>{player} jumps to {energy} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} saute sur «&#xa0;{energy}&#xa0;» et prend %n carte.</numerusform>
            <numerusform>{player} saute sur «&#xa0;{energy}&#xa0;» et prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes to {energy} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} va à «&#xa0;{energy}&#xa0;» et prend %n carte.</numerusform>
            <numerusform>{player} va à «&#xa0;{energy}&#xa0;» et prend %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>{player} va à «&#xa0;{energy}&#xa0;» pour %n point de déplacement.</numerusform>
            <numerusform>{player} va à «&#xa0;{energy}&#xa0;» pour %n points de déplacement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message>
        <source>New for {name}: {badges}.</source>
        <translation>Nouveau pour {name}&#xa0;: {badges}.</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>meilleur score</translation>
    </message>
    <message>
        <source>most wins in a row</source>
        <translation>plus longue série de victoires</translation>
    </message>
    <message>
        <source>fewest rounds for a win</source>
        <translation>victoire en le moins de manches</translation>
    </message>
    <message>
        <source>New best for {name}, {best}: {figure} (before: {before}).</source>
        <translation>Nouveau record pour {name}, {best}&#xa0;: {figure} (avant&#xa0;: {before}).</translation>
    </message>
    <message>
        <source>{name} {wins}</source>
        <comment>how many games somebody won</comment>
        <translation>{name} {wins}</translation>
    </message>
    <message numerus="yes">
        <source>the computer %n</source>
        <comment>games won</comment>
        <translation>
            <numerusform>l’ordinateur %n</numerusform>
            <numerusform>l’ordinateur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shared</source>
        <comment>games won together</comment>
        <translation>
            <numerusform>%n partagée</numerusform>
            <numerusform>%n partagées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a winner</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n sans victoire</numerusform>
            <numerusform>%n sans victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{wins} in %n game(s).</source>
        <translation>
            <numerusform>{wins} en %n partie.</numerusform>
            <numerusform>{wins} en %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who won how often together</source>
        <translation>Qui a gagné combien de fois, table par table</translation>
    </message>
</context>
<context>
    <name>NoReviewWords</name>
    <message>
        <source>This game is not finished, and a review would tell what is still hidden. It can be had when the game is over.</source>
        <translation>Cette partie n’est pas terminée, et une analyse révélerait ce qui est encore caché. Elle sera possible une fois la partie finie.</translation>
    </message>
    <message>
        <source>This is a copy of a game that was not finished. A review would tell what is hidden in it.</source>
        <translation>C’est la copie d’une partie inachevée. Une analyse révélerait ce qui y est caché.</translation>
    </message>
    <message>
        <source>This is a puzzle and no game. Open it to solve it.</source>
        <translation>Ceci est un problème et non une partie. Ouvre-le pour le résoudre.</translation>
    </message>
    <message>
        <source>There was nobody to win against, so there are no chances to review.</source>
        <translation>Il n’y avait personne à battre, donc aucune chance de gagner à analyser.</translation>
    </message>
    <message>
        <source>Nobody has learned yet to say what a choice in this game was worth.</source>
        <translation>Personne ne sait encore dire ce que valait une décision dans ce jeu.</translation>
    </message>
    <message>
        <source>This game cannot be read, so it cannot be reviewed.</source>
        <translation>Cette partie est illisible et ne peut donc pas être analysée.</translation>
    </message>
    <message>
        <source>Thinking stopped again and again. Perhaps there is too little memory.</source>
        <translation>La réflexion s’est interrompue plusieurs fois. La mémoire ne suffit peut-être pas.</translation>
    </message>
</context>
<context>
    <name>OwnWords</name>
    <message>
        <source>you</source>
        <comment>one of several players in a row</comment>
        <translation>toi</translation>
    </message>
    <message>
        <source>Order drawn by lot: {players}.</source>
        <translation>Le tirage au sort donne cet ordre&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{thief} steals {card} from you!</source>
        <translation>{thief} te vole une carte&#xa0;: {card}&#xa0;!</translation>
    </message>
    <message>
        <source>You steal {card} from {victim}.</source>
        <translation>Tu voles à {victim}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>You jump to {energy} and take {cards}.</source>
        <translation>Tu sautes sur «&#xa0;{energy}&#xa0;» et tu prends&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You go to {energy} and take {cards}.</source>
        <translation>Tu vas à «&#xa0;{energy}&#xa0;» et tu prends&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You end the game!</source>
        <translation>Tu mets fin à la partie&#xa0;!</translation>
    </message>
    <message>
        <source>You take {cards}.</source>
        <translation>Tu prends&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Tu pioches&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You steal no more cards.</source>
        <translation>Tu ne voles plus de cartes.</translation>
    </message>
    <message>
        <source>You play {card} and take the blackout cap off the board.</source>
        <translation>Tu joues {card} et tu retires le capuchon de black-out du plateau.</translation>
    </message>
    <message>
        <source>You play {card} and put the blackout cap on {energy}.</source>
        <translation>Tu joues {card} et tu poses le capuchon de black-out sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>You jump to {energy}.</source>
        <translation>Tu sautes sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>You turn {energy}.</source>
        <translation>Tu tournes la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>You move {energy} to another place.</source>
        <translation>Tu déplaces la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>You are already on {energy}, so the jump has no effect.</source>
        <translation>Tu es déjà sur «&#xa0;{energy}&#xa0;»&#xa0;: le saut n’a pas d’effet.</translation>
    </message>
    <message>
        <source>You are under the blackout cap and cannot jump to {energy}.</source>
        <translation>Tu es sous le capuchon de black-out et tu ne peux pas sauter sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{energy} is under the blackout cap: you cannot jump there.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» est sous le capuchon de black-out&#xa0;: tu ne peux pas y sauter.</translation>
    </message>
    <message>
        <source>You are under the blackout cap and cannot move.</source>
        <translation>Tu es sous le capuchon de black-out et tu ne peux pas bouger.</translation>
    </message>
    <message numerus="yes">
        <source>It is your turn, with %n movement point(s).</source>
        <translation>
            <numerusform>C’est à toi de jouer, avec %n point de déplacement.</numerusform>
            <numerusform>C’est à toi de jouer, avec %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go to {energy} for %n movement point(s).</source>
        <translation>
            <numerusform>Tu vas à «&#xa0;{energy}&#xa0;» pour %n point de déplacement.</numerusform>
            <numerusform>Tu vas à «&#xa0;{energy}&#xa0;» pour %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stop; %n movement point(s) are lost.</source>
        <translation>
            <numerusform>Tu t’arrêtes et tu perds %n point de déplacement.</numerusform>
            <numerusform>Tu t’arrêtes et tu perds %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no movement points.</source>
        <translation>Tu n’as pas de points de déplacement.</translation>
    </message>
    <message>
        <source>You cannot reach any tile with these movement points.</source>
        <translation>Tu ne peux atteindre aucune tuile avec ces points de déplacement.</translation>
    </message>
    <message>
        <source>You are tied with {players} and compete for the next turn.</source>
        <translation>Tu es à égalité avec {players}&#xa0;: bataille pour le prochain tour&#xa0;!</translation>
    </message>
</context>
<context>
    <name>PageTurner</name>
    <message>
        <source>‹ {title}</source>
        <translation>‹ {title}</translation>
    </message>
    <message>
        <source>{title} ›</source>
        <translation>{title} ›</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print or save as PDF</source>
        <translation>Imprimer ou enregistrer en PDF</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Contenu</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter (US)</source>
        <translation>Letter (États-Unis)</translation>
    </message>
    <message>
        <source>The first page</source>
        <translation>La première page</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saving {file}…</source>
        <translation>Enregistrement de {file}…</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save as PDF and print it elsewhere.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur. Enregistre en PDF pour imprimer ailleurs.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer is not responding.</source>
        <translation>L’imprimante ne répond pas.</translation>
    </message>
</context>
<context>
    <name>PawnButton</name>
    <message>
        <source>Piece: {piece}</source>
        <translation>Pion&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{piece}. Click to choose another piece.</source>
        <translation>{piece}. Clique pour choisir un autre pion.</translation>
    </message>
    <message>
        <source>{piece} (swap with {name})</source>
        <translation>{piece} (échanger avec {name})</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>Red, round</source>
        <translation>Rouge, rond</translation>
    </message>
    <message>
        <source>Blue, square</source>
        <translation>Bleu, carré</translation>
    </message>
    <message>
        <source>Green, triangle</source>
        <translation>Vert, triangle</translation>
    </message>
    <message>
        <source>Yellow, diamond</source>
        <translation>Jaune, losange</translation>
    </message>
    <message>
        <source>Purple, star</source>
        <translation>Violet, étoile</translation>
    </message>
    <message>
        <source>White, ring</source>
        <translation>Blanc, anneau</translation>
    </message>
</context>
<context>
    <name>PlaceNames</name>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (toi)</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>The seed can be at most {number}.</source>
        <translation>Le numéro de tirage ne peut pas dépasser {number}.</translation>
    </message>
    <message>
        <source>Allow h&amp;ints</source>
        <translation>Con&amp;seils permis</translation>
    </message>
    <message>
        <source>Press H to see what a skilled player would do, and why.</source>
        <translation>La touche H propose un bon coup et explique pourquoi.</translation>
    </message>
    <message>
        <source>Tut&amp;or</source>
        <translation>Tut&amp;eur</translation>
    </message>
    <message>
        <source>Asks once whether you are sure when a choice costs much. It gives nothing away.</source>
        <translation>Demande une fois si tu confirmes quand un choix coûte cher. Il ne révèle rien.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Retour en arrière</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>Pl&amp;us d’options…</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Numéro de tira&amp;ge</translation>
    </message>
    <message>
        <source>Leave empty for a random game</source>
        <translation>Laisse vide pour un tirage au hasard</translation>
    </message>
    <message>
        <source>The same number deals the same tiles and cards again.</source>
        <translation>Le même numéro redonne les mêmes tuiles et les mêmes cartes.</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>{player}, choose a card and lay it face down.</source>
        <translation>{player}, choisis une carte et pose-la face cachée.</translation>
    </message>
    <message>
        <source>{players} are tied: {player}, lay one more card.</source>
        <translation>{players} sont à égalité&#xa0;: {player}, pose une carte de plus.</translation>
    </message>
    <message>
        <source>Lay this card</source>
        <translation>Poser cette carte</translation>
    </message>
    <message>
        <source>End the game with {score}</source>
        <translation>Finir la partie avec {score}</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La laisser là</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>La remettre en place</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {energy}</source>
        <translation>
            <numerusform>%n carte «&#xa0;{energy}&#xa0;»</numerusform>
            <numerusform>%n cartes «&#xa0;{energy}&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>{energy}: costs {cost}, leaves {left}.</source>
        <translation>«&#xa0;{energy}&#xa0;» coûte {cost}, il te restera {left}.</translation>
    </message>
    <message>
        <source>{way} You may take {cards}.</source>
        <translation>{way} Tu peux prendre {cards}.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>S’arrêter ici</translation>
    </message>
    <message numerus="yes">
        <source>{player}, you may take %n top card(s) of {energy}. Your hand is worth {total} now.</source>
        <translation>
            <numerusform>{player}, tu peux prendre %n carte «&#xa0;{energy}&#xa0;» sur le dessus des talons. Ta main vaut {total} pour l’instant.</numerusform>
            <numerusform>{player}, tu peux prendre %n cartes «&#xa0;{energy}&#xa0;» sur le dessus des talons. Ta main vaut {total} pour l’instant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Prendre %n carte</numerusform>
            <numerusform>Prendre %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>{player}, steal one card each from {players}: choose it by its back.</source>
        <translation>{player}, vole une carte à chacun ({players})&#xa0;: choisis un dos.</translation>
    </message>
    <message>
        <source>{player}, you may steal one card each from {players}; luck decides which.</source>
        <translation>{player}, tu peux voler une carte à chacun ({players})&#xa0;; le hasard décide laquelle.</translation>
    </message>
    <message>
        <source>{player}, steal from {players}: choose a card by its back.</source>
        <translation>{player}, vole une carte à {players}&#xa0;: choisis un dos.</translation>
    </message>
    <message>
        <source>{player}, you may steal a card from {players}; luck decides which.</source>
        <translation>{player}, tu peux voler une carte à {players}&#xa0;; le hasard décide laquelle.</translation>
    </message>
    <message>
        <source>Steal nothing</source>
        <translation>Ne rien voler</translation>
    </message>
    <message numerus="yes">
        <source>{player}, choose a stack to draw %n card(s) from.</source>
        <translation>
            <numerusform>{player}, choisis un talon&#xa0;: tu y pioches %n carte.</numerusform>
            <numerusform>{player}, choisis un talon&#xa0;: tu y pioches %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, you hold no ENIX card.</source>
        <translation>{player}, tu n’as pas de carte ENIX.</translation>
    </message>
    <message>
        <source>{player}, put the blackout cap on another tile, or take it off the board.</source>
        <translation>{player}, pose le capuchon de black-out sur une autre tuile, ou retire-le du plateau.</translation>
    </message>
    <message>
        <source>{player}, put the blackout cap on a tile.</source>
        <translation>{player}, pose le capuchon de black-out sur une tuile.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Take the cap off</source>
        <translation>Retirer le capuchon</translation>
    </message>
    <message>
        <source>Waiting for {players} to lay a card.</source>
        <translation>En attente d’une carte&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player} lays a card face down.</source>
        <translation>{player} pose une carte face cachée.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, keep moving with %n movement point(s), or stop.</source>
        <translation>
            <numerusform>{player}, continue avec %n point de déplacement, ou arrête-toi.</numerusform>
            <numerusform>{player}, continue avec %n points de déplacement, ou arrête-toi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, move your piece: you have %n movement point(s).</source>
        <translation>
            <numerusform>{player}, déplace ton pion&#xa0;: tu as %n point de déplacement.</numerusform>
            <numerusform>{player}, déplace ton pion&#xa0;: tu as %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ways from your piece: {changes}.</source>
        <translation>Chemins de ton pion&#xa0;: {changes}.</translation>
    </message>
    <message>
        <source>{player}, lay a card face down, or end the game now.</source>
        <translation>{player}, pose une carte face cachée ou mets fin à la partie.</translation>
    </message>
    <message>
        <source>{energy} cut off</source>
        <translation>{energy} inaccessible</translation>
    </message>
    <message>
        <source>{energy} now for {after}</source>
        <translation>{energy} désormais pour {after}</translation>
    </message>
    <message>
        <source>{energy} for {after} instead of {before}</source>
        <translation>{energy} pour {after} au lieu de {before}</translation>
    </message>
    <message>
        <source>Steal from {player}</source>
        <translation>Voler à {player}</translation>
    </message>
    <message>
        <source>Interrupt armed:
you are asked</source>
        <translation>Interruption prête&#xa0;:
on te demandera</translation>
    </message>
    <message>
        <source>Interrupt:
ask me next</source>
        <translation>Interrompre&#xa0;:
à la prochaine occasion</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>{player}, you may take %n top card(s) of {energy}.</source>
        <translation>
            <numerusform>{player}, tu peux prendre %n carte «&#xa0;{energy}&#xa0;» sur le dessus des talons.</numerusform>
            <numerusform>{player}, tu peux prendre %n cartes «&#xa0;{energy}&#xa0;» sur le dessus des talons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag {energy}, or turn it with its arrows or the wheel (keys: arrows, R).</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;»&#xa0;: fais-la glisser, ou tourne-la avec ses flèches ou la molette (touches&#xa0;: flèches, R).</translation>
    </message>
    <message>
        <source>{energy} can go here: ✓ leaves it there, ✕ puts it back (keys: Enter, Esc).</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» peut rester ainsi&#xa0;: ✓ la laisse, ✕ la remet en place (touches&#xa0;: Entrée, Échap).</translation>
    </message>
    <message>
        <source>{player}, drag a tile to move it, or click it to turn it (keys: Enter, arrows, R).</source>
        <translation>{player}, fais glisser une tuile, ou clique dessus pour la tourner (touches&#xa0;: Entrée, flèches, R).</translation>
    </message>
    <message>
        <source>Points from your piece: now → then. ▼ cheaper, ▲ dearer, ✕ no way</source>
        <translation>Points depuis ton pion&#xa0;: avant → après. ▼ moins, ▲ plus, ✕ aucun chemin</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>The record is damaged, so nothing can be proved.</source>
        <translation>L’enregistrement est endommagé&#xa0;: rien ne peut être prouvé.</translation>
    </message>
    <message>
        <source>The check was stopped, so nothing is proved.</source>
        <translation>La vérification a été arrêtée&#xa0;: rien n’est prouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s) follow the rules.</source>
        <translation>
            <numerusform>%Ln coup respecte les règles.</numerusform>
            <numerusform>%Ln coups respectent les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result follows from the cards.</source>
        <translation>Le résultat découle des cartes.</translation>
    </message>
    <message>
        <source>Move {number} does not match what was sealed when it was made.</source>
        <translation>Le coup {number} n’est pas le choix qui a été scellé à ce moment-là.</translation>
    </message>
    <message>
        <source>In move {number} the computer player would have decided differently.</source>
        <translation>Au coup {number}, l’ordinateur aurait décidé autrement.</translation>
    </message>
    <message>
        <source>Move {number} breaks rule {rule}.</source>
        <translation>Le coup {number} enfreint la règle {rule}.</translation>
    </message>
    <message>
        <source>This game was made by an earlier version of the program. Computer players have changed since then, so their decisions are not recomputed.</source>
        <translation>Cette partie vient d’une version précédente du programme. L’ordinateur joue autrement depuis, ses décisions ne sont donc pas recalculées.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hidden choice(s) match what was sealed when they were made.</source>
        <translation>
            <numerusform>%Ln choix caché est bien celui qui a été scellé à ce moment-là.</numerusform>
            <numerusform>%Ln choix cachés sont bien ceux qui ont été scellés à ce moment-là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) of computer players were recomputed using only what their seat could see, with the same result.</source>
        <translation>
            <numerusform>%Ln décision de l’ordinateur a été recalculée avec ce qu’on pouvait voir de sa place, et rien d’autre&#xa0;: même résultat.</numerusform>
            <numerusform>%Ln décisions de l’ordinateur ont été recalculées avec ce qu’on pouvait voir de sa place, et rien d’autre&#xa0;: même résultat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) of computer players cannot be recomputed: the record does not say how long they took.</source>
        <translation>
            <numerusform>%Ln décision de l’ordinateur ne peut pas être recalculée&#xa0;: l’enregistrement ne dit pas combien de temps il a réfléchi.</numerusform>
            <numerusform>%Ln décisions de l’ordinateur ne peuvent pas être recalculées&#xa0;: l’enregistrement ne dit pas combien de temps il a réfléchi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The result breaks rule {rule}.</source>
        <translation>Le résultat enfreint la règle {rule}.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Games (*.enix *.json)</source>
        <translation>Parties (*.enix *.json)</translation>
    </message>
    <message>
        <source>Save this puzzle</source>
        <translation>Enregistrer ce problème</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Show the solution</source>
        <translation>&amp;Voir la solution</translation>
    </message>
    <message>
        <source>S&amp;ave…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save this puzzle as a file: somebody else can open it and try the same.</source>
        <translation>Enregistrer ce problème comme fichier&#xa0;: quelqu’un d’autre peut l’ouvrir et l’essayer.</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>From a file</source>
        <translation>Reçu dans un fichier</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Easy, from a game of yours</source>
        <translation>Facile, tiré d’une de tes parties</translation>
    </message>
    <message>
        <source>Medium, from a game of yours</source>
        <translation>Moyen, tiré d’une de tes parties</translation>
    </message>
    <message>
        <source>Hard, from a game of yours</source>
        <translation>Difficile, tiré d’une de tes parties</translation>
    </message>
    <message>
        <source>Easy, from a file</source>
        <translation>Facile, reçu dans un fichier</translation>
    </message>
    <message>
        <source>Medium, from a file</source>
        <translation>Moyen, reçu dans un fichier</translation>
    </message>
    <message>
        <source>Hard, from a file</source>
        <translation>Difficile, reçu dans un fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n right in a row</source>
        <translation>
            <numerusform>%n juste</numerusform>
            <numerusform>%n justes de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Make your move on the table.</source>
        <translation>Joue ton coup sur la table.</translation>
    </message>
    <message>
        <source>One moment: your answer is compared with others.</source>
        <translation>Un instant&#xa0;: ta réponse est comparée à d’autres.</translation>
    </message>
    <message>
        <source>One moment: the solution is being worked out.</source>
        <translation>Un instant&#xa0;: la solution se calcule.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Juste&#xa0;!</translation>
    </message>
    <message>
        <source>Right: nothing is clearly better.</source>
        <translation>Juste&#xa0;: rien n’est nettement meilleur.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Il y a mieux.</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it wins about %n more than any other move.</source>
        <translation>
            <numerusform>Sur 100 parties pareilles, cela en gagne environ %n de plus que tout autre coup.</numerusform>
            <numerusform>Sur 100 parties pareilles, cela en gagne environ %n de plus que tout autre coup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it wins about %n fewer than the best move.</source>
        <translation>
            <numerusform>Sur 100 parties pareilles, cela en gagne environ %n de moins que le meilleur coup.</numerusform>
            <numerusform>Sur 100 parties pareilles, cela en gagne environ %n de moins que le meilleur coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>You chose: {move}.</source>
        <translation>Ton choix&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Best: {move}.</source>
        <translation>Le mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Here no move is clearly better than all others, so this is no puzzle any more.</source>
        <translation>Ici aucun coup n’est nettement meilleur que tous les autres&#xa0;: ce n’est plus un problème.</translation>
    </message>
    <message>
        <source>The computer could not work out the solution this time. You can try again.</source>
        <translation>L’ordinateur n’a pas pu calculer la solution cette fois-ci. Tu peux réessayer.</translation>
    </message>
    <message>
        <source>Your answer could not be compared this time. Please try again.</source>
        <translation>Ta réponse n’a pas pu être comparée cette fois. Réessaie, s’il te plaît.</translation>
    </message>
    <message>
        <source>What was kept about your puzzles could not be read, so it begins again. The old file is kept.</source>
        <translation>Ce qui était gardé sur tes problèmes est illisible et recommence à zéro. L’ancien fichier est conservé.</translation>
    </message>
    <message>
        <source>This puzzle is kept now, and comes back like the others.</source>
        <translation>Ce problème est maintenant gardé, et il revient comme les autres.</translation>
    </message>
    <message>
        <source>What you have solved cannot be saved at the moment. You can go on.</source>
        <translation>Ce que tu as résolu ne peut pas être enregistré pour le moment. Tu peux continuer.</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Jeu de pages&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>V shows this again.</source>
        <translation>V le montre de nouveau.</translation>
    </message>
</context>
<context>
    <name>RecapTitles</name>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis ton dernier tour</translation>
    </message>
    <message>
        <source>{player}, since your last turn</source>
        <translation>{player}, depuis ton dernier tour</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the log.</source>
        <translation>
            <numerusform>%n autre événement dans le journal.</numerusform>
            <numerusform>%n autres événements dans le journal.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is new for you</source>
        <translation>Du nouveau pour toi</translation>
    </message>
</context>
<context>
    <name>RecapWords</name>
    <message>
        <source>Your hand is worth {total} (at most {limit}).</source>
        <translation>Ta main vaut {total} ({limit} au plus).</translation>
    </message>
    <message>
        <source>Stacks and played cards were reshuffled.</source>
        <translation>Les talons et la défausse ont été mélangés de nouveau.</translation>
    </message>
    <message>
        <source>{player} went to {energy}.</source>
        <translation>{player} a rejoint «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} stole from {victim}: {cards}.</source>
        <translation>{player} a volé à {victim}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} moved {energy}.</source>
        <translation>{player} a déplacé la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} turned {energy}.</source>
        <translation>{player} a tourné la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} took the blackout cap off the board.</source>
        <translation>{player} a retiré le capuchon de black-out du plateau.</translation>
    </message>
    <message>
        <source>{player} put the blackout cap on {energy}, over your piece.</source>
        <translation>{player} a posé le capuchon de black-out sur «&#xa0;{energy}&#xa0;», par-dessus ton pion.</translation>
    </message>
    <message>
        <source>{player} put the blackout cap on {energy}.</source>
        <translation>{player} a posé le capuchon de black-out sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} stole from you: {cards}.</source>
        <translation>{player} t’a volé&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} holds all six energies and may end the game.</source>
        <translation>{player} a les six énergies et peut mettre fin à la partie.</translation>
    </message>
    <message>
        <source>You got {cards}.</source>
        <translation>Tu as reçu&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} went to {energy} and got %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} a rejoint «&#xa0;{energy}&#xa0;» et reçu %n carte&#xa0;: {cards}.</numerusform>
            <numerusform>{player} a rejoint «&#xa0;{energy}&#xa0;» et reçu %n cartes&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} got %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player} a reçu %n carte&#xa0;: {cards}.</numerusform>
            <numerusform>{player} a reçu %n cartes&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your card let you jump to {energy}.</source>
        <translation>Ta carte t’a fait sauter sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>RefusalWording</name>
    <message>
        <source>You have already laid a card. Now {seats} must lay one too.</source>
        <translation>Ta carte est déjà sur la table. C’est maintenant à {seats} d’en poser une.</translation>
    </message>
    <message>
        <source>You are not in this competition: {seats} must lay a card now. Please wait.</source>
        <translation>Cette bataille se joue sans toi&#xa0;: c’est à {seats} de poser une carte. Attends un peu.</translation>
    </message>
    <message>
        <source>{seats} decides first whether to play an ENIX card. Please wait until you are asked.</source>
        <translation>C’est d’abord à {seats} de décider si une carte ENIX est jouée. Attends qu’on te pose la question.</translation>
    </message>
    <message>
        <source>It is {seats}’s turn. Please wait for yours.</source>
        <translation>C’est à {seats} de jouer. Attends ton tour.</translation>
    </message>
    <message>
        <source>The game is over, so nothing more can be played.</source>
        <translation>La partie est terminée&#xa0;: on ne peut plus rien jouer.</translation>
    </message>
    <message>
        <source>Cards are laid only at the beginning of a round and in a competition.</source>
        <translation>On ne pose des cartes qu’au début d’une manche et pendant une bataille.</translation>
    </message>
    <message>
        <source>The game can be ended only at the beginning of a round, instead of laying a card.</source>
        <translation>On ne peut mettre fin à la partie qu’au début d’une manche, au lieu de poser une carte.</translation>
    </message>
    <message>
        <source>A tile can be turned or moved only when your top card shows the tile symbol.</source>
        <translation>Tu ne peux tourner ou déplacer une tuile que si ta carte du dessus porte le symbole de la tuile.</translation>
    </message>
    <message>
        <source>Not now: your piece moves in your turn, after the symbols on your card.</source>
        <translation>Ton pion se déplace pendant ton tour, après les symboles de ta carte, pas maintenant.</translation>
    </message>
    <message>
        <source>There is nothing to stop: your piece is not moving, and you are not stealing.</source>
        <translation>Il n’y a rien à arrêter&#xa0;: ton pion ne se déplace pas, et tu ne voles pas de cartes.</translation>
    </message>
    <message>
        <source>Top cards can be taken only when your piece has just reached another tile.</source>
        <translation>Tu ne peux prendre des cartes sur les talons que si ton pion vient d’atteindre une autre tuile.</translation>
    </message>
    <message>
        <source>You steal only at the end of your movement, from players on the same tile.</source>
        <translation>Tu ne peux voler des cartes qu’à la fin de ton déplacement, aux personnes qui sont sur ta tuile.</translation>
    </message>
    <message>
        <source>You draw from a stack only at the end of your turn, when you hold too few cards.</source>
        <translation>Tu ne pioches dans un talon qu’à la fin de ton tour, si tu as trop peu de cartes.</translation>
    </message>
    <message>
        <source>Not now: ENIX cards interrupt only while the current player’s piece is on a source.</source>
        <translation>Pas maintenant&#xa0;: une carte ENIX ne peut interrompre que si le pion de la personne qui joue est sur une source.</translation>
    </message>
    <message>
        <source>This card is not in your hand. Choose one that is.</source>
        <translation>Cette carte n’est pas dans ta main. Choisis-en une autre.</translation>
    </message>
    <message>
        <source>To end the game you still need {energies}.</source>
        <translation>Pour mettre fin à la partie, il te manque encore&#xa0;: {energies}.</translation>
    </message>
    <message>
        <source>An ENIX card can be laid only when you have no other card left.</source>
        <translation>Tu ne peux poser une carte ENIX que si tu n’as plus d’autre carte.</translation>
    </message>
    <message>
        <source>There is no such tile. Choose one of the six energy tiles.</source>
        <translation>Cette tuile n’existe pas. Choisis l’une des six tuiles.</translation>
    </message>
    <message>
        <source>A tile can be turned in six ways only: turn it one side at a time.</source>
        <translation>Une tuile n’a que six orientations&#xa0;: tourne-la cran par cran.</translation>
    </message>
    <message>
        <source>{covered} is already there. Choose a free place.</source>
        <translation>La tuile «&#xa0;{covered}&#xa0;» est déjà là. Choisis une place libre.</translation>
    </message>
    <message>
        <source>Nothing would change: turn {tile} or move it.</source>
        <translation>La tuile «&#xa0;{tile}&#xa0;» serait comme avant&#xa0;: tourne-la ou déplace-la.</translation>
    </message>
    <message>
        <source>{tile} would touch no other tile. Put it beside one.</source>
        <translation>La tuile «&#xa0;{tile}&#xa0;» ne toucherait aucune autre tuile. Mets-la à côté d’une autre.</translation>
    </message>
    <message>
        <source>{islands} would be an island: all tiles must stay connected.</source>
        <translation>Il y aurait une île&#xa0;: {islands}. Les six tuiles doivent former un seul ensemble.</translation>
    </message>
    <message>
        <source>Your piece can move, so it must go to another tile.</source>
        <translation>Ton pion peut se déplacer&#xa0;: il doit donc aller sur une autre tuile.</translation>
    </message>
    <message>
        <source>Your piece is already on {tile}. Choose another tile.</source>
        <translation>Ton pion est déjà sur «&#xa0;{tile}&#xa0;». Choisis une autre tuile.</translation>
    </message>
    <message>
        <source>{tile} does not touch {origin}. Go from tile to tile.</source>
        <translation>La tuile «&#xa0;{tile}&#xa0;» ne touche pas «&#xa0;{origin}&#xa0;». Va de tuile en tuile.</translation>
    </message>
    <message>
        <source>There is no path between {origin} and {tile}: {lacking} is closed there.</source>
        <translation>Pas de passage entre «&#xa0;{origin}&#xa0;» et «&#xa0;{tile}&#xa0;». Côté fermé&#xa0;: {lacking}.</translation>
    </message>
    <message>
        <source>There is no such tile. Go to one of the six energy tiles.</source>
        <translation>Cette tuile n’existe pas. Va sur l’une des six tuiles.</translation>
    </message>
    <message>
        <source>Going to {tile} costs {cost} points; you need {missing} more.</source>
        <translation>Le passage vers «&#xa0;{tile}&#xa0;» coûte {cost} points&#xa0;; il t’en manque {missing}.</translation>
    </message>
    <message>
        <source>{tile} is under the blackout cap: nobody can enter or leave.</source>
        <translation>La tuile «&#xa0;{tile}&#xa0;» est sous le capuchon de black-out&#xa0;: personne ne peut y entrer ni en sortir.</translation>
    </message>
    <message>
        <source>{tile} cannot be entered again this turn.</source>
        <translation>Tu ne peux plus entrer sur «&#xa0;{tile}&#xa0;» pendant ce tour.</translation>
    </message>
    <message>
        <source>You can take only top cards of the energy you have reached.</source>
        <translation>Sur les talons, tu ne peux prendre que des cartes de l’énergie que tu as atteinte.</translation>
    </message>
    <message>
        <source>You can steal a card only from {seats}.</source>
        <translation>Tu ne peux voler une carte qu’à {seats}.</translation>
    </message>
    <message>
        <source>You must steal a card from everybody on your tile.</source>
        <translation>Tu dois voler une carte à chaque personne qui est sur ta tuile.</translation>
    </message>
    <message>
        <source>Choose an energy that is in that hand: {energies}.</source>
        <translation>Choisis l’un des dos de cette main&#xa0;: {energies}.</translation>
    </message>
    <message>
        <source>Luck decides which card you get. Just choose the player.</source>
        <translation>Le hasard décide quelle carte tu reçois. Choisis seulement à qui la voler.</translation>
    </message>
    <message>
        <source>There is no card on that stack. Choose another one.</source>
        <translation>Il n’y a pas de carte sur ce talon. Choisis-en un autre.</translation>
    </message>
    <message>
        <source>You cannot interrupt with {card}: you need an ENIX card from your hand.</source>
        <translation>Tu ne peux pas interrompre avec cette carte ({card})&#xa0;: il faut une carte ENIX de ta main.</translation>
    </message>
    <message>
        <source>There is no such tile for the blackout cap. Choose one of the six.</source>
        <translation>Le capuchon de black-out ne peut aller que sur l’une des six tuiles. Choisis-en une.</translation>
    </message>
    <message>
        <source>The blackout cap must go somewhere else.</source>
        <translation>Le capuchon de black-out doit aller ailleurs.</translation>
    </message>
    <message numerus="yes">
        <source>{tile} cannot be reached with %n movement point(s).</source>
        <translation>
            <numerusform>On ne peut pas atteindre «&#xa0;{tile}&#xa0;» avec %n point de déplacement.</numerusform>
            <numerusform>On ne peut pas atteindre «&#xa0;{tile}&#xa0;» avec %n points de déplacement.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusedSentences</name>
    <message>
        <source>You hold cards of {held}. You still need {needed}.</source>
        <translation>Tu as des cartes {held}. Il te manque {needed}.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Tu n’as pas de cartes.</translation>
    </message>
    <message>
        <source>You still hold {cards}. Lay one of these.</source>
        <translation>Choisis plutôt parmi ce qu’il te reste&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Tu as en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Only ENIX cards can interrupt. You hold {cards}.</source>
        <translation>Seules les cartes ENIX peuvent interrompre. Tu as {cards}.</translation>
    </message>
    <message>
        <source>Only ENIX cards can interrupt, and you hold none.</source>
        <translation>Seules les cartes ENIX peuvent interrompre, et tu n’en as pas.</translation>
    </message>
    <message>
        <source>The picture shows {energy} where it would be.</source>
        <translation>L’image montre où serait la tuile «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{energies} would share no side with the other tiles.</source>
        <translation>Aucun côté en commun avec les autres tuiles&#xa0;: {energies}.</translation>
    </message>
    <message>
        <source>All six tiles must be connected along full sides. Only the result counts.</source>
        <translation>Les six tuiles doivent former un seul ensemble et se toucher par des côtés entiers. Seul le résultat compte.</translation>
    </message>
    <message>
        <source>{energy} is there, and each place has room for one tile.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» est là, et chaque place n’accueille qu’une tuile.</translation>
    </message>
    <message>
        <source>{energy} would be in the same place and look the same, but something must change.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» serait à la même place, avec le même aspect, mais quelque chose doit changer.</translation>
    </message>
    <message>
        <source>{energy} has nowhere else to go: it can only be turned.</source>
        <translation>La tuile «&#xa0;{energy}&#xa0;» n’a aucune autre place possible&#xa0;: on peut seulement la tourner.</translation>
    </message>
    <message numerus="yes">
        <source>{energy} may go to %n other place(s), or be turned where it is.</source>
        <translation>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» peut aller à %n autre endroit, ou tourner sur place.</numerusform>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» peut aller à %n autres endroits, ou tourner sur place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{energy} may go to %n other place(s).</source>
        <translation>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» peut aller à %n autre endroit.</numerusform>
            <numerusform>La tuile «&#xa0;{energy}&#xa0;» peut aller à %n autres endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blackout cap is beside the board now.</source>
        <translation>Le capuchon de black-out est maintenant à côté du plateau.</translation>
    </message>
    <message>
        <source>The blackout cap is on {energy} now.</source>
        <translation>Le capuchon de black-out est maintenant sur «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>There are six energy tiles, and each has six sides.</source>
        <translation>Il y a six tuiles, et chacune a six côtés.</translation>
    </message>
    <message>
        <source>Top cards, from stack 1 on: {tops}.</source>
        <translation>Sur le dessus des talons, à partir du numéro 1&#xa0;: {tops}.</translation>
    </message>
    <message numerus="yes">
        <source>%n stack(s) have {energy} on top: number {numbers}.</source>
        <translation>
            <numerusform>%n talon montre «&#xa0;{energy}&#xa0;»&#xa0;: le numéro {numbers}.</numerusform>
            <numerusform>%n talons montrent «&#xa0;{energy}&#xa0;»&#xa0;: les numéros {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stack has {energy} on top.</source>
        <translation>Aucun talon ne montre «&#xa0;{energy}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} is on {energy}, and you are on {own}.</source>
        <translation>{player} est sur «&#xa0;{energy}&#xa0;», et toi sur «&#xa0;{own}&#xa0;».</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} n’a pas de cartes en main.</translation>
    </message>
    <message>
        <source>You have already stolen from {player} this turn.</source>
        <translation>Tu as déjà volé une carte à {player} pendant ce tour.</translation>
    </message>
    <message>
        <source>This is your own hand.</source>
        <translation>C’est ta propre main.</translation>
    </message>
    <message>
        <source>Now cards can be stolen from {players}.</source>
        <translation>Maintenant, on peut voler des cartes à {players}.</translation>
    </message>
    <message>
        <source>The backs in {player}’s hand show {backs}.</source>
        <translation>Chez {player}, les dos montrent {backs}.</translation>
    </message>
    <message>
        <source>Stacks with cards: number {numbers}.</source>
        <translation>Talons qui ont des cartes&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Waiting for {players} to lay a card.</source>
        <translation>C’est maintenant à {players} de poser une carte.</translation>
    </message>
    <message>
        <source>Waiting for {players} to lay one more card in the competition.</source>
        <translation>C’est maintenant à {players} de poser une carte de plus pour la bataille.</translation>
    </message>
    <message>
        <source>Waiting for {players} to play an ENIX card, or not.</source>
        <translation>C’est maintenant à {players} de jouer une carte ENIX, ou non.</translation>
    </message>
    <message>
        <source>Waiting for {players} to turn or move a tile.</source>
        <translation>C’est maintenant à {players} de tourner ou de déplacer une tuile.</translation>
    </message>
    <message>
        <source>Waiting for {players} to take top cards, or not.</source>
        <translation>C’est maintenant à {players} de prendre des cartes sur les talons, ou non.</translation>
    </message>
    <message>
        <source>Waiting for {players} to move.</source>
        <translation>C’est maintenant à {players} de se déplacer.</translation>
    </message>
    <message>
        <source>Waiting for {players} to steal from others on the same tile.</source>
        <translation>C’est maintenant à {players} de voler des cartes aux personnes sur la même tuile.</translation>
    </message>
    <message>
        <source>Waiting for {players} to choose a stack and draw.</source>
        <translation>C’est maintenant à {players} de choisir un talon et de piocher.</translation>
    </message>
    <message>
        <source>At the beginning of a round everybody lays exactly one card.</source>
        <translation>Au début d’une manche, chaque personne pose exactement une carte.</translation>
    </message>
    <message>
        <source>In a competition only the tied players lay one more card, and each only one.</source>
        <translation>Dans une bataille, seules les personnes à égalité posent une carte de plus, et une seule chacune.</translation>
    </message>
    <message>
        <source>Players are asked one by one whether they interrupt.</source>
        <translation>On demande à chaque personne, l’une après l’autre, si elle veut interrompre.</translation>
    </message>
    <message>
        <source>Only the current player acts, moves and takes cards.</source>
        <translation>Seule la personne dont c’est le tour agit, se déplace et prend des cartes.</translation>
    </message>
    <message>
        <source>When somebody ends the game, all hands are shown and counted.</source>
        <translation>Quand quelqu’un met fin à la partie, on montre toutes les mains et on les compte.</translation>
    </message>
    <message>
        <source>A round begins with one card from everybody. More are laid only to break ties.</source>
        <translation>Une manche commence par une carte de chaque personne. On n’en pose d’autres qu’en cas d’égalité.</translation>
    </message>
    <message>
        <source>You end the game instead of laying a card.</source>
        <translation>On met fin à la partie au lieu de poser une carte.</translation>
    </message>
    <message>
        <source>The symbols on the card laid last are carried out from bottom to top.</source>
        <translation>On exécute les symboles de la carte posée en dernier, de bas en haut.</translation>
    </message>
    <message>
        <source>In a turn, symbols come first, then movement, then cards.</source>
        <translation>Dans un tour, il y a d’abord les symboles, puis le déplacement, puis les cartes.</translation>
    </message>
    <message>
        <source>You can stop moving once you have reached another tile. By the French rulebook you can also stop stealing.</source>
        <translation>On peut s’arrêter dès qu’on a atteint une autre tuile. Avec le livret français, on peut aussi arrêter de voler des cartes.</translation>
    </message>
    <message>
        <source>When you reach a source by crossing or jumping, you may take top cards of that energy at once.</source>
        <translation>Quand on atteint une source par un passage ou par un saut, on peut aussitôt prendre des cartes de cette énergie sur le dessus des talons.</translation>
    </message>
    <message>
        <source>After moving, you steal from players whose pieces are on the same tile.</source>
        <translation>Après le déplacement, on vole une carte aux personnes dont le pion est sur la même tuile.</translation>
    </message>
    <message>
        <source>At the end of a turn, hands with too few cards are refilled from one stack.</source>
        <translation>À la fin d’un tour, on complète une main trop petite en piochant dans un seul talon.</translation>
    </message>
    <message>
        <source>ENIX cards may interrupt at the start of a turn, after each symbol, on each source reached, and at the end of a turn.</source>
        <translation>Les cartes ENIX peuvent interrompre au début d’un tour, après chaque symbole, sur chaque source atteinte et à la fin d’un tour.</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>&amp;Name of the game:</source>
        <translation>&amp;Nom de la partie&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lecture (Espace)</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sans mouvement</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Toutes les cartes visibles</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Known to all</source>
        <translation>Ce que tout le monde sait</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Origine)</translation>
    </message>
    <message>
        <source>Previous chapter</source>
        <translation>Chapitre précédent</translation>
    </message>
    <message>
        <source>Previous turn or round (Page Up)</source>
        <translation>Tour ou manche d’avant (Page préc.)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>Un pas en arrière (flèche gauche)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>Un pas en avant (flèche droite)</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Chapitre suivant</translation>
    </message>
    <message>
        <source>Next turn or round (Page Down)</source>
        <translation>Tour ou manche d’après (Page suiv.)</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Whose view of the table is shown.</source>
        <translation>De quel point de vue la table est montrée.</translation>
    </message>
    <message>
        <source>The game is not over: only what everybody at the table knows is shown.</source>
        <translation>La partie n’est pas finie&#xa0;: on ne montre que ce que tout le monde à la table sait.</translation>
    </message>
    <message>
        <source>The game is not over: only what this player has seen is shown.</source>
        <translation>La partie n’est pas finie&#xa0;: on ne montre que ce que cette personne a vu.</translation>
    </message>
    <message>
        <source>Show all cards open (O)</source>
        <translation>Montrer toutes les cartes (O)</translation>
    </message>
    <message>
        <source>Cards are opened when the game is over.</source>
        <translation>Les cartes sont montrées quand la partie est finie.</translation>
    </message>
    <message>
        <source>Start a new game from this point.</source>
        <translation>Commencer une nouvelle partie à partir d’ici.</translation>
    </message>
    <message>
        <source>In an unfinished game you can play on only from a point you could undo to.</source>
        <translation>Tant qu’une partie est en cours, tu ne peux reprendre que là où la table permet d’annuler.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Round {number}, {player}’s turn</source>
        <translation>Manche {number}, {player} joue</translation>
    </message>
</context>
<context>
    <name>RescueWords</name>
    <message>
        <source>The file {file} could not be read as an Enix Desktop game, so it was moved here.</source>
        <translation>Le fichier {file} n’est pas une partie d’Enix Desktop lisible&#xa0;; il a donc été mis ici.</translation>
    </message>
    <message>
        <source>Nothing in the file was changed. You can keep it, repair it and put it back, or delete it.</source>
        <translation>Rien n’a été changé dans le fichier. Tu peux le garder, le réparer et le remettre, ou le supprimer.</translation>
    </message>
    <message>
        <source>What the program found, in its own words: {details}</source>
        <translation>Message du programme&#xa0;: {details}</translation>
    </message>
    <message>
        <source>Version of the program: {version}</source>
        <translation>Version du programme&#xa0;: {version}</translation>
    </message>
    <message>
        <source>The game in it breaks rule {rule}.</source>
        <translation>La partie qu’il contient enfreint la règle {rule}.</translation>
    </message>
    <message>
        <source>It is empty, cut short, far too large, or not a saved game at all.</source>
        <translation>Il est vide, il s’arrête trop tôt, il est beaucoup trop grand, ou ce n’est pas une partie enregistrée.</translation>
    </message>
    <message numerus="yes">
        <source>{file} was damaged. The game continues from its latest backup, after %Ln move(s). The damaged file is kept in the folder “{folder}”.</source>
        <translation>
            <numerusform>{file} était endommagé. La partie reprend à sa dernière copie de secours, après %Ln coup. Le fichier endommagé est gardé dans le dossier «&#xa0;{folder}&#xa0;».</numerusform>
            <numerusform>{file} était endommagé. La partie reprend à sa dernière copie de secours, après %Ln coups. Le fichier endommagé est gardé dans le dossier «&#xa0;{folder}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} is damaged or not a saved game. It is kept in the folder “{folder}”, with an explanation beside it.</source>
        <translation>{file} n’est pas une partie lisible&#xa0;: le fichier est endommagé ou contient autre chose. Il est gardé dans le dossier «&#xa0;{folder}&#xa0;», avec une explication à côté.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. It needs version {program} or later, which reads record format {form}; this one reads formats up to {known}. The file is unchanged.</source>
        <translation>{file} vient d’une version plus récente d’Enix Desktop. Il faut au moins la version {program}, compatible avec le format {form}&#xa0;; celle-ci s’arrête au format {known}. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. It needs a version that reads record format {form}; this one reads formats up to {known}. The file is unchanged.</source>
        <translation>{file} vient d’une version plus récente d’Enix Desktop. Il faut une version compatible avec le format {form}&#xa0;; celle-ci s’arrête au format {known}. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. It needs version {program} or later. The file is unchanged.</source>
        <translation>{file} vient d’une version plus récente d’Enix Desktop. Il faut au moins la version {program}. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: you have no permission to read it, or there is a disk error. It is unchanged.</source>
        <translation>Impossible d’ouvrir {file}&#xa0;: tu n’as pas le droit de le lire, ou le disque signale une erreur. Le fichier n’a pas été modifié.</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Score sheet of this game</source>
        <translation>Feuille de score de cette partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>ReviewPapers</name>
    <message>
        <source>Start + own choices + luck + the others = result</source>
        <translation>Début + décisions + chance + les autres = résultat</translation>
    </message>
    <message>
        <source>In percentage points of the chance of winning.</source>
        <translation>En points de pourcentage des chances de gagner.</translation>
    </message>
    <message>
        <source>Everybody’s luck with what was drawn</source>
        <translation>La chance de chacun à la pioche</translation>
    </message>
    <message>
        <source>More than was to be expected, or less.</source>
        <translation>Plus que ce qu’on pouvait attendre, ou moins.</translation>
    </message>
    <message>
        <source>What these figures are</source>
        <translation>Ce que sont ces chiffres</translation>
    </message>
    <message>
        <source>Chance of winning, in percent</source>
        <translation>Chances de gagner, en pour cent</translation>
    </message>
    <message>
        <source>As a &amp;list</source>
        <translation>En &amp;liste</translation>
    </message>
    <message>
        <source>As a c&amp;urve</source>
        <translation>En &amp;courbe</translation>
    </message>
    <message>
        <source>Left and Right go from choice to choice, Enter watches one.</source>
        <translation>Gauche et Droite vont d’une décision à l’autre, Entrée la montre dans la partie.</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message numerus="yes">
        <source>%n of these choices is (are) kept as p&amp;uzzle(s)</source>
        <translation>
            <numerusform>%n de ces décisions est gardée comme pro&amp;blème</numerusform>
            <numerusform>%n de ces décisions sont gardées comme pro&amp;blèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices: {player}</source>
        <translation>Décisions&#xa0;: {player}</translation>
    </message>
    <message>
        <source>What cost most, in percentage points</source>
        <translation>Ce qui a coûté le plus, en points de pourcentage</translation>
    </message>
    <message>
        <source>No choice certainly cost anything.</source>
        <translation>Aucune décision n’a coûté quelque chose à coup sûr.</translation>
    </message>
    <message>
        <source>The best choice</source>
        <translation>La meilleure décision</translation>
    </message>
    <message>
        <source>All choices: a click or Enter watches one</source>
        <translation>Toutes les décisions&#xa0;: un clic ou Entrée la montre dans la partie</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Whose choices</source>
        <translation>Décisions de</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>Playing on from every choice, again and again, to see what it was worth…</source>
        <translation>Chaque décision est rejouée encore et encore, pour voir ce qu’elle valait…</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
</context>
<context>
    <name>ReviewSheets</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>{game}: {player}</source>
        <translation>{game}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Chance of winning, in percent</source>
        <translation>Chances de gagner, en pour cent</translation>
    </message>
    <message>
        <source>Start + own choices + luck + the others = result</source>
        <translation>Début + décisions + chance + les autres = résultat</translation>
    </message>
    <message>
        <source>Everybody’s luck with what was drawn</source>
        <translation>La chance de chacun à la pioche</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Toutes les décisions</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Round {round}: cost {points} ± {width}</source>
        <translation>Manche {round}&#xa0;: a coûté {points} ± {width}</translation>
    </message>
    <message>
        <source>Round {round}: better than any other idea by {points} ± {width}</source>
        <translation>Manche {round}&#xa0;: meilleure que toute autre idée de {points} ± {width}</translation>
    </message>
    <message>
        <source>Round {round}: as good as any other idea</source>
        <translation>Manche {round}&#xa0;: aussi bonne que toute autre idée</translation>
    </message>
    <message>
        <source>Chosen: {move}.</source>
        <translation>Choisi&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>Better: {move}.</source>
        <translation>Mieux&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>To {player}: {reason}</source>
        <translation>À {player}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, choice {number}: from {before} to {after} (± {width})</source>
        <translation>Manche {round}, décision {number}&#xa0;: de {before} à {after} (± {width})</translation>
    </message>
    <message>
        <source>At the start: {chance} (± {width})</source>
        <translation>Au début&#xa0;: {chance} (± {width})</translation>
    </message>
    <message>
        <source>At the end: {chance}</source>
        <translation>À la fin&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>Another idea was better</source>
        <translation>Une autre idée était meilleure</translation>
    </message>
    <message>
        <source>Better than any other idea</source>
        <translation>Meilleure que toute autre idée</translation>
    </message>
    <message>
        <source>As good as any other idea</source>
        <translation>Aussi bonne que toute autre idée</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>{points} ± {width}</source>
        <translation>{points} ± {width}</translation>
    </message>
    <message>
        <source>How likely this seat was to win before anything was decided.</source>
        <translation>La probabilité que cette place gagne avant toute décision.</translation>
    </message>
    <message>
        <source>What the best ideas would have brought more, all choices together.</source>
        <translation>Ce que les meilleures idées auraient apporté de plus, toutes décisions réunies.</translation>
    </message>
    <message>
        <source>What was drawn, and what others chose secretly at the same time, compared with what was to be expected.</source>
        <translation>Ce qui a été pioché, et ce que les autres ont choisi en secret au même moment, comparé à ce qu’on pouvait attendre.</translation>
    </message>
    <message>
        <source>What the others did, and whatever cannot be told apart from it.</source>
        <translation>Ce que les autres ont fait, et tout ce qui ne peut en être séparé.</translation>
    </message>
    <message>
        <source>100% for a win, a share of it for a shared win.</source>
        <translation>100&#xa0;% pour une victoire, une part pour une victoire partagée.</translation>
    </message>
    <message>
        <source>All of this is estimated. Each choice is tried in many made-up games that fit what this seat could know then; what was hidden from it plays no part.</source>
        <translation>Tout cela est estimé. Chaque décision est essayée dans de nombreuses parties inventées, conformes à ce que cette place pouvait savoir alors&#x202f;; ce qui lui était caché ne joue aucun rôle.</translation>
    </message>
    <message>
        <source>The number after ± is half of an interval that holds the true value in 95 of 100 cases. A choice whose cost lies within it counts as good as any other.</source>
        <translation>Le nombre après ± est la moitié d’un intervalle qui contient la vraie valeur dans 95 cas sur 100. Une décision dont le coût tombe dedans vaut autant que toute autre.</translation>
    </message>
    <message>
        <source>“The others” holds what they chose openly, and whatever cannot be told apart from that, such as the errors of all estimates.</source>
        <translation>«&#xa0;Les autres&#xa0;» contient ce qu’ils ont choisi ouvertement, et tout ce qui ne peut en être séparé, comme les erreurs de toutes les estimations.</translation>
    </message>
    <message>
        <source>The estimates are as exact as they get.</source>
        <translation>Les estimations ne deviendront pas plus précises.</translation>
    </message>
    <message>
        <source>Thinking on: the estimates are getting more exact.</source>
        <translation>La réflexion continue&#xa0;: les estimations se précisent.</translation>
    </message>
    <message>
        <source>Finer estimates are ready: they appear when the pointer leaves the list.</source>
        <translation>Des estimations plus précises sont prêtes&#xa0;: elles apparaissent quand le pointeur quitte la liste.</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>Victoire de {player}</translation>
    </message>
    <message>
        <source>{player} shared the win</source>
        <translation>Victoire partagée de {player}</translation>
    </message>
    <message>
        <source>{player} did not win</source>
        <translation>{player} n’a pas gagné</translation>
    </message>
</context>
<context>
    <name>RulesPaper</name>
    <message>
        <source>Rules – {edition}</source>
        <translation>Règles – {edition}</translation>
    </message>
    <message>
        <source>Both rulebooks</source>
        <translation>Les deux livrets</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>ENIX: {title}</source>
        <translation>ENIX&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>{edition} (this game)</source>
        <translation>{edition} (cette partie)</translation>
    </message>
    <message>
        <source>Side without a path</source>
        <translation>Côté sans rayon</translation>
    </message>
</context>
<context>
    <name>ScoreAsking</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Why this result?</source>
        <translation>Pourquoi ce résultat&#xa0;?</translation>
    </message>
    <message>
        <source>Why does {player} have {score}?</source>
        <translation>Pourquoi {score} pour {player}&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Empty score sheet</source>
        <translation>Feuille de score vierge</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#xa0;:</translation>
    </message>
    <message>
        <source>Rulebook:</source>
        <translation>Livret&#xa0;:</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Add up the cards in your hand.</source>
        <translation>Additionne les cartes de ta main.</translation>
    </message>
    <message>
        <source>Cross out a cap for each ENIX card you hold: each halves the sum. Round down at the end.</source>
        <translation>Barre un capuchon par carte ENIX en main&#xa0;: chacune divise la somme par deux. À la fin, arrondis vers le bas.</translation>
    </message>
    <message>
        <source>26 or more: you are out.</source>
        <translation>26 ou plus&#xa0;: tu es hors course.</translation>
    </message>
    <message>
        <source>The highest score wins. If several are tied, whoever ended the game wins.</source>
        <translation>Le plus haut score gagne. En cas d’égalité, la personne qui a mis fin à la partie gagne.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search for names, results, dates…</source>
        <translation>Chercher un nom, un résultat, une date…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Récentes d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Anciennes d’abord</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Tous les jeux</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer de la partie</translation>
    </message>
    <message>
        <source>0: {weak}, 100: {strong}</source>
        <translation>0&#xa0;: {weak}, 100&#xa0;: {strong}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Strength of {name}</source>
        <translation>Force de jeu&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Add a player</source>
        <translation>Ajouter &amp;quelqu’un</translation>
    </message>
    <message>
        <source>At most {count} players can play.</source>
        <translation>On peut jouer à {count} au maximum.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Chercher dans les réglages</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les réglages par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>No setting matches “{words}”. Try another word, such as colour, sound or speed.</source>
        <translation>Aucun réglage pour «&#xa0;{words}&#xa0;». Essaie un autre mot, comme couleur, son ou vitesse.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Les réglages par défaut sont rétablis.</translation>
    </message>
    <message>
        <source>Changes take effect at once.</source>
        <translation>Chaque changement s’applique immédiatement.</translation>
    </message>
</context>
<context>
    <name>SettingsWords</name>
    <message>
        <source>Appearance and language</source>
        <translation>Apparence et langue</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Confort</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>High contrast has thick edges and text that is easy to read.</source>
        <translation>Contraste élevé&#xa0;: des bords épais et un texte facile à lire.</translation>
    </message>
    <message>
        <source>theme look light dark night black white see eyes</source>
        <translation>thème aspect clair sombre nuit noir blanc voir yeux</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>For everything: table, rules, guide and lessons.</source>
        <translation>La langue de la table, des règles, du guide et des leçons.</translation>
    </message>
    <message>
        <source>words translation English French German</source>
        <translation>mots traduction anglais français allemand language</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Vitesse des coups</translation>
    </message>
    <message>
        <source>How fast cards, pieces and tiles move. Click or press Space to skip an animation.</source>
        <translation>La vitesse des cartes, des pions et des tuiles. Un clic ou Espace saute l’animation.</translation>
    </message>
    <message>
        <source>animation tempo slow fast off wait pace</source>
        <translation>animation rythme lent rapide arrêt attendre cadence</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Journal à côté de la table</translation>
    </message>
    <message>
        <source>Lists what happened. Open from the start in wide windows. Ctrl+L shows or hides it.</source>
        <translation>Raconte la partie. Dans une fenêtre large, il est ouvert dès le début. Ctrl+L l’ouvre et le ferme.</translation>
    </message>
    <message>
        <source>history protocol sentences list panel show hide</source>
        <translation>historique récit phrases liste panneau montrer cacher</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Small badges for special moments. They stay on this computer.</source>
        <translation>De petits insignes pour les grands moments. Ils restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>badges medals rewards trophies success statistics</source>
        <translation>insignes badges médailles récompenses trophées réussite statistiques</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>You hear a sample when you let go.</source>
        <translation>Tu entends un exemple quand tu relâches le curseur.</translation>
    </message>
    <message>
        <source>loud quiet sounds noise speaker audio</source>
        <translation>fort bas sons bruit haut-parleur audio</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Ctrl+M turns the sound off and on at any time.</source>
        <translation>Ctrl+M coupe et remet le son à tout moment.</translation>
    </message>
    <message>
        <source>mute silent quiet noise speaker audio</source>
        <translation>muet silence couper bruit haut-parleur audio</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>With reduced motion nothing flies or bounces: things simply appear where they belong.</source>
        <translation>Avec peu de mouvement, rien ne vole ni ne rebondit&#xa0;: les choses sont tout de suite à leur place.</translation>
    </message>
    <message>
        <source>animation reduced calm dizzy still flying accessibility</source>
        <translation>animation réduit calme vertige immobile voler accessibilité</translation>
    </message>
    <message>
        <source>Large buttons</source>
        <translation>Grands boutons</translation>
    </message>
    <message>
        <source>Makes everything you press large enough for a finger.</source>
        <translation>Tout ce que tu touches est assez grand pour un doigt.</translation>
    </message>
    <message>
        <source>touch screen tablet finger big size accessibility</source>
        <translation>écran tactile tablette doigt gros taille accessibilité</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Tout bouge</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Peu de mouvement</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Wait for me when something concerns me</source>
        <translation>M’attendre quand quelque chose me concerne</translation>
    </message>
    <message>
        <source>What harms you or may end the game stays until you click or press a key.</source>
        <translation>Ce qui te nuit ou peut mettre fin à la partie reste affiché jusqu’à ce que tu cliques ou appuies sur une touche.</translation>
    </message>
    <message>
        <source>pause stop read story narration stolen slow</source>
        <translation>pause arrêt lire récit narration volé lent</translation>
    </message>
</context>
<context>
    <name>SharedWords</name>
    <message>
        <source>{players} is thinking.</source>
        <translation>{players} réfléchit.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Shows the reason step by step, with the rule (W).</source>
        <translation>Montre la raison pas à pas, avec la règle (W).</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Paused. Press P to resume.</source>
        <translation>En pause. Appuie sur P pour reprendre.</translation>
    </message>
    <message>
        <source>One moment: the tutor is looking at your choice.</source>
        <translation>Un instant&#xa0;: le tuteur regarde ton choix.</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Sûr de toi&#xa0;?</translation>
    </message>
    <message>
        <source>A clearly better choice seems to be available.</source>
        <translation>Un choix nettement meilleur semble possible.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Réfléchir encore</translation>
    </message>
    <message>
        <source>Read on beside the table.</source>
        <translation>La suite se lit à côté de la table.</translation>
    </message>
    <message>
        <source>Press Enter to continue.</source>
        <translation>Appuie sur Entrée pour continuer.</translation>
    </message>
    <message>
        <source>Decisions are final at this table. Change a choice before you confirm it.</source>
        <translation>À cette table, un choix confirmé ne s’annule pas. Change-le avant de confirmer.</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Tu n’as encore rien à annuler.</translation>
    </message>
    <message>
        <source>Somebody else has decided since, so you cannot undo.</source>
        <translation>Quelqu’un d’autre a joué depuis&#xa0;: tu ne peux plus annuler.</translation>
    </message>
    <message>
        <source>Cards have been seen since, so you cannot undo.</source>
        <translation>Des cartes ont été vues depuis&#xa0;: tu ne peux plus annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à refaire.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à toi de jouer.</translation>
    </message>
    <message>
        <source>It is {player}’s turn.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>Click or press any key to continue.</source>
        <translation>Clique ou appuie sur une touche pour continuer.</translation>
    </message>
    <message>
        <source>You play without hints.</source>
        <translation>Tu joues sans conseils.</translation>
    </message>
    <message>
        <source>Click Next or press Enter.</source>
        <translation>Clique sur «&#xa0;Suivant&#xa0;» ou appuie sur Entrée.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
</context>
<context>
    <name>SourceWords</name>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
</context>
<context>
    <name>StartNotes</name>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>Leçons terminées&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, one try</source>
        <translation>Les mêmes énigmes pour tout le monde, un seul essai</translation>
    </message>
    <message>
        <source>The same deal for everybody, one try</source>
        <translation>La même donne pour tout le monde, un essai</translation>
    </message>
    <message>
        <source>Your try is waiting for you</source>
        <translation>Ton essai t’attend</translation>
    </message>
    <message numerus="yes">
        <source>Today: %n puzzle(s) solved</source>
        <translation>
            <numerusform>Aujourd’hui&#xa0;: %n énigme résolue</numerusform>
            <numerusform>Aujourd’hui&#xa0;: %n énigmes résolues</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: place {place} of {count}, score {score}</source>
        <translation>Aujourd’hui&#xa0;: place {place} sur {count}, score {score}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Apprendre à &amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Looking for your last game…</source>
        <translation>Recherche de ta dernière partie…</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Pro&amp;blèmes</translation>
    </message>
    <message>
        <source>P&amp;uzzles: {number}</source>
        <translation>Pro&amp;blèmes&#xa0;: {number}</translation>
    </message>
    <message>
        <source>A first game in short lessons</source>
        <translation>Une première partie en courtes leçons</translation>
    </message>
    <message>
        <source>Game of the &amp;day</source>
        <translation>Par&amp;tie du jour</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règ&amp;les</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Save the games as a table</source>
        <translation>Enregistrer les parties en tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>The table was saved: {name}</source>
        <translation>Le tableau est enregistré&#xa0;: {name}</translation>
    </message>
    <message>
        <source>The table could not be written there. Try another folder.</source>
        <translation>Impossible d’enregistrer le tableau à cet endroit. Essaie un autre dossier.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Achievements</source>
        <translation>&amp;Succès</translation>
    </message>
    <message>
        <source>Save as a &amp;table…</source>
        <translation>Enregistrer en &amp;tableau…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>%Ln finished game(s).</source>
        <translation>
            <numerusform>%Ln partie terminée.</numerusform>
            <numerusform>%Ln parties terminées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished: %n.</source>
        <translation>
            <numerusform>En cours&#xa0;: %n.</numerusform>
            <numerusform>En cours&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with changed rules are left out.</source>
        <translation>
            <numerusform>%n partie aux règles modifiées ne compte pas.</numerusform>
            <numerusform>%n parties aux règles modifiées ne comptent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read and are left out.</source>
        <translation>
            <numerusform>%n fichier illisible ne compte pas.</numerusform>
            <numerusform>%n fichiers illisibles ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>Reading games: {done} of {all}…</source>
        <translation>Lecture des parties&#xa0;: {done} sur {all}…</translation>
    </message>
    <message>
        <source>No finished game matches.</source>
        <translation>Aucune partie terminée ne correspond à ce choix.</translation>
    </message>
    <message>
        <source>Finish a game to see here how it went.</source>
        <translation>Joue une partie jusqu’au bout, et tu verras ici comment elle s’est passée.</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} sur {games}</translation>
    </message>
    <message>
        <source>{count} ({percent}%)</source>
        <translation>{count} ({percent}&#xa0;%)</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>à %n</numerusform>
            <numerusform>à %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Part équitable</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Dropped out</source>
        <translation>Hors course</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victoires de suite</translation>
    </message>
    <message>
        <source>An even share: the wins if everybody at each table had won equally often.</source>
        <translation>Part équitable&#xa0;: le nombre de victoires si, à chaque table, tout le monde avait gagné aussi souvent.</translation>
    </message>
    <message>
        <source>With fewer than {count} games, luck plays a big part.</source>
        <translation>Avec moins de {count} parties, le hasard compte beaucoup.</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>would be an even share</source>
        <translation>pour une part équitable</translation>
    </message>
    <message>
        <source>times dropped out</source>
        <translation>fois hors course</translation>
    </message>
    <message>
        <source>Wins against the computer</source>
        <translation>Victoires contre l’ordinateur</translation>
    </message>
    <message>
        <source>The wedge marks an even share. The thin line shows how much may be due to luck.</source>
        <translation>Le triangle marque la part équitable. Le trait fin montre la marge due au hasard.</translation>
    </message>
    <message>
        <source>Wins by number of players</source>
        <translation>Victoires selon la taille de la table</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Ce qui a été joué</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Scores finaux</translation>
    </message>
    <message>
        <source>Crossed columns are drop-outs: {outs} of {count}.</source>
        <translation>Quadrillé&#xa0;: hors course, {outs} sur {count}.</translation>
    </message>
    <message>
        <source>Wins day by day</source>
        <translation>Victoires jour par jour</translation>
    </message>
    <message>
        <source>Wins week by week</source>
        <translation>Victoires semaine par semaine</translation>
    </message>
    <message>
        <source>Wins month by month</source>
        <translation>Victoires mois par mois</translation>
    </message>
    <message>
        <source>Wins year by year</source>
        <translation>Victoires année par année</translation>
    </message>
    <message>
        <source>Solid: games won. Hatched: all other games.</source>
        <translation>Plein&#xa0;: parties gagnées. Hachuré&#xa0;: toutes les autres.</translation>
    </message>
    <message>
        <source>Solid: games won by a person. Hatched: all other games.</source>
        <translation>Plein&#xa0;: parties gagnées par une personne. Hachuré&#xa0;: toutes les autres.</translation>
    </message>
    <message>
        <source>{when}: {won} of {games} won</source>
        <translation>{when}&#xa0;: {won} sur {games} gagnées</translation>
    </message>
    <message>
        <source>{label}: {number}</source>
        <translation>{label}&#xa0;: {number}</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>score moyen</translation>
    </message>
    <message numerus="yes">
        <source>Most common score: {score} (%n result(s)).</source>
        <translation>
            <numerusform>Score le plus fréquent&#xa0;: {score} (%n résultat).</numerusform>
            <numerusform>Score le plus fréquent&#xa0;: {score} (%n résultats).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score {score}: %n result(s)</source>
        <translation>
            <numerusform>Score {score}&#xa0;: %n résultat</numerusform>
            <numerusform>Score {score}&#xa0;: %n résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSharing</name>
    <message>
        <source>Show my hand (hold)</source>
        <translation>Montrer ma main (maintiens)</translation>
    </message>
    <message>
        <source>Hold it down, or hold M: your cards are shown as long as you hold.</source>
        <translation>Maintiens le bouton ou la touche M&#xa0;: tes cartes restent visibles tant que tu maintiens.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapide</translation>
    </message>
    <message>
        <source>Instant, no animation</source>
        <translation>Immédiate, sans animation</translation>
    </message>
    <message>
        <source>Unconfirmed choices only</source>
        <translation>Avant de confirmer</translation>
    </message>
    <message>
        <source>Until a card is seen</source>
        <translation>Tant que rien n’est vu</translation>
    </message>
    <message>
        <source>Even after cards are seen</source>
        <translation>Même après une carte vue</translation>
    </message>
    <message>
        <source>You can undo a choice until you confirm it.</source>
        <translation>Tu peux changer ton choix tant que tu ne l’as pas confirmé.</translation>
    </message>
    <message>
        <source>You can undo your last decision until somebody else decides or sees a card.</source>
        <translation>Tu peux annuler ta dernière décision tant que personne d’autre n’a joué ni vu de carte.</translation>
    </message>
    <message>
        <source>You can undo your last decision at any time if everybody at the table agrees.</source>
        <translation>Tu peux annuler ta dernière décision à tout moment, si toute la table est d’accord.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Family handicap</source>
        <translation>Niveau sur mesure</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Virtuose</translation>
    </message>
    <message>
        <source>Makes any move the rules allow.</source>
        <translation>Joue n’importe quel coup permis par les règles.</translation>
    </message>
    <message>
        <source>Knows the rules and little more: for a first game.</source>
        <translation>Connaît les règles et guère plus&#xa0;: pour une première partie.</translation>
    </message>
    <message>
        <source>Takes what looks best at once and does not plan.</source>
        <translation>Prend ce qui paraît le mieux sur le moment, sans prévoir.</translation>
    </message>
    <message>
        <source>Weighs what each move is worth for the whole hand.</source>
        <translation>Pèse ce que chaque coup apporte à l’ensemble de la main.</translation>
    </message>
    <message>
        <source>Thinks ahead and considers what you may hold.</source>
        <translation>Prévoit la suite et tient compte de ce que tu as peut-être en main.</translation>
    </message>
    <message>
        <source>Family handicap…</source>
        <translation>Niveau sur mesure…</translation>
    </message>
    <message>
        <source>As strong as you like, from the weakest level to the strongest.</source>
        <translation>Aussi fort que tu veux, du niveau le plus faible au plus fort.</translation>
    </message>
    <message>
        <source>helps me win a fair share</source>
        <translation>me laisse gagner ma part</translation>
    </message>
    <message>
        <source>merciless</source>
        <translation>sans pitié</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Donne un nom à tout le monde.</translation>
    </message>
    <message>
        <source>A name can have at most {count} characters.</source>
        <translation>Un nom a {count} caractères au maximum.</translation>
    </message>
    <message>
        <source>A name contains a character that cannot be shown.</source>
        <translation>Un nom contient un caractère impossible à afficher.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Le nom {name} est pris deux fois.</translation>
    </message>
    <message>
        <source>Two players have the same piece.</source>
        <translation>Le même pion est pris deux fois.</translation>
    </message>
    <message>
        <source>There is no such piece.</source>
        <translation>Ce pion n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such computer player.</source>
        <translation>Ce niveau de jeu n’existe pas.</translation>
    </message>
    <message>
        <source>{level}, {style}</source>
        <translation>{level}, {style}</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>équilibré</translation>
    </message>
    <message>
        <source>surprise me</source>
        <translation>surprise</translation>
    </message>
    <message>
        <source>Balanced: does what wins.</source>
        <translation>Équilibré&#xa0;: fait ce qui gagne.</translation>
    </message>
    <message>
        <source>Surprise me: you will find out.</source>
        <translation>Surprise&#xa0;: à toi de le découvrir.</translation>
    </message>
    <message>
        <source>There is no such style of play.</source>
        <translation>Ce style de jeu n’existe pas.</translation>
    </message>
</context>
<context>
    <name>TheftWords</name>
    <message>
        <source>You steal {cards}.</source>
        <translation>Tu voles {cards}.</translation>
    </message>
    <message>
        <source>{thief} steals {cards}.</source>
        <translation>{thief} vole {cards}.</translation>
    </message>
    <message>
        <source>a card of {energy} from {victim}</source>
        <comment>one of several cards that somebody steals</comment>
        <translation>une carte «&#xa0;{energy}&#xa0;» à {victim}</translation>
    </message>
    <message>
        <source>{card} from you</source>
        <comment>one of several cards that somebody steals</comment>
        <translation>{card} à toi</translation>
    </message>
    <message>
        <source>{card} from {victim}</source>
        <comment>one of several cards that somebody steals</comment>
        <translation>{card} à {victim}</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>This game is open in another window of Enix Desktop. Continue there, or close it there first. You can play any other game here.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre d’Enix Desktop. Continue dans l’autre fenêtre, ou fermes-y d’abord la partie. Ici, tu peux jouer n’importe quelle autre partie.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Enix Desktop. Please install that version to open it. The file is unchanged.</source>
        <translation>{file} vient d’une version plus récente d’Enix Desktop. Installe cette version pour l’ouvrir&#xa0;; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The game in {file} breaks rule {rule}, so it cannot be continued. The file is unchanged.</source>
        <translation>La partie dans {file} enfreint la règle {rule}&#xa0;: impossible de la continuer. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>{file} was not found. Perhaps it was moved or renamed.</source>
        <translation>{file} est introuvable. Le fichier a peut-être été déplacé ou renommé.</translation>
    </message>
    <message>
        <source>{file} is damaged or not a saved game. The file is unchanged.</source>
        <translation>{file} n’est pas une partie lisible&#xa0;: le fichier est endommagé ou contient autre chose. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {reason} You can play on; Enix Desktop tries again after every move.</source>
        <translation>Impossible d’enregistrer la partie&#xa0;: {reason} Tu peux continuer à jouer&#xa0;; l’enregistrement sera tenté de nouveau après chaque coup.</translation>
    </message>
    <message>
        <source>Your last moves cannot be saved: {reason} If you quit now, they are lost.</source>
        <translation>Tes derniers coups ne peuvent pas être enregistrés&#xa0;: {reason} Si tu quittes maintenant, ils sont perdus.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Quitter quand même</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Continuer à &amp;jouer</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {reason} They last until you quit.</source>
        <translation>Impossible de conserver les réglages&#xa0;: {reason} Ils restent valables jusqu’à ce que tu quittes le programme.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Impossible d’écrire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read; the defaults are used.</source>
        <translation>Les réglages dans {file} sont illisibles&#xa0;; les réglages par défaut sont utilisés.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset; the old file is kept as {file}.</source>
        <translation>Les réglages étaient endommagés et ont été réinitialisés&#xa0;; l’ancien fichier est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Part of the program is missing: {file}. Please reinstall Enix Desktop; your games are safe.</source>
        <translation>Il manque une partie du programme&#xa0;: {file}. Réinstalle Enix Desktop&#xa0;; tes parties ne risquent rien.</translation>
    </message>
    <message>
        <source>The game has become too long for a file.</source>
        <translation>La partie est devenue trop longue pour un fichier.</translation>
    </message>
    <message>
        <source>There is an error in the program.</source>
        <translation>Il y a une erreur dans le programme.</translation>
    </message>
    <message>
        <source>The disk is full; please make some room.</source>
        <translation>Le disque est plein&#xa0;; libère un peu de place.</translation>
    </message>
    <message>
        <source>The folder cannot be written to; please change its permissions.</source>
        <translation>Impossible d’écrire dans le dossier&#xa0;; modifie ses droits d’accès.</translation>
    </message>
    <message>
        <source>Its folder is no longer there.</source>
        <translation>Le dossier prévu n’est plus là.</translation>
    </message>
    <message>
        <source>There is a disk error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <source>{file} is not a file but a folder, a pipe or a device. Please choose a saved game.</source>
        <translation>{file} n’est pas un fichier, mais un dossier, un tube ou un périphérique. Choisis une partie enregistrée.</translation>
    </message>
</context>
<context>
    <name>UnfinishedTag</name>
    <message>
        <source>Not finished: {how_far}.</source>
        <translation>Pas terminée&#xa0;: {how_far}.</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Verify this game</source>
        <translation>Vérifier cette partie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The whole game is replayed from its record. Anybody can check this result with the same record.</source>
        <translation>Toute la partie est rejouée à partir de son enregistrement. Avec ce même enregistrement, tout le monde peut vérifier ce qui est dit ici.</translation>
    </message>
    <message>
        <source>Checking every move…</source>
        <translation>Chaque coup est vérifié…</translation>
    </message>
    <message>
        <source>Nothing could be checked.</source>
        <translation>Rien n’a pu être vérifié.</translation>
    </message>
    <message>
        <source>This game checks out.</source>
        <translation>Cette partie est valide.</translation>
    </message>
    <message>
        <source>This game does not check out.</source>
        <translation>Cette partie n’est pas valide.</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Read rule {rule}</source>
        <translation>Lire la règle {rule}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>WhyWording</name>
    <message>
        <source>jump to {energy}</source>
        <translation>saut vers «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>blackout on {energy}</source>
        <translation>black-out sur «&#xa0;{energy}&#xa0;»</translation>
    </message>
    <message>
        <source>turn or move a tile</source>
        <translation>tourner ou déplacer une tuile</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
</TS>
