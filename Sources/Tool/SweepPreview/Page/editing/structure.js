// Adds, removes and reorders parts, each a change of the list in which they are written, and fits the canvas to them.
import { h, icon, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { boxAround, sizeOf } from "../ground/svg.js";
import { openPalette } from "./adding.js";
import { spelled } from "./values.js";

// The margin around the parts, as a fraction of their longer side.
const ROOM = 0.02;

/**
 * The buttons of the parts. `chosen` is the part that is selected, `elementsOf` gives what is drawn of one, and `write` gets
 * changes of a file and the part that is then selected.
 */
export class Structure extends Part {
  add = h("button", { type: "button", class: "button quiet", title: "Add a part behind the one that is selected", onclick: () => this.#add() }, icon("plus"), "Add");
  fit = iconButton("fit", "Fit the canvas to the parts", () => this.#then(() => this.#fit()));
  #raise = iconButton("raise", "Move to the back", () => this.#then(() => this.#swap(-1)), "Alt+↑");
  #lower = iconButton("lower", "Move to the front", () => this.#then(() => this.#swap(1)), "Alt+↓");
  #remove = iconButton("remove", "Remove", () => this.#then(() => this.#take()), "Delete");
  element = h("div", { class: "part-tools", role: "group", "aria-label": "Part" }, this.#raise, this.#lower, this.#remove);

  // The parts have other numbers behind a change, so one is read before the next.
  #queue = Promise.resolve();

  /** Whether the document has parts of its own. */
  get hasOwn() {
    const anatomy = this.anatomy();
    return anatomy != null && anatomy.own >= 0 && (!anatomy.parts.length || anatomy.parts.some(each => this.#itemOf(each)));
  }

  look() {
    const item = this.#itemOf(this.chosen());
    this.#remove.disabled = !item;
    this.#raise.disabled = !item || !this.#sibling(-1);
    this.#lower.disabled = !item || !this.#sibling(1);
    this.add.hidden = !this.hasOwn;
    this.fit.hidden = !this.hasOwn || !this.#canvas;
  }

  /** Takes a key of the tree or of the stage; `moves` where arrow keys reorder. */
  key(event, moves) {
    if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const by = moves && event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : 0;
    const isDelete = !event.altKey && ["Delete", "Backspace"].includes(event.key);
    if (!by && !isDelete) return;
    event.preventDefault();
    this.#then(() => (by ? this.#swap(by) : this.#take()));
  }

  #then(act) { this.#queue = this.#queue.then(act); }

  // The path to the item of a list that a part is.
  #itemOf(entry) {
    if (!entry?.colors || !this.anatomy().canWrite(entry) || !Number.isInteger(entry.path.at(-2))) return null;
    return { file: entry.file, path: entry.path.slice(0, -1), index: entry.path.at(-2) };
  }

  #besides(by, { id } = this.chosen()) {
    const ids = id.split(".");
    return [...ids.slice(0, -1), Number(ids.at(-1)) + by].join(".");
  }

  #sibling(by) { return this.#itemOf(this.anatomy().entry(this.#besides(by))); }

  #add() {
    const anatomy = this.anatomy();
    const item = this.#itemOf(this.chosen());
    const last = Math.max(-1, ...anatomy.parts.filter(({ file, path }) => file === anatomy.own && path?.length === 3).map(({ path }) => path[1]));
    const target = item ? { file: item.file, path: [...item.path.slice(0, -1), item.index + 1], id: this.#besides(1) }
      : { file: anatomy.own, path: ["layers", last + 1], id: String(last + 1) };
    openPalette(anatomy, anatomy.domainOf(this.chosen(), this.store.state), value => this.#then(() => this.write(target.file, [{ path: target.path, value, isNew: true, isLiteral: true }], target.id)));
  }

  // Without one of the document's own, the canvas fits by itself.
  get #canvas() {
    const canvas = this.anatomy()?.sections.find(({ type }) => type === "canvas");
    return canvas && this.anatomy().canWrite(canvas) ? canvas : null;
  }

  // The size of a unit in pixels stays.
  #fit() {
    const { svg } = this.stage;
    const canvas = this.#canvas;
    const box = svg && boxAround(this.anatomy().inside(null).flatMap(each => this.elementsOf(each)));
    if (!canvas || !box?.width) return null;
    const back = svg.getScreenCTM().inverse();
    const [start, end] = [[box.left, box.top], [box.right, box.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(back));
    const room = ROOM * Math.max(end.x - start.x, end.y - start.y);
    const [left, top, right, bottom] = [start.x - room, start.y - room, end.x + room, end.y + room].map(Math.round);
    const unit = sizeOf(svg).width / svg.viewBox.baseVal.width;
    const sides = { width: String(Math.round((right - left) * unit)), height: String(Math.round((bottom - top) * unit)) };
    const set = { ...canvas.values.size != null && { size: null }, ...sides, viewBox: [left, top, right - left, bottom - top] };
    return this.write(canvas.file, Object.entries(set).map(([name, value]) =>
      ({ path: [...canvas.path, name], ...spelled("number", value) })), this.chosen()?.id);
  }

  #take() {
    const item = this.#itemOf(this.chosen());
    if (!item) return null;
    const next = this.#sibling(1) ? this.chosen().id : this.#sibling(-1) ? this.#besides(-1) : null;
    return this.write(item.file, [{ path: item.path, value: null }], next);
  }

  // Two items that are beside each other change places.
  #swap(by) {
    const item = this.#itemOf(this.chosen());
    const other = item && this.#sibling(by);
    if (!other) return null;
    return this.write(item.file, [{ path: by < 0 ? other.path : item.path, isSwap: true }], this.#besides(by));
  }
}
