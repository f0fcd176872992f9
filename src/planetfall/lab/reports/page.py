"""The page of a report: tables in HTML, pictures as SVG and PNG beside it."""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path
from typing import Any, Final

from planetfall import __version__, games
from planetfall.core.errors import BadRequest
from planetfall.games import catalog, words_about
from planetfall.lab.reports.gather import Gathered, Rate
from planetfall.text.book import Book

MOST_BARS: Final = 25
"""Components in a picture; the table has all."""
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 } th { text-align: left }
td, th { padding: .15rem .8rem; border-bottom: 1px solid #8884 } td.n { text-align: right }
img { max-width: 100%; background: #fff } details { margin: 1rem 0 }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e6e6e6 } }
"""


def write(found: Gathered, folder: Path, *, png: bool = True, lang: str = "en") -> list[Path]:
    """Write `index.html` and its pictures into a folder; the files written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadRequest(f"`{folder}` cannot be written: {fault.strerror}.") from None
    writer = Writer(found, folder, png, lang)
    writer.all()
    page = folder / "index.html"
    page.write_text(writer.html(), encoding="utf-8")
    return [page, *writer.files]


def _term(book: Book, line: str) -> str:
    """The name of a line of the score sheet."""
    forms = [form for form in (f"score:{line}", line) if form in book.terms]
    return book.term(forms[0]) if forms else line


class Writer:
    """Builds the page section by section."""

    def __init__(self, found: Gathered, folder: Path, png: bool, lang: str) -> None:
        self.found = found
        self.folder = folder
        self.png = png
        self.lang = lang
        self.files: list[Path] = []
        self.parts: list[str] = []
        self.title = words_about(found.setup.game, lang)["name"]
        self.rules = games.build(found.setup.game, found.setup.options)

    def html(self) -> str:
        """The whole page."""
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(self.title)}: report</title>\n<style>{STYLE}</style>\n{body}\n"
        )

    def all(self) -> None:
        """Every section that there is something for."""
        self._summary()
        self._rates("Wins by seat", "seat", self.found.seats, "seats")
        self._rates("Wins by bot", "bot", self.found.bots, "bots")
        self._ratings()
        title = games.title_of(self.found.setup.game)
        report: Any = title.load(title.report) if title.report else None
        headings = report.HEADINGS[self.lang] if report is not None else {}
        for figure, heading in headings.items():
            rates = self.found.figures.get(figure)
            if rates:
                named = self._named(rates)
                self._rates(heading, "component", named, figure)
        self._scores()
        self._lengths()
        self._times()

    def _named(self, rates: dict[str, Rate]) -> dict[str, Rate]:
        names = {each.id: each.name for each in catalog.components(self.rules.id, self.lang)}
        return {names.get(component, component): rate for component, rate in rates.items()}

    def _summary(self) -> None:
        found = self.found
        options = ", ".join(f"{k}={v}" for k, v in self.rules.options_data().items()) or "none"
        self.parts.append(f"<h1>{escape(self.title)}</h1>")
        rows = [
            ["games", f"{found.games:,}"],
            ["given up", f"{found.unfinished:,}"],
            ["seats", str(found.setup.seats)],
            ["bots", ", ".join(found.setup.bot_names())],
            ["options", options],
            ["rules", f"version {self.rules.version}, planetfall {__version__}"],
        ]
        self._table([], rows)
        self.parts.append(
            "<p>Shares of wins come with Wilson's 95 % intervals. A component's share counts the "
            "seats that had it; with several components at once some intervals miss by chance.</p>"
        )

    def _rates(self, heading: str, what: str, rates: dict[str, Rate], name: str) -> None:
        self.parts.append(f"<h2>{escape(heading)}</h2>")
        by_share = what == "component"
        ordered = sorted(rates.items(), key=lambda item: (-item[1].share, item[0]))
        items = ordered if by_share else list(rates.items())
        # In the picture stand the components that are known best.
        often = sorted(items, key=lambda item: -item[1].games)[:MOST_BARS]
        self._bars(name, heading, [item for item in items if item in often])
        rows = []
        for label, rate in items:
            low, high = rate.bounds()
            rows.append([label, f"{rate.games:,}", f"{rate.share:.1%}", f"{low:.1%} – {high:.1%}"])
        head = [what, "seats", "won", "95 % interval"]
        if len(rows) > MOST_BARS:
            self.parts.append(f"<details><summary>all {len(rows)}</summary>")
            self._table(head, rows)
            self.parts.append("</details>")
        else:
            self._table(head, rows)

    def _ratings(self) -> None:
        if not self.found.ratings:
            return
        self.parts.append("<h2>Ratings</h2>")
        rows = [
            [each.bot, f"{each.elo:+.0f}", f"{each.low:+.0f} to {each.high:+.0f}", str(each.games)]
            for each in self.found.ratings
        ]
        self._table(["bot", "Elo", "95 % interval", "games"], rows)

    def _scores(self) -> None:
        found = self.found
        if found.scores:
            self._histogram("scores", "Scores", found.scores, "points")
        if not found.lines:
            return
        book = games.book(self.rules, self.lang)
        means = {
            _term(book, name): total / max(found.seats_scored, 1)
            for name, total in found.lines.items()
        }
        self.parts.append("<h2>Score by line</h2>")
        _, axes = self._figure(len(means))
        axes.barh(list(means), list(means.values()), color="#4878a8")
        axes.invert_yaxis()
        axes.set_xlabel("mean points")
        self._save("lines", "Score by line")
        self._table(["line", "points"], [[name, f"{mean:.2f}"] for name, mean in means.items()])

    def _lengths(self) -> None:
        self._histogram("rounds", "Rounds", self.found.rounds, "rounds")
        self._histogram("decisions", "Decisions", self.found.decisions, "decisions")

    def _times(self) -> None:
        if not self.found.seconds:
            return
        self.parts.append("<h2>Time per decision</h2>")
        rows = [
            [bot, f"{1000 * seconds / max(self.found.choices[bot], 1):.3f} ms"]
            for bot, seconds in self.found.seconds.items()
        ]
        self._table(["bot", "mean"], rows)

    # Pieces.

    def _table(self, head: list[str], rows: list[list[str]]) -> None:
        lines = ["<table>"]
        if head:
            lines.append("<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>")
        for first, *rest in rows:
            cells = "".join(f'<td class="n">{escape(cell)}</td>' for cell in rest)
            lines.append(f"<tr><td>{escape(first)}</td>{cells}</tr>")
        self.parts.append("\n".join([*lines, "</table>"]))

    def _bars(self, name: str, heading: str, items: list[tuple[str, Rate]]) -> None:
        _, axes = self._figure(len(items))
        shares = [rate.share for _, rate in items]
        bounds = [rate.bounds() for _, rate in items]
        spreads = [
            [max(0.0, share - low) for share, (low, _) in zip(shares, bounds, strict=True)],
            [max(0.0, high - share) for share, (_, high) in zip(shares, bounds, strict=True)],
        ]
        labels = [label for label, _ in items]
        axes.barh(labels, shares, xerr=spreads, color="#4878a8", ecolor="#333", capsize=2)
        axes.axvline(1 / self.found.setup.seats, color="#999", linewidth=0.8, linestyle="--")
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.set_xlabel("share of the win")
        self._save(name, heading)

    def _histogram(self, name: str, heading: str, counts: Counter[int], unit: str) -> None:
        self.parts.append(f"<h2>{heading}</h2>")
        values = sorted(counts)
        total = sum(counts.values())
        mean = sum(value * counts[value] for value in values) / max(total, 1)
        _, axes = self._figure(6)
        weights = [counts[value] for value in values]
        axes.hist(values, bins=min(30, len(values)) or 1, weights=weights, color="#4878a8")
        axes.set_xlabel(unit)
        axes.set_ylabel("how often")
        self._save(name, heading)
        least, most = (values[0], values[-1]) if values else (0, 0)
        self.parts.append(f"<p>mean {mean:.1f}, {least} to {most}</p>")

    def _figure(self, bars: int) -> tuple[Any, Any]:
        try:
            import matplotlib
        except ImportError:
            raise BadRequest(
                "Reports need the package `matplotlib`; install `planetfall[lab]`."
            ) from None
        from matplotlib.figure import Figure

        matplotlib.rcParams["svg.hashsalt"] = "planetfall"
        matplotlib.rcParams["svg.fonttype"] = "none"  # words stay words: small, and to be searched
        self._drawn = Figure(figsize=(7.5, 1.0 + 0.26 * max(bars, 3)), layout="constrained")
        return self._drawn, self._drawn.subplots()

    def _save(self, name: str, heading: str) -> None:
        for ending in ("svg", "png") if self.png else ("svg",):
            path = self.folder / f"{name}.{ending}"
            metadata = {"Date": None} if ending == "svg" else {"Software": None}
            self._drawn.savefig(path, dpi=110, metadata=metadata)
            self.files.append(path)
        self.parts.append(f'<img src="{name}.svg" alt="{escape(heading)}">')
