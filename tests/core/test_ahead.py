"""Where choices lead, tried ahead: the same as making them and looking."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from zlib import crc32

import pytest

from planetfall import games
from planetfall.core.ahead import answers, has_leads, leads, refusal_after
from planetfall.core.game import Game
from planetfall.core.reasons import NOT_OFFERED, POSSIBLE, unpack


def moments(title: str, seats: int, every: int) -> Iterator[tuple[Game, int]]:
    """Positions of a random game in which nobody acts at once, with the seat to move."""
    game = games.build(title, {}).new(seats, 11)
    rng = Random(11)
    for step in range(260):
        movers = game.to_move()
        if not movers:
            return
        seat = rng.choice(movers)
        if step % every == 0 and not game.at_once:
            yield game.clone(), seat
        game.apply(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize("title", games.GAMES)
def test_what_is_refused_after_a_choice_is_what_is_refused_then(title: str) -> None:
    compared = refused = 0
    for game, seat in moments(title, 2, 7):
        keys = game.rules.vocabulary.keys
        for option in game.legal(seat)[:6]:
            after = game.clone()
            after.luck_log = []
            after.apply(seat, option)
            if after.luck_log or seat not in after.to_move():
                continue
            words = [*after.legal(seat)[:4], *Random(option).sample(range(len(keys)), 4)]
            for word in words:
                # A question with one answer is looked for only where the kind is another.
                found = refusal_after(game.clone(), seat, [keys[option]], keys[word])
                if word in after.legal(seat):
                    assert found in (POSSIBLE,) or unpack(found)[0] == NOT_OFFERED
                    compared += found == POSSIBLE
                elif found != POSSIBLE and unpack(found)[0] != NOT_OFFERED:
                    refused += found == after.why_not(seat, word)
    assert compared > 10 and refused > 0, (compared, refused)


@pytest.mark.parametrize("title", games.GAMES)
def test_what_is_refused_now_is_refused_after_nothing(title: str) -> None:
    for game, seat in moments(title, 2, 13):
        keys = game.rules.vocabulary.keys
        options = game.legal(seat)
        for word in [*options[:3], *Random(seat).sample(range(len(keys)), 12)]:
            found = refusal_after(game.clone(), seat, [], keys[word])
            assert found == (POSSIBLE if word in options else game.why_not(seat, word))
        other = 1 - seat
        if not game.legal(other):
            assert refusal_after(game.clone(), other, [], keys[options[0]]) == game.why_not(
                other, options[0]
            )
        wrong = next(key for word, key in enumerate(keys) if word not in options)
        found = refusal_after(game.clone(), seat, [wrong], keys[options[0]])
        assert unpack(found)[0] == NOT_OFFERED


@pytest.mark.parametrize("title", ["planet-unknown", "terraforming-mars"])
def test_in_a_simultaneous_phase_everybody_has_ways_of_its_own_to_answer(title: str) -> None:
    game = games.build(title, {}).new(3, 11)
    while len(game.to_move()) < 3:
        game.apply(game.to_move()[0], game.legal(game.to_move()[0])[-1])
    key = game.rules.key
    ways = [answers(game, seat, 400) for seat in range(3)]
    for seat in range(3):
        assert {keys[0] for keys, _ in ways[seat]} == {key(each) for each in game.legal(seat)}
        for _, after in ways[seat]:
            for other in range(3):
                same = repr(after.pending(other)) == repr(game.pending(other))
                assert same == (other != seat)


@pytest.mark.parametrize("ask_all", [False, True])
def test_all_ways_to_answer_are_those_that_can_be_chosen(ask_all: bool) -> None:
    seen = 0
    for game, seat in [*moments("terraforming-mars", 2, 5), *moments("on-mars", 2, 9)]:
        game.ask_all = ask_all
        before = game.digest()
        found = answers(game, seat, 40)
        assert game.digest() == before
        ways = [tuple(keys) for keys, _ in found]
        assert len(set(ways)) == len(ways)
        if len(found) <= 40:
            assert {way[0] for way in ways if way} == {
                game.rules.key(option) for option in game.legal(seat)
            }
        depth, effect = len(game.pending(seat)), game.question(seat).effect
        for keys, after in found:
            stack = after.pending(seat)
            assert len(found) > 40 or len(stack) < depth or stack[-1].effect is not effect
            trial = game.clone()
            for key in keys:
                assert trial.rules.option(key) in trial.legal(seat)
                trial.choose(seat, key)
            seen += len(keys) > 1
    assert seen or not ask_all


def test_leads_follow_choices_of_a_kind_to_the_next_question() -> None:
    for game, seat in moments("on-mars", 2, 11):
        kinds = tuple({game.rules.key(option).partition(":")[0] for option in game.legal(seat)})
        assert has_leads(game, seat, kinds[:1])
        assert not has_leads(game, seat, ("nothing:",))
        for lead in leads(game.clone(), seat, kinds[:1], "turn"):
            trial = game.clone()
            trial.stop_at_chance = True
            for key in lead["keys"]:
                assert key.startswith(kinds[0])
                trial.choose(seat, key)
            assert lead["legal"] == [trial.rules.key(option) for option in trial.legal(seat)]
            assert not any(key.startswith(kinds[0]) for key in lead["legal"])
            frame = trial.question(seat).to_data() if trial.legal(seat) else []
            assert lead["frame"] == frame
            assert ("area" in lead) == (not frame or frame[0] != "turn")
            if "area" in lead:
                assert lead["area"] == trial.areas()[seat].shown_data(owner=True)


@pytest.mark.parametrize(
    ("title", "pinned"),
    [
        ("planet-unknown", (36, 3344950104)),
        ("terraforming-mars", (147, 714916646)),
        ("on-mars", (423, 1799870173)),
    ],
)
def test_what_has_one_answer_is_passed_between_two_choices(
    title: str, pinned: tuple[int, int]
) -> None:
    """So many words are possible after two choices, as in play, and the others for these reasons.

    A question about things of the kind of the word is asked all the same.
    """
    answers = []
    for game, seat in moments(title, 2, 8):
        keys = game.rules.vocabulary.keys
        for first in game.legal(seat)[:4]:
            then = game.clone()
            then.luck_log = []
            then.apply(seat, first)
            for second in then.legal(seat)[:3] if seat in then.to_move() else []:
                last = then.clone()
                last.apply(seat, second)
                words = last.legal(seat)[:3] if seat in last.to_move() else []
                for word in {*words, first + 1, second + 1, second - 1} & set(range(len(keys))):
                    lead = [keys[first], keys[second]]
                    answers.append(refusal_after(game.clone(), seat, lead, keys[word]))
    assert (answers.count(POSSIBLE), crc32(str(sorted(answers)).encode())) == pinned
