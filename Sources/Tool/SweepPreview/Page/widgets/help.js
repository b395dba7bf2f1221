// The dialog of keyboard shortcuts.
import { h, iconButton } from "../ground/dom.js";

let dialog = null;

/** Makes the dialog. */
export function createHelp(keys) {
  dialog = h("dialog", {
    class: "dialog help", "aria-labelledby": "help-title",
    onclick: event => { if (event.target === dialog) dialog.close(); },
  }, h("div", { class: "dialog-body" },
    h("div", { class: "dialog-head" }, h("h2", { id: "help-title" }, "Keyboard shortcuts"),
      iconButton("close", "Close", () => dialog.close())),
    h("dl", { class: "key-list" }, keys.map(({ show, help }) =>
      h("div", {}, h("dt", {}, h("kbd", {}, show)), h("dd", {}, help)))),
    h("p", { class: "note" }, "Zoom with Ctrl or ⌘ and the mouse wheel. Drag to pan. In Edit, arrow keys on the picture move the selected part by 1, with Shift by 10, with Alt by 0.1; on a handle that Tab leads to they change its value, and in Parts and Text they go through the lines.")));
  document.body.append(dialog);
}

/** Opens the dialog. */
export function openHelp() {
  if (!dialog?.open) dialog?.showModal();
}
