"""Seats and lobby: links, names, rights, wishes for tables."""

from __future__ import annotations

import pytest

from planetfall.core.errors import BadRequest
from planetfall.table.buckets import Buckets
from planetfall.table.errors import Forbidden, Missing, Refused, TooMany
from planetfall.table.lobby import Created
from planetfall.table.messages import NewTable, SeatWish
from planetfall.table.names import checked_name, clean_name, skeleton, unlike
from planetfall.table.room import Room
from planetfall.table.seats import MOST_HOLDERS, Seats
from planetfall.table.secrets import hashed, new_secret
from planetfall.table.visitors import Visitors, seat_of
from tests.table.tables import HOST, build, lobby


def created(*kinds: str, listed: bool = False) -> Created:
    seats = [SeatWish(kind=kind, name="Coral" if kind == "person" else "") for kind in kinds]  # type: ignore[arg-type]
    return lobby().create(NewTable(game="toy", seats=seats, listed=listed), HOST)


def test_secrets_have_at_least_128_bits_and_are_kept_hashed() -> None:
    made = created("person", "link")
    secret = made.links[1]
    assert len(secret) * 6 >= 128
    assert secret not in repr(made.record.seats)
    assert made.record.seats[1].link == hashed(secret)
    assert len({new_secret() for _ in range(100)}) == 100


def test_a_link_works_once() -> None:
    made = created("person", "link")
    seats = Seats(made.record)
    assert seats.take(made.links[1], "friend", "Azure") == 1
    assert seats.held_by("friend") == [1]
    assert seats.names() == ["Coral", "Azure"]
    with pytest.raises(Forbidden):
        seats.take(made.links[1], "stranger", "Jade")


def test_the_host_moves_a_seat_and_the_old_holder_loses_it() -> None:
    made = created("person", "link")
    seats = Seats(made.record)
    seats.take(made.links[1], "friend", "Azure")
    fresh = seats.new_link(1, HOST)
    assert seats.held_by("friend") == []
    seats.take(fresh, "other", "Jade")
    assert seats.held_by("other") == [1]
    assert seats.names()[1] == "Jade"
    # All of it is written down for everybody at the table.
    assert seats.written == [("sat", 1, "Azure"), ("link", 1, "Azure"), ("moved", 1, "Jade")]


def test_a_holder_lets_a_second_device_in_and_keeps_the_seat() -> None:
    made = created("person", "link")
    seats = Seats(made.record)
    seats.take(made.links[1], "friend", "Azure")
    seats.take(seats.new_link(1, "friend"), "phone", "")
    assert seats.held_by("friend") == seats.held_by("phone") == [1]
    assert seats.written[-1] == ("device", 1, "Azure")
    for k in range(MOST_HOLDERS - 2):
        seats.take(seats.new_link(1, "friend"), f"device {k}", "")
    with pytest.raises(Refused):
        seats.take(seats.new_link(1, "friend"), "one more", "")


def test_strangers_get_no_link_and_fill_no_seats() -> None:
    seats = Seats(created("person", "link").record)
    with pytest.raises(Forbidden):
        seats.new_link(0, "stranger")
    with pytest.raises(Forbidden):
        seats.fill_with_bots("stranger", "random")
    with pytest.raises(Missing):
        seats.new_link(7, HOST)


def test_bots_fill_what_nobody_took() -> None:
    seats = Seats(created("person", "link", "link").record)
    seats.fill_with_bots(HOST, "greedy")
    assert seats.bots() == [1, 2]
    assert len(set(seats.names())) == 3


def test_the_host_lets_a_person_take_the_seat_of_a_bot() -> None:
    seats = Seats(created("person", "bot").record)
    with pytest.raises(Refused):
        seats.new_link(1, "stranger")
    secret = seats.new_link(1, HOST)
    assert seats.waiting() == [1]
    assert seats.take(secret, "friend", "Azure") == 1
    assert seats.held_by("friend") == [1]
    assert seats.bots() == []


