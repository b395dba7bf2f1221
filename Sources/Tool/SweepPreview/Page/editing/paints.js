// The colours of a part: which key of which theme paints it, where that is written, and what else could.
import { cssColor } from "../ground/colors.js";
import { contrast, needsOf } from "../ground/contrast.js";
import { fill, h, icon } from "../ground/dom.js";
import { counted } from "../ground/words.js";
import { segmented } from "../widgets/segmented.js";
import { cssOf } from "./anatomy.js";
import { colorField } from "./values.js";

/** The section of the colours. Of `parts`, `write` takes changes of an entry, and `writeAt` those at a place. */
export class Paints {
  #parts;
  #entry = null;
  #chosen = "";
  #paints = [];
  #fields = new Map();
  #built = "";
  #scope = "theme";
  #contrasts = h("div", { class: "contrasts" });
  element = h("section", { class: "edit-section paints", "aria-label": "Colours" });

  constructor(parts) {
    this.#parts = parts;
  }

  /** The colour that is chosen. */
  get current() { return this.#paints.find(({ id }) => id === this.#chosen) ?? this.#paints[0] ?? null; }

  /** Whether it was chosen by the user. */
  get isChosen() { return this.#chosen !== ""; }

  /** Chooses the paint with a colour, such as that of the shape that was clicked. */
  choose(test) {
    const found = this.#paints.find(test);
    if (!found) return;
    this.#chosen = found.id;
    this.#scope = "";
    this.#look();
    this.#parts.onchoose();
  }

  /** Shows the colours of an entry; of the theme alone for null. */
  show(entry) {
    if (entry?.id !== this.#entry?.id) [this.#chosen, this.#scope, this.#built] = ["", "", ""];
    this.#entry = entry;
    const anatomy = this.#parts.anatomy();
    this.#paints = entry ? anatomy.paints(entry) : anatomy.colors.map(color => ({ id: `theme.${color.name}`, color }));
    this.element.hidden = !this.#paints.length;
    this.#look();
  }

  #look() {
    const paint = this.current;
    if (!paint) return;
    const key = JSON.stringify([this.#entry?.id, this.#entry?.path, this.#paints.map(each => [each.id, each.color?.name, each.color?.place,
      each.isSet]), paint.id, this.#scopeOf(paint)]);
    if (key !== this.#built) this.#build(paint, key);
    for (const [name, field] of this.#fields) field.look(this.#valueOf(paint, name));
    fill(this.#contrasts, this.#contrast(paint.color ?? this.#own(paint)));
    for (const chip of this.element.querySelectorAll("[data-chip]")) {
      const shown = this.#paints.find(({ id }) => id === chip.dataset.chip) ?? { color: this.#parts.anatomy().color(chip.dataset.chip) };
      chip.style.setProperty("--c", cssOf(shown) ?? "transparent");
    }
  }

  // A key with a colour of its own is changed there; one that takes the theme's, in the theme, unless that is chosen.
  #scopeOf(paint) {
    if (!paint.color) return "own";
    if (!paint.key || !this.#canOwn) return "theme";
    return this.#scope || "theme";
  }

  get #canOwn() { return this.#entry && this.#parts.anatomy().canWrite(this.#entry); }

  #valueOf({ color, text }, name) {
    if (name === "dark") return color?.dark ?? null;
    return color?.color ?? text;
  }

  #build(paint, key) {
    const focused = document.activeElement?.closest?.("[data-paint]")?.dataset.paint;
    this.#built = key;
    this.#fields.clear();
    const scope = this.#scopeOf(paint);
    fill(this.element, h("div", { class: "edit-head" }, h("h3", {}, this.#entry ? "Colour" : "Colours of the theme"),
      this.#origin(paint, scope)), this.#chips(), this.#editor(paint, scope), this.#contrasts,
      this.#entry && paint.key && this.#canOwn && this.#others(paint));
    this.element.querySelector(`[data-paint="${focused}"] input:not([type=color])`)?.focus();
  }

  #origin({ color, key }, scope) {
    const { anatomy, reveal } = this.#parts;
    const name = color && scope === "theme" ? color.name : key?.name;
    const place = scope === "theme" ? color?.place : this.#entry && { file: this.#entry.file, line: this.#entry.lines[key.name] ?? this.#entry.line };
    const file = anatomy().files[place?.file]?.path;
    const words = file && place.line ? `${file.split("/").at(-1)}, line ${place.line}` : null;
    return h("p", { class: "origin" }, scope === "theme" ? "key " : "its ", h("b", {}, name),
      words ? [" in ", h("button", { type: "button", class: "link", onclick: () => reveal(place.file, place.line) }, words)]
        : scope === "theme" ? " of the built-in theme" : null);
  }

  // All colours of the part, or of the theme.
  #chips() {
    if (this.#paints.length < 2) return null;
    const { element, set } = segmented({
      label: "Colours", class: "chips", onchange: id => this.choose(each => each.id === id),
      options: this.#paints.map(({ id, color, text }) => ({
        value: id, title: `${color?.name ?? text}${id.startsWith("theme.") ? "" : `, ${id}`}`,
        text: [h("span", { class: "chip", "data-chip": id }), h("span", { class: "chip-name" }, color?.name ?? id)],
      })),
    });
    set(this.current.id);
    return element;
  }

  #editor(paint, scope) {
    const { color, key } = paint;
    const uses = color ? this.#parts.anatomy().paintedBy(color.name).length : 0;
    const canTheme = color?.place != null && this.#parts.anatomy().own >= 0;
    const scopes = !(color && key && this.#canOwn) ? null : segmented({
      label: "What changes", class: "wide", onchange: value => { this.#scope = value; this.#look(); },
      options: [{ value: "theme", text: `${color.name}, in ${counted(uses, "part")}` }, { value: "own", text: "This part only" }],
    });
    scopes?.set(scope);
    const main = this.#field("color", color?.name ?? key.name, scope === "own" || canTheme, (text, isWhole) => (scope === "own"
      ? this.#parts.write(this.#entry, [{ path: [key.name], value: text }], isWhole)
      : this.#parts.writeAt(color.place, text, isWhole)));
    const dark = scope === "theme" && color?.dark && this.#field("dark", `${color.name} in the dark`, color.darkPlace != null,
      (text, isWhole) => this.#parts.writeAt(color.darkPlace, text, isWhole));
    const back = key && paint.isSet && this.#canOwn && h("button", {
      type: "button", class: "button tiny", onclick: () => this.#parts.write(this.#entry, [{ path: [key.name], value: null }], true),
    }, icon("reset"), key.default ? `Back to ${key.default}` : "Back to the theme");
    return h("div", { class: "paint-editor" }, main, dark, scopes?.element, back);
  }

  #field(name, label, canWrite, change) {
    const field = colorField({ kind: "color" }, { label, change, colors: () => [] });
    for (const input of field.element.querySelectorAll("input")) input.disabled = !canWrite;
    this.#fields.set(name, field);
    return h("div", { class: "paint-field", "data-paint": name }, name === "dark" && h("span", { class: "note" }, "in the dark"), field.element);
  }

  // A colour that is the part's own, as the theme's are told; null for one that nobody knows before it is drawn.
  #own({ key, text }) {
    const { colors } = this.#parts.anatomy();
    if (!cssColor(text)) return null;
    const faces = ["face", "faceEdge"].map(name => colors.find(each => each.name === name));
    const hasDark = faces.every(({ dark }) => dark);
    return {
      name: "", needs: needsOf(key, colors), contrast: contrast(text, faces.map(({ color }) => color)),
      darkContrast: hasDark ? contrast(text, faces.map(({ dark }) => dark)) : null,
    };
  }

  #contrast(color) {
    if (!color || color.name.startsWith("face")) return null;
    const line = (words, ratio) => {
      const isEnough = color.needs == null || ratio >= color.needs;
      return h("p", { class: isEnough ? "contrast" : "contrast weak" }, h("span", {}, words), h("b", {}, `${ratio.toFixed(1)} : 1`),
        color.needs != null && h("span", { class: "verdict" }, icon(isEnough ? "check" : "warning"), isEnough ? "enough" : `needs ${color.needs} : 1`));
    };
    return [line("on the face", color.contrast), color.darkContrast != null && line("in the dark", color.darkContrast)];
  }

  // Other colours of the theme for the part, with their contrast.
  #others(paint) {
    const { colors } = this.#parts.anatomy();
    const { element, set } = segmented({
      label: "Another colour of the theme", class: "swatches",
      onchange: name => { this.#scope = ""; this.#parts.write(this.#entry, [{ path: [paint.key.name], value: name }], true); },
      options: colors.map(({ name, contrast, help }) => ({
        value: name, title: `${name}, ${contrast.toFixed(1)} : 1 on the face. ${help}`,
        text: [h("span", { class: "chip", "data-chip": name }), h("span", { class: "chip-name" }, name),
          h("small", { class: contrast < 3 ? "low" : "" }, contrast.toFixed(1))],
      })),
    });
    set(paint.color?.name ?? "");
    return h("div", {}, h("p", { class: "note others-head" }, h("span", {}, "Or another colour of the theme"), h("span", {}, "contrast on the face")), element);
  }
}

/** Whether two colours look the same. */
export const isSame = (a, b) => a != null && b != null && cssColor(a)?.opaque === cssColor(b)?.opaque;
