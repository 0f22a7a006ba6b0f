"""The vocabulary of cards: the only module that a card module imports.

A card is its facts and one ability for each printed ability. Most ice and icebreakers are two lines with families;
everything else is composed from events, conditions, amounts and instructions.
"""

# ruff: noqa: I001  (names are packed into lines to keep this module short)
# fmt: off
from __future__ import annotations
from sneakdoor.grammar.nouns import ordinal, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.alliances import Alliance, alliance, faction_alliance, Which
from sneakdoor.language.amounts import (
    BadPublicityCount, ChosenX, ClicksLeft, CopiesOfIt, CostOf, Count, CreditsOf, Each, Expected, FirstUse,
    HandOf, HandSize, Hosted, InstallCostOf, LinkValue, OfForfeited, Plus, Points, Reg, Remotes, Requirement, RezCostOf,
    SecretlySpent, Subroutines, TagCount, ToHandSize, TraceStrength, TrashCost, UnbrokenSubroutines, UnusedMemory, UpTo,
    WorthOf,
)
from sneakdoor.language.campaigns import AfterWin, Destroy
from sneakdoor.language.conditions import (
    ActiveTurn, AtLeast, AtMost, AttackedIs, BelowHandSize, Both, BrokenByThis, DifferentActions, DuringRun, Empty,
    Encountering, EncounteringThis, Found, InActionPhase, IsKind, LastTurn, Not, Odd, OneOf, OnMark, PlayedFromHand,
    RanSuccessfully, RunSucceeded, SameNumber, StrengthAtMost, TAGGED, ThisTurn,
)
from sneakdoor.language.costs import (
    AddAtRandom, AddCards, AnyTokens, Clicks, CostOr, CostUnless, Credits, CreditsLess, DerezCards, DerezThis,
    Forfeit, PerSubroutine, RemoveBadPublicity, RemoveCards, RemoveTags, RemoveThis, ReturnThis, RevealAndTrashThis,
    RezCostAgain, ShuffleCards, ShuffleHand, Suffer, TakeAsAgenda, TakeBadPublicity, Tokens, TrashAtRandom, TrashCards,
    TrashCostOf, TrashHand, TrashThis, TrashTopCards, TurnHostedFacedown,
)
from sneakdoor.language.change_phrases import DONE, MINE, THEIRS
from sneakdoor.language.comparisons import CardTypes, CoreDamageTaken, Excess, MoreThan, RandomAccessLimit
from sneakdoor.language.events import (
    AgendaTakenHere, AllBroken, DrawnForClick, during_run, EitherOf, FromNone, FullyBreaks, On, OnBreach, TokenPlaced,
    Uninstalled,
)
from sneakdoor.language.families import (
    ACCESS_THIS, accessed, ACTION_PHASE_ENDS, advanced_to_rez, agenda, agenda_when_trashed, agendas_of_each_faction,
    agendas_revealed, any_agendas, asset, avoids, bioroid, boost, breaks, can_be_advanced, cloud, comes_for, condition,
    considered, copies_per_card, corp_identity, costs_to_steal_here, Current, current, derezzes, DifferentBids,
    DISCARD_PHASE_ENDS, dividends, double, draft_only, ENCOUNTER_THIS, END_THE_RUN, event, expendable,
    first_copies_free, hardware, ice, IF_SUCCESSFUL, if_successful, install_faceup, INSTALL_THIS, instead_of_access,
    instead_of_breach, limit_one_console, limit_one_region, limit_per_deck, link, loaded, Lockdown, lockdown, memory,
    not_by_ai, operation, ordered_heap, OrderedHeap, paid, play, prevents, priority, program, psi, remote_only,
    remove_instead_of_trashing, resource, reveal_from_rnd, REZ_THIS, root_only, run_on, runner_identity, SCORE_THIS,
    scored, starter_only, starting, starting_hand, STEAL_THIS, strength_per, sub, SUCCESS_HERE, success_on,
    SUCCESSFUL_RUN, swaps_deva, terminal, trace, trash_program, trashes_accessed, trashes_broken, triple, TURN_BEGINS,
    TURN_ENDS, upgrade, when,
)
from sneakdoor.language.filters import (
    Affordable, Either, HOST, IN_DECK, IN_DISCARD, IN_HAND, IN_SCORE, InOrProtecting, INSTALLED, Is, Named,
    OfNamedType, Remembered, server_of, THIS, THIS_ICE, TopCard,
)
from sneakdoor.language.flags import (
    access_ability, CanInterface, interface, persistent, threat, ThreatLevel,
)
from sneakdoor.language.host_filters import HostedBy, HostIs, InstalledOnThis, NotHost
from sneakdoor.language.ice_conditions import (
    AfterEncounter, BySubroutine, IsOutermost, Protects, SpentClickToBreak, SubroutineResolving, Unprotected,
)
from sneakdoor.language.ice_families import grail, illicit, morph, traces_twice
from sneakdoor.language.ice_filters import BeingApproached, FullyBroken, IceWith, Outermost, StrengthOf
from sneakdoor.language.identity_filters import (
    DeckWithout, FaceupAgenda, IdentityOf, MoreInstalled, OtherIdentities, Outside,
)
from sneakdoor.language.instructions.accesses import (
    AccessCards, AccessChosen, AccessFromTop, AccessMore, AccessNone, AddToScoreArea, ChooseAccessed, Limit,
    MustTrash, OnLimit,
)
from sneakdoor.language.instructions.card_moves import (
    Do, DoToChosen, HideArchives, LookAtTop, MoveIce, RezOne, RezTarget, ShuffleDeck,
    Sort, SwapIce, TrashTop, TurnFacedown,
)
from sneakdoor.language.instructions.break_subroutines import Break, BreakAny, Bypass
from sneakdoor.language.instructions.control import (
    ANY, cards_in, Choose, ChooseNumber, ChooseServer, If, May, Remember, RememberServer, Repeat, Target, value, YOU,
)
from sneakdoor.language.instructions.reveals import Expose, RevealCards
from sneakdoor.language.instructions.run_changes import (
    ApproachAttacked, ApproachNew, ChangeServer, DeclareSuccess, InstallIce, JackOut, JackOutAsCost, MayJackOut,
    MoveRun, MoveThis, RememberForTurn, TakeAction, UseWithoutClick,
)
from sneakdoor.language.instructions.effects import (
    BadPublicity, Damage, Discard, DiscardDown, Draw, Effect, Gain, GainClicks, Load, Lose, LoseClicks, Place, Purge,
    Remove, RemoveTag, StartPsi, StartTrace, Tag, Take,
)
from sneakdoor.language.instructions.lasting_effects import (
    ACCESS_THERE, Adjust, Body, Delayed, Forbid, InstallThis, Instead, NextEncounter, Replace,
)
from sneakdoor.language.instructions.hosting import AsCounter, HostCards, HostHere, HostThis, lodge_all
from sneakdoor.language.instructions.ice_positions import RearrangeIce
from sneakdoor.language.instructions.identity_changes import Flip, SwitchIdentity
from sneakdoor.language.instructions.installs import (
    ANOTHER_SERVER, HERE, IN_ITS_PLACE, IN_NEW_REMOTE, IN_OTHER, IN_REMOTE, InstallFound, InstallOne, NEW_SERVER,
    NOT_HERE, ON_ICE, ON_THIS, ONE_REMOTE, OTHER_REMOTE, PROTECTING_CENTRAL, PROTECTING_REMOTE, terms, THERE,
    WITHOUT_ICE, NEW_EACH,
)
from sneakdoor.language.instructions.interrupts import ChangeImminent, Prevent, ReplaceImminent, ShuffleInstead
from sneakdoor.language.instructions.keyword_effects import (
    Charge, HostPublicity, IdentifyMark, Sabotage, SkipDiscard, TakeHostedPublicity, WinGame,
)
from sneakdoor.language.instructions.lasting_constants import Lasting, LimitBreaks, LowerTo, StrengthWhile
from sneakdoor.language.instructions.forced_steps import AccessServer, Breach, EndActionPhase, ForceEncounter
from sneakdoor.language.instructions.run_starts import EndRun, InsteadOfAccess, InsteadOfBreach, MakeRun
from sneakdoor.language.instructions.card_naming import ChooseSubtype, NameType, RevealHand
from sneakdoor.language.instructions.nested_costs import AfterCost, PayAny, PayIt, Pays, TrashUnlessPaid
from sneakdoor.language.instructions.borrowed_subroutines import (
    ChooseSubroutine, ReplaceSubroutines, ResolveChosen, ResolveSubroutine, SkipSubroutines,
)
from sneakdoor.language.instructions.divided_counters import PlaceDivided
from sneakdoor.language.instructions.plays import (
    AdvanceChosen, Arrange, ArrangeIce, GatherTokens, MoveTokens, NameCard, PlaceOnChosen, PlayCards, TakeFrom,
    TurnFaceup,
)
from sneakdoor.language.instructions.play_or_install import PlayOrInstall
from sneakdoor.language.instructions.hosted_credits import PoolToThis, RefillRecurring
from sneakdoor.language.instructions.scored_abilities import HasWhenScored, ResolveScored
from sneakdoor.language.instructions.scores import AsAgenda, ScoreIfAble, ScoreOne, ToScoreArea
from sneakdoor.language.instructions.searches import Search
from sneakdoor.language.instructions.sentences import AsOne, Together
from sneakdoor.language.instructions.starts import BeginWith, ChooseVersion, KeepAside
from sneakdoor.language.instructions.swaps import Swap
from sneakdoor.language.instructions.text_changes import (
    GainAbility, GainSubroutines, GainSubroutinesOf, GainSubtypes, Ignored, IgnoreForTurn, Imitate, LoseAbilities,
    MakeBlank, SecondCopies,
)
from sneakdoor.language.instructions.hands import AddInOrder, AtRandom, DrawMore, ShuffleInHand
from sneakdoor.language.instructions.draw_replacements import Drawn, EachMayDraw, Fits, InsteadOfAdding, LookAt
from sneakdoor.language.history import (
    AccessedInRun, AccessedInSet, Done, Gone, HappenedTo, InstallCostPaidWith, InThatRun, Moved, NextWindow,
    NotSince, once_this_turn, Purged, Times,
)
from sneakdoor.language.instructions.set_aside import SetAsideTop, TurnFaceupInArchives
from sneakdoor.language.run_filters import (
    Accessed, ENCOUNTERED, ENCOUNTERED_REZZED, InAttackedServer, InItsRun, Innermost, ProtectingAttacked,
    ProtectingMark, UsedToBreak,
)
from sneakdoor.language.traits import (
    CopyOf, HasTrashAbility, ImminentCards, InstalledFromHand, InstalledHere, InstalledThisTurn, NotThisTurn,
    OfYourFaction, Worth,
)
from sneakdoor.model.abilities import AtStart, Keyword, Paid, Play, RootOnly, Sub, Threat, When, While
from sneakdoor.model.changes import (
    Change, FromZone, NameChosen, OfAbility, OfEncounter, OfTokens, SubroutineBroken, WorthPoints,
)
from sneakdoor.model.constants import (
    ALLOW, Blank, Cannot, CAP, ChoosesDamage, CreditsFor, ExtraCost, FIXED, Grant, Host, InstallIf, InstallOnly,
    Modify, OpenHand, Permit, Prevents, Raises, Recurring, Reveals, SET, Subtype,
)
from sneakdoor.model.corp_constants import KeepsPublicity, LimitRemotes, MayInstallFaceup, WhileStolen
from sneakdoor.model.declare import (
    Ability, Amount, CardDef, Cards, Component, Condition, Event, Instruction, Preparation,
)
from sneakdoor.model.game_frame import held, Resolving
from sneakdoor.model.lost_abilities import LosesAbilities
from sneakdoor.model.kinds import ChangeKind, PartKind, PointsKind
from sneakdoor.language.revisions import anew, deeply, followed_by, in_place_of, Revision, with_fields
from sneakdoor.model.icebreaker_constants import CannotInterface, OnlyInterfaces
from sneakdoor.model.ice_constants import (
    BreakLimit, CannotHost, OrdersSubroutines, OtherRezCost, ReplacesSubroutines, RezInRuns, SubtypesOf,
)
from sneakdoor.model.quantity_phrases import (
    ACTION, CORPS_NEXT_TURN, ENCOUNTER, NEVER, NEXT_RUN, NEXT_TURN, NEXT_TURN_ENDS, RUN, TURN, UNTIL_DEREZZED,
)
from sneakdoor.model.objects import AS_COUNTER, ICE_SLOT, PRINTED
from sneakdoor.model.registers import (
    ANY_OF_THEM, IT, ONE_OF_THEM, Register, THAT_CARD, THE_FIRST, THE_OTHER, THE_OTHERS, THE_REST, THEM,
)
from sneakdoor.model.runner_constants import AlsoSecond, AsInHand, HostLimit, NoExtraCosts, TaggedAnyway
from sneakdoor.model.state import State
from sneakdoor.model.token_constants import SharesTokens
from sneakdoor.model.trace_constants import RunnerSpendsFirst
from sneakdoor.model.phrasing import many
from sneakdoor.model.enums import (
    ADVANCEMENT, AGENDA, AGENDA_TOKEN, ANYONE, ARCHIVES, ASIDE, ASSET, ATTACKED, BAD_PUBLICITY, BRAIN, CENTRALS, CHOSEN,
    CORP, CREDIT, DECK as IN_DECK_ZONE, DISCARD, EVENT, HAND as IN_HAND_ZONE, HARDWARE, HQ, ICE, IDENTITY, MARK, MEAT,
    NET, OPERATION, PLAY as IN_PLAY_ZONE, POWER, PROGRAM, RESOURCE, RND, RUNNER, SCORE as IN_SCORE_ZONE, SIDE_NAMES,
    UPGRADE, VIRUS,
)
from sneakdoor.rules.abilities import linger
from sneakdoor.rules.access import current_access
from sneakdoor.rules.actions import action_of
from sneakdoor.rules.questions import as_refs
from sneakdoor.rules.changes import happen
from sneakdoor.rules.copying import copied, gain, GainsText
from sneakdoor.rules.destinations import HOSTED_HERE, ScoredWith, SET_ASIDE, TrashTo, TURNED_FACEDOWN
from sneakdoor.rules.encounters import encountered
from sneakdoor.rules.hosts import can_host
from sneakdoor.rules.imminence import still_imminent
from sneakdoor.rules.money import pool
from sneakdoor.rules.obligations import FirstClick, MustAct
from sneakdoor.rules.quantities import (
    advancement_requirement, has_subtype, identity, install_cost, play_cost, rez_cost, trash_cost, type_of,
)
from sneakdoor.rules.runs import current_run, move_run
from sneakdoor.rules.tags import TakeTags
from sneakdoor.rules.turns import Turns
from sneakdoor.rules.windows import PaidWindow

