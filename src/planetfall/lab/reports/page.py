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
from planetfall.lab.variants import option_word
from planetfall.text.book import Book

MOST_BARS: Final = 25
"""Components in a picture; the table has all."""
MOST_COLUMNS: Final = 30
"""Of a histogram."""
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .15rem .8rem; border-bottom: 1px solid #8884; text-align: left }
.n { text-align: right; white-space: nowrap }
@media (max-width: 30rem) { td, th { padding: .15rem .35rem } }
img { max-width: 100%; background: #fff } details { margin: 1rem 0 }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e6e6e6 } }
"""


WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "report": "report",
        "games": "games",
        "given_up": "given up",
        "seats": "seats",
        "bots": "bots",
        "options": "options",
        "none": "none",
        "rules": "rules",
        "version": "version {}, planetfall {}",
        "about": "Shares of wins come with Wilson's 95 % intervals; the dashed line is an equal "
        "share for every seat. A component's share counts the seats that had it; with several "
        "components at once some intervals miss by chance.",
        "by_seat": "Wins by seat",
        "by_bot": "Wins by bot",
        "ratings": "Ratings",
        "scores": "Scores",
        "lines": "Score by line",
        "rounds": "Rounds",
        "decisions": "Decisions",
        "times": "Time per decision",
        "seat": "seat",
        "bot": "bot",
        "component": "component",
        "won": "won",
        "interval": "95 % interval",
        "from_to": "{} to {}",
        "share": "share of the win",
        "line": "line",
        "points": "points",
        "mean_points": "mean points",
        "mean": "mean",
        "summary": "mean {}, {} to {}",
        "how_often": "how often",
        "all": "all {}",
    },
    "cs": {
        "report": "zpráva",
        "games": "hry",
        "given_up": "nedohrané",
        "seats": "místa",
        "bots": "boti",
        "options": "volby",
        "none": "žádné",
        "rules": "pravidla",
        "version": "verze {}, planetfall {}",
        "about": "Podíly výher mají Wilsonovy 95% intervaly; čárkovaná čára je stejný podíl pro "
        "všechna místa. U součásti se počítají místa, která ji měla; u mnoha součástí najednou "
        "některé intervaly minou náhodou.",
        "by_seat": "Výhry podle místa",
        "by_bot": "Výhry podle bota",
        "ratings": "Síla",
        "scores": "Skóre",
        "lines": "Skóre po řádcích",
        "rounds": "Kola",
        "decisions": "Rozhodnutí",
        "times": "Čas na rozhodnutí",
        "seat": "místo",
        "bot": "bot",
        "component": "součást",
        "won": "výhry",
        "interval": "95% interval",
        "from_to": "{} až {}",
        "share": "podíl na výhře",
        "line": "řádek",
        "points": "body",
        "mean_points": "body v průměru",
        "mean": "průměr",
        "summary": "průměr {}, od {} do {}",
        "how_often": "kolikrát",
        "all": "všech {}",
    },
}
"""What a report says, by language; the games say the rest."""


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


def columns_of(counts: Counter[int]) -> tuple[int, dict[float, int]]:
    """A histogram of whole numbers: how many each column stands for, and by its middle its height.

    Columns that stand for different numbers of them would show hills where there are none.
    """
    least = min(counts, default=0)
    width = 1 + (max(counts, default=0) - least) // MOST_COLUMNS
    columns: dict[float, int] = {}
    for value, often in sorted(counts.items()):
        middle = least + (value - least) // width * width + (width - 1) / 2
        columns[middle] = columns.get(middle, 0) + often
    return width, columns


class Writer:
    """Builds the page section by section."""

    def __init__(self, found: Gathered, folder: Path, png: bool, lang: str) -> None:
        self.found = found
        self.folder = folder
        self.png = png
        self.lang = lang
        self.files: list[Path] = []
        self.parts: list[str] = []
        self.words = WORDS[lang]
        self.title = words_about(found.setup.game, lang)["name"]
        self.rules = games.build(found.setup.game, found.setup.options)

    def html(self) -> str:
        """The whole page."""
        body = "\n".join(self.parts)
        title = escape(f"{self.title}: {self.words['report']}")
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n{body}\n"
        )

    def all(self) -> None:
        """Every section that there is something for."""
        self._summary()
        self._rates(self.words["by_seat"], "seat", self.found.seats, "seats")
        if len(self.found.bots) > 1:  # one alone wins what its seats are worth
            self._rates(self.words["by_bot"], "bot", self.found.bots, "bots")
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
        told = self.rules.options_data().items()
        options = ", ".join(f"{k}={option_word(v)}" for k, v in told) or self.words["none"]
        self.parts.append(f"<h1>{escape(self.title)}</h1>")
        rows = {
            "games": f"{found.games:,}",
            "given_up": f"{found.unfinished:,}",
            "seats": str(found.setup.seats),
            "bots": ", ".join(found.setup.bot_names()),
            "options": options,
            "rules": self.words["version"].format(self.rules.version, __version__),
        }
        self._table([], [[self.words[name], row] for name, row in rows.items()], numbers=False)
        self.parts.append(f"<p>{escape(self.words['about'])}</p>")

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
        head = [self.words[name] for name in (what, "seats", "won", "interval")]
        if len(rows) > MOST_BARS:
            self.parts.append(f"<details><summary>{self.words['all'].format(len(rows))}</summary>")
            self._table(head, rows)
            self.parts.append("</details>")
        else:
            self._table(head, rows)

    def _ratings(self) -> None:
        if not self.found.ratings:
            return
        self.parts.append(f"<h2>{self.words['ratings']}</h2>")
        rows = []
        for each in self.found.ratings:
            bounds = self.words["from_to"].format(f"{each.low:+.0f}", f"{each.high:+.0f}")
            rows.append([each.bot, f"{each.elo:+.0f}", bounds, str(each.games)])
        words = self.words
        self._table([words["bot"], "Elo", words["interval"], words["games"]], rows)

    def _scores(self) -> None:
        found = self.found
        if found.scores:
            self._histogram("scores", found.scores, "points")
        if not found.lines:
            return
        book = games.book(self.rules, self.lang)
        means = {
            _term(book, name): total / max(found.seats_scored, 1)
            for name, total in found.lines.items()
        }
        self.parts.append(f"<h2>{self.words['lines']}</h2>")
        _, axes = self._figure(len(means))
        axes.barh(list(means), list(means.values()), color="#4878a8")
        axes.set_ylim(len(means) - 0.5, -0.5)
        axes.set_xlabel(self.words["mean_points"])
        self._save("lines", self.words["lines"])
        head = [self.words["line"], self.words["points"]]
        self._table(head, [[name, f"{mean:.2f}"] for name, mean in means.items()])

    def _lengths(self) -> None:
        self._histogram("rounds", self.found.rounds, "rounds")
        self._histogram("decisions", self.found.decisions, "decisions")

    def _times(self) -> None:
        if not self.found.seconds:
            return
        self.parts.append(f"<h2>{self.words['times']}</h2>")
        rows = [
            [bot, f"{1000 * seconds / max(self.found.choices[bot], 1):.3f} ms"]
            for bot, seconds in self.found.seconds.items()
        ]
        self._table([self.words["bot"], self.words["mean"]], rows)

    # Pieces.

    def _table(self, head: list[str], rows: list[list[str]], *, numbers: bool = True) -> None:
        """A table; behind the first column stand numbers, or words."""
        lines = ["<table>"]
        for tag, row in [("th", head), *[("td", row) for row in rows]]:
            mark = ' class="n"' if numbers else ""
            cells = [f"<{tag}{mark if k else ''}>{escape(row[k])}</{tag}>" for k in range(len(row))]
            if cells:
                lines.append(f"<tr>{''.join(cells)}</tr>")
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
        axes.set_ylim(len(items) - 0.5, -0.5)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        axes.set_xlabel(self.words["share"])
        self._save(name, heading)

    def _histogram(self, name: str, counts: Counter[int], unit: str) -> None:
        self.parts.append(f"<h2>{self.words[name]}</h2>")
        least, most = min(counts, default=0), max(counts, default=0)
        mean = sum(value * often for value, often in counts.items()) / max(counts.total(), 1)
        _, axes = self._figure(7)
        width, columns = columns_of(counts)
        axes.bar(list(columns), list(columns.values()), width=0.94 * width, color="#4878a8")
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.yaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(self.words[unit].lower())
        axes.set_ylabel(self.words["how_often"])
        self._save(name, self.words[name])
        summary = self.words["summary"].format(f"{mean:.1f}", least, most)
        self.parts.append(f"<p>{summary}</p>")

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
        self._drawn = Figure(figsize=(7.5, 0.7 + 0.26 * bars), layout="constrained")
        return self._drawn, self._drawn.subplots()

    def _save(self, name: str, heading: str) -> None:
        for ending in ("svg", "png") if self.png else ("svg",):
            path = self.folder / f"{name}.{ending}"
            metadata = {"Date": None} if ending == "svg" else {"Software": None}
            self._drawn.savefig(path, dpi=110, metadata=metadata)
            self.files.append(path)
        self.parts.append(f'<img src="{name}.svg" alt="{escape(heading)}">')
