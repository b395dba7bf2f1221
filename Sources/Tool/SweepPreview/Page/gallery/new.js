// A new document: of one dial that is chosen by its picture, or a board of several.
import * as api from "../ground/api.js";
import { fill, h } from "../ground/dom.js";

const MOST = 6;

/** Opens the dialog; `made` gets what was written. */
export const openNew = ({ dials }, made) => new NewDocument(dials, made);

class NewDocument {
  #made;
  #chosen = [];
  #title = h("input", { type: "text", id: "new-title", class: "field", autocomplete: "off", placeholder: "Title" });
  #message = h("p", { class: "note", role: "status" });
  #confirm = h("button", { type: "submit", class: "button primary" });
  #dialog = h("dialog", { class: "dialog kinds-dialog save-dialog", "aria-labelledby": "new-heading", onclose: () => this.#dialog.remove() });
  #cards;

  constructor({ dials, folder }, made) {
    this.#made = made;
    this.#cards = dials.filter(({ source }) => source === "library").map(dial => ({ dial, element: this.#card(dial) }));
    fill(this.#dialog, h("form", { class: "dialog-body", onsubmit: event => this.#submit(event) }, h("h2", { id: "new-heading" }, "New"),
      h("p", { class: "note" }, "Choose a dial, or two to six in their order for a board, which has all parts of its own. It is written in ",
        h("code", {}, folder), "."),
      h("ul", { class: "kinds" }, this.#cards.map(({ element }) => h("li", {}, element))),
      h("div", { class: "kinds-head new-foot" }, h("label", { for: "new-title" }, "Title"), this.#title,
        h("button", { type: "button", class: "button", onclick: () => this.#dialog.close() }, "Cancel"), this.#confirm), this.#message));
    this.#look();
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  #card(dial) {
    return h("button", { type: "button", class: "kind", "data-dial": dial.id, title: dial.description, onclick: () => this.#toggle(dial) },
      h("img", { src: api.fileURL(dial.id, {}, { motion: "none" }), alt: "", loading: "lazy", width: "96", height: "96" }),
      h("span", { class: "kind-name" }, dial.title), h("span", { class: "kind-place", "aria-hidden": "true" }));
  }

  #toggle(dial) {
    const isChosen = this.#chosen.includes(dial);
    if (!isChosen && this.#chosen.length === MOST) return;
    this.#chosen = isChosen ? this.#chosen.filter(each => each !== dial) : [...this.#chosen, dial];
    this.#look();
  }

  #look() {
    const count = this.#chosen.length;
    for (const { dial, element } of this.#cards) {
      const at = this.#chosen.indexOf(dial);
      element.setAttribute("aria-pressed", String(at >= 0));
      element.lastChild.textContent = count > 1 && at >= 0 ? String(at + 1) : "";
    }
    this.#confirm.disabled = !count;
    this.#confirm.textContent = count > 1 ? `Make a board of ${count}` : "Make a dial";
    this.#title.placeholder = count > 1 ? "Board" : this.#chosen[0]?.title ?? "Title";
    fill(this.#message, count === MOST ? `A board has at most ${MOST} dials.` : "");
  }

  async #submit(event) {
    event.preventDefault();
    this.#confirm.disabled = true;
    try {
      const written = await api.board({ ids: this.#chosen.map(({ id }) => id), title: this.#title.value.trim() || null });
      this.#dialog.close();
      this.#made(written);
    } catch ({ message }) {
      this.#look();
      fill(this.#message, `Not written: ${message}`);
    }
  }
}
