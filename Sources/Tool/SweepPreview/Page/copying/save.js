// The dialog 'Save as sample': a document with the chosen values, never over another without asking.
import * as api from "../ground/api.js";
import { fill, h } from "../ground/dom.js";

/** @param {{store: import("../ground/store.js").Store}} parts */
export function openSave({ store }) {
  const { id, dial, dials, values } = store.state;
  if (!dial) return;
  const message = h("p", { class: "note", role: "status", id: "save-message" });
  const name = h("input", {
    type: "text", id: "save-name", class: "field", required: true, autocomplete: "off", spellcheck: "false",
    "aria-describedby": "save-message", value: `my-${dial.name}`, oninput: () => ask(false),
  });
  const confirm = h("button", { type: "submit", class: "button primary" }, "Save");
  const cancel = h("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Cancel");
  const changed = Object.entries(values);
  const dialog = h("dialog", {
    class: "dialog save-dialog", "aria-labelledby": "save-title", onclose: () => dialog.remove(),
  },
    h("form", { class: "dialog-body", onsubmit: submit },
      h("h2", { id: "save-title" }, "Save as sample"),
      h("p", { class: "note" }, `A document of ‘${dial.title}’ with `,
        changed.length ? `${changed.length} value${changed.length === 1 ? "" : "s"} of its own`
          : "the values it has by default",
        dials?.folder && [", written into ", h("code", {}, `${dials.folder}/${dial.saves ?? ""}`)], "."),
      changed.length > 0 && h("dl", { class: "saved-values" },
        changed.map(([key, value]) => h("div", {}, h("dt", {}, key), h("dd", {}, value)))),
      h("label", { class: "save-field", for: "save-name" }, "Name"),
      h("div", { class: "save-name" }, name, h("span", { class: "suffix", "aria-hidden": "true" }, ".yaml")),
      message, h("div", { class: "dialog-actions" }, cancel, confirm)));
  let replacing = false;

  function ask(replace, text = "") {
    replacing = replace;
    confirm.textContent = replace ? "Replace" : "Save";
    confirm.classList.toggle("danger", replace);
    fill(message, text);
    message.classList.toggle("bad", Boolean(text));
  }

  async function submit(event) {
    event.preventDefault();
    confirm.disabled = true;
    try {
      done(await api.save({ id, name: name.value.trim().replace(/\.yaml$/, ""), values, replace: replacing }));
    } catch ({ exists, message: reason }) {
      ask(exists, exists ? `${reason}. Replace it, or take another name.` : reason);
      confirm.disabled = false;
      // Who presses Enter twice in haste must not lose a document.
      (exists ? cancel : name).focus();
    }
  }

  function done({ path, id: saved }) {
    const open = h("a", { class: "button primary", href: `/dial/${api.pathOf(saved)}` }, "Open it");
    fill(dialog, h("div", { class: "dialog-body" }, h("h2", { id: "save-title" }, "Saved"),
      h("p", { role: "status" }, "Written as ", h("code", {}, path), "."),
      h("div", { class: "dialog-actions" },
        h("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Stay here"), open)));
    open.focus();
  }

  document.body.append(dialog);
  dialog.showModal();
  name.select();
}
