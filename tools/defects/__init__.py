"""Planted defects, by the chapter of the rule that each breaks: a small replacement in one file.

A text must occur exactly once in its file. `tools/mutate.py` plants them one after the other, and expects that a test
which names the rule fails.
"""

from typing import Final

from tools.defects import (
    agendas,
    blank_texts,
    chapter_01,
    chapter_01_costs_and_scores,
    chapter_03,
    chapter_04,
    chapter_05,
    chapter_06,
    chapter_06_ends,
    chapter_06_steps,
    chapter_07,
    chapter_08,
    chapter_08_playing,
    chapter_09,
    chapter_09_interrupts,
    chapter_09_lasting,
    chapter_09_resolving,
    chapter_10,
    chapter_10_numbers,
    chapter_10_swaps,
    conditions,
    face,
    forced_answers,
    ice_texts,
    last_turns,
    leaving,
    potential,
    programs,
    questions,
    readings_runner,
    resources,
    rulings_corp,
    sentences,
    testing_table,
)
from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    *chapter_01.DEFECTS,
    *chapter_01_costs_and_scores.DEFECTS,
    *chapter_03.DEFECTS,
    *chapter_04.DEFECTS,
    *chapter_05.DEFECTS,
    *chapter_06.DEFECTS,
    *chapter_06_ends.DEFECTS,
    *chapter_06_steps.DEFECTS,
    *chapter_07.DEFECTS,
    *chapter_08.DEFECTS,
    *chapter_08_playing.DEFECTS,
    *chapter_09.DEFECTS,
    *chapter_09_resolving.DEFECTS,
    *chapter_09_interrupts.DEFECTS,
    *chapter_09_lasting.DEFECTS,
    *chapter_10.DEFECTS,
    *chapter_10_numbers.DEFECTS,
    *chapter_10_swaps.DEFECTS,
    *last_turns.DEFECTS,
    *leaving.DEFECTS,
    *conditions.DEFECTS,
    *potential.DEFECTS,
    *sentences.DEFECTS,
    *face.DEFECTS,
    *forced_answers.DEFECTS,
    *testing_table.DEFECTS,
    *rulings_corp.DEFECTS,
    *readings_runner.DEFECTS,
    *questions.DEFECTS,
    *programs.DEFECTS,
    *agendas.DEFECTS,
    *ice_texts.DEFECTS,
    *blank_texts.DEFECTS,
    *resources.DEFECTS,
)

__all__ = ["DEFECTS", "Defect"]
