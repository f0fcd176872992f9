// Panels opened on demand.

import { byId, keepSetting, language, setting } from "./state";

let shown = "";

function dialog(): HTMLDialogElement | null {
  return byId("dialog") as HTMLDialogElement | null;
}

export function dialogOpen(): boolean {
  return dialog()?.open ?? false;
}

export function closeDialog(): void {
  dialog()?.close();
  shown = "";
}

export async function openPanel(name: string, what = ""): Promise<void> {
  const { table, seat } = document.body.dataset;
  const query = new URLSearchParams({ what, seat: seat ?? "-1", lang: language() });
  const answer = await fetch(`/t/${table}/panel/${encodeURIComponent(name)}?${query}`).catch(() => null);
  const body = byId("dialog-body");
  const box = dialog();
  if (!answer?.ok || !body || !box) return;
  body.innerHTML = await answer.text();
  body.className = `p-${name}`;
  shown = name;
  for (const input of body.querySelectorAll<HTMLInputElement>("[data-setting]")) {
    const key = input.dataset["setting"] ?? "";
    input.checked = setting(key);
    input.addEventListener("change", () => keepSetting(key, input.checked));
  }
  if (!box.open) box.showModal();
  document.dispatchEvent(new CustomEvent("panel", { detail: name }));
}

export function refreshDialog(): void {
  if (dialogOpen() && (shown === "scores" || shown === "log")) void openPanel(shown);
}

export function watchDialog(): void {
  dialog()?.addEventListener("click", (event) => {
    if (event.target === dialog()) closeDialog();
  });
}
