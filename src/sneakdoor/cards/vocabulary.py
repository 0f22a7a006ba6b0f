"""The words a card is written in: the only module a card file imports.

A card is its facts and one ability for each printed ability. Most ice and icebreakers are two lines with
families; everything else is put together from events, conditions, amounts and instructions.
"""

from __future__ import annotations

from sneakdoor.grammar.nouns import several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import (
    BadPublicityCount,
    ChosenX,
    CostOf,
    Count,
    CreditsOf,
    Each,
    Expected,
    FirstUse,
    HandOf,
    Hosted,
    InstallCostOf,
    LinkValue,
    OfForfeited,
    Plus,
    Points,
    Reg,
    RezCostOf,
    Subroutines,
    TagCount,
    TrashCost,
    UnusedMemory,
    UpTo,
    WorthOf,
)
from sneakdoor.language.conditions import (
    TAGGED,
    ActiveTurn,
    AtLeast,
    AtMost,
    BelowHandSize,
    Both,
    BrokenByThis,
    DifferentActions,
    DuringRun,
    Empty,
    Encountering,
    EncounteringThis,
    Found,
    IsKind,
    LastTurn,
    Not,
    OneOf,
    RanSuccessfully,
    RunSucceeded,
    StrengthAtMost,
    ThisTurn,
)
from sneakdoor.language.costs import (
    AddCards,
    AnyTokens,
    Clicks,
    Credits,
    Forfeit,
    PerSubroutine,
    RemoveBadPublicity,
    RemoveTags,
    RemoveThis,
    ReturnThis,
    ShuffleCards,
    ShuffleHand,
    Suffer,
    TakeAsAgenda,
    Tokens,
    TrashCards,
    TrashHand,
    TrashThis,
    TrashTopCards,
)
from sneakdoor.language.deeds import ANYONE, DONE, MINE, THEIRS
from sneakdoor.language.events import AllBroken, On, during_run
from sneakdoor.language.families import (
    ACCESS_THIS,
    ENCOUNTER_THIS,
    END_THE_RUN,
    IF_SUCCESSFUL,
    INSTALL_THIS,
    REZ_THIS,
    SCORE_THIS,
    STEAL_THIS,
    SUCCESS_HERE,
    SUCCESSFUL_RUN,
    TURN_BEGINS,
    TURN_ENDS,
    Alliance,
    Current,
    DifferentBids,
    Lockdown,
    OrderedHeap,
    accessed,
    agenda,
    agendas_revealed,
    alliance,
    asset,
    avoids,
    bioroid,
    boost,
    breaks,
    can_be_advanced,
    condition,
    considered,
    corp_identity,
    costs_to_steal_here,
    current,
    double,
    draft_only,
    event,
    hardware,
    ice,
    if_successful,
    install_faceup,
    instead_of_access,
    limit_one_console,
    limit_one_region,
    limit_per_deck,
    link,
    loaded,
    lockdown,
    memory,
    not_by_ai,
    operation,
    ordered_heap,
    paid,
    play,
    prevents,
    priority,
    program,
    psi,
    remote_only,
    remove_instead_of_trashing,
    resource,
    reveal_from_rnd,
    run_on,
    runner_identity,
    scored,
    starting,
    starting_hand,
    strength_per,
    sub,
    success_on,
    terminal,
    trace,
    trash_program,
    trashes_accessed,
    triple,
    upgrade,
    when,
)
from sneakdoor.language.filters import (
    HOST,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_SCORE,
    INSTALLED,
    THIS,
    Affordable,
    Either,
    HostedBy,
    HostIs,
    InOrProtecting,
    InstalledOnThis,
    Is,
    Named,
    NotHost,
    OfNamedType,
    Remembered,
    TopCard,
    server_of,
)
from sneakdoor.language.ice_conditions import BySubroutine, Protects, SpentClickToBreak
from sneakdoor.language.ice_filters import Approached, FullyBroken, IceWith, Outermost, StrengthOf
from sneakdoor.language.identity_filters import (
    IdentityOf,
    MoreInstalled,
    OtherIdentities,
    Outside,
)
from sneakdoor.language.instructions.accesses import (
    AccessCards,
    AccessChosen,
    AccessMore,
    AddToScoreArea,
    Limit,
    MustTrash,
)
from sneakdoor.language.instructions.acting_on_cards import (
    AsAgenda,
    AtRandom,
    Do,
    DoToChosen,
    Expose,
    HideArchives,
    LookAtTop,
    MoveIce,
    RevealCards,
    RezOne,
    RezTarget,
    ShuffleDeck,
    Sort,
    SwapIce,
    ToScoreArea,
    TrashTop,
    TurnFacedown,
)
from sneakdoor.language.instructions.breaking import Break, BreakAny, Bypass
from sneakdoor.language.instructions.control import (
    ANY,
    YOU,
    Choose,
    ChooseNumber,
    ChooseServer,
    If,
    May,
    Remember,
    RememberServer,
    Repeat,
    Target,
    cards_in,
    value,
)
from sneakdoor.language.instructions.course_of_runs import (
    ApproachNew,
    ChangeServer,
    DeclareSuccess,
    InstallIce,
    JackOut,
    MayJackOut,
    MoveRun,
    RememberForTurn,
    TakeAction,
)
from sneakdoor.language.instructions.effects import (
    BadPublicity,
    Damage,
    DiscardDown,
    Draw,
    Effect,
    Gain,
    GainClicks,
    Load,
    Lose,
    LoseClicks,
    Place,
    Purge,
    Remove,
    RemoveTag,
    StartPsi,
    StartTrace,
    Tag,
    Take,
)
from sneakdoor.language.instructions.hosting import AsCounter, HostCards, HostHere, HostThis, lodge_all
from sneakdoor.language.instructions.identity_changes import Flip, SwitchIdentity
from sneakdoor.language.instructions.installs import (
    ANOTHER_SERVER,
    HERE,
    IN_NEW_REMOTE,
    IN_REMOTE,
    ONE_REMOTE,
    PROTECTING_CENTRAL,
    PROTECTING_REMOTE,
    THERE,
    WITHOUT_ICE,
    InstallFound,
    InstallOne,
    terms,
)
from sneakdoor.language.instructions.interrupts import (
    ChangeImminent,
    Prevent,
    ReplaceImminent,
    ShuffleInstead,
)
from sneakdoor.language.instructions.lasting import Lasting
from sneakdoor.language.instructions.leading_elsewhere import AccessServer, EndActionPhase, ForceEncounter
from sneakdoor.language.instructions.naming import ChooseSubtype, NameType, RevealHand
from sneakdoor.language.instructions.nested_costs import PayAny, PayIt, Pays, TrashUnlessPaid
from sneakdoor.language.instructions.other_subroutines import ResolveSubroutine, SkipSubroutines
from sneakdoor.language.instructions.plays import (
    AdvanceChosen,
    Arrange,
    GatherTokens,
    MoveTokens,
    NameCard,
    PlaceOnChosen,
    PlayCards,
    TakeFrom,
    TurnFaceup,
)
from sneakdoor.language.instructions.pool_to_card import PoolToThis
from sneakdoor.language.instructions.runs_and_effects_that_last import (
    ACCESS_THERE,
    Adjust,
    Body,
    Delayed,
    EndRun,
    Forbid,
    InstallThis,
    Instead,
    InsteadOfAccess,
    MakeRun,
    NextEncounter,
    Replace,
)
from sneakdoor.language.instructions.searches import Search
from sneakdoor.language.instructions.sentences import AsOne, Together
from sneakdoor.language.instructions.starts import BeginWith, ChooseVersion, KeepAside
from sneakdoor.language.instructions.swaps import Swap
from sneakdoor.language.instructions.text_changes import GainAbility, GainSubroutines, GainSubtypes, Imitate, MakeBlank
from sneakdoor.language.instructions.whole_hands import AddInOrder, RevealRandom, TrashRandom
from sneakdoor.language.instructions.would_be_draws import Fits, InsteadOfAdding, LookAt
from sneakdoor.language.looking_back import (
    AccessedInRun,
    Done,
    Gone,
    HappenedTo,
    InThatRun,
    Moved,
    NextWindow,
    once_this_turn,
)
from sneakdoor.language.run_filters import (
    ENCOUNTERED,
    ENCOUNTERED_REZZED,
    Accessed,
    InAttackedServer,
    InItsRun,
    Innermost,
    ProtectingAttacked,
)
from sneakdoor.language.traits import CopyOf, HasTrashAbility, InstalledFromHand, Latest, OfYourFaction
from sneakdoor.model.abilities import (
    AtStart,
    Keyword,
    Paid,
    Play,
    Sub,
    When,
    While,
)
from sneakdoor.model.changes import Change, FromZone, NameChosen, OfAbility, OfEncounter, SubroutineBroken, WorthPoints
from sneakdoor.model.constants import (
    ALLOW,
    CAP,
    FIXED,
    SET,
    Blank,
    Cannot,
    ChoosesDamage,
    CreditsFor,
    ExtraCost,
    Grant,
    Host,
    InstallIf,
    InstallOnly,
    Modify,
    OneRemote,
    OpenHand,
    Permit,
    Prevents,
    Raises,
    Recurring,
    Reveals,
    Subtype,
    WhileStolen,
)
from sneakdoor.model.declare import (
    Ability,
    Amount,
    CardDef,
    Cards,
    Component,
    Condition,
    Event,
    Instruction,
    Preparation,
)
from sneakdoor.model.frames import Resolving, held
from sneakdoor.model.happenings import ChangeKind, PartKind, PointsKind
from sneakdoor.model.ice_constants import BreakLimit, CannotHost, OtherRezCost, RezInRuns
from sneakdoor.model.measures import ACTION, ENCOUNTER, NEVER, NEXT_TURN, RUN, TURN
from sneakdoor.model.objects import AS_COUNTER, ICE_SLOT, PRINTED
from sneakdoor.model.registers import (
    ANY_OF_THEM,
    IT,
    ONE_OF_THEM,
    THAT_CARD,
    THE_OTHER,
    THE_OTHERS,
    THE_REST,
    THEM,
    Register,
)
from sneakdoor.model.state import State
from sneakdoor.model.voice import many
from sneakdoor.model.words import (
    ADVANCEMENT,
    AGENDA,
    AGENDA_TOKEN,
    ARCHIVES,
    ASIDE,
    ASSET,
    BRAIN,
    CENTRALS,
    CHOSEN,
    CORP,
    CREDIT,
    DISCARD,
    EVENT,
    HARDWARE,
    HQ,
    ICE,
    IDENTITY,
    MEAT,
    NET,
    OPERATION,
    POWER,
    PROGRAM,
    RESOURCE,
    RND,
    RUNNER,
    SIDE_NAMES,
    UPGRADE,
    VIRUS,
)
from sneakdoor.model.words import HAND as IN_HAND_ZONE
from sneakdoor.model.words import PLAY as IN_PLAY_ZONE
from sneakdoor.model.words import SCORE as IN_SCORE_ZONE
from sneakdoor.rules.abilities import linger
from sneakdoor.rules.access import current_access
from sneakdoor.rules.actions import action_of
from sneakdoor.rules.asking import as_refs
from sneakdoor.rules.changes import happen
from sneakdoor.rules.copying import GainsText, copied, gain
from sneakdoor.rules.destinations import SET_ASIDE, TURNED_FACEDOWN, ScoredWith, TrashTo
from sneakdoor.rules.encounters import encountered
from sneakdoor.rules.imminence import still_imminent
from sneakdoor.rules.money import pool
from sneakdoor.rules.obligations import FirstClick, MustAct
from sneakdoor.rules.quantities import advancement_requirement, has_subtype, identity, play_cost, rez_cost, trash_cost
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.tags import TakeTags
from sneakdoor.rules.turns import Turns
from sneakdoor.rules.windows import PaidWindow

