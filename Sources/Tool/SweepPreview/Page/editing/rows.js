// The rows of an entry: a name, the field of its value, and the way back to its default.
import { fill, h, iconButton } from "../ground/dom.js";
import { parameterOf } from "../ground/quantity.js";
import { onScale } from "./adding.js";
import { Table } from "./lists.js";
import { fieldFor, isRaw, spelled } from "./values.js";

// The kinds of parameters as those of keys.
const KINDS = { numbers: "list", texts: "list", gappedNumbers: "list", theme: "choice" };

/** The keys of a table, with those inside mappings after them, each with its path. */
function flat(keys, path = []) {
  return keys.flatMap(spec => {
    const own = [...path, spec.name];
    return spec.kind === "object" ? flat(spec.keys, own) : [{ spec, path: own }];
  });
}

const valueAt = (values, path) => path.reduce((value, step) => value?.[step], values) ?? null;

/** The rows of keys, in which a field in use keeps its focus. Of `parts`, `write` takes changes of an entry. */
export class Rows {
  #parts;
  #rows = [];
  #built = "";
  #set = h("div", { class: "values" });
  #rest = h("div", { class: "values" });
  #more = h("details", { class: "more" });
  element = h("div", {}, this.#set, this.#more);

  constructor(parts) {
    this.#parts = parts;
  }

  /** Shows the keys of an entry besides some. */
  show(entry, besides = []) {
    const { anatomy, store } = this.#parts;
    const type = anatomy().typeOf(entry);
    const dial = store.state.dial;
    const specs = flat(type.keys).filter(({ spec, path }) => !besides.includes(spec.name) && path[0] !== "parts")
      .map(({ spec, path }) => this.#bound(entry, spec, path, dial));
    const shown = specs.filter(each => each.value != null || each.parameter || each.spec.required);
    const key = JSON.stringify([entry.id, entry.path, specs.map(each => [each.path, each.parameter?.name, each.value != null])]);
    if (key !== this.#built) this.#build(entry, specs, shown, key);
    for (const { look, path } of this.#rows) {
      const each = specs.find(spec => spec.path.join() === path.join());
      look(each);
    }
  }

  // A value that is a parameter is changed in its place.
  #bound(entry, spec, path, dial) {
    const value = valueAt(entry.values, path);
    const name = parameterOf(value);
    const parameter = name && dial?.parameters.find(each => each.name === name);
    const first = spec.first && onScale(spec.first, this.#parts.anatomy().domainOf(entry, this.#parts.store.state));
    return { spec: { ...spec, first }, path, value, parameter: parameter ?? null };
  }

  #build(entry, specs, shown, key) {
    const focused = document.activeElement?.closest("[data-row]")?.dataset.row;
    this.#built = key;
    this.#rows = [];
    const rest = specs.filter(each => !shown.includes(each) && each.spec.kind !== "raw");
    const lists = shown.filter(each => this.#isList(each, entry));
    const isTable = lists.length > 1;
    fill(this.#set, shown.filter(each => !isTable || !lists.includes(each)).map(each => this.#row(entry, each)),
      isTable && this.#table(entry, lists));
    const isOpen = this.#more.open;
    fill(this.#more, rest.length > 0 && [h("summary", {}, shown.length ? `${rest.length} more` : `${rest.length} keys`), this.#rest]);
    this.#more.hidden = !rest.length;
    this.#more.open = isOpen;
    fill(this.#rest, rest.map(each => this.#row(entry, each)));
    const field = focused && this.element.querySelector(`[data-row="${CSS.escape(focused)}"] :is(input, select)`);
    field?.focus();
  }

  #isList({ spec, path, value, parameter }, entry) {
    return path.length === 1 && spec.kind === "list" && !spec.count && !isRaw(spec) && Array.isArray(value) && !parameter
      && this.#parts.anatomy().canWrite(entry);
  }

  // Several lists of a part, such as the limits of bands, their colours and their names.
  #table(entry, lists) {
    const { anatomy, write } = this.#parts;
    const specs = lists.map(({ spec, path }) => ({ spec, label: path.join(" ") }));
    const field = new Table(specs, {
      colors: () => anatomy().colors,
      change: (edits, isWhole) => write(entry, edits.flatMap(({ list, values, at }) => changesOf(list.spec, [list.spec.name], values, at)), isWhole),
    }, fieldFor);
    const looked = new Map();
    for (const { path } of lists) this.#rows.push({ path, look: each => {
      looked.set(path.join(), each?.value ?? null);
      if (looked.size === lists.length) field.look(...lists.map(list => looked.get(list.path.join())));
    } });
    return h("div", { class: "value-row value-list", "data-row": "lists" }, h("div", { class: "control" }, field.element));
  }

  #row(entry, { spec, path, parameter, value }) {
    const { anatomy, store, write, reveal } = this.#parts;
    const title = path.join(" ");
    const line = entry.lines[path[0]];
    // A long name may break before its capitals.
    const name = h("span", { class: "value-name" }, title.split(/(?=[A-Z])/).flatMap(word => [h("wbr"), word]));
    const type = parameter && parameterSpec(parameter, spec);
    const colors = () => anatomy().colors;
    const kind = spec.count ? "tuple" : (type ?? spec).kind;
    const canWrite = parameter ? true : anatomy().canWrite(entry);
    const change = parameter ? (text, isWhole) => this.#parts.setParameter(parameter, text, isWhole)
      : (text, isWhole, at) => write(entry, changesOf(spec, path, text, at), isWhole);
    const field = fieldFor(type ?? { ...spec }, { label: title, handle: name, colors, change });
    const back = iconButton("reset", `${title}: back to the default`, () => { change(null, true); field.input?.focus(); });
    back.classList.add("reset");
    const source = parameter?.name ?? (canWrite ? null : sourceOf(value, anatomy(), store.state));
    const words = anatomy().isTitle(source) ? "document title" : `parameter ${source}`;
    const origin = source && h("button", {
      type: "button", class: "link origin", "aria-label": `${title}: show the ${words}`, onclick: () => reveal(null, 0, source),
    }, words);
    const element = h("div", {
      class: `value-row value-${kind}`, "data-row": title, "data-parameter": parameter?.name, title: spec.help,
      onfocusin: event => { if (event.target !== origin && line && entry.file != null) reveal(entry.file, line); },
    }, h("span", { class: "value-head" }, name, origin), h("div", { class: "control" }, field.element), back);
    for (const input of element.querySelectorAll("input, select, .control button")) {
      // A text keeps the focus, so that keys typed into it are no shortcuts.
      if (input.type === "text") input.readOnly = !canWrite;
      else input.disabled = !canWrite;
    }
    element.classList.toggle("locked", !canWrite);
    this.#rows.push({
      path,
      look: each => {
        const text = parameter ? store.state.values[parameter.name] ?? listed(type, parameter.text) : each?.value ?? null;
        field.look(text);
        const isSet = value != null && !parameter && canWrite && !spec.required;
        back.classList.toggle("idle", !isSet);
        back.disabled = !isSet;
      },
    });
    return element;
  }
}

/** The parameter, or the title of the document, that a text is made of. */
const sourceOf = (text, anatomy, { dial }) => [...typeof text === "string" ? text.matchAll(/\$\{?([a-z]\w*)/gi) : []].map(([, name]) => name)
  .find(name => anatomy.isTitle(name) || dial?.parameters.some(each => each.name === name)) ?? null;

const listed = (spec, text) => (spec.kind === "list" && text != null ? text.split(/\s*,\s*/).filter(Boolean) : text);

function parameterSpec({ type, name, ...rest }, spec) {
  const kind = KINDS[type] ?? type;
  const item = spec.kind === "list" ? spec.item : { kind: type === "texts" ? "text" : "number" };
  return { ...rest, kind, name, default: rest.default ?? null, item };
}

/** The changes that give a key a value, or a single item of it. */
function changesOf(spec, path, value, at) {
  if (at?.removed != null) return [{ path: [...path, at.removed], value: null }];
  if (Array.isArray(at)) {
    const item = at.reduce((list, index) => list[index], value);
    return [{ path: [...path, ...at], ...spelled("word", item) }];
  }
  return [{ path, ...spelled(spec.kind, value) }];
}
