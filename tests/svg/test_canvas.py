"""The SVG writer escapes everything, refuses styles, and makes whole pictures."""

import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from planetfall.svg.canvas import Markup, circle, element, group, join, number, place, shifted
from planetfall.svg.icons import icon
from planetfall.svg.lettering import text
from planetfall.svg.picture import Picture, page_symbols, picture
from planetfall.svg.theme import DARK, PAGE, PAPER

NASTY = "<script>alert(\"x\") & 'y'</script>"


def test_text_and_attributes_are_escaped() -> None:
    drawn = element("text", NASTY, id=NASTY)
    parsed = ElementTree.fromstring(drawn)
    assert parsed.text == NASTY
    assert parsed.get("id") == NASTY
    assert "<script" not in drawn


@given(st.text())
def test_any_text_stays_well_formed(content: str) -> None:
    drawn = element("g", element("text", content, class_=content))
    assert len(list(ElementTree.fromstring(drawn))) == 1


def test_markup_is_not_escaped_again() -> None:
    assert element("g", circle(0, 0, 1)) == '<g><circle cx="0" cy="0" r="1"/></g>'


def test_a_style_attribute_is_refused() -> None:
    with pytest.raises(ValueError, match="style"):
        element("rect", style="fill:red")


def test_absent_attributes_are_left_out_and_names_get_hyphens() -> None:
    assert (
        element("path", d="M0 0", stroke_width=2, fill=None) == '<path d="M0 0" stroke-width="2"/>'
    )


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (1, "1"),
        (1.0, "1"),
        (0.5, "0.5"),
        (-0.5, "-0.5"),
        (2.346, "2.35"),
        (-0.001, "0"),
        (100.0, "100"),
    ],
)
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_place_carries_its_key_class_and_title() -> None:
    parsed = ElementTree.fromstring(place("cell:3-4", circle(0, 0, 1), classes="square", title="x"))
    assert parsed.get("data-key") == "cell:3-4"
    assert parsed.get("class") == "place square"
    assert parsed[0].text == "x"


def test_groups_without_attributes_add_nothing() -> None:
    dot = circle(1, 2, 3)
    assert group(dot, dot) == dot + dot
    assert shifted(dot, 1, 2.5) == f'<g transform="translate(1 2.5)">{dot}</g>'


def test_a_picture_that_stands_alone_contains_what_it_refers_to() -> None:
    body = join((icon(DARK, "civ", 5, 5, 10), element("rect", fill=DARK.url("t-water"))))
    drawn = picture(DARK, body, 10, 10, title="Civ & water")
    ids = {node.get("id") for node in ElementTree.fromstring(drawn).iter()}
    assert {"dark-i-civ", "dark-t-water"} <= ids
    assert "var(" not in drawn


def test_a_picture_for_the_page_uses_the_shared_symbols() -> None:
    drawn = picture(PAGE, icon(PAGE, "civ", 5, 5, 10), 10, 10, title="Civ")
    assert "<symbol" not in drawn
    assert 'href="#i-civ"' in drawn
    assert 'id="i-civ"' in page_symbols()


def test_pictures_of_two_themes_share_no_ids() -> None:
    def ids(drawn: Picture) -> set[str]:
        return {node.get("id", "") for node in ElementTree.fromstring(drawn).iter()} - {""}

    drawings = [
        picture(look, icon(look, "civ", 0, 0, 9), 9, 9, title="t") for look in (DARK, PAPER)
    ]
    assert not ids(drawings[0]) & ids(drawings[1])


def test_a_picture_has_title_description_language_and_size() -> None:
    drawn = picture(
        DARK, text("a", 0, 0, 9, "#fff"), 100, 50, title="Název", desc="Popis", lang="cs", size=200
    )
    root = ElementTree.fromstring(drawn)
    names = {node.tag.split("}")[1]: node.text for node in root}
    assert names["title"] == "Název"
    assert names["desc"] == "Popis"
    assert (root.get("lang"), root.get("width"), root.get("height")) == ("cs", "200", "100")
    assert root.get("viewBox") == "0 0 100 50"


def test_notebooks_show_a_picture() -> None:
    drawn = picture(DARK, Markup(""), 1, 1, title="t")
    assert isinstance(drawn, str)
    assert drawn._repr_svg_() == drawn
