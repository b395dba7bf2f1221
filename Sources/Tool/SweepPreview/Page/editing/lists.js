// Lists as rows: bands, stops, colours, names. Lists of one part lie side by side, as the limits of bands and their colours.
import { fill, h, iconButton } from "../ground/dom.js";
import { read } from "./numbers.js";

/** The columns of an item: several for a pair such as a reading with its colour. */
const columnsOf = ({ kind, item, count }) => (kind === "colorStop" ? [{ kind: "number" }, { kind: "themeColor" }]
  : kind === "list" ? Array.from({ length: count ?? 2 }, () => item) : [{ kind, item }]);

const NOUNS = { themeColor: "colour", color: "colour", number: "number" };

/**
 * Makes the rows of lists; `change` gets each list that changes with its values and, where it is one that the text has,
 * the path to the only item that differs or the index of the one `removed`; and whether the change is whole.
 * @param {{spec: any, label: string}[]} lists
 */
export function tableField(lists, { change, colors }, fieldFor) {
  const states = lists.map(({ spec, label }) => ({
    spec, label, values: [], isWritten: false, columns: columnsOf(spec.item ?? { kind: "text" }),
    standard: Array.isArray(spec.default) ? spec.default.map(each => (Array.isArray(each) ? each.map(String) : String(each))) : [],
  }));
  const name = lists.map(({ label }) => label).join(", ");
  const rows = h("ol", { class: "list-rows" });
  const add = h("button", { type: "button", class: "button tiny", "aria-label": `Add to ${name}`, onclick: () => change(states.map(grown), true) }, "Add");
  const classOf = ({ kind }) => `list-cell list-${kind}`;
  const heads = states.flatMap(({ label, columns }) => columns.map((column, index) => h("span", { class: classOf(column) }, index ? "" : label)));
  const head = lists.length > 1 && h("div", { class: "list-row list-head", "aria-hidden": "true" }, heads);
  let shape = "", cells = [];

  // The item behind the last one, a step further.
  function grown(list) {
    const { values, columns, isWritten } = list;
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

  function cell(list, row, index) {
    const isPair = list.columns.length > 1;
    const label = `${list.label} ${row + 1}${isPair ? `, ${NOUNS[list.columns[index].kind] ?? index + 1}` : ""}`;
    const field = fieldFor({ ...list.columns[index], default: null }, { label, colors, change: (value, isWhole) => {
      const set = each => (isPair ? each.map((old, at) => (at === index ? value : old)) : value);
      list.values = list.values.map((each, at) => (at === row ? set(each) : each));
      change([{ list, values: list.values, at: list.isWritten ? isPair ? [row, index] : [row] : null }], isWhole);
    } });
    cells.push(() => field.look(isPair ? list.values[row]?.[index] : list.values[row]));
    return h("div", { class: classOf(list.columns[index]) }, field.element);
  }

  function build(count) {
    cells = [];
    fill(rows, Array.from({ length: count }, (_, row) => h("li", { class: "list-row" },
      states.flatMap(list => list.columns.map((column, index) => (row < list.values.length ? cell(list, row, index) : h("div", { class: classOf(column) })))),
      iconButton("close", `Remove ${name} ${row + 1}`, () => change(states.filter(({ values }) => values.length).map(list => without(list, row)), true)))));
  }

  return {
    element: h("div", { class: "list-field" }, head, rows, add), input: add,
    look(...texts) {
      states.forEach((list, index) => {
        list.isWritten = Array.isArray(texts[index]) && texts[index].length > 0;
        list.values = list.isWritten ? texts[index] : list.standard;
      });
      const next = states.map(({ values }) => values.length).join();
      if (next !== shape) { shape = next; build(Math.max(...states.map(({ values }) => values.length))); }
      for (const look of cells) look();
    },
  };
}
