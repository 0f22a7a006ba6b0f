"""Assets of the Core Set."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestSecuritySubcontract:
    def test_rezzed_ice_is_worth_four_credits(self) -> None:
        with Table() as t:
            t.corp.put("Security Subcontract", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("Hunter", "Archives")
            t.corp.use("Security Subcontract")
            assert not t.corp.can("pick", "Hunter")
            t.corp.pick("Enigma")
            t.settle()
            assert (t.corp.credits, t.corp.clicks, t.zone("Enigma")) == (9, 2, "Archives")
            assert t.card("Ice Wall").rezzed

    def test_unrezzed_ice_is_worth_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Security Subcontract", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            assert not t.corp.can("use", "Security Subcontract")
