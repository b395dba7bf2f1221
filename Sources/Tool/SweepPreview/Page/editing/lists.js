// Lists as rows: bands, stops, colours, names. Lists of one part lie side by side, as the limits of bands and their colours.
import { fill, h, iconButton } from "../ground/dom.js";
import { read } from "../ground/quantity.js";

/** The columns of an item: several for a pair such as a reading with its colour. */
const columnsOf = ({ kind, item, count }) => (kind === "colorStop" ? [{ kind: "number" }, { kind: "themeColor" }]
  : kind === "list" ? Array.from({ length: count ?? 2 }, () => item) : [{ kind, item }]);

const NOUNS = { themeColor: "colour", color: "colour", number: "number" };

const classOf = ({ kind }) => `list-cell list-${kind}`;
const textsOf = value => (Array.isArray(value) ? value.map(textsOf) : String(value));

/**
 * The rows of lists; `change` gets each list that changes with its values and, where it is one that the text has, the path
 * to the only item that differs or the index of the one `removed`; and whether the change is whole.
 */
export class Table {
  #lists;
  #parts;
  #fieldFor;
  #name;
  #rows = h("ol", { class: "list-rows" });
  #shape = "";
  #cells = [];

  /** @param {{spec: any, label: string}[]} lists */
  constructor(lists, parts, fieldFor) {
    [this.#parts, this.#fieldFor] = [parts, fieldFor];
    this.#lists = lists.map(({ spec, label }) => ({
      spec, label, values: [], isWritten: false, columns: columnsOf(spec.item ?? { kind: "text" }),
      standard: Array.isArray(spec.default) ? textsOf(spec.default) : [],
    }));
    this.#name = lists.map(({ label }) => label).join(", ");
    const heads = this.#lists.flatMap(({ label, columns }) => columns.map((column, index) => h("span", { class: classOf(column) }, index ? "" : label)));
    this.input = h("button", {
      type: "button", class: "button tiny", "aria-label": `Add to ${this.#name}`, onclick: () => parts.change(this.#lists.map(grown), true),
    }, "Add");
    this.element = h("div", { class: "list-field" },
      lists.length > 1 && h("div", { class: "list-row list-head", "aria-hidden": "true" }, heads), this.#rows, this.input);
  }

  look(...texts) {
    this.#lists.forEach((list, index) => {
      list.isWritten = Array.isArray(texts[index]) && texts[index].length > 0;
      list.values = list.isWritten ? texts[index] : list.standard;
    });
    const counts = this.#lists.map(({ values }) => values.length);
    if (counts.join() !== this.#shape) this.#build(Math.max(...counts));
    this.#shape = counts.join();
    for (const look of this.#cells) look();
  }

  #build(count) {
    this.#cells = [];
    fill(this.#rows, Array.from({ length: count }, (_, row) => h("li", { class: "list-row" },
      this.#lists.flatMap(list => list.columns.map((column, index) => h("div", { class: classOf(column) },
        row < list.values.length && this.#cell(list, row, index)))),
      iconButton("close", `Remove ${this.#name} ${row + 1}`,
        () => this.#parts.change(this.#lists.filter(({ values }) => values.length).map(list => without(list, row)), true)))));
  }

  #cell(list, row, index) {
    const isPair = list.columns.length > 1;
    const label = `${list.label} ${row + 1}${isPair ? `, ${NOUNS[list.columns[index].kind] ?? index + 1}` : ""}`;
    const set = (each, value) => (isPair ? each.map((old, at) => (at === index ? value : old)) : value);
    const field = this.#fieldFor({ ...list.columns[index], default: null }, { label, colors: this.#parts.colors, change: (value, isWhole) => {
      list.values = list.values.map((each, at) => (at === row ? set(each, value) : each));
      this.#parts.change([{ list, values: list.values, at: list.isWritten ? isPair ? [row, index] : [row] : null }], isWhole);
    } });
    this.#cells.push(() => field.look(isPair ? list.values[row]?.[index] : list.values[row]));
    return field.element;
  }
}

// The item behind the last one, a step further; or the values that a list begins with.
function grown(list) {
  const { values, columns, isWritten, spec } = list;
  if (!values.length && spec.first) return { list, values: textsOf(spec.first), at: null };
  const items = (values.length ? values : list.standard).slice(-2).map(each => (columns.length > 1 ? each : [each]));
  const next = columns.map(({ kind }, index) => {
    const [to, from] = items.map(each => read(each[index])?.number).reverse();
    if (to != null) return String(+(to + (to - from || 1)).toFixed(6));
    return items.at(-1)?.[index] ?? { themeColor: "accent", color: "#808080" }[kind] ?? "0";
  });
  return { list, values: [...values, columns.length > 1 ? next : next[0]], at: isWritten ? [values.length] : null };
}

// A list that is shorter than the row loses its last item, so that the others keep their partners.
function without(list, row) {
  const at = Math.min(row, list.values.length - 1);
  return { list, values: list.values.filter((_, index) => index !== at), at: list.isWritten ? { removed: at } : null };
}
