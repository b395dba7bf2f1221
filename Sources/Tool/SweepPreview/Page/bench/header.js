import { hasOwnFile, openSave, saveInPlace } from "../copying/save.js";
import { fill, h, icon, iconButton, onPlainClick } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { isSVGFile } from "../ground/store.js";
import { HeadTools } from "../widgets/head-tools.js";

/** The head of the bench: the name of the dial, and what concerns the whole page. */
export class Header extends Part {
  #title = h("h1", { class: "title" });
  #place = h("p", { class: "place" });
  #still = iconButton("still", "Reduced motion", () =>
    this.store.set({ view: { motion: this.store.state.view.motion === "none" ? "reduced" : "none" } }));
  #save = h("button", {
    type: "button", class: "button primary", title: "Save (Ctrl+S)", "aria-label": "Save",
    onclick: () => saveInPlace(this),
  }, icon("save"), h("span", { class: "roomy" }, "Save"));
  #saveAs = h("button", {
    type: "button", class: "button", title: "Save as…", "aria-label": "Save as…", onclick: () => openSave(this),
  }, icon("plus"), h("span", { class: "roomy" }, "Save as…"));

  constructor(parts) {
    super(parts);
    this.#still.title = "Show what readers who prefer reduced motion see";
    this.element = h("header", { class: "head" },
      h("a", {
        class: "button quiet", href: "/", title: "All dials (G)", "aria-label": "Dials",
        onclick: onPlainClick(this.home),
      }, icon("back"), h("span", { class: "roomy" }, "Dials")),
      h("div", { class: "names" }, this.#title, this.#place),
      this.own(new HeadTools(parts, this.#save, this.#saveAs, this.#still)).element);
    this.watch(["dial", "dials", "id", "values", "view.motion"], state => this.#look(state));
  }

  #look(state) {
    const { dial, view, id } = state;
    fill(this.#title, dial?.title ?? id ?? "");
    fill(this.#place, dial ? dial.path ?? dial.id : "");
    this.#title.title = dial?.description ?? "";
    document.title = `${dial?.title ?? id} · Sweephand`;
    this.#still.setAttribute("aria-pressed", String(view.motion === "none"));
    this.#save.hidden = !hasOwnFile(state);
    this.#saveAs.hidden = isSVGFile(dial);
    // The dialog names the folder, which the list of dials tells.
    this.#saveAs.disabled = !dial || !state.dials;
    this.#save.disabled = !Object.keys(state.values).length;
  }
}
