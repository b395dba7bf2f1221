import * as api from "../ground/api.js";
import { fill, h, icon, onPlainClick } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { counted } from "../ground/words.js";
import { segmented } from "../widgets/segmented.js";
import { axisFor, cellOf, gridOf, textOfGrid, WIDTHS } from "./axes.js";
import { Axis } from "./axis.js";

// Pictures that are asked for at a time.
const TOGETHER = 4;

/** The tab Variants: the dial in a grid over two of its parameters, its page, its size or its language. */
export class Variants extends Part {
  #request = new AbortController();
  #timer = 0;
  #addresses = [];
  #rows = new Axis("Rows", (key, values) => this.#choose("rows", key, values));
  #columns = new Axis("Columns", (key, values) => this.#choose("columns", key, values));
  #widths = segmented({
    label: "Size of each picture", onchange: width => this.#set({ width }),
    options: WIDTHS.map(value => ({ value, text: value })),
  });
  #width = h("div", { class: "axis" },
    h("div", { class: "axis-head" }, h("span", { class: "section-title" }, "Size"), this.#widths.element));
  #facts = h("p", { class: "note", role: "status" });
  #grid = h("section", { class: "bench-sheet variants", "aria-label": "Variants", tabindex: "0" });

  constructor(parts) {
    super(parts);
    this.element = h("div", { class: "tool" }, h("h2", { class: "unseen" }, "Variants"),
      this.#rows.element, this.#columns.element, this.#width, this.#facts);
    this.main.append(this.#grid);
    this.watch(["view.variants", "values", "dial", "render", "broken", "view.motion"], () => this.#look());
    this.until(() => { this.#stop(); this.#grid.remove(); });
  }

  #set(change) {
    this.store.set({ view: { variants: textOfGrid({ ...gridOf(this.store.state), ...change }) } });
  }

  #choose(side, key, values) {
    const axis = axisFor(this.store.state, key);
    this.#set({ [side]: values ? { ...axis, values } : axis });
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#request.abort();
    for (const address of this.#addresses) URL.revokeObjectURL(address);
    this.#addresses = [];
  }

  #look() {
    const { state } = this.store;
    this.#stop();
    if (!state.dial) return;
    const grid = gridOf(state);
    this.#rows.look(state, grid.rows, grid.columns);
    this.#columns.look(state, grid.columns, grid.rows);
    this.#widths.set(grid.width);
    this.#width.hidden = [grid.rows.key, grid.columns.key].includes("@width");
    const cells = grid.rows.values.map(row => grid.columns.values.map(column => cellFor(cellOf(grid, row, column))));
    fill(this.#grid, table(grid, cells));
    const all = cells.flat();
    for (const cell of all) {
      cell.link.addEventListener("click", onPlainClick(() => this.#open(cell.values)));
      cell.link.href = `/dial/${api.pathOf(state.id)}?${new URLSearchParams({ ...state.values, ...cell.values })}`;
    }
    fill(this.#facts, `${counted(all.length, "variant")} …`);
    this.#request = new AbortController();
    const { signal } = this.#request;
    this.#timer = setTimeout(() => this.#draw(all, signal), 120);
  }

  async #draw(cells, signal) {
    const rest = [...cells];
    const next = async () => {
      for (let cell = rest.shift(); cell; cell = rest.shift()) await this.#drawCell(cell, signal);
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: TOGETHER }, next));
    if (signal.aborted) return;
    const bad = cells.filter(({ isBad }) => isBad).length;
    fill(this.#facts, `${counted(cells.length, "variant")}, drawn in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
      bad > 0 && ` ${counted(bad, "variant")} with a problem.`);
  }

  async #drawCell(cell, signal) {
    const { id, values, view } = this.store.state;
    try {
      const options = { ...api.motionOf(view), lang: cell.lang };
      const { svg, diagnostics } = await api.render(id, { ...values, ...cell.values }, options, signal);
      const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      this.#addresses.push(address);
      cell.image.src = address;
      await cell.image.decode();
      if (signal.aborted) return;
      // Problems that every variant has are told by the Inspector.
      const known = new Set(this.store.state.diagnostics.map(({ message }) => message));
      tell(cell, diagnostics.find(({ message, remark }) => !remark && !known.has(message))?.message);
    } catch (fault) {
      if (signal.aborted) return;
      cell.image.hidden = true;
      tell(cell, fault.diagnostics?.[0]?.message ?? fault.message);
    }
  }

  #open(values) {
    this.store.set({ values: { ...this.store.state.values, ...values }, view: { tab: "controls" } });
  }
}

function cellFor({ values, lang, page, width }) {
  const image = h("img", { alt: "", width });
  const words = h("span", { class: "variant-fault" });
  const link = h("a", { class: "variant", "data-page": page }, image, words);
  link.style.inlineSize = `${width}px`;
  return { values, lang, image, words, link, isBad: false };
}

function tell(cell, message) {
  cell.isBad = Boolean(message);
  fill(cell.words, message && [icon("warning"), h("span", {}, message)]);
}

function table({ rows, columns }, cells) {
  const name = (axis, value) => `${axis.name} ${value}`;
  for (const [row, line] of cells.entries()) {
    for (const [column, { link }] of line.entries()) {
      link.setAttribute("aria-label", `Open with ${name(rows, rows.values[row])} and ${name(columns, columns.values[column])}`);
    }
  }
  return h("table", { class: "variant-table" },
    h("caption", { class: "unseen" }, `Variants over ${rows.name} and ${columns.name}`),
    h("thead", {}, h("tr", {}, h("td", {}),
      columns.values.map(value => h("th", { scope: "col" }, h("span", { class: "muted" }, `${columns.name} `), value)))),
    h("tbody", {}, rows.values.map((value, row) => h("tr", {},
      h("th", { scope: "row" }, h("span", { class: "muted" }, `${rows.name} `), value),
      cells[row].map(({ link }) => h("td", {}, link))))));
}
