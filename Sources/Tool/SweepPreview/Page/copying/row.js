import { fill, h, icon } from "../ground/dom.js";
import { kibi } from "../ground/words.js";

/** A form of the tab Copy: its name, which shows the text, its size, and the button that copies. */
export class Row {
  #form;
  #text = "";
  #timer = 0;
  #size = h("span", { class: "form-size" });
  #label = h("span", {}, "Copy");
  #status = h("span", { class: "unseen", role: "status" });

  /** @param {object} form one of `forms` */
  constructor(form) {
    const { key, name, note } = form;
    this.#form = form;
    this.code = h("pre", {
      class: "form-code", id: `form-${key}`, tabindex: "0", role: "group", "aria-label": `${name}, text`, hidden: true,
    });
    this.button = h("button", {
      type: "button", class: "button copy", disabled: true, "aria-label": `Copy ${name}`, onclick: () => this.#copy(),
    }, icon("copy"), icon("check"), this.#label);
    this.toggle = h("button", {
      type: "button", class: "form-name", "aria-expanded": "false", "aria-controls": this.code.id,
      onclick: () => this.#expand(this.code.hidden),
    }, icon("down"), h("span", {}, name));
    this.element = h("li", { class: "form" },
      h("div", { class: "form-head" }, this.toggle, this.#size, this.button, this.#status),
      h("p", { class: "form-note" }, note), this.code);
  }

  look(drawing) {
    this.drawing = drawing;
    const text = this.#form.text(drawing);
    this.element.hidden = text == null;
    this.#text = text ?? "";
    const ready = drawing.ready || !this.#form.variants;
    this.button.disabled = !ready;
    fill(this.#size, ready ? kibi(new TextEncoder().encode(this.#text).length) : "…");
    if (!this.code.hidden) fill(this.code, this.#text);
  }

  #expand(wanted) {
    this.code.hidden = !wanted;
    this.toggle.setAttribute("aria-expanded", String(wanted));
    if (wanted) fill(this.code, this.#text);
  }

  async #copy() {
    if (this.#form.fresh) this.look(this.drawing);
    const done = await navigator.clipboard.writeText(this.#text).then(() => true, () => false);
    if (done) this.#report(true, "Copied", `${this.#form.name} copied`);
    else {
      this.#report(false, "Selected", "The browser does not allow copying. The text is selected instead.");
      this.#expand(true);
      getSelection().selectAllChildren(this.code);
      this.code.focus();
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(false, "Copy", ""), 1600);
  }

  #report(done, label, status) {
    this.element.classList.toggle("copied", done);
    this.#label.textContent = label;
    this.#status.textContent = status;
  }
}
