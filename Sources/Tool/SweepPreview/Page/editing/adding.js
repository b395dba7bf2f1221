// The palette of parts: each kind as a picture with its meaning.
import * as api from "../ground/api.js";
import { fill, h } from "../ground/dom.js";
import { flow } from "./values.js";

let known = null;

const lengthOf = ([low, high], part) => Number((low + (high - low) * part / 100).toPrecision(4));

/** A value of JSON, in which texts such as "60%" are places between two ends. */
export const onScale = (json, ends) => JSON.parse(json, (_, value) => {
  const [, part] = /^(\d+)%$/.exec(typeof value === "string" ? value : "") ?? [];
  return part ? lengthOf(ends, Number(part)) : value;
});

/** The text of a new part, with numbers on the scale of the parts beside it. */
function textOf({ name, keys, isOfPlot }, { plotDomain, files, own }, domain) {
  const values = onScale(keys, isOfPlot ? plotDomain : domain);
  const isBare = !Object.keys(values).length;
  if (files[own]?.text.trimStart().startsWith("{")) return JSON.stringify(isBare ? name : { [name]: values });
  return isBare ? name : flow({ [name]: values });
}

/** Opens the palette for a place with a scale; `choose` gets the text of a part. */
export async function openPalette(anatomy, domain, choose) {
  known ??= (await api.kinds()).kinds.filter(({ svg }) => svg);
  const kinds = known.filter(({ isOfPlot }) => !isOfPlot || anatomy.plotDomain);
  const list = h("ul", { class: "kinds" });
  const dialog = h("dialog", { class: "dialog kinds-dialog", "aria-labelledby": "kinds-title", onclose: () => dialog.remove() });
  const pick = kind => { dialog.close(); choose(textOf(kind, anatomy, domain)); };
  const search = h("input", { type: "search", class: "field", placeholder: "Search", "aria-label": "Search parts", autocomplete: "off",
    spellcheck: "false", oninput: () => look(), onkeydown: event => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      list.querySelector("button")?.click();
    } });
  const cards = kinds.map(kind => ({ kind, element: h("li", {}, h("button", { type: "button", class: "kind", onclick: () => pick(kind) },
    h("img", { src: `data:image/svg+xml,${encodeURIComponent(kind.svg)}`, alt: "", width: "96", height: "96" }),
    h("span", { class: "kind-name" }, kind.name), h("span", { class: "kind-help" }, kind.summary))) }));
  const look = () => {
    const words = search.value.toLowerCase().split(/\s+/);
    fill(list, cards.filter(({ kind }) => words.every(word => `${kind.name} ${kind.summary}`.toLowerCase().includes(word))).map(({ element }) => element));
  };
  look();
  fill(dialog, h("div", { class: "dialog-body" }, h("div", { class: "kinds-head" }, h("h2", { id: "kinds-title" }, "Add a part"), search,
    h("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Cancel")), list));
  document.body.append(dialog);
  dialog.showModal();
  search.focus();
}
