// The dialog that names the keys.
import { h, icon } from "../ground/dom.js";

/** @type {HTMLDialogElement|null} */
let dialog = null;

/**
 * Makes the dialog from the table of keys.
 * @param {ReturnType<import("./keys.js").keyTable>} table
 */
export function createHelp(table) {
  dialog = h("dialog", {
    class: "dialog help", "aria-labelledby": "help-title",
    onclick: event => { if (event.target === dialog) dialog.close(); },
  }, h("div", { class: "dialog-body" },
    h("div", { class: "dialog-head" }, h("h2", { id: "help-title" }, "Keys"),
      h("button", {
        type: "button", class: "button quiet square", "aria-label": "Close", onclick: () => dialog.close(),
      }, icon("close"))),
    h("dl", { class: "key-list" }, table.map(entry => h("div", {},
      h("dt", {}, entry.show.map(key => h("kbd", {}, key))), h("dd", {}, entry.says)))),
    h("p", { class: "note" }, "Ctrl or ⌘ with the wheel zooms; dragging moves the picture.")));
  document.body.append(dialog);
}

/** Opens it. */
export function openHelp() {
  if (!dialog?.open) dialog?.showModal();
}
