// The colours of a brand with their roles, its figures, and the theme that it is built like.
import { cssColor } from "../ground/colors.js";
import { fill, h, icon, iconButton } from "../ground/dom.js";
import { swatchField } from "./swatch.js";

// The words of the roles.
const ROLES = {
  face: "ground", ink: "ink", accent: "accent", second: "second accent", rim: "rim", track: "track",
  good: "good", warning: "warning", danger: "danger",
};
const COLORS = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)/gi;
const BARE = /(?<![\w#])(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\w-])/gi;

/** The colours in a text, as `#rrggbb`, each once: CSS functions, and hex digits, also without `#` where none has one. */
export function colorsIn(text) {
  const found = text.match(COLORS) ?? (text.match(BARE) ?? []).map(digits => `#${digits}`);
  return [...new Set(found.map(each => cssColor(each)?.opaque).filter(Boolean))];
}

/** The list of colours and what else makes the theme. `onchange` gets a patch of the brand. */
export class Brand {
  #settings;
  #told = null;
  // The buttons of the head.
  tools = h("div", { class: "brand-tools" });
  #list = h("ol", { class: "brand-list" });
  #add = h("button", { type: "button", class: "button quiet", onclick: () => this.#append() }, icon("plus"), "Colour");
  #paste = h("textarea", {
    class: "field brand-paste", rows: "2", "aria-label": "Paste colours", spellcheck: "false",
    placeholder: "Paste hex values or CSS: all colours come here", oninput: () => this.#take(this.#paste),
  });
  #font = h("select", { class: "select", id: "brand-font", onchange: () => this.#settings.onchange({ font: this.#font.value }) });
  #base = h("select", { class: "select", id: "brand-base", onchange: () => this.#settings.onchange({ base: this.#base.value }) });
  #message = h("p", { class: "note brand-message", role: "status", id: "brand-message" });
  #name = h("input", {
    type: "text", class: "field", id: "brand-name", required: true, autocomplete: "off", spellcheck: "false", value: "brand",
    "aria-describedby": "brand-message", oninput: () => { this.#name.dataset.typed = "yes"; this.ask(""); },
  });
  #use = h("button", { type: "submit", class: "button primary" }, "Use this theme");
  #replacing = false;

  constructor(settings) {
    this.#settings = settings;
    this.tools.append(this.#add);
    this.element = h("div", { class: "brand", hidden: true },
      h("section", { "aria-labelledby": "brand-title" },
        h("div", { class: "aside-head" }, h("h2", { id: "brand-title" }, "Brand"), this.tools), this.#list, this.#paste),
      h("section", { class: "brand-more", "aria-label": "Figures and build" },
        h("label", { for: "brand-font" }, "Figures"), this.#font, h("label", { for: "brand-base" }, "Built like"), this.#base),
      h("form", { class: "brand-use", onsubmit: event => this.#submit(event) },
        h("label", { for: "brand-name" }, "Theme file"),
        h("div", { class: "save-name" }, this.#name, h("span", { class: "suffix", "aria-hidden": "true" }, ".yaml")),
        this.#use, this.#message));
  }

  #submit(event) {
    event.preventDefault();
    this.#settings.onuse(this.#name.value.trim().replace(/\.yaml$/, ""), this.#replacing);
  }

  /** Tells what became of writing the file, and asks before one is replaced. */
  ask(text, { isReplacing = false, isBad = Boolean(text) } = {}) {
    this.#replacing = isReplacing;
    this.#use.textContent = isReplacing ? "Replace the file" : "Use this theme";
    this.#use.classList.toggle("danger", isReplacing);
    this.#message.classList.toggle("bad", isBad);
    fill(this.#message, text);
  }

  /** Shows a theme that the server has derived. */
  show(told, { file, canWrite }) {
    this.#told = told;
    this.element.hidden = false;
    const rows = [...this.#list.children];
    if (rows.length !== told.colors.length) fill(this.#list, told.colors.map((_, index) => this.#row(index)));
    [...this.#list.children].forEach((row, index) => row.look(told.colors[index]));
    this.#add.disabled = told.colors.length >= told.roles.length;
    choose(this.#font, told.font, [["Drawn, no font file", told.faces], ["Font files", told.fonts]]);
    choose(this.#base, told.base, [["", told.bases]]);
    this.#use.disabled = this.#name.disabled = !canWrite;
    if (!this.#name.dataset.typed) this.#name.value = file;
    if (!canWrite) this.ask("The preview was started without a folder to write into.", { isBad: false });
  }

  #row(index) {
    const name = `Colour ${index + 1}`;
    const field = swatchField({ label: name, onchange: color => this.#set(index, { color }, name), onpaste: text => this.#replace(colorsIn(text)) });
    const role = h("select", {
      class: "select", "aria-label": `${name}, role`, onchange: () => this.#set(index, { role: role.value }),
    }, this.#told.roles.map(each => h("option", { value: each }, ROLES[each])));
    const remove = iconButton("close", `Remove ${name.toLowerCase()}`, () => this.#remove(index));
    const row = h("li", { class: "brand-row" }, field.element, role, remove);
    row.look = color => { field.look(color.color); role.value = color.role; remove.disabled = this.#told.colors.length < 2; };
    return row;
  }

  #set(index, patch, step) {
    const colors = this.#told.colors.map(each => ({ ...each }));
    // A role that another colour has goes from one to the other.
    const other = patch.role && colors.find(({ role }) => role === patch.role);
    if (other) other.role = colors[index].role;
    Object.assign(colors[index], patch);
    this.#settings.onchange({ colors }, step);
  }

  #append() {
    this.#settings.onchange({ colors: [...this.#told.colors, { color: this.#told.keys.find(({ name }) => name === "accent").dark.color }] })
      .then(() => this.#list.lastChild?.querySelector("input[type=text]").select());
  }

  #remove(index) {
    this.#settings.onchange({ colors: this.#told.colors.filter((_, at) => at !== index) })
      .then(() => (this.#list.children[index] ?? this.#list.lastChild)?.querySelector("button")?.focus());
  }

  #take(field) {
    const colors = colorsIn(field.value);
    if (colors.length < 2 && !/\n|;/.test(field.value)) return;
    if (this.#replace(colors)) field.value = "";
  }

  // Several colours are a new brand, whose roles follow from them; a single one is for the field alone.
  #replace(colors) {
    if (colors.length < 2) return false;
    this.#settings.onchange({ colors: colors.slice(0, this.#told.roles.length).map(color => ({ color })) });
    return true;
  }
}

function choose(select, value, groups) {
  const options = list => list.map(each => h("option", { value: each }, each));
  fill(select, groups.filter(([, list]) => list.length).map(([label, list]) => (label ? h("optgroup", { label }, options(list)) : options(list))));
  if (![...select.options].some(each => each.value === value)) select.append(h("option", { value }, value));
  select.value = value;
}
