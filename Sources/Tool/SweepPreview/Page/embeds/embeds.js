// The tab Embeds: the same file in every way a page can show it, side by side, and what each does not do.
import * as api from "../ground/api.js";
import { fill, h, icon, svgFrom } from "../ground/dom.js";
import { alternative } from "../copying/forms.js";
import { createNothing } from "../ground/nothing.js";
import { segmented } from "../bench/segmented.js";

/** The ways. `make` gives an element for the address, the words and the text of the file. */
const WAYS = [
  { name: "<img>", note: "Read out by its alt. Follows color-scheme, except in older Safaris.", make: image },
  { name: "Inline", note: "Read out by its title. Follows data-theme and the page’s variables.", make: inline },
  { name: "<object>", note: "A document of its own: needs a label.", make: object },
  { name: "CSS background", note: "Nothing is read out without a label. Follows color-scheme.", make: background },
];

/**
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store}} parts
 */
export function mount(host, { store }) {
  let scheme = getComputedStyle(document.documentElement).colorScheme;
  if (!["light", "dark"].includes(scheme)) scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  let address = "", timer = 0;

  const schemes = segmented({
    label: "Page around it", onchange: value => { scheme = value; look(); },
    options: [{ value: "light", text: "Light" }, { value: "dark", text: "Dark" }],
  });
  const motions = segmented({
    label: "Motion", onchange: value => store.set({ view: { motion: value } }),
    options: [{ value: "reduced", text: "Full" }, { value: "none", text: "Less" }],
  });
  const hint = h("p", { class: "note hint-line" });
  const grid = h("div", { class: "embeds" });
  const again = h("button", { type: "button", class: "button", onclick: draw }, icon("reset"), "Again");
  const nothing = createNothing(store);
  fill(host, h("h2", { class: "unseen" }, "Embeds"), nothing.element,
    h("div", { class: "options embed-options" },
      h("div", { class: "option" }, h("span", { "aria-hidden": "true" }, "Page"), schemes.element),
      h("div", { class: "option" }, h("span", { "aria-hidden": "true" }, "Motion"), motions.element), again),
    hint, grid);

  // All begin anew together. Object addresses carry the very bytes that are copied.
  function draw() {
    const { dial, render, id, values } = store.state;
    if (!dial || !render) return fill(grid);
    URL.revokeObjectURL(address);
    address = URL.createObjectURL(new Blob([render.svg], { type: "image/svg+xml" }));
    const label = alternative(render);
    const made = WAYS.map(way => figure(way.name, way.note, way.make(address, label, render.svg)));
    made[2].querySelector("object").addEventListener("load", judgeObject);
    fill(grid, made,
      dial.usable && figure('<iframe sandbox="allow-scripts">', "The form that can be used: turn it.",
        frame(id, values, label), "wide"));
    look();
  }

  function look() {
    const { dial, values, view } = store.state;
    schemes.set(scheme);
    motions.set(view.motion);
    if (!dial) return;
    for (const place of grid.querySelectorAll(".embed-page")) {
      place.style.colorScheme = scheme;
      place.dataset.scheme = scheme;
    }
    requestAnimationFrame(judgeObject);
    for (const place of grid.querySelectorAll(".embed-inline")) place.wrapper.dataset.theme = scheme;
    const parameter = dial.parameters.find(({ name }) => name === "dark");
    const dark = values.dark ?? parameter?.text;
    fill(hint, dark ? `In the dark it takes the theme ‘${dark}’.`
      : parameter ? "It looks the same on dark pages: set ‘dark’ to give it another theme there."
        : "It looks the same on dark pages.",
    view.motion === "none" && " Readers who ask for less motion see it stand still.");
  }

  // Documents differ: what this one really sees is asked of it, and browsers put white behind one that
  // does not say by itself that it can be dark.
  function judgeObject() {
    const element = grid.querySelector("object");
    const inside = element?.contentDocument?.defaultView;
    if (!inside || !inside.document.documentElement) return;
    const follows = inside.matchMedia("(prefers-color-scheme: dark)").matches === (scheme === "dark");
    fill(element.closest("figure").querySelector(".note"), WAYS[2].note,
      follows ? " Follows color-scheme" : " Follows the system here, not the page",
      scheme === "dark" ? ", but stands on white where that is dark." : ".");
  }

  const stop = store.subscribe((_, changed) => {
    if (changed.has("view.motion")) look();
    if (!changed.has("render") && !changed.has("dial")) return;
    clearTimeout(timer);
    timer = setTimeout(draw, 120);
  });
  draw();
  look();
  return {
    unmount() {
      nothing.unmount();
      stop();
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    },
  };
}

const figure = (name, note, content, kind = "") => h("figure", { class: `embed ${kind}` },
  h("div", { class: "embed-page" }, content),
  h("figcaption", {}, h("code", { class: "embed-name" }, name), h("span", { class: "note" }, note)));

function image(address, label) {
  return h("img", { class: "embed-picture", src: address, alt: label });
}

function object(address, label) {
  return h("object", { class: "embed-picture", type: "image/svg+xml", data: address, role: "img", "aria-label": label });
}

function background(address, label) {
  const element = h("div", { class: "embed-picture", role: "img", "aria-label": label });
  element.style.background = `url("${address}") center / contain no-repeat`;
  return element;
}

// In a shadow root, so that this page's own rules are as far away as those of another page would be.
function inline(_, label, svg) {
  const element = h("div", { class: "embed-picture embed-inline" });
  element.wrapper = h("div");
  element.attachShadow({ mode: "open" }).append(
    h("style", {}, ":host,div,svg{display:block}div,svg{width:100%;height:100%}"), element.wrapper);
  element.wrapper.append(svgFrom(svg));
  return element;
}

function frame(id, values, label) {
  return h("iframe", {
    class: "embed-picture", sandbox: "allow-scripts", title: label,
    src: api.fileURL(id, values, { interactive: "script" }),
  });
}
