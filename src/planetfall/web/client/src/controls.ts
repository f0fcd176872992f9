// Lit places as controls: they can be focused, and whoever cannot see them hears what they answer.

import { shapeOf } from "./places";

const LETTER = /\p{L}/u;

// The controls there are, each with the attributes it got here.
const controls = new Map<Element, Set<string>>();

export function releaseControls(): void {
  for (const [control, names] of controls) {
    control.classList.remove("control");
    for (const name of names) control.removeAttribute(name);
  }
  controls.clear();
}

// The figures drawn on a place are no name for it: its outline is the control, named by the answer, and what is
// drawn inside stays readable. Cards and buttons have words of their own: the answer describes those. What can be
// ticked says whether it is.
export function makeControl(place: Element, label: string, ticked: boolean | null): void {
  const control = shapeOf(place) ?? place;
  const names = controls.get(control) ?? new Set();
  const set = (name: string, value: string): void => {
    control.setAttribute(name, value);
    names.add(name);
  };
  if (!(control instanceof HTMLButtonElement)) {
    set("role", "button");
    set("tabindex", "0");
  }
  const isNamed = (control.hasAttribute("aria-label") && !names.has("aria-label")) || LETTER.test(control.textContent ?? "");
  set(isNamed ? "aria-description" : "aria-label", label);
  if (ticked !== null) set("aria-pressed", String(ticked));
  control.classList.add("control");
  controls.set(control, names);
}