def test_a_bot_plays_for_who_has_left_until_the_seat_is_given_back() -> None:
    table = created("person", "link")
    seats = Seats(table.record)
    seats.take(table.links[1], "friend", "Azure")
    with pytest.raises(Forbidden):
        seats.give_to_bot(1, "stranger", "random")
    seats.give_to_bot(1, HOST, "random")
    assert seats.bots() == [1]
    # He may look on, but neither play nor see the hand.
    assert seats.held_by("friend") == []
    assert seats.left_by("friend") == [1]
    with pytest.raises(Refused):
        seats.give_to_bot(1, HOST, "random")
    with pytest.raises(Forbidden):
        seats.give_back(1, "stranger")
    seats.give_back(1, HOST)
    assert seats.held_by("friend") == [1]
    assert seats.bots() == []
    assert [kind for kind, _, _ in seats.written][-2:] == ["bot", "moved"]


def test_a_person_may_give_up_and_nobody_else_can_do_it_for_him() -> None:
    table = created("person", "link")
    seats = Seats(table.record)
    seats.take(table.links[1], "friend", "Azure")
    seats.give_to_bot(1, "friend", "random")
    assert seats.bots() == [1]
    with pytest.raises(Forbidden):
        seats.give_to_bot(0, "friend", "random")
    seats.give_back(1, "friend")
    with pytest.raises(Refused):
        seats.give_back(1, HOST)


def test_a_listed_table_is_joined_without_a_link() -> None:
    seats = Seats(created("person", "link", listed=True).record)
    assert seats.take_listed("friend", "Azure") == 1
    assert seats.take_listed("friend", "Azure") == 1
    with pytest.raises(Refused):
        seats.take_listed("late", "Jade")
    with pytest.raises(Forbidden):
        Seats(created("person", "link").record).take_listed("friend", "Azure")


def test_two_players_of_one_name_are_told_apart() -> None:
    made = created("person", "link")
    seats = Seats(made.record)
    seats.take(made.links[1], "friend", "Coral")
    assert seats.names() == ["Coral", "Coral 2"]


@pytest.mark.parametrize(
    "name, shown",
    [
        ("  a \n b\t", "a b"),
        ("x" * 99, "x" * 24),
        ("\x00\n", ""),
        ("<b>&", "<b>&"),
        ("\uff21zure \u00a0\u2003 I", "Azure I"),
    ],
)
def test_names_are_one_short_line(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    "name",
    [
        "Cor\u200bal",
        "\u202elaroC",
        "\u2066Coral\u2069",
        "\u3164",
        "\u2800\u2800",
        "Coral\u00ad",
        "\ue000",
        "\U000e0041Coral",
        "C\u0336o\u0336\u0335\u0334r",
        "Cоral",  # with a Cyrillic o
        "Αzure",  # with a Greek alpha
        "Ꮯoral",  # with a Cherokee letter
    ],
)
def test_names_that_hide_or_mix_something_are_refused(name: str) -> None:
    made = created("person", "link")
    with pytest.raises(Refused) as caught:
        Seats(made.record).take(made.links[1], "friend", name)
    assert caught.value.code == "odd_name"
    with pytest.raises(Refused):
        lobby().create(NewTable(game="toy", seats=[SeatWish(kind="person")], title=name), HOST)


@pytest.mark.parametrize(
    "name", ["Žofie Šťastná", "Иван", "Ελένη", "田中さん", "O'Brien 3", "🚀 Ada"]
)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("ANNA", "ΑΝΝΑ"),  # Greek: its small nu is taken for a v
        ("MAX", "ΜΑΧ"),
        ("BOBA", "ВОВА"),  # Cyrillic
        ("Anna", "ᴀɴɴᴀ"),  # small capitals
        ("ANNA", "ꓮꓠꓠꓮ"),  # Lisu
        ("WASP", "ᎳᎪᏚᏢ"),  # Cherokee
        ("Nick", "ⲚⲓⲤⲔ"),  # Coptic
        ("Jolo", "յօլօ"),  # Armenian
        ("BAD", "ᗷᗅᗪ"),  # Canadian syllables
        ("ooo", "๐๐๐"),  # Thai zeros
        ("Ivan", "lvan"),
        ("Ada|", "Adaǀ"),
    ],
)
def test_capitals_that_look_alike_are_no_two_names(one: str, other: str) -> None:
    with pytest.raises(Refused) as caught:
        unlike(checked_name(other), [one])
    assert caught.value.code == "like_name"


