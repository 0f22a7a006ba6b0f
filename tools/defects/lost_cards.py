"""Cards that leave while they are accessed or encountered, and what is asked about them afterwards."""

from typing import Final

from tools.defects.planted import Defect

_ACCESSES: Final = (
    Defect(
        "9.2.2d",
        "an access goes on without its card",
        "AccessCard.card_lost",
        "        if not derezzed and self.cid in cids and self.is_under_way(s):\n",
        "        if derezzed and self.cid in cids:\n",
    ),
    Defect(
        "9.2.8f",
        "an access that is over leaves its window open",
        "AccessCard.card_lost",
        "            abandon(s, self)\n",
        "            self.leave()\n",
    ),
    Defect(
        "9.2.8f",
        "no window belongs to the beginning of an access",
        "AccessCard.began",
        '        """CR 7.8.1 + 9.2.8f: what is pending at 7.8.2 waits because the access began."""\n'
        '        return -1 if self.has_reached("trash") else self.sid\n',
        "        return -1\n",
    ),
    Defect(
        "7.8.5",
        "nothing comes after an access that was cut short",
        "AccessCard.ended",
        "(self.settled or s.ref[self.cid] != self.ref >= 0)",
        "self.settled",
    ),
    Defect(
        "7.1.6b",
        "a card that was shuffled is accessed all the same",
        "moving.shuffle",
        "    tell_lost(s, deck)\n",
        "",
    ),
    Defect(
        "8.2.10",
        "a card that is accessed is known wherever it goes",
        "AccessCard.lays_open",
        "self.cid == cid and self.ref == s.ref[cid]",
        "self.cid == cid",
    ),
    Defect(
        "9.6.5",
        "an ability that works in a discard pile is pending for any copy",
        "still_pending",
        "        return s.ref[one.src] == one.ref and (decl.zone != PLAY or not s.things[one.src].faceup)\n",
        "        return decl.zone != PLAY or (s.ref[one.src] == one.ref and not s.things[one.src].faceup)\n",
    ),
    Defect(
        "9.6.5",
        "whatever happened to its own card outlives the card",
        "leaves",
        "    return change.cid == cid and change.kind in LEAVING\n",
        "    return change.cid == cid\n",
    ),
)

_ENCOUNTERS: Final = (
    Defect(
        "6.2.4b",
        "only installed ice can leave an encounter",
        "EncounterIce.card_lost",
        "        if self.ice not in cids or not self.is_there(s):\n",
        "        if self.ice not in cids or not self.is_there(s) or self.ice not in s.things:\n",
    ),
    Defect(
        "9.2.2d",
        "a paid ability window stays open when accessed ice leaves",
        "abandon",
        "        elif isinstance(frame, PaidWindow) and not complete:\n            frame.leave()\n",
        "",
    ),
    Defect(
        "8.2.9",
        "a paid ability window closes when installed ice leaves",
        "abandon",
        "        elif isinstance(frame, PaidWindow) and not complete:\n",
        "        elif isinstance(frame, PaidWindow):\n",
    ),
    Defect(
        "6.2.4e",
        "of ice that left after it was bypassed the run knows nothing",
        "EncounterIce.card_lost",
        '        if run is not None and (not over or run.next == "pass"):\n',
        "        if run is not None and not over:\n",
    ),
    Defect(
        "8.2.10",
        "ice that has left is still the encountered ice",
        "encounters.encountered",
        "    return frame.ice if frame is not None and frame.is_there(s) else -1\n",
        "    return frame.ice if frame is not None else -1\n",
    ),
    Defect(
        "8.1.3",
        "ice is rezzed because it is encountered",
        "Encountered.all",
        "        return [ice] if ice >= 0 and (not self.rezzed or is_rezzed(s, ice, True)) else []\n",
        "        return [ice] if ice >= 0 else []\n",
    ),
    Defect(
        "9.1.7",
        "ice that is gone was never advanced",
        "On.met",
        "        if change.cid >= 0 and s.ref[change.cid] != change.ref:\n",
        "        if False:\n",
    ),
    Defect(
        "9.1.7",
        "of ice that is gone the printed subroutines count",
        "EncounterIce.ended",
        "        result = self.result if gone else self._result(s)\n",
        "        result = self._result(s)\n",
    ),
    Defect(
        "1.9.4",
        "a considered token is forgotten with the ice that had it",
        "EncounterIce.card_lost",
        "            self.lki = self._as_it_was(s)\n",
        "            self.lki = s.things[self.ice].clone()\n",
    ),
)

DEFECTS: Final = (*_ACCESSES, *_ENCOUNTERS)
