"""One sentence, one instruction (9.8.1; 1.4:9.10.3)."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "1.13.2c",
        "an agenda is of the side that has it, wherever cards of that side are meant",
        "Placed._whose",
        'if thing is None or self.zone == "anywhere" else',
        "if thing is None else",
    ),
    Defect(
        "9.8.1a",
        "a half that nobody can answer happens before the others can be answered",
        "Together.run",
        "            perform(s, self._whole(halves, f))\n            return\n",
        "            for one, parts in zip(self.of, halves, strict=True):\n"
        "                if parts is None:\n"
        "                    one.run(s, f)\n"
        "            perform(s, expected)\n"
        "            return\n",
    ),
    Defect(
        "9.8.1a",
        "the rest of a sentence happens before the single cards of its draw are answered",
        "apply_now",
        "                s.push(singles)\n                return\n",
        "                pass\n",
    ),
    Defect(
        "9.8.1a",
        "what waited for the single cards of a draw never happens",
        "Imminent.resolve",
        "            left = [*self.before, *left, *self.after]\n",
        "            left = [*left, *self.after]\n",
    ),
    Defect(
        "1.4:9.10.3",
        "the halves of a sentence are instructions of their own",
        "AsOne.flatten",
        "        out.append(joined(tuple(whole)))\n",
        "        out.extend(whole)\n",
    ),
    Defect(
        "1.4:9.10.3",
        "what a half finds out is lost to the ability",
        "Imminent.receive",
        "            s.stack[s.stack.index(self) - 1].receive(s, what, value)\n            return\n",
        "            return\n",
    ),
    Defect(
        "9.8.1b",
        "all halves have to be able to change something",
        "Together.could_change",
        "        return any(one.could_change(s, f) for one in self.of)\n",
        "        return all(one.could_change(s, f) for one in self.of)\n",
    ),
    Defect(
        "9.8.5b",
        "a sentence is promised of which only a part can be done",
        "Together.resolvable",
        "        return all(one.resolvable(s, f) for one in self.of)\n",
        "        return any(one.resolvable(s, f) for one in self.of)\n",
    ),
    Defect(
        "1.4:9.8.2a",
        "what was kept from being trashed is counted among what was trashed",
        "Moved.of",
        "        return sum(s.ref[cid] != ref for cid, ref in held(f, self.name))\n",
        "        return len(held(f, self.name))\n",
    ),
)
