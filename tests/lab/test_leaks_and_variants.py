"""What a viewer sees after a choice, and settings drawn and written for the command line."""

from __future__ import annotations

from random import Random

from planetfall import games
from planetfall.lab.leaks import seen_after
from planetfall.lab.variants import describe, variant


def test_a_trial_choice_closes_no_simultaneous_phase() -> None:
    game = games.build("planet-unknown", {}).new(2, 5)
    rng = Random(1)
    while not (game.at_once and len(game.to_move()) == 1):
        mover = rng.choice(game.to_move())
        game.apply(mover, rng.choice(game.legal(mover)))
    mover = game.to_move()[0]
    for option in game.legal(mover):
        for seat in (mover, 1 - mover, -1):
            seen = seen_after(game, seat, mover, option, [])
            # The other one has done its part; the trial does not count on that.
            assert seen and seen["after, data"]["at_once"]
    assert game.to_move() == (mover,)


def test_a_viewer_reads_its_own_events_of_a_simultaneous_phase_and_no_others() -> None:
    game = games.build("planet-unknown", {}).new(2, 5, watched=True)
    rng = Random(2)
    read: dict[str, int] = {"own": 0, "other": 0, "nobody": 0}
    for _ in range(60):
        mover = rng.choice(game.to_move())
        option = rng.choice(game.legal(mover))
        if game.at_once and len(game.to_move()) == 2:
            for name, seat in (("own", mover), ("other", 1 - mover), ("nobody", -1)):
                seen = seen_after(game, seat, mover, option, [])
                if seen and seen["after, data"]["at_once"]:
                    told = [event for event in seen["after, events"] if event[1] == mover]
                    read[name] += len(told)
        game.apply(mover, option)
    assert read["own"] > 0
    assert read["other"] == read["nobody"] == 0


def test_a_choice_that_shows_a_hidden_card_tells_those_nothing_who_had_not_seen_it() -> None:
    game = games.build("terraforming-mars", {}).new(3, 5)
    rng = Random(1)
    played = 0
    while not played:
        mover = rng.choice(game.to_move())
        for option in game.legal(mover):
            if game.rules.key(option).startswith("play:"):
                played += 1
                assert seen_after(game, mover, mover, option, [])
                for seat in (*range(mover), *range(mover + 1, 3), -1):
                    assert seen_after(game, seat, mover, option, []) == {}
        game.apply(mover, rng.choice(game.legal(mover)))


def test_samples_of_options_stay_within_what_is_possible() -> None:
    rng = Random(3)
    for title in games.GAMES:
        for spec in games.build(title, {}).specs():
            drawn = [spec.sample(rng, 3) for _ in range(60)]
            if spec.kind == "bool":
                assert set(drawn) == {True, False}
            elif spec.kind == "int":
                assert set(drawn) <= set(range(spec.least, spec.most + 1))
                assert min(drawn) == spec.least or spec.most - spec.least > 20
            elif spec.kind == "choice":
                assert set(drawn) <= set(spec.choices)
                assert len(set(drawn)) > 1 or len(spec.choices) == 1


def test_a_setting_is_written_as_the_command_line_reads_it() -> None:
    plain = games.build("planet-unknown", {})
    assert describe(plain, 3) == "--seats 3"
    other = games.build(
        "planet-unknown",
        {"events": ["4", "6", "10"], "personal_objectives": True, "planets": ["gaia", "petra"]},
    )
    words = describe(other, 2).split(" --option ")
    assert words[0] == "--seats 2"
    assert set(words[1:]) == {
        "events=4,6,10",
        "personal_objectives=true",
        "planets=gaia,petra",
    }
    for title in games.GAMES:
        for number in range(6):
            rules, seats = variant(title, number)
            assert describe(rules, seats).startswith(f"--seats {seats}")
            defaults = {spec.name: spec.default for spec in rules.specs()}
            changed = [name for name, v in rules.options_data().items() if v != defaults[name]]
            assert describe(rules, seats).count("--option") == len(changed)
