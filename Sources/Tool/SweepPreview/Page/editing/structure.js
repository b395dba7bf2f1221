// Adds, removes and reorders parts: each a change of the list in which they are written.
import { h, icon, iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { openPalette } from "./adding.js";

/** The buttons of the parts. `chosen` is the part that is selected, and `write` gets changes of a file and the part that is then selected. */
export class Structure extends Part {
  add = h("button", { type: "button", class: "button quiet", title: "Add a part behind the one that is selected", onclick: () => this.#add() }, icon("plus"), "Add");
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
