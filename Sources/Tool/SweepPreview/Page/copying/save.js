// Saving: into the open document, or as a new one by the dialog 'Save as', which confirms before it replaces
// a file.
import * as api from "../ground/api.js";
import { fill, h } from "../ground/dom.js";
import { isSVGFile } from "../ground/store.js";
import { counted } from "../ground/words.js";

/** Whether the open dial is a document into which values can be written. */
export const hasOwnFile = ({ dial, dials }) => Boolean(dials?.folder && dial?.path && !isSVGFile(dial));

/** Writes the changed values into the open document; without one it opens the dialog. */
export async function saveInPlace({ store, steps }) {
  const { id, values, dial } = store.state;
  if (!dial || isSVGFile(dial)) return;
  if (!hasOwnFile(store.state)) {
    openSave({ store, steps });
    return;
  }
  if (!Object.keys(values).length) return;
  try {
    await steps.wrote(await api.save({ id, values }));
    store.set({ notice: { text: `Saved in ${dial.path}`, isBad: false } });
  } catch ({ message }) {
    store.set({ notice: { text: `Not saved: ${message}`, isBad: true } });
  }
}

/** Opens the dialog. */
export function openSave({ store, steps }) {
  const { dial, dials } = store.state;
  if (dial && dials) (dials.folder ? new Save(store.state, steps) : explain(dial));
}

// Without a folder there is nothing to save into.
function explain({ name }) {
  const dialog = h("dialog", { class: "dialog save-dialog", "aria-labelledby": "save-title", onclose: () => dialog.remove() },
    h("div", { class: "dialog-body" }, h("h2", { id: "save-title" }, "There is no folder to save into"),
      h("p", {}, "The preview was started without one, so it shows the built-in templates only. Start it with a folder, ",
        "and save there:"),
      h("pre", {}, h("code", {}, "sweephand preview .")),
      h("p", { class: "note" }, `Your values stay in the address of this page. As a file of its own: sweephand new ${name}`),
      h("div", { class: "dialog-actions" },
        h("button", { type: "button", class: "button primary", onclick: () => dialog.close() }, "Close"))));
  document.body.append(dialog);
  dialog.showModal();
}

const slugOf = title => title.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);

class Save {
  #state;
  #steps;
  #replacing = false;
  #message = h("p", { class: "note", role: "status", id: "save-message" });
  #title = h("input", {
    type: "text", id: "save-as-title", class: "field", autocomplete: "off",
    oninput: () => { if (!this.#name.dataset.typed) this.#name.value = slugOf(this.#title.value) || this.#standard; },
  });
  #name = h("input", {
    type: "text", id: "save-name", class: "field", required: true, autocomplete: "off", spellcheck: "false",
    "aria-describedby": "save-message",
    oninput: () => { this.#name.dataset.typed = "yes"; this.#ask(false); },
  });
  #confirm = h("button", { type: "submit", class: "button primary" }, "Save");
  #cancel = h("button", { type: "button", class: "button", onclick: () => this.#dialog.close() }, "Cancel");
  #dialog = h("dialog", {
    class: "dialog save-dialog", "aria-labelledby": "save-title", onclose: () => this.#dialog.remove(),
  });

  constructor(state, steps) {
    this.#state = state;
    this.#steps = steps;
    this.#name.value = this.#standard;
    this.#title.placeholder = state.dial.title;
    this.#dialog.append(this.#form());
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    this.#title.focus();
  }

  get #standard() { return `my-${this.#state.dial.name}`; }

  #form() {
    const { dial, dials, values } = this.#state;
    const changed = Object.entries(values);
    return h("form", { class: "dialog-body", onsubmit: event => this.#submit(event) },
      h("h2", { id: "save-title" }, "Save as"),
      h("p", { class: "note" }, `Saves ‘${dial.title}’ with `,
        changed.length ? counted(changed.length, "changed value") : "its default values",
        " in ", h("code", {}, `${dials.folder}/${dial.saves ?? ""}`), "."),
      changed.length > 0 && h("dl", { class: "saved-values" },
        changed.map(([key, value]) => h("div", {}, h("dt", {}, key), h("dd", {}, value)))),
      h("label", { class: "save-field", for: "save-as-title" }, "Title"), this.#title,
      h("label", { class: "save-field", for: "save-name" }, "Name of the file"),
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
      const title = this.#title.value.trim() || null;
      const written = await api.save({ id, name, title, values, replace: this.#replacing });
      await this.#steps.wrote(written);
      this.#done(written);
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
