import { fill, h, icon, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { openHelp } from "./help.js";

const SCHEMES = {
  auto: { next: "light", icon: "auto", name: "system" },
  light: { next: "dark", icon: "sun", name: "light" },
  dark: { next: "auto", icon: "moon", name: "dark" },
};

/**
 * The buttons at the right of the page's head: the colour scheme of the page and of dials with a dark theme, and help.
 */
export class HeadTools extends Part {
  #scheme = iconButton("auto", "", () =>
    this.store.set({ view: { scheme: SCHEMES[this.store.state.view.scheme].next } }));

  constructor(parts, ...before) {
    super(parts);
    this.element = h("div", { class: "head-tools" }, before, this.#scheme,
      iconButton("help", "Keyboard shortcuts", openHelp, "?"));
    this.watch(["view.scheme"], ({ view }) => {
      const { icon: sign, name } = SCHEMES[view.scheme];
      fill(this.#scheme, icon(sign));
      this.#scheme.title = this.#scheme.ariaLabel = `Colour scheme: ${name}`;
    });
  }
}
