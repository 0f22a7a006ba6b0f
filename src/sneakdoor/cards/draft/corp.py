"""Corp identities for drafts."""

from sneakdoor.cards.vocabulary import *

THE_SHADOW_PULLING_THE_STRINGS = corp_identity(
    "The Shadow: Pulling the Strings",
    "neutral_corp",
    draft_only(),
    any_agendas(),
    subtypes="Megacorp",
    min_deck=30,
)

FRINGE_APPLICATIONS_TOMORROW_TODAY = corp_identity(
    "Fringe Applications: Tomorrow, Today",
    "weyland_consortium",
    draft_only(),
    when(
        On("turn begins", by=RUNNER),
        PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,))),
        where=MoreInstalled("weyland_consortium", CORP),
    ),
    subtypes="Division",
    min_deck=30,
)

INFORMATION_DYNAMICS_ALL_YOU_NEED_TO_KNOW = corp_identity(
    "Information Dynamics: All You Need To Know",
    "nbn",
    draft_only(),
    when(On("scored", also="stolen"), Tag(1), where=MoreInstalled("nbn", CORP)),
    subtypes="Division",
    min_deck=30,
)

STRATEGIC_INNOVATIONS_FUTURE_FORWARD = corp_identity(
    "Strategic Innovations: Future Forward",
    "haas_bioroid",
    draft_only(),
    when(
        On("turn ends", by=RUNNER),
        DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP)),
        where=MoreInstalled("haas_bioroid", CORP),
    ),
    subtypes="Division",
    min_deck=30,
)

SYNTHETIC_SYSTEMS_THE_WORLD_RE_IMAGINED = corp_identity(
    "Synthetic Systems: The World Re-imagined",
    "jinteki",
    draft_only(),
    when(TURN_BEGINS, Swap(Is((ICE,))), may=True, where=MoreInstalled("jinteki", CORP)),
    subtypes="Division",
    min_deck=30,
)
