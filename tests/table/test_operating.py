"""What a host sets and sees: settings, health, metrics, the administrator's page, archives."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from planetfall.cli import app
from planetfall.core.errors import BadRequest
from planetfall.table.archive import Archiving, revive
from planetfall.table.description import PROBLEMS
from planetfall.table.errors import NotStored, TooMany
from planetfall.table.health import Doctor
from planetfall.table.logs import _Json, without_secrets
from planetfall.table.metrics import Metrics, route_of
from planetfall.table.quotas import Quotas
from planetfall.table.settings import load
from planetfall.table.store import Store
from tests.table.serving import Guest, Server
from tests.table.tables import HOST, record
from tests.table.test_store import NOW, row

GAME = "planet-unknown"
TOKEN = "a token of the administrator"

SET = f"""
import planetfall.table.settings as settings
made = settings.Settings
def make(*given, **named):
    return made(*given, admin_token={TOKEN!r}, allowed_hosts=("127.0.0.1", "localhost"), **named)
settings.Settings = make
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("ops") / "t.sqlite", prelude=SET) as running:
        yield running


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text('port = 1\nworkers = 3\nallowed_hosts = ["A.example", "b"]\n')
    environment = {"PLANETFALL_PORT": "2", "PLANETFALL_X": "y"}
    found = load(str(file), {"port": 3, "host": None}, environment)
    assert (found.port, found.workers, found.allowed_hosts) == (3, 3, ("a.example", "b"))
    assert load(str(file), {}, {"PLANETFALL_PORT": "2"}).port == 2
    assert load("", {}, {"PLANETFALL_ALLOWED_HOSTS": "a, b"}).allowed_hosts == ("a", "b")
    for proxies in ("*", "", "10.0.0.1, 10.1.0.0/16,::1"):
        assert load("", {"trusted_proxies": proxies}).trusted_proxies == proxies
    assert load("", {"allowed_hosts": "[::1], my_host.example"}).allowed_hosts[0] == "[::1]"


@pytest.mark.parametrize(
    "text, environment",
    [
        ("prot = 1", {}),
        ("port = ", {}),
        ("port = 70000", {}),
        ("", {"PLANETFALL_PORT": "many"}),
        ("workers = 0", {}),
        ('admin_token = "short"', {}),
        ('log_format = "xml"', {}),
        ("tables_a_day = -1", {}),
        ("allowed_hosts = 5", {}),
        ("bot_game_seconds = nan", {}),
        ('allowed_hosts = "example.org:8443"', {}),
        ('allowed_hosts = "https://example.org"', {}),
        ('trusted_proxies = "10.0.0.1/8"', {}),
        ('trusted_proxies = "10.0.0.1, proxy"', {}),
        ('trusted_proxies = "*, 10.0.0.1"', {}),
        ('trusted_proxies = ["10.0.0.1"]', {}),
    ],
)
def test_settings_that_cannot_be_are_one_sentence(
    tmp_path: Path, text: str, environment: dict[str, str]
) -> None:
    (tmp_path / "p.toml").write_text(text)
    with pytest.raises(BadRequest) as caught:
        load(str(tmp_path / "p.toml"), {}, environment)
    assert "\n" not in str(caught.value)
    with pytest.raises(BadRequest):
        load(str(tmp_path / "nowhere.toml"))


def test_health_says_what_is_well_and_what_is_not(server: Server, tmp_path: Path) -> None:
    well = httpx.get(server.base + "/health")
    assert well.status_code == 200
    told = well.json()
    assert told["ok"] and told["store_writable"] and told["schema"] and told["disk_free_mb"] > 0
    broken = """
from planetfall.table import health
health.LEAST_DISK = 1 << 40
"""
    with Server(tmp_path / "t.sqlite", prelude=broken) as other:
        ill = httpx.get(other.base + "/health")
        assert ill.status_code == 503 and "MB left" in ill.json()["problems"][0]


