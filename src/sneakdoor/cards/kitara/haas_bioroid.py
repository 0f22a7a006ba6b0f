"""Haas-Bioroid cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

IKAWAH_PROJECT = agenda(
    "Ikawah Project",
    "haas_bioroid",
    ExtraCost("steal", (Clicks(1), Credits(2)), own=True),
    subtypes="Security",
    advancement=5,
    points=3,
)

ASA_GROUP_SECURITY_THROUGH_VIGILANCE = corp_identity(
    "Asa Group: Security Through Vigilance",
    "haas_bioroid",
    when(
        On("installed", by=MINE),
        InstallOne(Is((ASSET, ICE, UPGRADE), zone=IN_HAND, side=CORP), where=THERE),
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

REMOTE_ENFORCEMENT = agenda(
    "Remote Enforcement",
    "haas_bioroid",
    scored(
        Search(Is((ICE,), zone="anywhere"), CORP),
        InstallFound(where=PROTECTING_REMOTE),
        RezTarget("installed", free=True),
        may=True,
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)
