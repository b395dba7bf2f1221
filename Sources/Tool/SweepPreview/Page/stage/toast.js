import { fill, h, icon, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { diagnosticElement } from "../widgets/diagnostic.js";

// Milliseconds until it appears, so that it does not flash for a half-written file.
const DELAY = 150;
const MOST = 5;

/** The errors of a dial that cannot be drawn, in a corner of the stage. */
export class Toast extends Part {
  #timer = 0;
  #hidden = "";
  element = h("div", { class: "toast-place", role: "alert" });

  constructor(parts) {
    super(parts);
    const escape = ({ key }) => {
      if (key === "Escape" && this.element.firstChild && !document.querySelector("dialog[open]")) this.#hide();
    };
    addEventListener("keydown", escape);
    this.watch(["broken", "diagnostics", "id"], state => this.#look(state));
    this.until(() => clearTimeout(this.#timer), () => removeEventListener("keydown", escape));
  }

  #look({ broken, diagnostics, id }) {
    clearTimeout(this.#timer);
    if (broken && id && JSON.stringify(diagnostics) === this.#hidden) return;
    this.#hidden = "";
    if (!broken || !id) fill(this.element);
    // A visible one is updated at once.
    else this.#timer = setTimeout(() => this.#show(diagnostics), this.element.firstChild ? 0 : DELAY);
  }

  #show(diagnostics) {
    const more = diagnostics.length - MOST;
    fill(this.element, h("div", { class: "toast" },
      h("div", { class: "toast-head" }, icon("warning"), h("p", { class: "toast-title" }, "The dial cannot be drawn"),
        iconButton("close", "Dismiss", () => this.#hide(), "Esc")),
      h("ul", { class: "toast-list" }, diagnostics.slice(0, MOST).map(diagnosticElement)),
      more > 0 && h("p", { class: "note" }, `and ${more} more`)));
  }

  #hide() {
    this.#hidden = JSON.stringify(this.store.state.diagnostics);
    fill(this.element);
  }
}
