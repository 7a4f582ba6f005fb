"""The map editor in a real browser: drawn with the mouse, by keys and with a finger, saved, opened again, refused, played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Person
from playwright.sync_api import Browser, Locator, Page, expect
from test_browser import serious

pytestmark = [pytest.mark.slow, pytest.mark.once]

EDITOR = "/maps/mighty_empires"
ROW = 5


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Person]:
    found = Person(browser, address)
    yield found
    found.close()


def place(page: Page, q: int, r: int) -> Locator:
    return page.locator(f"[data-place='{q},{r}']")


def choose(page: Page, name: str, value: str) -> None:
    page.locator(f"input[name={name}][value='{value}']").check(force=True)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def stroke(page: Page, *places: tuple[int, int]) -> None:
    """Draw over places in one stroke; those that are not there yet lie as far from the others as their coordinates say."""
    start = middle(place(page, *places[0]))
    x0, y0 = middle(place(page, 0, 0))
    wide = middle(place(page, 1, 0))[0] - x0
    high = wide * 3**0.5 / 2
    page.mouse.move(*start)
    page.mouse.down()
    for q, r in places[1:]:
        page.mouse.move(x0 + (q + r / 2) * wide, y0 + r * high, steps=4)
    page.mouse.up()


def draft(page: Page) -> dict[str, Any]:
    world: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('tafelrunde-map-mighty_empires')"))
    return world


def tiles(world: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    return {(tile["q"], tile["r"]): tile for tile in world["tiles"]}


def save(page: Page, path: Path) -> bytes:
    page.locator("[data-tab=files]").click()
    with page.expect_download() as found:
        page.get_by_role("button", name="Save").click()
    found.value.save_as(path)
    return path.read_bytes()


def draw_a_map(page: Page) -> None:
    """Draw a map of 15 tiles by mouse: land, a river with its flow, a building, two homes, a label, a name."""
    choose(page, "terrain", "plains")
    stroke(page, *((q, 0) for q in range(ROW)))
    for r in (1, 2):
        stroke(page, (0, r - 1), *((q - (r == 2), r) for q in range(ROW)))
    choose(page, "terrain", "mountain")
    place(page, 1, 0).click()
    choose(page, "terrain", "volcano")
    place(page, 3, 2).click()
    choose(page, "terrain", "river")
    stroke(page, (0, 1), (1, 1), (2, 1))
    choose(page, "tool", "water")
    stroke(page, (0, 1), (1, 1), (2, 1))
    place(page, 2, 0).click()  # the way out of the last river, which is not possible: plains
    choose(page, "tool", "building")
    choose(page, "building", "castle")
    place(page, 4, 0).click()
    choose(page, "tool", "home")
    place(page, 0, 0).click()
    choose(page, "home", "-1")
    place(page, 4, 1).click()
    choose(page, "tool", "tile")
    place(page, 4, 0).click()
    page.get_by_label("Label").fill("Falkenfels")
    page.locator("[data-tab=whole]").click()
    page.get_by_label("Name").fill("Drei Täler")
    page.get_by_label("At most").select_option("2")


@pytest.mark.rule("ME-15.4", "ME-15.5")
def test_a_map_drawn_by_mouse_is_saved_opened_and_saved_again_byte_by_byte(person: Person, tmp_path: Path) -> None:
    page = person.go(EDITOR)
    draw_a_map(page)
    page.locator("[data-tab=check]").click()
    # The last river flows into plains: told with its tile, and the tile can be shown.
    finding = page.locator("[data-finding='flow-blocked']")
    expect(finding).to_have_attribute("data-tile", "(2,1)")
    finding.get_by_role("button").click()
    expect(page.locator("polygon.shown")).to_be_visible()
    page.locator("[data-tab=draw]").click()
    choose(page, "tool", "terrain")
    choose(page, "terrain", "lake")
    place(page, 2, 0).click()
    page.locator("[data-tab=check]").click()
    expect(page.locator("[data-checked=fresh]")).to_contain_text("can be played on")

    first = save(page, tmp_path / "one.json")
    world = json.loads(first)
    found = tiles(world)
    assert [world[key] for key in ("format", "name", "players")] == ["tafelrunde-me-map/1", "Drei Täler", [2, 2]]
    assert [found[q, 1].get("flow_to") for q in range(3)] == [1, 1, 3]
    assert found[4, 0] == {"q": 4, "r": 0, "terrain": "plains", "building": "castle", "label": "Falkenfels"}
    assert [home["center"] for home in world["homes"]] == [[0, 0], [4, 1]]
    assert len(found) == 3 * ROW

    page.locator("[data-tab=whole]").click()
    page.get_by_role("button", name="Empty map").click()
    assert len(draft(page)["tiles"]) == 1
    page.locator("[data-tab=files]").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "one.json")
    expect(page.locator("[data-terrain=volcano]")).to_have_count(1)
    assert save(page, tmp_path / "two.json") == first


@pytest.mark.rule("ME-15.4")
def test_a_file_from_elsewhere_keeps_what_nobody_knows_whatever_is_drawn(person: Person, tmp_path: Path) -> None:
    page = person.go(EDITOR)
    land = [{"terrain": "plains", "q": q, "r": r, "height": q * 1.5} for q in range(7) for r in range(2)]
    given = {
        "author": {"nick": "„x“ \u2028"},
        "format": "tafelrunde-me-map/1",
        "players": [2, 2],
        "tiles": land,
        "zz": [1, [2], {"3": None}],
    }
    (tmp_path / "given.json").write_text(json.dumps(given), encoding="utf-8")
    page.locator("[data-tab=files]").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "given.json")
    expect(page.locator("[data-terrain=plains]")).to_have_count(14)
    first = save(page, tmp_path / "one.json")
    assert json.loads(first) == given
    assert list(json.loads(first)) == list(given)
    page.locator("input[type=file]").set_input_files(tmp_path / "one.json")
    assert save(page, tmp_path / "two.json") == first
    page.locator("[data-tab=whole]").click()
    for _ in range(6):
        page.get_by_role("button", name="Right", exact=True).click()
    for name in ("Left to right", "Left to right", "Top to bottom", "Top to bottom"):
        page.get_by_role("button", name=name).click()
    assert save(page, tmp_path / "three.json") == first


@pytest.mark.rule("ME-15.8", "ME-EX-49")
def test_a_broken_file_is_refused_with_tile_and_reason(person: Person, tmp_path: Path) -> None:
    page = person.go(EDITOR)
    choose(page, "terrain", "lake")
    place(page, 1, 0).click()
    land = [{"q": q, "r": r, "terrain": "forest"} for q in range(7) for r in range(2)]
    land[4] |= {"terrain": "river", "flow_to": 1}
    (tmp_path / "broken.json").write_text(json.dumps({"format": "tafelrunde-me-map/1", "tiles": land}), encoding="utf-8")
    page.locator("[data-tab=files]").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.json")
    refused = page.locator("[data-refused]")
    expect(refused.locator("[data-finding='flow-blocked']")).to_have_attribute("data-tile", "(2,0)")
    expect(refused).to_contain_text("the river flows into (3,0) (forest)")
    assert [tile["terrain"] for tile in draft(page)["tiles"]] == ["plains", "lake"]
    # Not even JSON: refused as well, and nothing to repair.
    (tmp_path / "broken.json").write_text('{"format": ', encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.json")
    expect(refused).to_contain_text("no valid JSON")
    expect(refused.get_by_role("button")).to_have_count(0)
    # A broken map can be opened to be repaired.
    page.locator("textarea").fill(json.dumps({"format": "tafelrunde-me-map/1", "tiles": land}))
    page.get_by_role("button", name="Open this text").click()
    refused.get_by_role("button", name="repair").click()
    expect(page.locator("[data-terrain=forest]")).to_have_count(13)
    expect(page.locator("polygon.error")).to_have_count(1)
    person.page.locator("[data-play]").click()
    expect(page.locator("[data-finding='flow-blocked']")).to_be_visible()


@pytest.mark.rule("ME-15.5")
def test_undo_redo_and_a_draft_that_survives(person: Person) -> None:
    page = person.go(EDITOR)
    choose(page, "terrain", "desert")
    stroke(page, (0, 0), (1, 0), (2, 0))
    assert len(draft(page)["tiles"]) == 3
    page.keyboard.press("Control+z")
    assert draft(page)["tiles"] == [{"q": 0, "r": 0, "terrain": "plains"}]
    page.keyboard.press("Control+Shift+Z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    assert [tile["terrain"] for tile in draft(page)["tiles"]] == ["desert"] * 3
    choose(page, "terrain", "erase")
    place(page, 1, 0).click()
    page.reload()
    expect(page.locator("[data-terrain=desert]")).to_have_count(2)


@pytest.mark.rule("ME-15.5")
def test_a_map_is_drawn_by_keys_alone(person: Person) -> None:
    page = person.go(EDITOR)
    place(page, 0, 0).focus()
    choose(page, "terrain", "hills")
    place(page, 0, 0).focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    assert list(tiles(draft(page))) == [(0, 0), (1, 0), (2, 0), (3, 0)]
    page.keyboard.press("Delete")
    page.keyboard.press("5")
    place(page, 2, 0).focus()
    page.keyboard.press("Enter")
    page.locator("select").first.select_option("river")
    page.get_by_label("Water goes").select_option("2")
    page.get_by_label("Home", exact=True).select_option("new")
    assert tiles(draft(page))[2, 0] == {"q": 2, "r": 0, "terrain": "river", "flow_to": 2}
    assert draft(page)["homes"] == [{"center": [2, 0], "tiles": [[2, 0], [1, 0]]}]


def test_a_finger_draws_and_two_fingers_only_look(browser: Browser, address: str) -> None:
    person = Person(browser, address, phone=True, lang="de")
    page = person.go(EDITOR)
    choose(page, "terrain", "forest")
    box = place(page, 1, 0).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-terrain=forest]")).to_have_count(1)
    before = page.locator("svg[role=group]").get_attribute("viewBox")
    session = person.context.new_cdp_session(page)
    x, y = middle(place(page, 0, 0))
    for kind, by in (("touchStart", 20), ("touchMove", 40), ("touchMove", 90)):
        points = [{"x": x - by, "y": y, "id": 0}, {"x": x + by, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("svg[role=group]")).not_to_have_attribute("viewBox", before or "")
    assert [tile["terrain"] for tile in draft(page)["tiles"]] == ["plains", "forest"]
    person.close()


@pytest.mark.rule("ME-15.1")
def test_a_made_map_is_changed_and_played_on(person: Person) -> None:
    page = person.go(EDITOR)
    page.locator("[data-tab=whole]").click()
    page.get_by_label("Kind").select_option("flower")
    page.get_by_label("Players", exact=True).last.select_option("3")
    page.get_by_label("Number", exact=True).fill("11")
    page.get_by_role("button", name="Make this map").click()
    expect(page.locator("[data-terrain=volcano]")).to_have_count(1)
    assert draft(page)["generator"]["seed"] == 11
    page.locator("[data-tab=draw]").click()
    choose(page, "terrain", "lake")
    place(page, 1, 0).click()
    page.locator("[data-play]").click()
    page.wait_for_url("**/new?**")
    expect(page.locator("[data-map-picker]")).to_contain_text("28 fields, for 2 to 3 players")
    page.get_by_role("group", name="Races").get_by_label("Griffin").select_option("dwarfs")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    news = person.context.request.get(f"{person.address}/api/tables/{page.url.rpartition('/')[2]}").json()
    options = news["table"]["options"]
    assert json.loads(options["map"]) == draft(page)
    assert options["races"] == "random,random,dwarfs"
    assert next(tile["terrain"] for tile in news["moment"]["view"]["tiles"] if (tile["q"], tile["r"]) == (1, 0)) == "lake"


def test_a_new_table_offers_what_fits_together(person: Person) -> None:
    page = person.go("/new?game=mighty_empires&with=bot")
    picker = page.locator("[data-map-picker]")
    expect(picker.get_by_role("img")).to_be_visible()
    picker.get_by_role("button", name="Choose one").click()
    expect(picker).to_contain_text("Exactly this map")
    picker.get_by_label("Number of the map").fill("17")
    picker.get_by_label("Number of the map").blur()
    picker.get_by_label("Own map").check(force=True)
    page.locator("form button[type=submit]").click()
    expect(picker.get_by_role("alert")).to_contain_text("Choose a map of your own")
    picker.locator("textarea").fill('{"format": "tafelrunde-me-map/1", "tiles": []}')
    expect(picker.locator("[data-finding=size]")).to_be_visible()
    picker.get_by_label("Fair").check(force=True)
    page.get_by_label("at the table", exact=True).check(force=True)
    page.get_by_label("Rounds").fill("25")
    page.get_by_label("Rounds").blur()
    expect(page.get_by_label("Rounds")).to_have_value("20")
    page.get_by_text("Armies and battles").click()
    page.locator("form[data-settled=true]").wait_for()  # battles at the table bring options of their own
    page.get_by_label("Extra battles").check(force=True)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    options = person.context.request.get(f"{person.address}/api/tables/{page.url.rpartition('/')[2]}").json()["table"]["options"]
    assert options == {"battle_mode": "table", "max_rounds": "20", "extra_battles": "on", "map_seed": "17"}


@pytest.mark.parametrize("path", [EDITOR, "/new?game=mighty_empires&with=bot"])
def test_everybody_can_use_it(person: Person, path: str) -> None:
    page = person.go(path)
    page.wait_for_load_state("networkidle")
    assert serious(page) == []
