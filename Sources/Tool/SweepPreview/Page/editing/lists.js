// Lists as rows: bands, stops, colours, names. Lists of one part that lie side by side share their rows.
import { fill, h, iconButton } from "../ground/dom.js";
import { read } from "./numbers.js";

/** The columns of an item: several for a pair such as a reading with its colour. */
const columnsOf = ({ kind, item, count }) => (kind === "colorStop" ? [{ kind: "number" }, { kind: "themeColor" }]
  : kind === "list" ? Array.from({ length: count ?? 2 }, () => item) : [{ kind, item }]);

/** Makes the rows of a list. `change` gets the list, whether that is whole, and the path to the only value changed. */
export function listField(spec, { label, change, colors }, fieldFor) {
  const item = spec.item ?? { kind: "text" };
  const columns = columnsOf(item);
  const isPair = columns.length > 1;
  let values = [], shape = "", fields = [];
  const rows = h("ol", { class: "list-rows" });
  const add = h("button", { type: "button", class: "button tiny", "aria-label": `Add to ${label}`, onclick: () => grow() }, "Add");
  const element = h("div", { class: "list-field" }, rows, add);
  const standard = () => (Array.isArray(spec.default) ? spec.default : []);

  function grow() {
    const last = values.at(-1) ?? standard().at(-1);
    const before = values.at(-2);
    const next = columns.map((column, index) => {
      const [from, to] = [before, last].map(each => read(isPair ? each?.[index] : each)?.number);
      if (to != null) return String(+(to + (from == null ? 1 : to - from || 1)).toFixed(6));
      return (isPair ? last?.[index] : last) ?? (column.kind === "themeColor" ? "accent" : column.kind === "color" ? "#808080" : "0");
    });
    const grown = isPair ? next : next[0];
    change([...values, grown], true, values.length && values === spec.written ? [values.length] : null);
  }

  function cell(column, row, index) {
    const path = isPair ? [row, index] : [row];
    const field = fieldFor({ ...column, default: null }, {
      label: `${label} ${row + 1}${isPair ? `, ${column.kind === "themeColor" ? "colour" : "reading"}` : ""}`, colors,
      change: (value, isWhole) => {
        values = values.map((each, at) => (at !== row ? each : isPair ? each.map((old, i) => (i === index ? value : old)) : value));
        change(values, isWhole, spec.written ? path : null);
      },
    });
    return { field, path };
  }

  function build() {
    fields = [];
    fill(rows, values.map((_, row) => {
      const cells = columns.map((column, index) => cell(column, row, index));
      fields.push(...cells);
      const remove = iconButton("close", `Remove ${label} ${row + 1}`,
        () => change(values.filter((_, at) => at !== row), true, spec.written ? { removed: row } : null));
      return h("li", { class: "list-row" }, cells.map(({ field }) => field.element), remove);
    }));
  }

  return {
    element, get input() { return fields[0]?.field.input ?? add; },
    look(value) {
      spec.written = Array.isArray(value) ? value : null;
      values = spec.written ?? standard().map(each => (Array.isArray(each) ? each.map(String) : String(each)));
      const next = JSON.stringify(values.map(each => Array.isArray(each)));
      if (next !== shape) { shape = next; build(); }
      for (const { field, path: [row, index] } of fields) field.look(index == null ? values[row] : values[row]?.[index]);
    },
  };
}