@pytest.mark.parametrize("hidden", ["\ufe0f", "\ufe00", "\u180b", "\u180f", "\U000e0100"])
def test_selectors_of_a_form_make_no_other_name(hidden: str) -> None:
    """They cannot be seen, and no other character that cannot be seen was taken."""
    assert checked_name(f"Ad{hidden}a") == "Ada"
    assert unlike(checked_name(f"Ada{hidden}"), ["Ada"]) == "Ada 2"
    assert checked_name(f"❤{hidden} Ada") == "❤ Ada"


def test_the_longest_name_is_numbered_too() -> None:
    """The third player of such a name was called like the second."""
    names: list[str] = []
    for _ in range(4):
        names.append(unlike("A" * 24, names))
    assert len(set(names)) == 4


@pytest.mark.parametrize("name", ["C0ral", "Сорал", "Cora1", "CORA|", "Cor\u0332al"])
def test_a_name_that_looks_like_another_is_refused_or_told_apart(name: str) -> None:
    made = created("person", "link")
    seats = Seats(made.record)
    if skeleton(name) == skeleton("Coral"):
        with pytest.raises(Refused) as caught:
            seats.take(made.links[1], "friend", name)
        assert caught.value.code == "like_name"
    else:
        seats.take(made.links[1], "friend", name)
    assert skeleton("Сосо") == skeleton("Coco") == skeleton("Coc\u0336o")
    assert skeleton("Žofie") != skeleton("Zofie")


def test_a_nameless_player_is_refused() -> None:
    made = created("person", "link")
    with pytest.raises(Refused):
        Seats(made.record).take(made.links[1], "friend", " \n ")


@pytest.mark.parametrize(
    "wish",
    [
        NewTable(game="chess", seats=[SeatWish(kind="person")]),
        NewTable(game="toy", seats=[SeatWish(kind="person")] * 5),
        NewTable(game="toy", seats=[SeatWish(kind="bot", level="genius")]),
        NewTable(game="toy", seats=[SeatWish(kind="person")], options={"poor": True}),
        NewTable(game="toy", seats=[SeatWish(kind="person")], options={"rich": "perhaps"}),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_sentence(wish: NewTable) -> None:
    with pytest.raises(BadRequest) as caught:
        lobby().create(wish, HOST)
    assert "\n" not in str(caught.value)


def test_seat_or_spectator_or_nothing() -> None:
    made = created("person", "person", "link")
    room = Room(made.record, build)
    assert seat_of(room, HOST, None, "") == 0
    assert seat_of(room, HOST, 1, "") == 1
    assert seat_of(room, HOST, -1, "") == -1
    assert seat_of(room, "stranger", None, made.record.watch) == -1
    for wanted, watch in ((None, ""), (None, "wrong"), (2, made.record.watch), (0, "")):
        with pytest.raises(Forbidden):
            seat_of(room, "stranger", wanted, watch)


def test_ten_wrong_keys_bar_an_address_and_no_other() -> None:
    visitors = Visitors()
    for _ in range(10):
        visitors.check_guessing("1.2.3.4")
        visitors.wrong_key("1.2.3.4")
    with pytest.raises(TooMany):
        visitors.check_guessing("1.2.3.4")
    visitors.check_guessing("5.6.7.8")


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    buckets = Buckets(burst=3, rate=1)
    assert [buckets.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b", 0.0)
    assert buckets.take("a", 1.0)
    assert not buckets.take("a", 1.0)