# fmt: off
__all__ = [
    "Alliance", "ChangeKind", "PartKind", "current_access", "dataclass", "several",
    "ANY", "ANY_OF_THEM", "IT", "ONE_OF_THEM", "THAT_CARD", "THE_OTHER", "THE_OTHERS", "THE_REST", "THEM",
    "Affordable", "HostIs", "NotHost",
    "ACCESS_THERE", "Approached", "Done", "FullyBroken", "NextWindow",
    "Outermost", "StrengthOf",
    "BeginWith", "BelowHandSize", "ChooseVersion", "GainsText", "KeepAside",
    "MoreInstalled", "OrderedHeap", "Outside", "draft_only", "ordered_heap",
    "GainSubroutines", "NameType", "OfNamedType", "RevealHand", "Reveals", "TakeTags", "agendas_revealed", "triple",
    "FirstClick", "MustAct", "RemoveBadPublicity", "RememberForTurn", "SET_ASIDE",
    "TURNED_FACEDOWN", "TrashTo", "ScoredWith", "WhileStolen", "IN_SCORE_ZONE",
    "ACTION", "Expected", "Gone", "MoveTokens", "Raises", "RezCostOf", "ShuffleInstead",
    "Moved", "not_by_ai", "ALLOW",
    "ACCESS_THIS", "ADVANCEMENT", "AGENDA", "AGENDA_TOKEN", "ANYONE", "ARCHIVES", "ASSET", "Ability", "AccessChosen",
    "AccessServer", "Accessed", "ActiveTurn", "AddToScoreArea", "Amount", "ApproachNew", "Arrange", "AsAgenda",
    "AsCounter", "AtLeast", "AtMost", "AtStart", "BRAIN", "BadPublicity", "Blank", "Body", "Both",
    "Break", "BreakAny", "BrokenByThis", "Bypass", "CAP", "CORP", "CREDIT", "Cannot", "CardDef", "Cards", "Adjust",
    "ChangeImminent", "ChangeServer", "Choose", "ChooseNumber", "ChooseServer", "ChoosesDamage", "ChosenX", "Clicks",
    "Component", "Condition",
    "Count", "Credits", "CreditsFor", "CreditsOf", "Current", "DISCARD", "Damage",
    "DeclareSuccess", "Delayed", "DifferentActions", "DifferentBids", "Do", "DoToChosen", "Draw",
    "DuringRun", "ENCOUNTER", "ENCOUNTERED", "ENCOUNTERED_REZZED", "ENCOUNTER_THIS",
    "END_THE_RUN", "EVENT", "Each", "Effect", "Either",
    "Empty", "Encountering", "EncounteringThis", "EndActionPhase", "EndRun", "Expose", "ExtraCost",
    "FIXED", "Flip", "Forbid", "ForceEncounter", "Forfeit", "Found", "Gain", "GainClicks", "Grant",
    "HARDWARE", "HOST", "HQ", "HandOf", "Host", "HostCards", "Hosted", "ICE", "IDENTITY", "IF_SUCCESSFUL",
    "INSTALLED", "INSTALL_THIS", "IN_DECK", "IN_DISCARD", "IN_HAND", "IN_HAND_ZONE", "IN_PLAY_ZONE", "IN_SCORE",
    "IdentityOf", "If", "InAttackedServer", "InOrProtecting",
    "InstallCostOf", "InstallFound", "InstallIce", "InstallOne", "InstallOnly",
    "InstallThis", "InstalledOnThis", "Instead", "InsteadOfAccess", "Instruction", "Is", "Keyword", "LastTurn", "Limit",
    "LinkValue", "Load", "Lockdown", "LookAtTop", "Lose", "LoseClicks", "MEAT", "MINE", "MakeBlank", "MakeRun", "May",
    "MayJackOut",
    "Modify", "MoveIce", "MoveRun", "MustTrash", "NET", "NEVER", "Not", "OPERATION", "On", "OneRemote",
    "OtherIdentities", "POWER", "PROGRAM", "Paid", "PayIt", "Pays", "Permit", "Place", "PlaceOnChosen", "Play",
    "PlayCards", "Points", "Prevent", "Prevents", "Purge",
    "RESOURCE", "REZ_THIS", "RND", "RUN", "RUNNER", "RanSuccessfully", "Recurring", "Reg", "Remember", "Remembered",
    "Remove", "RemoveTag", "RemoveTags", "Repeat", "Replace", "ReplaceImminent", "ResolveSubroutine", "RevealCards",
    "RezTarget", "SCORE_THIS", "SET", "STEAL_THIS", "SUCCESSFUL_RUN", "SUCCESS_HERE", "Search",
    "ShuffleDeck", "Sort", "StartPsi", "StartTrace", "StrengthAtMost", "Sub", "Subroutines", "Subtype", "Suffer",
    "Swap", "SwapIce", "SwitchIdentity", "TAGGED", "THEIRS", "THIS", "TURN", "TURN_BEGINS", "TURN_ENDS", "Tag",
    "TagCount", "Take", "TakeAction", "TakeFrom", "Target", "ThisTurn", "ToScoreArea", "Together", "Tokens",
    "TrashCards", "TrashCost", "TrashThis", "TrashTop", "TurnFacedown", "TurnFaceup", "UPGRADE", "UnusedMemory", "UpTo",
    "GainSubtypes", "HappenedTo", "InItsRun", "Innermost", "PayAny",
    "IN_NEW_REMOTE", "NEXT_TURN", "ONE_REMOTE", "WITHOUT_ICE", "AsOne", "Resolving", "State",
    "AnyTokens", "HostThis", "NameCard", "Named", "NextEncounter",
    "Fits", "HERE", "InstallIf", "JackOut", "InsteadOfAdding", "LookAt",
    "VIRUS", "When", "While", "YOU", "accessed", "agenda", "alliance", "asset", "avoids", "bioroid", "boost", "breaks",
    "can_be_advanced", "condition", "considered", "corp_identity", "costs_to_steal_here", "current", "double", "event",
    "hardware", "ice", "if_successful", "install_faceup", "instead_of_access", "limit_one_console", "limit_one_region",
    "limit_per_deck", "link", "loaded", "lockdown", "memory", "operation", "paid", "play", "prevents", "priority",
    "program", "psi", "remote_only", "remove_instead_of_trashing", "resource", "reveal_from_rnd", "run_on",
    "runner_identity", "scored", "starting", "starting_hand", "strength_per", "sub", "success_on", "terminal", "trace",
    "trash_program", "trashes_accessed", "upgrade", "when",
    # for words that stand in the module of their card
    "CENTRALS", "SIDE_NAMES", "ASIDE", "ICE_SLOT", "once_this_turn", "pool", "still_imminent", "DONE",
    "current_run", "server_of", "linger", "Turns", "encountered", "value", "lodge_all", "many",
    "Register", "terms", "Preparation", "as_refs", "cards_in", "held", "copied", "gain", "happen", "PRINTED",
    "AS_COUNTER", "AccessCards", "AdvanceChosen", "HideArchives", "NameChosen", "identity",
    "TrashUnlessPaid", "trash_cost",
    "GatherTokens", "IN_REMOTE", "OfForfeited", "PROTECTING_CENTRAL", "PROTECTING_REMOTE", "RezOne",
    "SubroutineBroken", "OfAbility", "OfEncounter", "PointsKind", "WorthPoints", "action_of",
    "advancement_requirement", "has_subtype", "play_cost", "rez_cost",
    "AccessMore", "CHOSEN", "RememberServer", "SkipSubroutines",
    "IceWith", "ProtectingAttacked", "AllBroken", "ReturnThis", "ChooseSubtype", "GainAbility",
    "AtRandom", "BadPublicityCount", "Plus", "THERE", "WorthOf", "FromZone",
    "Change", "Event", "OpenHand", "ShuffleCards", "during_run", "PaidWindow",
    # ice of the newer cycles
    "ANOTHER_SERVER", "AddCards", "BreakLimit", "BySubroutine", "CannotHost", "CostOf", "DiscardDown",
    "HostHere", "HostedBy", "Imitate", "Lasting", "OtherRezCost", "Protects", "RezInRuns", "ShuffleHand",
    "SpentClickToBreak", "TakeAsAgenda", "TopCard", "TrashTopCards",
    "AddInOrder", "RevealRandom",
    "TrashRandom", "PoolToThis", "HasTrashAbility", "OfYourFaction", "IsKind", "OneOf", "RunSucceeded", "RemoveThis",
    "TrashHand", "AccessedInRun", "InThatRun", "PerSubroutine", "FirstUse", "Latest", "CopyOf", "InstalledFromHand",
]
# fmt: on
