"""Neutral Runner cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BUILD_SCRIPT = event("Build Script", "neutral_runner", play(AsOne((Gain(1), Draw(2)))), cost=0, influence=1)
