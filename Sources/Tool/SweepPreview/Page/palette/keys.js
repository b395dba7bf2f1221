// The keys of the theme: each with its colours in the light and in the dark, what they are told from, and a mend.
import { fill, h, icon } from "../ground/dom.js";
import { contrast, needsOf } from "../ground/contrast.js";
import { counted } from "../ground/words.js";
import { swatchField } from "./swatch.js";

const LIGHTS = ["light", "dark"];
const GROUPS = [
  ["Text", ({ needs }) => needs >= 4.5], ["Marks", ({ needs, name }) => needs && needs < 4.5 && !SIGNALS.includes(name)],
  ["Signals", ({ needs, name }) => needs && needs < 4.5 && SIGNALS.includes(name)], ["Ground and rim", ({ needs }) => !needs],
];
const SIGNALS = ["good", "warning", "danger"];

/** The table of keys. `onchange` gets colours that are set by hand, null for one that follows the brand again. */
export class Keys {
  #onchange;
  #built = "";
  #fields = [];
  #summary = h("p", { class: "note keys-summary", role: "status" });
  #mendAll = h("button", { type: "button", class: "button mend-all", onclick: () => this.#mend() }, icon("check"), "Mend all");
  #table = h("table", { class: "keys" });
  #faults = h("div", { class: "own-faults" });
  #told = null;
  element = h("div", { class: "tool palette-tool" },
    h("div", { class: "keys-head" }, h("div", { class: "names" }, h("h2", {}, "Theme"), this.#summary), this.#mendAll), this.#faults, this.#table,
    h("p", { class: "note keys-note" }, h("span", { class: "by-hand", "aria-hidden": "true" }), "set by hand, and kept when the brand changes. ",
      "The figures are contrasts with the end of the face that is nearer to the colour."));

  constructor({ onchange }) {
    this.#onchange = onchange;
  }

  /** Shows a theme; `kept` are the colours that are set by hand, `own` those that parts have by themselves. */
  show(told, kept, own) {
    this.#told = told;
    const faults = own.flatMap(each => ownFaults(each, told.keys));
    fill(this.#faults, faults.map(words => h("p", { class: "key-fault" }, words)));
    const key = JSON.stringify(told.keys.map(({ name, needs }) => [name, needs]));
    if (key !== this.#built) this.#build(told.keys);
    this.#built = key;
    const weak = this.#weak();
    const count = weak.length + faults.length;
    fill(this.#summary, count
      ? [icon("warning"), `${counted(count, "colour")} too weak`] : [icon("check"), "Every text and mark can be read"]);
    this.#summary.classList.toggle("weak", count > 0);
    this.#mendAll.hidden = !weak.some(({ shade }) => shade.mend);
    for (const field of this.#fields) {
      const entry = told.keys.find(({ name }) => name === field.name);
      for (const light of LIGHTS) field[light](entry[light], kept[light][field.name] != null);
      field.tell(entry);
    }
  }

  #weak() {
    return this.#told.keys.flatMap(entry => LIGHTS.map(light => ({ entry, light, shade: entry[light] })))
      .filter(({ shade }) => shade.isEnough === false);
  }

  #mend() {
    const mends = { light: {}, dark: {} };
    for (const { entry, light, shade } of this.#weak()) if (shade.mend) mends[light][entry.name] = shade.mend;
    this.#onchange(mends);
  }

  #build(keys) {
    this.#fields = [];
    const column = words => h("th", { scope: "col" }, words);
    const head = h("thead", {}, h("tr", {}, column(h("span", { class: "unseen" }, "Key")), ["Light", "Dark"].map(column)));
    fill(this.#table, h("caption", { class: "unseen" }, "Keys of the theme with their contrast"), head, GROUPS.map(([title, has]) => {
      const entries = keys.filter(has);
      const limits = [...new Set(entries.map(({ needs }) => (needs ? `${needs} : 1` : "no limit")))].join(", ");
      return entries.length > 0 && h("tbody", {},
        h("tr", {}, h("th", { scope: "colgroup", colspan: "3", class: "keys-group" }, title, " ", h("span", { class: "note" }, limits))),
        entries.map(entry => this.#row(entry)));
    }));
  }

  #row({ name, help }) {
    const field = { name };
    const cells = LIGHTS.map(light => {
      const swatch = swatchField({ label: `${name}, ${light}`, onchange: color => this.#onchange({ [light]: { [name]: color } }, `${name}, ${light}`) });
      const ratio = h("span", { class: "ratio" });
      const back = h("button", {
        type: "button", class: "by-hand", title: `${name} follows the brand again`, "aria-label": `${name}, ${light}: follow the brand again`,
        onclick: () => this.#onchange({ [light]: { [name]: null } }),
      });
      field[light] = (shade, isKept) => {
        swatch.look(shade.color);
        back.hidden = !isKept;
        ratio.textContent = shade.ratio?.toFixed(1) ?? "";
        ratio.title = shade.ratio ? `${shade.ratio.toFixed(1)} : 1 on ${shade.ground}` : "";
        ratio.classList.toggle("weak", shade.isEnough === false);
      };
      return h("td", { "data-light": light }, h("div", { class: "key-cell" }, swatch.element, ratio, back));
    });
    const faults = h("td", { colspan: "3" });
    const more = h("tr", { class: "key-faults", hidden: true }, faults);
    const row = h("tr", { "data-key": name }, h("th", { scope: "row", title: help }, name), cells);
    field.tell = entry => this.#tell(entry, row, more, faults);
    this.#fields.push(field);
    return [row, more];
  }

  // Shows below a row which of its colours are too weak, with buttons that mend them.
  #tell(entry, row, more, faults) {
    const weak = LIGHTS.filter(light => entry[light].isEnough === false);
    row.classList.toggle("weak", weak.length > 0);
    more.hidden = !weak.length;
    fill(faults, weak.map(light => {
      const { ratio, ground, mend } = entry[light];
      return h("p", { class: "key-fault" },
        h("span", {}, `${ratio.toFixed(1)} : 1 on ${ground}${light === "dark" ? " in the dark" : ""}, needs ${entry.needs}`),
        mend ? h("button", { type: "button", class: "button tiny", onclick: () => this.#onchange({ [light]: { [entry.name]: mend } }) },
          h("span", { class: "chip", style: `--c: ${mend}` }), `Mend: ${mend.slice(1)}`)
          : h("span", { class: "note" }, "no colour of its hue is enough"));
    }));
  }
}

// Tells where a colour that a part has by itself is too weak: Edit can change it.
function ownFaults({ name, key, color, isText }, keys) {
  const needs = isText ? 4.5 : needsOf(key, keys);
  const grounds = light => keys.filter(each => each.name.startsWith("face")).map(each => each[light].color);
  return LIGHTS.map(light => [light, contrast(color, grounds(light))]).filter(([, ratio]) => ratio < (needs ?? 0)).map(([light, ratio]) =>
    `${name} has its own ${key.name} ${color}: ${ratio.toFixed(1)} : 1 on the face${light === "dark" ? " in the dark" : ""}, needs ${needs}`);
}
