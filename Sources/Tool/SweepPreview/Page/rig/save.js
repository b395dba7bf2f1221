// The name of the document, and the button that writes it.
import { fill, h, icon } from "../ground/dom.js";

/** The form. `onsave` gets the name, and whether another document is replaced. */
export class SaveForm {
  #isReplacing = false;
  #isAllowed = true;
  #isReady = false;
  #message = h("p", { class: "note", role: "status", id: "rig-message" });
  #name = h("input", {
    type: "text", class: "field", id: "rig-name", required: true, autocomplete: "off", spellcheck: "false", "aria-describedby": "rig-message",
    oninput: () => { this.#name.dataset.typed = "yes"; this.ask(""); },
  });
  #button = h("button", { type: "submit", class: "button primary" });

  constructor({ onsave }) {
    this.element = h("form", {
      class: "rig-save", onsubmit: event => { event.preventDefault(); onsave(this.#name.value.trim().replace(/\.yaml$/, ""), this.#isReplacing); },
    }, h("label", { for: "rig-name", class: "note" }, "Save as"), h("div", { class: "save-name" }, this.#name, h("span", { class: "suffix", "aria-hidden": "true" }, ".yaml")),
    this.#button, this.#message);
    this.ask("");
  }

  /** Proposes a name, unless one was typed. */
  suggest(name) { if (!this.#name.dataset.typed) this.#name.value = name; }

  /** Whether there is a folder to write into. */
  allow(isAllowed) {
    this.#isAllowed = isAllowed;
    fill(this.#message, !isAllowed && "The preview was started without a folder to write into.");
    this.look(this.#isReady);
  }

  /** Whether the document is complete. */
  look(isReady) {
    this.#isReady = isReady;
    this.#button.disabled = this.#name.disabled = !isReady || !this.#isAllowed;
  }

  /** Tells why nothing was written, and asks before a document is replaced. */
  ask(text, isReplacing = false) {
    this.#isReplacing = isReplacing;
    fill(this.#button, icon("save"), isReplacing ? "Replace the file" : "Save the dial");
    this.#button.classList.toggle("danger", isReplacing);
    this.#message.classList.toggle("bad", Boolean(text));
    fill(this.#message, text);
  }
}
