"""The account page in a browser: guests, links, accounts, recovery, export and deletion."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.browser.house import PHONE, WIDE, House, Visitor, violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

Visit = Callable[..., Visitor]
# Each test has a server of its own: from one address a server takes only a few passwords a minute.
PASSWORD: Final = "a long enough word"


def account(me: Visitor) -> Page:
    me.page.goto(f"{me.house.address}/account")
    me.page.wait_for_selector("#who")
    return me.page


def register(page: Page, name: str) -> list[str]:
    """Make an account; the recovery codes that are shown."""
    form = page.locator("section[aria-labelledby=register]")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    page.wait_for_selector(f"h2:has-text('You are {name}')")
    return page.locator("[data-codes] code").all_inner_texts()


def sign_in(page: Page, name: str, password: str) -> None:
    form = page.locator("section[aria-labelledby=login]")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(visit: Visit, own_house: House) -> None:
    me, elsewhere = visit(own_house), visit(own_house)
    page = account(me)
    codes = register(page, "Dora")
    assert len(set(codes)) == 8
    page.click("text=I have saved them")
    assert page.locator("[data-codes]").count() == 0
    page.reload()
    page.wait_for_selector("text=8 recovery codes left.")
    assert page.locator("[data-codes]").count() == 0  # shown once
    there = account(elsewhere)
    sign_in(there, "Dora", "the wrong word")
    there.get_by_text("name and password do not belong together").wait_for()
    sign_in(there, "dora", PASSWORD)
    there.wait_for_selector("h2:has-text('You are Dora')")
    page.reload()  # and signed out here
    page.wait_for_selector("text=You are playing as a guest")


def test_a_link_is_shown_once_and_asks_before_it_takes_over(visit: Visit, own_house: House) -> None:
    guest, again = visit(own_house), visit(own_house)
    page = account(guest)
    link = page.get_by_role("textbox", name="Secret link").input_value()
    name = page.locator("#who").inner_text()
    page.reload()
    page.wait_for_selector("#who")
    assert page.get_by_role("textbox", name="Secret link").count() == 0
    there = again.page
    there.goto(link)
    there.get_by_role("button", name="Continue as Guest").wait_for()
    there.click("text=Stay who I am")
    there.wait_for_url("**/account")
    there.wait_for_selector("#who")
    assert there.locator("#who").inner_text() != name
    there.goto(link)
    there.get_by_role("button", name="Continue as Guest").click()
    there.wait_for_url("**/account")
    there.wait_for_selector(f"h2:has-text('{name}')")
    page.get_by_role("button", name="Make a new link").click()
    page.get_by_text("New link made").wait_for()
    assert page.get_by_role("textbox", name="Secret link").input_value() != link
    there.goto(link)
    there.get_by_text("this link leads to nobody").wait_for()


def test_a_table_notices_that_its_player_has_signed_in(visit: Visit, own_house: House) -> None:
    """Signing in ends the session with which a table in another tab is connected: it comes again as who one is now."""
    me = visit(own_house)
    me.against_bot("runner", seed=15)
    tab = me.context.new_page()
    tab.goto(f"{me.house.address}/account")
    register(tab, "Tabea")
    me.page.wait_for_selector(".prompt")
    me.page.wait_for_function("() => !document.body.innerText.includes('Reconnecting')")
    me.page.locator(".prompt [data-kind=no]").click()
    me.page.locator(".prompt [data-kind=credit]").first.wait_for()


def test_a_password_is_changed_and_reset_by_a_code(visit: Visit, own_house: House) -> None:
    me = visit(own_house)
    page = account(me)
    code = register(page, "Erna")[0]
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("another long word")
    page.get_by_role("button", name="Change password").click()
    page.get_by_text("Password changed").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_selector("text=You are playing as a guest")
    page.click("text=Forgot your password?")
    form = page.locator("section[aria-labelledby=login]")
    form.get_by_label("Name").fill("Erna")
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("a third long word")
    form.get_by_role("button", name="Set the new password").click()
    page.wait_for_selector("h2:has-text('You are Erna')")
    page.wait_for_selector("text=7 recovery codes left.")
    page.get_by_label("Current password").fill("a third long word")
    page.get_by_role("button", name="Make new codes").click()
    page.wait_for_selector("[data-codes]")
    assert code not in page.locator("[data-codes] code").all_inner_texts()


def test_everything_is_downloaded_and_deleted(visit: Visit, own_house: House) -> None:
    me = visit(own_house)
    page = account(me)
    register(page, "Fritz")
    with page.expect_download() as started:
        page.click("text=Download everything")
    told = json.loads(started.value.path().read_text(encoding="utf-8"))
    assert told["account"]["name"] == "Fritz"
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Your password, to confirm").fill("wrong word")
    page.click("dialog footer >> text=Delete everything")
    page.get_by_text("that is not your password").wait_for()
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Your password, to confirm").fill(PASSWORD)
    page.click("dialog footer >> text=Delete everything")
    page.get_by_text("Everything was deleted").wait_for()
    page.wait_for_selector("text=You are playing as a guest")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_the_page_of_an_account_and_of_a_link(
    visit: Visit, own_house: House, axe: str, size: tuple[int, int]
) -> None:
    me, other = visit(own_house, size=size), visit(own_house)
    link = account(other).get_by_role("textbox", name="Secret link").input_value()
    page = me.page
    page.goto(link)
    page.get_by_role("button", name="Continue as Guest").wait_for()
    found = [*violations(page, axe)]
    page = account(me)
    page.click("text=Forgot your password?")
    found += violations(page, axe)
    page.click("text=Back")
    register(page, f"Gerda {size[0]}")
    found += violations(page, axe)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert not found, found