__all__ = [
    # cards
    "agenda", "asset", "CardDef", "corp_identity", "event", "hardware", "ice", "operation", "program", "resource",
    "runner_identity", "upgrade",
    # families
    "accessed", "advanced_to_rez", "agenda_when_trashed", "avoids", "bioroid", "boost", "breaks", "comes_for",
    "condition", "derezzes", "dividends", "END_THE_RUN", "expendable", "if_successful", "instead_of_access",
    "instead_of_breach", "loaded", "paid", "play", "prevents", "psi", "run_on", "scored", "sub", "success_on",
    "swaps_deva", "trace", "trash_program", "trashes_accessed", "trashes_broken", "when",
    # families of flags
    "access_ability", "interface", "persistent", "threat",
    # families of facts and limits
    "agendas_of_each_faction", "agendas_revealed", "alliance", "any_agendas", "can_be_advanced", "cloud", "considered",
    "copies_per_card", "costs_to_steal_here", "faction_alliance", "current", "double", "draft_only",
    "first_copies_free", "install_faceup", "limit_one_console", "limit_one_region", "limit_per_deck", "link",
    "lockdown", "memory", "not_by_ai", "ordered_heap", "priority", "remote_only", "remove_instead_of_trashing",
    "reveal_from_rnd", "root_only", "starter_only", "starting", "starting_hand", "strength_per", "terminal", "triple",
    # abilities
    "Alliance", "AtStart", "Body", "Current", "DeckWithout", "Instead", "Keyword", "Lockdown", "OrderedHeap", "Paid",
    "Play", "Sub", "Threat", "When", "While",
    # constant abilities
    "AfterWin", "AlsoSecond", "AsInHand", "Blank", "BreakLimit", "Cannot", "CannotHost", "CannotInterface",
    "ChoosesDamage", "CreditsFor", "ExtraCost", "GainsText", "Grant", "Host", "HostLimit", "InstallIf", "InstallOnly",
    "KeepsPublicity", "LimitRemotes", "LosesAbilities", "Modify", "MustAct", "NoExtraCosts", "OnlyInterfaces",
    "OpenHand", "OrdersSubroutines", "OtherRezCost", "Permit", "Prevents", "Raises", "Recurring",
    "ReplacesSubroutines", "Reveals", "MayInstallFaceup", "RezInRuns", "RootOnly", "RunnerSpendsFirst", "ScoredWith",
    "SharesTokens", "Subtype", "SubtypesOf", "TaggedAnyway", "TrashTo", "WhileStolen",
    # events
    "ACCESS_THIS", "ACTION_PHASE_ENDS", "AgendaTakenHere", "AllBroken", "DISCARD_PHASE_ENDS", "DrawnForClick",
    "EitherOf", "ENCOUNTER_THIS", "Event", "FromNone", "FullyBreaks", "IF_SUCCESSFUL", "INSTALL_THIS", "On", "OnBreach",
    "REZ_THIS", "SCORE_THIS", "STEAL_THIS", "SUCCESS_HERE", "SUCCESSFUL_RUN", "TokenPlaced", "TURN_BEGINS",
    "TURN_ENDS", "Uninstalled",
    # costs
    "AddAtRandom", "AddCards", "AnyTokens", "Clicks", "CostOr", "CostUnless", "Credits", "CreditsLess", "DerezCards",
    "DerezThis",
    "Forfeit", "PerSubroutine", "RemoveBadPublicity", "RemoveCards", "RemoveTags", "RemoveThis", "ReturnThis",
    "RevealAndTrashThis", "RezCostAgain", "ShuffleCards", "ShuffleHand", "Suffer", "TakeAsAgenda", "TakeBadPublicity",
    "TakeTags", "Tokens", "TrashAtRandom", "TrashCards", "TrashCostOf", "TrashHand", "TrashThis", "TrashTopCards",
    "TurnHostedFacedown",
    # instructions: choices and order
    "AsOne", "Choose", "ChooseNumber", "ChooseServer", "If", "May", "Remember", "RememberServer", "Repeat", "Target",
    "Together",
    # instructions: credits, cards, damage, tags, clicks, counters
    "BadPublicity", "Charge", "Damage", "Discard", "DiscardDown", "Draw", "DrawMore", "EachMayDraw", "EndActionPhase",
    "Gain", "GainClicks", "HostPublicity", "IdentifyMark", "InsteadOfAdding", "Load", "LookAt", "Lose", "LoseClicks",
    "Place",
    "PoolToThis", "Purge", "RefillRecurring", "Remove", "RemoveTag", "Sabotage", "SkipDiscard", "StartPsi",
    "StartTrace", "Tag", "Take", "TakeHostedPublicity", "WinGame",
    # instructions: cards that go somewhere
    "AddInOrder", "AsAgenda", "AsCounter", "AtRandom", "Destroy", "Do", "DoToChosen", "Expose", "HideArchives",
    "HostCards", "HostHere", "HostThis", "LookAtTop", "MoveIce", "RevealCards", "Search", "SetAsideTop", "ShuffleDeck",
    "ShuffleInHand", "Sort", "Swap", "SwapIce", "ToScoreArea", "TrashTop", "TurnFacedown", "TurnFaceupInArchives",
    # instructions: installing, rezzing and playing
    "AdvanceChosen", "Arrange", "ArrangeIce", "GatherTokens", "InstallFound", "InstallOne", "InstallThis",
    "MoveTokens", "NameCard", "PlaceDivided", "PlaceOnChosen", "PlayCards", "PlayOrInstall", "RezOne", "RezTarget",
    "TakeFrom", "TurnFaceup",
    # instructions: runs, ice and accesses
    "AccessCards", "AccessChosen", "AccessFromTop", "AccessMore", "AccessServer", "AddToScoreArea", "ApproachNew",
    "ApproachAttacked", "Breach", "Break", "BreakAny", "Bypass", "ChangeServer", "ChooseAccessed", "ChooseSubroutine",
    "DeclareSuccess", "EndRun", "ForceEncounter", "InstallIce", "JackOut", "JackOutAsCost", "MakeRun", "MayJackOut",
    "MoveRun", "MoveThis", "MustTrash", "RearrangeIce", "RememberForTurn", "ReplaceSubroutines", "ResolveChosen",
    "ResolveSubroutine", "SkipSubroutines", "TakeAction", "UseWithoutClick",
    "AccessNone", "OnLimit",
    # instructions: effects that last
    "Adjust", "Delayed", "Forbid", "InsteadOfAccess", "InsteadOfBreach", "Lasting", "Limit", "LimitBreaks", "LowerTo",
    "NextEncounter", "Replace", "StrengthWhile",
    # instructions: what is imminent
    "ChangeImminent", "Prevent", "ReplaceImminent", "ShuffleInstead",
    # instructions: paying within an ability
    "AfterCost", "PayAny", "PayIt", "Pays", "TrashUnlessPaid",
    # instructions: identities, names and texts
    "BeginWith", "ChooseSubtype", "ChooseVersion", "Flip", "GainAbility", "GainSubroutines", "GainSubroutinesOf",
    "GainSubtypes", "IgnoreForTurn", "Imitate", "KeepAside", "LoseAbilities", "MakeBlank", "NameType", "ResolveScored",
    "RevealHand", "ScoreIfAble", "ScoreOne", "SecondCopies", "SwitchIdentity",
    # conditions
    "ActiveTurn", "AfterEncounter", "AtLeast", "AtMost", "AttackedIs", "BelowHandSize", "Both", "BrokenByThis",
    "BySubroutine", "CanInterface", "DifferentActions", "DifferentBids", "DuringRun", "Empty", "Encountering",
    "EncounteringThis", "FirstClick", "Fits", "Found", "Ignored", "InActionPhase", "IsKind", "IsOutermost", "LastTurn",
    "MoreInstalled", "MoreThan", "Not", "Odd", "OneOf", "OnMark", "Protects", "RanSuccessfully", "RunSucceeded",
    "SameNumber", "SpentClickToBreak", "StrengthAtMost", "SubroutineResolving", "TAGGED", "ThisTurn", "Unprotected",
    "PlayedFromHand",
    # conditions that look back
    "Done", "Gone", "HappenedTo", "InThatRun", "NextWindow", "NotSince",
    # amounts
    "AccessedInRun", "AccessedInSet", "BadPublicityCount", "InstallCostPaidWith", "CardTypes", "ChosenX",
    "ClicksLeft", "CopiesOfIt", "CoreDamageTaken", "CostOf", "Count", "CreditsOf", "Each", "Excess", "Expected",
    "FirstUse", "HandOf", "HandSize", "Hosted", "InstallCostOf", "LinkValue", "Moved", "OfForfeited", "Plus",
    "Points", "Purged", "RandomAccessLimit", "Reg", "Remotes", "Requirement", "RezCostOf", "SecretlySpent",
    "StrengthOf", "Subroutines", "TagCount", "ThreatLevel", "Times", "ToHandSize", "TraceStrength", "TrashCost",
    "UnbrokenSubroutines", "UnusedMemory", "UpTo", "WorthOf",
    # descriptions of cards
    "Affordable", "CopyOf", "Drawn", "Either", "HasTrashAbility", "HasWhenScored", "HOST", "HostedBy", "HostIs",
    "ImminentCards",
    "InOrProtecting", "InstalledFromHand", "InstalledHere", "InstalledOnThis", "InstalledThisTurn", "Is", "Named",
    "NotHost", "NotThisTurn", "OfNamedType", "OfYourFaction", "Remembered", "THIS", "THIS_ICE", "TopCard", "Worth",
    # descriptions by a run or by ice
    "Accessed", "BeingApproached", "ENCOUNTERED", "ENCOUNTERED_REZZED", "FullyBroken", "IceWith", "InAttackedServer",
    "InItsRun", "Innermost", "Outermost", "ProtectingAttacked", "ProtectingMark", "UsedToBreak",
    # descriptions of identities and factions
    "FaceupAgenda", "IdentityOf", "OtherIdentities", "Outside",
    # names of players, servers and places
    "ANYONE", "ARCHIVES", "ASIDE", "ATTACKED", "CENTRALS", "CORP", "DISCARD", "HERE", "HQ", "ICE_SLOT", "IN_DECK",
    "IN_DECK_ZONE", "IN_DISCARD", "IN_HAND", "IN_HAND_ZONE", "IN_PLAY_ZONE", "IN_SCORE", "IN_SCORE_ZONE", "INSTALLED",
    "MARK", "MINE", "RND", "RUNNER", "THEIRS", "YOU",
    # names of types, counters, damage and durations
    "ACTION", "ADVANCEMENT", "AGENDA", "AGENDA_TOKEN", "ASSET", "BAD_PUBLICITY", "BRAIN", "CORPS_NEXT_TURN", "CREDIT",
    "ENCOUNTER", "EVENT", "HARDWARE", "ICE", "IDENTITY", "MEAT", "NET", "NEVER", "NEXT_RUN", "NEXT_TURN",
    "NEXT_TURN_ENDS", "OPERATION", "POWER", "PROGRAM", "RESOURCE", "RUN", "TURN", "UNTIL_DEREZZED", "UPGRADE", "VIRUS",
    # phrasings
    "ACCESS_THERE", "ALLOW", "ANOTHER_SERVER", "ANY", "ANY_OF_THEM", "AS_COUNTER", "CAP", "CHOSEN", "FIXED",
    "HOSTED_HERE", "IN_NEW_REMOTE", "IN_OTHER", "IN_REMOTE", "IT", "NEW_SERVER", "NOT_HERE", "ON_ICE", "ON_THIS",
    "ONE_OF_THEM",
    "ONE_REMOTE", "OTHER_REMOTE", "PRINTED", "PROTECTING_CENTRAL", "PROTECTING_REMOTE", "SET", "SET_ASIDE", "THAT_CARD",
    "THE_FIRST", "THE_OTHER", "THE_OTHERS", "THE_REST", "THEM", "THERE", "TURNED_FACEDOWN", "WITHOUT_ICE",
    "NEW_EACH",
    # tools
    "Ability", "action_of", "advancement_requirement", "Amount", "anew", "as_refs", "can_host", "Cards", "cards_in",
    "Change", "ChangeKind", "Component", "Condition", "copied", "current_access", "current_run", "dataclass", "deeply",
    "DONE", "during_run", "Effect", "encountered", "followed_by", "FromZone", "gain", "grail", "happen", "has_subtype",
    "held", "identity", "illicit", "IN_ITS_PLACE", "in_place_of", "install_cost", "Instruction", "linger", "lodge_all",
    "many", "morph", "move_run", "NameChosen", "OfAbility", "OfEncounter", "OfTokens", "once_this_turn", "ordinal",
    "PaidWindow", "PartKind", "play_cost", "PointsKind", "pool", "Preparation", "Register", "Resolving", "Revision",
    "rez_cost", "server_of", "several", "SIDE_NAMES", "State", "still_imminent", "SubroutineBroken", "terms",
    "traces_twice", "trash_cost", "Turns", "type_of", "value", "Which", "with_fields", "WorthPoints",
]
