// The dialog, and the panels that open in it.

import { byId, language, saveSetting, setting } from "./state";

let shownPanel = "";

function dialog(): HTMLDialogElement | null {
  return byId("dialog") as HTMLDialogElement | null;
}

export function dialogOpen(): boolean {
  return dialog()?.open ?? false;
}

export function closeDialog(): void {
  dialog()?.close();
  shownPanel = "";
}

export async function openPanel(name: string, what = ""): Promise<void> {
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ what, seat: seat ?? "-1", lang: language() });
  const response = await fetch(`/t/${table}/panel/${encodeURIComponent(name)}?${query}`).catch(() => null);
  const body = byId("dialog-body");
  const box = dialog();
  if (!response?.ok || !body || !box) return;
  body.innerHTML = await response.text();
  body.className = `p-${name}`;
  shownPanel = name;
  for (const input of body.querySelectorAll<HTMLInputElement>("[data-setting]")) {
    const key = input.dataset["setting"] ?? "";
    input.checked = setting(key);
    input.addEventListener("change", () => saveSetting(key, input.checked));
  }
  if (!box.open) box.showModal();
  document.dispatchEvent(new CustomEvent("panel", { detail: name }));
}

export function refreshDialog(): void {
  if (dialogOpen() && shownPanel === "scores") void openPanel(shownPanel);
}

export function watchDialog(): void {
  dialog()?.addEventListener("click", (event) => {
    if (event.target === dialog()) closeDialog();
  });
}
