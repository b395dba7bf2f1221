// The dialog 'Save as sample', which writes a document with the chosen values and confirms before
// it replaces one.
import * as api from "../ground/api.js";
import { fill, h } from "../ground/dom.js";
import { counted } from "../ground/words.js";

/** Opens the dialog. */
export function openSave(store) {
  if (store.state.dial) new Save(store.state);
}

class Save {
  #state;
  #replacing = false;
  #message = h("p", { class: "note", role: "status", id: "save-message" });
  #name = h("input", {
    type: "text", id: "save-name", class: "field", required: true, autocomplete: "off", spellcheck: "false",
    "aria-describedby": "save-message", oninput: () => this.#ask(false),
  });
  #confirm = h("button", { type: "submit", class: "button primary" }, "Save");
  #cancel = h("button", { type: "button", class: "button", onclick: () => this.#dialog.close() }, "Cancel");
  #dialog = h("dialog", {
    class: "dialog save-dialog", "aria-labelledby": "save-title", onclose: () => this.#dialog.remove(),
  });

  constructor(state) {
    this.#state = state;
    this.#name.value = `my-${state.dial.name}`;
    this.#dialog.append(this.#form());
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#name.select();
  }

  #form() {
    const { dial, dials, values } = this.#state;
    const changed = Object.entries(values);
    return h("form", { class: "dialog-body", onsubmit: event => this.#submit(event) },
      h("h2", { id: "save-title" }, "Save as sample"),
      h("p", { class: "note" }, `Saves ‘${dial.title}’ with `,
        changed.length ? counted(changed.length, "changed value") : "its default values",
        dials?.folder && [" in ", h("code", {}, `${dials.folder}/${dial.saves ?? ""}`)], "."),
      changed.length > 0 && h("dl", { class: "saved-values" },
        changed.map(([key, value]) => h("div", {}, h("dt", {}, key), h("dd", {}, value)))),
      h("label", { class: "save-field", for: "save-name" }, "Name"),
      h("div", { class: "save-name" }, this.#name, h("span", { class: "suffix", "aria-hidden": "true" }, ".yaml")),
      this.#message, h("div", { class: "dialog-actions" }, this.#cancel, this.#confirm));
  }

  #ask(replace, text = "") {
    this.#replacing = replace;
    this.#confirm.textContent = replace ? "Replace" : "Save";
    this.#confirm.classList.toggle("danger", replace);
    fill(this.#message, text);
    this.#message.classList.toggle("bad", Boolean(text));
  }

  async #submit(event) {
    event.preventDefault();
    this.#confirm.disabled = true;
    const { id, values } = this.#state;
    try {
      const name = this.#name.value.trim().replace(/\.yaml$/, "");
      this.#done(await api.save({ id, name, values, replace: this.#replacing }));
    } catch ({ exists, message }) {
      this.#ask(exists, exists ? `${message}. Replace it or choose another name.` : message);
      this.#confirm.disabled = false;
      // Pressing Enter twice by accident must not lose a document.
      (exists ? this.#cancel : this.#name).focus();
    }
  }

  #done({ path, id }) {
    this.#cancel.textContent = "Stay here";
    const open = h("a", { class: "button primary", href: `/dial/${api.pathOf(id)}` }, "Open");
    fill(this.#dialog, h("div", { class: "dialog-body" }, h("h2", { id: "save-title" }, "Saved"),
      h("p", { role: "status" }, "Saved as ", h("code", {}, path), "."),
      h("div", { class: "dialog-actions" }, this.#cancel, open)));
    open.focus();
  }
}
