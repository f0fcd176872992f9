"""Whether everything that is offered can be pressed where the page shows it."""

from __future__ import annotations

from tests.browser.player import Player, script

# What can be pressed for each key in what is shown now, and what is lit but covered.
REACHED = script(
    "()",
    """
  const reached = new Set(), covered = [];
  const check = (keys, selector) => {
    const places = found(selector);
    for (const each of places) {
      if (reachable(each)) keys.forEach(key => reached.add(key));
      else covered.push(`${keys}: ${named(each)} lies below ${named(top(each))}`);
    }
    return places.length > 0;
  };
  const by = (name, key) => `[${name}="${CSS.escape(key)}"]`;
  const all = look().keys;
  for (const key of all) {
    check([key], `.lit${by("data-key", key)}`);
    check([key], by("data-answer", key));
    check([key], by("data-ghost-take", key.replace("take:", "")));
  }
  // Places that stand for two answers in a row.
  const via = JSON.parse(document.getElementById("ask").dataset.via ?? "{}");
  for (const [key, [first]] of Object.entries(via)) {
    check([first], `.lit${by("data-key", key)}`);
  }
  const starting = kind => all.filter(key => key.startsWith(kind));
  if (kind() === "tile") {
    // A tile is turned by buttons and brought to any square that it can cover.
    check(starting("turn:"), "[data-act=turn-right]");
    check([], "[data-act=turn-left]");
    check([], "[data-act=flip]");
    check(starting("cell:"), "[data-ghost-board] .square.fits");
  }
  if (kind() === "stepper" || kind() === "pay") {
    check(all, "#confirm");
    check([], "[data-step]:not([disabled]), [data-pay]:not([disabled])");
  }
  return {reached: Array.from(reached), covered};
""",
)


class Audit:
    """What was looked at, and what a pointer could not reach."""

    def __init__(self) -> None:
        self.questions = 0
        self.keys = 0
        self.dead: list[str] = []
        """Offered keys that nothing answers which could be pressed."""
        self.covered: list[str] = []
        """Lit things with something else over their middle."""

    def look(self, player: Player) -> None:
        """Look at the open question, in all tabs of the page."""
        reached = self._reached(player, [".ptabs button", "label:has([name=handtab])"])
        if player.touch and not player.visible(".ptabs .on"):
            self.dead.append("no tab is open")
        keys = player.state()["keys"]
        self.questions += 1
        self.keys += len(keys)
        self.dead += [key for key in keys if key not in reached]

    def _reached(self, player: Player, tabs: list[str]) -> set[str]:
        """The keys that are answered by what is shown, and by what is behind tabs."""
        if not tabs:
            told = player.page.evaluate(REACHED)
            self.covered += told["covered"]
            return set(told["reached"])
        reached = self._reached(player, tabs[1:])
        found = player.visible(tabs[0])
        before = [tab for tab in found if tab.evaluate(IS_OPEN)]
        for tab in found if before else []:
            # An update may have taken a tab away; what is behind it then counts as dead.
            if tab not in before and tab.is_visible():
                player.press(tab)
                reached |= self._reached(player, tabs[1:])
        if len(found) > len(before) and before and before[0].is_visible():
            player.press(before[0])
        return reached

    def told(self) -> str:
        return (
            f"{self.questions} questions, {self.keys} keys, "
            f"{len(self.dead)} dead, {len(self.covered)} covered"
        )


IS_OPEN = "tab => tab.classList.contains('on') || !!tab.querySelector(':checked')"
