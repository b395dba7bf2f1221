import * as api from "../ground/api.js";
import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { textOf } from "../ground/store.js";
import { alternative } from "../ground/words.js";
import { Picture } from "../motion/picture.js";
import { Nothing } from "../widgets/nothing.js";
import { segmented } from "../widgets/segmented.js";

const figure = (name, note, content, kind = "") => h("figure", { class: `embed ${kind}` },
  h("div", { class: "embed-page" }, content),
  h("figcaption", {}, h("code", { class: "embed-name" }, name), h("span", { class: "note" }, note)));

const image = (address, label) => h("img", { class: "embed-picture", src: address, alt: label });

const object = (address, label) =>
  h("object", { class: "embed-picture", type: "image/svg+xml", data: address, role: "img", "aria-label": label });

function background(address, label) {
  const element = h("div", { class: "embed-picture", role: "img", "aria-label": label });
  element.style.background = `url("${address}") center / contain no-repeat`;
  return element;
}

// A shadow root keeps the rules of this page away.
const inline = (_address, _label, picture) => picture.element;

const frame = (id, values, label) => h("iframe", {
  class: "embed-picture", sandbox: "allow-scripts", title: label,
  src: api.fileURL(id, values, { interactive: "script" }),
});

const OBJECT = "A separate document: needs a label.";

// `make` gives an element from the address and the label of the file, and from a picture of it.
const WAYS = [
  { name: "<img>", note: "Screen readers read its alt. Follows color-scheme, except in older Safari.", make: image },
  { name: "Inline", note: "Screen readers read its title. Follows data-theme and page variables.", make: inline },
  { name: "<object>", note: OBJECT, make: object },
  { name: "CSS background", note: "Screen readers skip it without a label. Follows color-scheme.", make: background },
];

/** The tab Embeds: the same file in every way that a page can show it, and the limits of each. */
export class Embeds extends Part {
  #address = "";
  #timer = 0;
  #inline = null;
  #schemes = segmented({
    label: "Page", onchange: value => { this.#scheme = value; this.#look(); },
    options: [{ value: "light", text: "Light" }, { value: "dark", text: "Dark" }],
  });
  #motions = segmented({
    label: "Motion", onchange: value => this.store.set({ view: { motion: value } }),
    options: [{ value: "reduced", text: "Full" }, { value: "none", text: "Reduced" }],
  });
  #hint = h("p", { class: "note hint-line" });
  #grid = h("div", { class: "embeds" });
  #scheme;

  constructor(parts) {
    super(parts);
    const { colorScheme } = getComputedStyle(document.documentElement);
    this.#scheme = ["light", "dark"].includes(colorScheme) ? colorScheme
      : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const option = (name, { element }) =>
      h("div", { class: "option" }, h("span", { "aria-hidden": "true" }, name), element);
    this.element = h("div", { class: "tool" }, h("h2", { class: "unseen" }, "Embeds"),
      this.own(new Nothing(parts)).element,
      h("div", { class: "options embed-options" }, option("Page", this.#schemes), option("Motion", this.#motions),
        h("button", { type: "button", class: "button", onclick: () => this.#draw() }, icon("reset"), "Replay")),
      this.#hint, this.#grid);
    this.watch(["view.motion"], () => this.#look());
    this.watch(["render", "dial"], () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#draw(), this.#address ? 120 : 0);
    });
    this.until(() => clearTimeout(this.#timer), () => URL.revokeObjectURL(this.#address));
  }

  // All start together. The object address holds the same bytes that are copied.
  #draw() {
    const { dial, render, id, values } = this.store.state;
    if (!dial || !render) return fill(this.#grid);
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(new Blob([render.svg], { type: "image/svg+xml" }));
    const label = alternative(render);
    this.#inline = new Picture("embed-picture");
    fill(this.#grid,
      WAYS.map(({ name, note, make }) => figure(name, note, make(this.#address, label, this.#inline))),
      dial.usable && figure('<iframe sandbox="allow-scripts">', "The interactive form: turn it.",
        frame(id, values, label), "wide"));
    this.#inline.show(render.svg);
    this.#grid.querySelector("object").addEventListener("load", () => this.#judgeObject());
    this.#look();
  }

  #look() {
    const { dial, view } = this.store.state;
    this.#schemes.set(this.#scheme);
    this.#motions.set(view.motion);
    if (!dial) return;
    for (const place of this.#grid.querySelectorAll(".embed-page")) {
      place.style.colorScheme = this.#scheme;
      place.dataset.scheme = this.#scheme;
    }
    if (this.#inline) this.#inline.scheme = this.#scheme;
    requestAnimationFrame(() => this.#judgeObject());
    fill(this.#hint, this.#darkWords(),
    view.motion === "none" && " Readers who prefer reduced motion see a still picture.");
  }

  // The file shows whether it changes, whatever its document contains.
  #darkWords() {
    const { dial, render } = this.store.state;
    if (/prefers-color-scheme/.test(render?.svg ?? "")) {
      const dark = textOf(this.store.state, "dark");
      return dark ? `Uses the theme ‘${dark}’ on dark pages.` : "Has other colours on dark pages.";
    }
    return dial.parameters.some(({ name }) => name === "dark")
      ? "Has the same colours on dark pages. Set ‘dark’ to choose another theme for them."
      : "Has the same colours on dark pages.";
  }

  // Browsers differ: so the document itself reports its colour scheme. They put white behind a
  // light one on a dark page.
  #judgeObject() {
    const element = this.#grid.querySelector("object");
    const inside = element?.contentDocument?.defaultView;
    if (!inside || !inside.document.documentElement) return;
    const isDark = this.#scheme === "dark";
    const follows = inside.matchMedia("(prefers-color-scheme: dark)").matches === isDark;
    fill(element.closest("figure").querySelector(".note"), OBJECT,
      follows ? " Follows color-scheme" : " Follows the system here, not the page",
      isDark && !follows ? ", and has a white background in the dark." : ".");
  }
}