def test_health_answers_when_the_database_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waited as long as the database did, once for everybody who asked."""
    monkeypatch.setattr("planetfall.table.health.SILENCE", 0.05)
    looks = 0

    @contextlib.asynccontextmanager
    async def silent() -> AsyncIterator[None]:
        nonlocal looks
        looks += 1
        await asyncio.sleep(60)
        yield

    async def work() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await store.open()
        monkeypatch.setattr(store, "storing", silent)
        doctor = Doctor(store)
        found = await asyncio.wait_for(asyncio.gather(doctor.look(), doctor.look()), 20)
        assert [each.ok for each in found] == [False, False] and looks == 1
        assert found[0].problems == ["The database has not answered for 0.05 s."]
        await store.close()

    asyncio.run(work())


def test_only_the_token_opens_what_is_the_administrators(server: Server) -> None:
    for path in ("/admin", "/admin/state", "/metrics"):
        assert httpx.get(server.base + path).status_code == 401
        wrong = httpx.get(server.base + path, auth=("admin", "wrong token"))
        assert wrong.status_code == 401
        assert httpx.get(server.base + path, auth=("admin", TOKEN)).status_code == 200
    bearer = {"authorization": f"Bearer {TOKEN}"}
    assert httpx.get(server.base + "/admin/state", headers=bearer).status_code == 200


def test_without_a_token_there_is_no_administrator(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as running:
        for path in ("/admin", "/metrics", "/admin/state"):
            assert httpx.get(running.base + path, auth=("a", "")).status_code == 404


def test_the_administrator_archives_and_brings_back(server: Server) -> None:
    auth = ("admin", TOKEN)
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        view = guest.table_view(table, 0)
        guest.choose(table, 0, view["decision"], view["keys"][:1])
        done = httpx.post(server.base + "/admin/archive", data={"what": table}, auth=auth)
        assert done.status_code == 303
        view = guest.table_view(table, 0)
        refused = guest.choose(table, 0, view["decision"], view["keys"][:1], "later")
        assert refused.status_code == 409 and "archived" in refused.json()["error"]
        assert table not in guest.http.get("/").text
        assert table in httpx.get(server.base + "/admin", auth=auth).text
        httpx.post(server.base + "/admin/revive", data={"what": table}, auth=auth)
        view = guest.table_view(table, 0)
        assert guest.choose(table, 0, view["decision"], view["keys"][:1], "z").status_code == 200
        for action, what in (("archive", "nothing"), ("explode", table), ("ban", "no address")):
            answer = httpx.post(f"{server.base}/admin/{action}", data={"what": what}, auth=auth)
            assert answer.status_code in (404, 409)
        for odd in ({"what": "10.0.0.0/8"}, {str(k): "x" for k in range(9)}):
            answer = httpx.post(f"{server.base}/admin/ban", data=odd, auth=auth)
            assert answer.status_code == 409, "a network that is not banned, a form without end"


def test_a_banned_address_is_not_served(server: Server) -> None:
    auth, far = ("admin", TOKEN), {"x-forwarded-for": "2001:db8::5"}
    assert httpx.get(server.base + "/", headers=far).status_code == 200
    httpx.post(server.base + "/admin/ban", data={"what": "2001:db8::7"}, auth=auth)
    assert httpx.get(server.base + "/", headers=far).status_code == 403
    assert httpx.get(server.base + "/").status_code == 200
    httpx.post(server.base + "/admin/unban", data={"what": "2001:db8::7"}, auth=auth)
    assert httpx.get(server.base + "/", headers=far).status_code == 200


def test_the_open_pages_of_a_banned_address_are_closed(server: Server) -> None:
    """They went on to show the game."""
    auth, far = ("admin", TOKEN), {"x-forwarded-for": "2001:db8:1::5"}
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        with guest.http.stream("GET", f"/t/{table}/stream?seat=0", headers=far) as stream:
            parts = stream.iter_raw()
            next(parts)
            httpx.post(server.base + "/admin/ban", data={"what": "2001:db8:1::5"}, auth=auth)
            with contextlib.suppress(httpx.RemoteProtocolError):
                for _ in parts:
                    pass  # it would not end
    httpx.post(server.base + "/admin/unban", data={"what": "2001:db8:1::5"}, auth=auth)


def test_other_names_are_not_answered(server: Server) -> None:
    for host, status in (("evil.example", 421), ("localhost:80", 200), ("", 400)):
        answer = httpx.get(server.base + "/", headers={"host": host})
        assert answer.status_code in (status, 421), host


def test_metrics_count_what_happens(server: Server) -> None:
    with Guest(server) as guest:
        table = guest.create(GAME, "person")["id"]
        view = guest.table_view(table, 0)
        guest.choose(table, 0, view["decision"], view["keys"][:1])
    text = httpx.get(server.base + "/metrics", auth=("x", TOKEN)).text
    for name in (
        'planetfall_requests_total{route="api_choice",status="200"}',
        'planetfall_request_seconds_bucket{route="api_choice",le="+Inf"}',
        "planetfall_choices_total",
        "planetfall_tables_stored",
        "planetfall_bots_waiting",
        "planetfall_store_lag_seconds",
        "planetfall_streams",
    ):
        assert name in text
    assert table not in text


def test_metrics_of_several_processes_are_told_apart() -> None:
    """Behind one port another process answers every time: its counters seemed to be set back."""
    metrics = Metrics()
    metrics.answered("/", 200, 0.1)
    text = metrics.text([("streams", 2.0), ("choices_total", 12_345_678.0)], "17")
    assert 'planetfall_requests_total{route="lobby",status="200",process="17"} 1' in text
    assert 'planetfall_streams{process="17"} 2\n' in text
    assert 'planetfall_choices_total{process="17"} 12345678\n' in text
    assert all('process="17"' in line for line in text.splitlines() if line[0] != "#")
    assert "process" not in metrics.text([("streams", 2.0)])


def test_strangers_make_no_new_names_in_the_metrics() -> None:
    assert route_of("/") == "lobby"
    assert route_of("/t/abc/stream") == "t_stream"
    assert route_of("/api/tables/x/choice") == "api_choice"
    assert len({route_of(f"/{k}/{k}/{k}") for k in range(100)}) == 1
    assert route_of('/x"}\n') == "other"


def test_logs_hold_no_secrets_and_name_the_request() -> None:
    secret = "x" * 32
    assert secret not in without_secrets(f"GET /s/abc/{secret} failed")
    line = logging.LogRecord("p", logging.ERROR, "", 0, f"at /s/a/{secret}", None, None)
    told = json.loads(_Json().format(line))
    assert told["level"] == "ERROR" and secret not in told["message"]


def test_the_description_names_every_status_and_the_cookie(server: Server) -> None:
    told = httpx.get(server.base + "/openapi.json").json()
    assert told["components"]["securitySchemes"]["visitor"]["in"] == "cookie"
    operations = [each for path in told["paths"].values() for each in path.values()]
    assert len(operations) > 14
    for operation in operations:
        assert set(PROBLEMS) < set(operation["responses"])
        for status in PROBLEMS:
            assert "schema" in operation["responses"][status]["content"]["application/json"]


def test_every_answer_names_its_request(server: Server) -> None:
    first, second = (httpx.get(server.base + "/health").headers["x-request-id"] for _ in "ab")
    assert first != second


def test_old_tables_are_archived_and_read_and_never_deleted_by_default(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(str(tmp_path / "t.sqlite"))
        await store.open()
        now, day = time.time(), 24 * 3600
        made = {}
        for name, age, over in (("new", 1, False), ("done", 100, True), ("left", 400, False)):
            table = record()
            table.over = over
            summary = type(NOW)(touched=int(now - age * day), movers=0, round=1, over=over)
            await store.create(table, summary)
            await store.add(table.id, row(0), summary)
            made[name] = table.id
        assert await Archiving().run(store, now, spared=[*made.values()]) == (0, 0)
        assert await Archiving().run(store, now) == (2, 0)
        assert await Archiving().run(store, now) == (0, 0)
        with pytest.raises(NotStored):  # a choice that was on its way
            await store.add(made["done"], row(1), NOW, fence=1)
        assert [each.id for each, _ in await store.tables_of(HOST)] == [made["new"]]
        for name in ("done", "left"):
            found = await store.load(made[name])
            assert found is not None and found.record.archived
            assert [each.sequence for each in found.rows] == [0]
        await revive(store, made["left"])
        assert made["left"] in [each.id for each, _ in await store.tables_of(HOST)]
        assert (await Archiving(deleted=90).run(store, now))[1] == 1
        assert await store.load(made["done"]) is None
        await store.close()

    asyncio.run(work())


def run_admin(server: Server, *given: str, token: str = TOKEN) -> Result:
    return CliRunner().invoke(
        app, ["admin", *given, "--server", server.base], env={"PLANETFALL_ADMIN_TOKEN": token}
    )


def test_the_administrators_command(server: Server) -> None:
    with Guest(server) as guest, Guest(server) as other:
        made = guest.create(GAME, "person", "link")
        table, secret = made["id"], made["links"]["1"].rpartition("/")[2]
        other.http.post(f"/api/tables/{table}/seats/{secret}", json={"name": "Jade"})
        assert f"{table}  " in run_admin(server, "tables").output
        lines = json.loads(run_admin(server, "tables", "--json").output)
        assert [each["started"] for each in lines if each["id"] == table] == [True]
        assert "seat 1: " in run_admin(server, "seats", table).output
        assert "Jade" in run_admin(server, "seats", table).output
        assert run_admin(server, "archive", table).exit_code == 0
        listed = run_admin(server, "tables").output.splitlines()
        assert all("archived" in line for line in listed if table in line)
        assert run_admin(server, "revive", table).exit_code == 0
        assert run_admin(server, "close", table).exit_code == 0
    assert run_admin(server, "ban", "203.0.113.9").exit_code == 0
    assert "203.0.113.9" in run_admin(server, "bans").output
    assert run_admin(server, "unban", "203.0.113.9").exit_code == 0
    assert "203.0.113.9" not in run_admin(server, "bans").output


@pytest.mark.parametrize(
    "given, token, told",
    [
        (["tables"], "another token of somebody", "another token"),
        (["tables"], "", "no token"),
        (["archive"], TOKEN, "needs the name"),
        (["archive", "nothing"], TOKEN, "no such table"),
        (["seats", "nothing"], TOKEN, "no such table"),
        (["ban", "nowhere"], TOKEN, "no address"),
        (["explode", "x"], TOKEN, "`archive`"),
    ],
)
def test_the_administrators_command_says_what_is_wrong(
    server: Server, given: list[str], token: str, told: str
) -> None:
    done = run_admin(server, *given, token=token)
    assert done.exit_code == 2
    assert told in " ".join(done.output.split())


@pytest.mark.parametrize("workers", [1, 2])
def test_quotas_are_counted_and_shared_by_workers(workers: int) -> None:
    quotas = Quotas(10, workers)
    for count, most in (
        (partial(quotas.count_table, "10.0.0.1"), 10 // workers),
        (partial(quotas.count_undo, "t", 0), 60 // workers),
        (partial(quotas.count_link, "t"), 20 // workers),
        (partial(quotas.count_seat, "t"), 30 // workers),
        (partial(quotas.count_setting, "t"), 30 // workers),
    ):
        for _ in range(most):
            count()
        with pytest.raises(TooMany):
            count()
    quotas.count_table("10.0.0.2")
    quotas.count_undo("t", 1)
    quotas.count_undo("u", 0)
    quotas.count_link("u")
    quotas.count_seat("u")
    quotas.count_setting("u")


QUOTAS = """
import planetfall.table.quotas as quotas
quotas.DAY = 1e9
import planetfall.table.settings as settings
made = settings.Settings
settings.Settings = lambda *given, **named: made(*given, tables_a_day=3, **named)
"""


def test_a_server_refuses_what_is_beyond_a_quota(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "q.sqlite", limited=True, prelude=QUOTAS) as running,
        Guest(running) as guest,
    ):
        table = guest.create(GAME, "person", "person")["id"]
        guest.create(GAME, "person")
        waiting = guest.create(GAME, "person", "link")["id"]
        wish = {"game": GAME, "seats": [{"kind": "person", "name": "Coral"}]}
        refused = guest.http.post("/api/tables", json=wish)
        assert refused.status_code == 429 and "too many tables" in refused.json()["error"]
        elsewhere = {"x-forwarded-for": "2001:db8::7"}
        assert guest.http.post("/api/tables", json=wish, headers=elsewhere).status_code == 201
        # An undo loop: a choice and its undo, again and again.
        statuses = set()
        for number in range(70):
            view = guest.table_view(table, 0)
            guest.choose(table, 0, view["decision"], view["keys"][:1], f"c{number}")
            view = guest.table_view(table, 0)
            body = {"decision": view["decision"], "client": f"u{number}"}
            statuses.add(guest.post(table, "undo", 0, body).status_code)
            if 429 in statuses:
                break
            time.sleep(0.01)
        assert 429 in statuses
        # What is set is stored and draws every page anew.
        for at, what, body in (
            (table, "settings", {"pace": "watch"}),
            (waiting, "entropy", {"entropy": "a"}),
        ):
            done = 0
            for _ in range(1000):
                answer = guest.post(at, what, 0, body)
                done += answer.status_code == 204
                # A visitor's requests are limited too; that passes at once.
                if answer.status_code == 429 and "settings" in answer.json()["error"]:
                    break
                time.sleep(0.01)
            assert 30 <= done < 100, what
        long = {**wish, "title": "t" * 61}
        assert guest.http.post("/api/tables", json=long, headers=elsewhere).status_code == 400
        wish["seats"] = [{"kind": "person", "name": "n" * 61}]
        assert guest.http.post("/api/tables", json=wish, headers=elsewhere).status_code == 400


def test_the_server_does_without_the_test_helpers_of_its_framework() -> None:
    """They are not among the versions with hashes."""
    code = (
        "import sys\n"
        "for name in ('faker', 'polyfactory'): sys.modules[name] = None\n"
        "import planetfall.table.serve, planetfall.web.draw\n"
    )
    subprocess.run([sys.executable, "-P", "-c", code], check=True)
    text = (Path(__file__).parents[2] / "requirements.txt").read_text()
    assert "litestar==" in text and "polyfactory" not in text and "faker" not in text
