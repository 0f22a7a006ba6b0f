"""What official rulings and readings say of the Corp's cards."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final = (
    Defect(
        "9.6.2b",
        "clicks that a card did not see count for it",
        "SpentOnSame.true",
        "                seen = {}  # see the interpretations",
        "                seen = dict(spent)  # see the interpretations",
    ),
    Defect(
        "9.6.2c",
        "a first time that a card did not see was none",
        "SpentOnSame.true",
        "                    reached = reached or spent[doing[-1]] >= self.n\n",
        "                    reached = reached or just\n",
    ),
    Defect(
        "2.13.3",
        "an alliance does not say in which decks it costs no influence",
        "Alliance.say",
        'f"This card costs no influence in a deck with {self.allied.words}."',
        '""',
    ),
    Defect(
        "2.13.3",
        "cards of the alliance itself are counted",
        "Which.has",
        "            and self.without not in card.subtypes\n",
        "            and self.without != card.title\n",
    ),
    Defect(
        "4.1.2b",
        "a facedown card moves itself and is not shown",
        "Do.parts",
        "        if self.prove or isinstance(self.what, This):\n",
        "        if self.prove:\n",
    ),
    Defect(
        "1.15.9a",
        "an additional cost to jack out cannot be declined",
        "_DeclineJackOut.run",
        "        if refuse_jack_out(s) is None and jack_out_bill(s):\n",
        "        if refuse_jack_out(s) is not None and jack_out_bill(s):\n",
    ),
    Defect(
        "4.7.7c",
        "a card in the root of a central server is in a server",
        "Placed._in_it",
        " and not (self.in_remote and thing.server in CENTRALS)\n",
        "\n",
    ),
)
