"""Mutations of cards that do not change the game, with the reason; `dev.py mutate --cards` skips them."""

from typing import Final

ALL_ARE_AGENDAS: Final = "in a score area there is nothing that is no agenda"
NONE_WHEN_SCORED: Final = "a scored agenda hosts no advancement tokens, so for another agenda it places no counters"
NO_SUCH_KIND: Final = "no damage is of that kind"
NO_SUCH_NUMBER: Final = "as many as there are; nobody has a hundred cards"

_MEMORY: Final = "a program takes memory or it does not; there is no more or less of it"
_LASTS: Final = "a strength lasts for the turn or it does not; there is no more or less of it"
_NO_SUCH: Final = "there is nothing of that name in the game"
_AGENDAS: Final = "nothing but agendas is ever there"
_ONLY_THE_CORP: Final = "the Runner neither advances nor rezzes cards"
_REQUIREMENT: Final = "nothing but agendas has an advancement requirement"

REMINDERS: Final = {
    "console": "the limit follows from the subtype (CR 3.8.5a), and the line reminds of it",
    "region": "the limit follows from the subtype (CR 3.6.5a), and the line reminds of it",
}
"""Lines of cards that only repeat the rules."""

EQUIVALENT: Final[dict[tuple[str, str], str]] = {
    (
        "Adam: Compulsive Hacker",
        "AtStart.brings "
        + str(("Always Be Running", "Neutralize All Threats", "Safety First"))
        + " -> "
        + str(("Always Be Running", "Neutralize All Threats", "Safety First", "?")),
    ): _NO_SUCH,
    ("Marilyn Campaign", "On.what This -> None"): "what it replaces is the trashing of its own card and of no other",
    **{
        (title, "CreditsFor.purposes ('install',) -> ('advance', 'install', 'rez')"): _ONLY_THE_CORP
        for title in ("Cyberfeeder", "Ice Analyzer", "Paladin Poemu")
    },
    ("SanSan City Grid", "Is.types ('agenda',) -> ('agenda', 'asset')"): _REQUIREMENT,
    **{("Deus X", f"Prevent.n 99 -> {n}"): NO_SUCH_NUMBER for n in (98, 100)},
    **{
        (title, "When.zone 3 -> 2"): "what is said of a stolen agenda holds in the Runner's score area, whatever else"
        for title in ("Project Vacheron", "SSL Endorsement")
    },
    ("Khusyuk", "Limit.quantity 'access R&D' -> 'accesses'"): "nothing else is accessed after it in a run on R&D",
    **{
        (title, "Prevent.what ('net',) -> ('brain', 'net')"): "it waits for net damage, which comes alone"
        for title in ("Net Shield", "No One Home")
    },
    ("Hunting Grounds", "On.what Is -> None"): "the ability is one about its own card, and only ice is encountered",
    (
        "NBN: Controlling the Message",
        "Is.zone 'anywhere' -> 'installed'",
    ): "a card in play that is not installed, a current, is trashed by the rules and not by the Runner",
    ("Donut Taganes", "Modify.on Is -> None"): "only events and operations have a play cost",
    ("Chum", "Delayed.duration 'encounter' -> 'action'"): "that encounter ends before the action does, and once",
    ("Sundew", "When.where ActiveTurn -> None"): "the Runner has clicks to spend in the Runner's turn alone",
    ("Assimilator", "Is.zone 'anywhere' -> 'installed'"): "the card was turned faceup just before, so it is installed",
    ("Dhegdheer", "Modify.amount 1 -> 2"): _MEMORY,
    ("Dinosaurus", "Modify.amount 1 -> 2"): _MEMORY,
    ("Emergent Creativity", "Target.n 99 -> 100"): "no grip has that many cards",
    ("Emergent Creativity", "Target.n 99 -> 98"): "no grip has that many cards",
    ("Gebrselassie", "Modify.amount 1 -> 2"): _LASTS,
    ("Guru Davinder", "Prevents.what ('net', 'meat') -> ('net', 'meat', '?')"): _NO_SUCH,
    ("Leprechaun", "Modify.amount 1 -> 2"): _MEMORY,
    ("Progenitor", "Modify.amount 1 -> 2"): _MEMORY,
    ("Security Nexus", "StartTrace.who CORP -> RUNNER"): "it is the Corp that traces (CR 10.8.1), in any case",
    ("System Seizure", "Adjust.n 1 -> 2"): _LASTS,
    ("Turntable", "Is.types ('agenda',) -> ('agenda', 'asset')"): _AGENDAS,
    ("Accelerated Beta Test", "InstallOne.n 3 -> 4"): "there are but three cards that it looked at",
    ("Chronos Protocol: Selective Mind-mapping", "ChoosesDamage.what ('net',) -> ('net', '?')"): NO_SUCH_KIND,
    **{
        (title, "Is.zone 'score' -> 'anywhere'"): "what is scored is swapped with what is scored"
        for title in ("Exchange of Information", "Investigator Inez Delgado A 2")
    },
    (
        "High-Profile Target",
        "Play.only Tagged -> None",
    ): "without a tag it would do nothing, and is not played (CR 1.2.5)",
    ("Blockchain", "Sub.first True -> False"): "it is the first one that the card says anyway",
    ("Data Ward", "Tag.who RUNNER -> CORP"): "only the Runner takes tags (CR 10.5.1), in any case",
    ("Lotus Field", "Modify.amount 0 -> 1"): "what cannot be lowered is told no amount",
    (
        "Saisentan",
        "On.causes ('net damage',) -> ('net damage', 'meat damage')",
    ): "its subroutines do no other damage",
    ("Self-Adapting Code Wall", "Modify.amount 0 -> 1"): "what cannot be lowered is told no amount",
    ("Marilyn Campaign", "ShuffleInstead.whose CORP -> RUNNER"): "a card goes to its owner's deck whatever is said",
    ("Project Vacheron", "When.where AtLeast -> None"): "without a counter there is none to remove",
    ("Tori Hanzō", "ReplaceImminent.what ('net',) -> ('net', '?')"): NO_SUCH_KIND,
    ("Wendigo", "Subtype.by 1 -> 2"): "a barrier twice over is a barrier",
    ("Transparency Initiative", "Subtype.by 1 -> 2"): "public twice over is public",
    ("Market Forces", "Play.only Tagged -> None"): "without a tag it would do nothing, and is not played (CR 1.2.5)",
    **{
        (
            title,
            "Is.zone 'anywhere' -> 'installed'",
        ): "what was installed or rezzed was installed then, wherever it is now"
        for title in (
            "Docklands Crackdown",
            "Eden Fragment",
            "Hellion Alpha Test",
            "TechnoCo",
            'Kate "Mac" McCaffrey: Digital Tinker',
            "Reina Roja: Freedom Fighter",
        )
    },
    ("News Team", "Tag.who RUNNER -> CORP"): "only the Runner takes tags (CR 10.5.1), in any case",
    ("Sub Boost", "Subtype.by 1 -> 2"): "a barrier twice over is a barrier",
    ("The Board", "Is.types ('agenda',) -> ('agenda', 'asset')"): ALL_ARE_AGENDAS,
    ("The Board", "Is.zone 'score' -> 'anywhere'"): "the Runner has agendas nowhere else",
    ("Rolling Brownout", "Modify.on Is -> None"): "nothing but operations and events has a play cost",
    ("Rolling Brownout", "On.what Is -> None"): "the Runner plays nothing but events",
    **{
        (title, "Is.zone 'score' -> 'anywhere'"): "the Runner has agendas nowhere else"
        for title in ("Game Changer", "Hired Help", "Stock Buy-Back", "Voter Intimidation")
    },
    ("Election Day", "Is.other True -> False"): "a card that is about to be played is not in the hand any more",
    ("Hellion Beta Test", "LastTurn.what Is -> None"): "nothing but the Corp's cards is accessed",
    **{
        (title, "On.what This -> None"): NONE_WHEN_SCORED
        for title in (
            "Braintrust",
            "Project Atlas",
            "Project Beale",
            "Project Kusanagi",
            "Project Vitruvius",
            "Project Yagi-Uda",
        )
    },
    **{("Dai V", f"Break.n 99 -> {n}"): "no ice has that many subroutines" for n in (98, 100)},
    ("Political Graffiti", "Is.types ('agenda',) -> ('agenda', 'asset')"): ALL_ARE_AGENDAS,
    (
        "Hernando Cortez",
        "ExtraCost.on Is -> None",
    ): "nothing but ice has subroutines, so anything else costs nothing more",
    **{
        (title, "On.permitted True -> False"): "the run may be on any server, so each is permitted"
        for title in ("Counter Surveillance", "Katorga Breakout")
    },
    ("The Archivist", "Is.types ('agenda',) -> ('agenda', 'asset')"): "nothing but agendas is scored",
    (
        "The Archivist",
        "BadPublicity.who CORP -> RUNNER",
    ): "only the Corp has bad publicity (CR 10.6.2)",
    (
        "Glut Cipher",
        "Moved.done 'added' -> 'shuffled into R&D'",
    ): "a word for what was counted",
    **{
        (title, "StartTrace.who CORP -> RUNNER"): "it is the Corp that traces (CR 10.8.1), in any case"
        for title in ("Citadel Sanctuary", "The Archivist", "No One Home", "Another Day, Another Paycheck")
    },
    **{("Fear the Masses", f"Target.n 99 -> {n}"): NO_SUCH_NUMBER for n in (98, 100)},
    **{("No One Home", f"Prevent.n 99 -> {n}"): NO_SUCH_NUMBER for n in (98, 100)},
    ("Jackpot!", "Is.types ('agenda',) -> ('agenda', 'asset')"): ALL_ARE_AGENDAS,
    ("Compile", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    **{
        (title, "StartTrace.who CORP -> RUNNER"): "it is the Corp that traces (CR 10.8.1), in any case"
        for title in ("Black Hat", "White Hat")
    },
    (
        "Divide and Conquer",
        "On.kind 'successful run' -> 'access begins'",
    ): "what follows waits for the end of that access anyway",
    (
        "Watch the World Burn",
        "On.kind 'successful run' -> 'access begins'",
    ): "what follows waits for a card to be accessed anyway",
    ("Watch the World Burn", "Is.zone 'anywhere' -> 'installed'"): "in a remote server every card is installed",
    ("Watch the World Burn", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    ("Mystic Maemi", "CreditsFor.on Is -> None"): "the Runner plays nothing but events",
    ("RNG Key", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    **{
        (title, f"Target.n 99 -> {n}"): NO_SUCH_NUMBER
        for title in (
            "Biased Reporting",
            "Disposable HQ",
            "Divert Power",
            "Kakurenbo",
            "Liquidation",
            "Reclamation Order",
            "Reeducation",
            "Reuse",
            "Special Report",
        )
        for n in (98, 100)
    },
    **{
        (title, "Is.types ('agenda',) -> ('agenda', 'asset')"): ALL_ARE_AGENDAS
        for title in (
            "24/7 News Cycle",
            "Exchange of Information",
            "Fast Break",
            "Game Changer",
            "Giordano Memorial Field",
            "Hired Help",
            "Investigator Inez Delgado A",
            "Investigator Inez Delgado A 2",
            "Media Blitz",
            "Philotic Entanglement",
            "Stock Buy-Back",
            "Voter Intimidation",
        )
    },
    **{
        (title, "Modify.on Is -> None"): "nothing but Corp cards has a trash cost"
        for title in ("Demolisher", "Industrial Genomics: Growing Solutions")
    },
    ("Zamba", "On.what Is -> None"): "nothing but Corp cards is exposed (CR 8.1.5a)",
    ("Hippo", "On.in_run True -> False"): "ice that protects a server is encountered in runs only",
    ("Boomerang", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    ("NetChip", "Modify.amount 1 -> 2"): _MEMORY,
    ("Mâché", "On.what Is -> None"): "nothing but Corp cards is accessed",
    ("EMP Device", "Is.zone 'anywhere' -> 'installed'"): "ice that could be rezzed is installed",
    ("EMP Device", "When.next_only True -> False"): "what cannot be rezzed any more cannot be so twice over",
    ("EMP Device", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    ("EMP Device", "Paid.only DuringRun -> None"): "without a run it would do nothing, and is not used (CR 1.2.5)",
    ("Ramujan-reliant 550 BMI", "Is.other True -> False"): "it was trashed for the cost, so it is not installed",
    **{
        (title, altered): _REQUIREMENT
        for title in ("Chakana", "The Source")
        for altered in ("Modify.on Is -> None", "Is.types ('agenda',) -> ('agenda', 'asset')")
    },
    ("Clot", "Is.types ('agenda',) -> ('agenda', 'asset')"): "nothing but agendas is ever scored",
    ("Djinn", "Modify.amount 1 -> 2"): _MEMORY,
    ("Paricia", "Is.types ('asset',) -> ('agenda', 'asset')"): "an agenda has no trash cost",
    ("Incubator", "Is.other True -> False"): "it was trashed for the cost, so it is not installed",
    ("Bandwidth", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    ("Sensei", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    (
        "Changeling",
        "Subtype.by 1 -> 2",
    ): "it loses another subtype; what was gained twice is there as if once (CR 2.15.5)",
    ("Lycan", "Subtype.by 1 -> 2"): "it loses another subtype; what was gained twice is there as if once (CR 2.15.5)",
    (
        "Mother Goddess",
        "Is.other True -> False",
    ): "her own subtypes are there, however often they are counted (CR 2.15.5)",
    **{
        (title, f"{word}.only DuringRun -> None"): "the event is active for its own run, and not much longer"
        for title, word in (("Blackmail", "Cannot"), ("Running Interference", "ExtraCost"))
    },
    **{
        (title, "On.permitted True -> False"): "the run may be on any server, so each is permitted"
        for title in ("Exploratory Romp", "The Masque A")
    },
    ("Feint", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    ("Immolation Script", "Delayed.duration 'run' -> 'action'"): "an action has one run, and is over with it",
    ("Immolation Script", "On.kind 'successful run' -> 'access begins'"): "both come before the first card is accessed",
    ("Immolation Script", "On.permitted True -> False"): "on another server no card in Archives is accessed",
    ("Deep Data Mining", "On.kind 'successful run' -> 'access begins'"): "both come before the accesses are counted",
    ("Deep Data Mining", "On.permitted True -> False"): "on another server no more cards of R&D are accessed",
    ("Social Engineering", "On.what Is -> None"): "it waits for the chosen card alone, which is ice",
    ("Surge", "Play.only AtLeast -> None"): "without such a program it would do nothing, and is not played (CR 1.2.5)",
    ("Traffic Jam", "Modify.on Is -> None"): _REQUIREMENT,
    ("Traffic Jam", "Is.types ('agenda',) -> ('agenda', 'asset')"): _REQUIREMENT,
    **{
        (title, f"MoveTokens.n 99 -> {n}"): "no card hosts a hundred tokens"
        for title in ("Anson Rose", "Reconstruction Contract")
        for n in (98, 100)
    },
    ("Caldera", "Prevent.what ('net', 'brain') -> ('brain', 'net')"): "the order of the two says nothing",
    ("Marked Accounts", "Take.if_able True -> False"): "of a single credit there is no part to take",
    ("Because I Can", "On.permitted True -> False"): "in a central server there is no installed card to shuffle",
    ("The Twins", "CopyOf.other True -> False"): "the ice that was passed is not in HQ",
    ("Tour Guide", "Is.types ('asset',) -> ('agenda', 'asset')"): "an agenda can be faceup, and is never rezzed",
    (
        "Cyber Bureau: Keeping the Peace",
        "RezOne.n 5 -> 6",
    ): "no more than the five cards are installed by then",
    ("Skulljack", "Modify.on Is -> None"): "nothing but Corp cards has a trash cost",
    ("Word on the Street", "Is.types ('agenda',) -> ('agenda', 'asset')"): "nothing but agendas is ever scored",
    (
        "Word on the Street",
        "On.what NotThisTurn -> None",
    ): "an agenda installed this turn is scored for the card itself, which is not active in a score area",
    **{
        ("Tucana", f"Search.discount 3 -> {n}"): "ice can be installed in a new server for nothing, so all can be found"
        for n in (2, 4)
    },
    **{("Next Big Thing", f"DoToChosen.n 99 -> {n}"): NO_SUCH_NUMBER for n in (98, 100)},
    ("Lycian Multi-Munition", "Choose.n 3 -> 4"): "there are but three subtypes to choose",
    ("Kompromat", "BadPublicity.who CORP -> RUNNER"): "only the Corp has bad publicity (CR 10.6.2)",
}
"""By title and by what is altered, as `mutate --cards` tells it."""
