"""Credits for using a card pay for its optional conditional abilities as well as for its paid ones."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestCreditsForUse:
    @pytest.mark.rule("1.4:9.1.6")
    def test_silencer_pays_for_the_bypass_of_femme_fatale(self) -> None:
        with Table("runner") as t:
            t.runner.put("Silencer")
            t.runner.hand("Femme Fatale").set(credits=9)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.install("Femme Fatale")
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.runner.trigger("Femme Fatale")
            assert t.card("Silencer").tokens("credit") == 0
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("1.4:9.1.6")
    def test_dyson_fractal_generator_pays_for_the_subtype_laamb_gives(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dyson Fractal Generator")
            t.runner.put("Laamb")
            t.runner.set(credits=1)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.trigger("Laamb")
            assert t.card("Dyson Fractal Generator").tokens("credit") == 0
            assert t.runner.credits == 0
            t.finish_run()

    def test_silencer_does_not_pay_for_a_fracter(self) -> None:
        with Table("runner") as t:
            t.runner.put("Silencer")
            t.runner.put("Laamb")
            t.runner.set(credits=1)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Silencer").tokens("credit") == 1
            assert t.runner.credits == 1
