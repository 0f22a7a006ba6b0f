"""Loading, loops, swaps, names."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "1.4:10.9",
        "one counter less is loaded",
        "Load.run",
        "            if n > 0:\n                place_tokens(s, thing, self.kind, n)\n",
        "            if n > 1:\n                place_tokens(s, thing, self.kind, n - 1)\n",
    ),
    Defect(
        "1.4:10.9.1",
        "nothing is loaded",
        "Load.run",
        "            if n > 0:\n                place_tokens(s, thing, self.kind, n)\n",
        "            if n > 1:\n                place_tokens(s, thing, self.kind, n - 1)\n",
    ),
    Defect(
        "1.4:10.9.2",
        "a card that was never loaded is empty",
        "Empty.true",
        'thing.memo.get("loaded") == self.kind and not thing.get(self.kind)',
        "not thing.get(self.kind)",
    ),
    Defect(
        "1.4:10.9.3",
        "any counter makes a card empty or not",
        "Empty.true",
        'thing.memo.get("loaded") == self.kind and not thing.get(self.kind)',
        '"loaded" in thing.memo and not thing.tokens',
    ),
    Defect(
        "10.10.1",
        "a mandatory loop goes round once more than was said",
        "bounded",
        "            return GO if left else OVER\n",
        "            return GO if left + 1 else OVER\n",
    ),
    Defect(
        "10.10.1",
        "the other player names the number",
        "resolve_pending",
        "InfiniteLoop(one.controller, one.src",
        "InfiniteLoop(1 - one.controller, one.src",
    ),
    Defect(
        "10.10.2",
        "the Runner may go on with a loop in a run",
        "ask_jack_out",
        "moves = [JACK_OUT] if again(s) else [CONTINUE, JACK_OUT]",
        "moves = [CONTINUE, JACK_OUT]",
    ),
    Defect(
        "10.10.2",
        "an optional loop in a window may go on",
        "PaidWindow.refuse_loop",
        "        return AGAIN if self.seen and fingerprint(s) in self.seen else None\n",
        "        return None\n",
    ),
    Defect(
        "10.11.1",
        "swapped agendas count for those who had them",
        "_swap_scored",
        "        area[area.index(thing.cid)] = comes.cid\n",
        "        area.index(comes.cid if comes.cid in area else thing.cid)\n",
    ),
    Defect(
        "10.11.2",
        "anything is swapped with anything",
        "_refuse_places",
        "            return ROOM\n",
        "            continue\n",
    ),
    Defect(
        "10.11.2",
        "an agenda joins an asset by a swap",
        "swapping._fits",
        "    if not on_its_own and any(type_of(s, other) in (AGENDA, ASSET) for other in rest):\n",
        "    if False:\n",
    ),
    Defect(
        "10.11.2",
        "ice is swapped with other cards",
        "_refuse_places",
        "        return KINDS\n",
        "        return None\n",
    ),
    Defect(
        "10.11.2",
        "regions meet by a swap",
        "swapping._fits",
        ('    return not (has_subtype(s, cid, "Region") and any(has_subtype(s, other, "Region") for other in rest))\n'),
        "    return True\n",
    ),
    Defect("10.11.2", "cards of both players are swapped", "refuse_swap", "        return OWNERS\n", "        pass\n"),
    Defect(
        "10.11.3",
        "swapped cards lose their tokens",
        "_swap_installed",
        "    first.host, second.host = hosts[1], hosts[0]\n",
        "    first.host, second.host = hosts[1], hosts[0]\n    first.tokens = second.tokens = {}\n",
    ),
    Defect(
        "10.11.4",
        "swapped cards keep their places",
        "_swap_piled",
        "    piles[0][at[0]], piles[1][at[1]] = two, one\n",
        ("    piles[0].remove(one)\n    piles[1].remove(two)\n    piles[1].append(one)\n    piles[0].insert(0, two)\n"),
    ),
    Defect(
        "10.11.4a",
        "a card comes faceup to Archives",
        "_swap_piled",
        "            s.down = s.down | {cid}  #",
        "            pass  #",
    ),
    Defect(
        "10.11.4b",
        "ice that is swapped in comes outermost",
        "_swap_in",
        "        swap_ice(s, installed, other)\n",
        "",
    ),
    Defect(
        "6.2.4d",
        "ice that was approached as it was swapped with ice in HQ is passed",
        "_swap_in",
        "    if slot != ICE_SLOT:\n        tell_lost(s, (installed, other))\n",
        "    tell_lost(s, (installed, other))\n",
    ),
    Defect(
        "10.11.4b",
        "a card is swapped in rezzed",
        "_swap_in",
        "    new = to_play(s, other, side, faceup=side == RUNNER)\n",
        "    new = to_play(s, other, side, faceup=True)\n",
    ),
    Defect(
        "10.11.4c",
        "swapped agendas stay with their players",
        "_swap_scored",
        "    first.controller, second.controller = second.controller, first.controller\n",
        "    first.controller, second.controller = first.controller, second.controller\n",
    ),
    Defect(
        "10.11.4c",
        "agendas lose their counters",
        "_swap_scored",
        "    first.controller, second.controller = second.controller, first.controller\n",
        (
            "    first.controller, second.controller = second.controller, first.controller\n"
            "    first.tokens = second.tokens = {}\n"
        ),
    ),
    Defect(
        "10.12.1",
        "a card that names itself means every copy",
        "This.has",
        "    def has(self, s: State, cid: int, src: int) -> bool:\n        return cid == src\n",
        "    def has(self, s: State, cid: int, src: int) -> bool:\n        return s.code[cid] == s.code[src]\n",
    ),
    Defect(
        "10.12.2",
        "copied text that names its card works",
        "copied",
        "if decl.keys(CORP) and not names_itself(decl)",
        "if decl.keys(CORP)",
    ),
)
