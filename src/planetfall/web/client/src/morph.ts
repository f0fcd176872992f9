// Putting new parts into the page without losing what is open, ticked or half typed.

import { Idiomorph } from "idiomorph";

type Changed = () => void;
const listeners: Changed[] = [];

export function onChange(listener: Changed): void {
  listeners.push(listener);
}

// An empty place inside a part is for a part of its own, which follows and changes what stands there.
function isPlace(fresh: Element): boolean {
  return fresh.tagName === "DIV" && !fresh.hasChildNodes() && fresh.attributes.length === 1 && !!fresh.id;
}

function keepByHand(old: Element, fresh: Element): boolean {
  if (old.hasAttribute("data-client")) {
    // The client's own element: its words may change with the language, not what it shows.
    for (const { name, value } of Array.from(fresh.attributes)) {
      if (name !== "hidden" && name !== "class") old.setAttribute(name, value);
    }
    return false;
  }
  if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) {
    fresh.open = old.open;
  }
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    if (old.type === "checkbox" || old.type === "radio") {
      fresh.toggleAttribute("checked", old.checked);
      fresh.checked = old.checked;
    } else if (old.value !== old.defaultValue) {
      fresh.value = old.value;
      fresh.setAttribute("value", old.value);
    }
  }
  if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
    const chosen = old.value;
    for (const option of Array.from(fresh.options)) {
      option.toggleAttribute("selected", option.value === chosen);
    }
  }
  if (old.hasAttribute("data-tab") && fresh.hasAttribute("data-tab")) {
    fresh.setAttribute("data-tab", old.getAttribute("data-tab") ?? "");
  }
  return true;
}

function numbers(): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of document.querySelectorAll("[data-n]")) {
    found.set(element.getAttribute("data-n") ?? "", element.textContent ?? "");
  }
  return found;
}

function showChanged(before: Map<string, string>): void {
  for (const element of document.querySelectorAll("[data-n]")) {
    const was = before.get(element.getAttribute("data-n") ?? "");
    if (was !== undefined && was !== element.textContent) {
      element.classList.remove("changed");
      void (element as HTMLElement).getBoundingClientRect();
      element.classList.add("changed");
    }
  }
}

export function applyParts(parts: string[]): void {
  const before = numbers();
  const scrolled = new Map<string, number>();
  for (const element of document.querySelectorAll("[data-scroll]")) {
    scrolled.set(element.getAttribute("data-scroll") ?? "", element.scrollLeft);
  }
  // The library leaves the children of an active element alone; only a field being typed in wants that.
  const typing = document.activeElement instanceof HTMLInputElement;
  for (const html of parts) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const fresh = template.content.firstElementChild;
    const old = fresh?.id ? document.getElementById(fresh.id) : null;
    if (!fresh || !old) continue;
    Idiomorph.morph(old, fresh.outerHTML, {
      morphStyle: "outerHTML",
      ignoreActiveValue: typing,
      restoreFocus: true,
      callbacks: {
        beforeNodeMorphed: (node: Node, next: Node) => {
          if (!(node instanceof Element && next instanceof Element)) return true;
          if (node !== old && node.id === next.id && isPlace(next)) return false;
          return keepByHand(node, next);
        },
      },
    });
  }
  for (const element of document.querySelectorAll("[data-scroll]")) {
    const left = scrolled.get(element.getAttribute("data-scroll") ?? "");
    if (left) element.scrollLeft = left;
  }
  showChanged(before);
  for (const listener of listeners) listener();
}
