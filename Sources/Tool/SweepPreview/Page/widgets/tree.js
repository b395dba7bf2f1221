import { h, icon } from "../ground/dom.js";

// Artwork may have thousands of layers in a group; of more than this only the number is shown.
const MOST = 200;

/**
 * A tree of layers with arrow keys; each row has a button that hides its layer, if there is `onhide`. `onpick` gets those
 * that are clicked or taken with Enter.
 */
export class Tree {
  #settings;
  #open = new Set();
  #hidden = new Set();
  #roots = [];
  #shown = [];
  // The key of the selected layer, and of the one that had the focus last, which Tab leads to.
  #current = "";
  #stop = "";

  constructor(settings) {
    this.#settings = settings;
    this.element = h("div", {
      class: "tree", role: "tree", "aria-label": settings.label,
      onclick: event => this.#click(event), ondblclick: event => this.#click(event), onkeydown: event => this.#key(event),
      onmouseover: event => settings.onhover(this.#rowOf(event)?.layer ?? null), onmouseleave: () => settings.onhover(null),
      onfocusin: event => this.#focused(event), onfocusout: () => settings.onhover(null),
    });
  }

  /** Shows layers, of which those of some keys are open at first. */
  show(layers, open = []) {
    this.#roots = layers;
    for (const each of open) this.#open.add(each);
    this.#look();
  }

  /** Opens the layers that lead to the last key, and selects that one. */
  reveal(keys) {
    for (const each of keys.slice(0, -1)) this.#open.add(each);
    this.#current = this.#stop = keys.at(-1) ?? "";
    this.#look();
    if (!this.current) return;
    this.#settings.onselect(this.current);
    this.element.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }

  /** Marks the selected layer, whose key may be another one by now. */
  mark(key) { this.#current = this.#stop = key; }

  /** Selects nothing. */
  clear() {
    this.#current = "";
    this.#look();
  }

  isHidden(key) { return this.#hidden.has(key); }
  get current() { return this.#shown.find(({ layer }) => layer.key === this.#current)?.layer ?? null; }

  #look() {
    const focused = this.element.contains(document.activeElement);
    this.#shown = [];
    this.#replace(this.#rows(this.#roots).flat(Infinity).filter(Boolean));
    if (!this.current) this.#current = "";
    const items = this.#items;
    const at = Math.max(0, this.#shown.findIndex(({ layer }) => layer.key === this.#stop));
    if (items[at]) items[at].tabIndex = 0;
    if (focused) items[at]?.focus({ preventScroll: true });
  }

  get #items() { return [...this.element.querySelectorAll("[role=treeitem]")]; }

  // A row that looks as before stays, so that a press on it is still a click when it is let go.
  #replace(rows) {
    for (const item of this.#items) item.tabIndex = -1;
    const old = [...this.element.children];
    rows.forEach((row, index) => {
      if (!old[index]) this.element.append(row);
      else if (!old[index].isEqualNode(row)) old[index].replaceWith(row);
    });
    for (const row of old.slice(rows.length)) row.remove();
  }

  #rows(layers) {
    const more = layers.length - MOST;
    return [layers.slice(0, MOST).map(layer => {
      const children = layer.children();
      this.#shown.push({ layer, children });
      return [this.#row(layer, children), this.#open.has(layer.key) && this.#rows(children)];
    }), more > 0 && h("p", { class: "note tree-more", role: "none" }, `${more} more`)];
  }

  #row(layer, children) {
    const isHidden = this.isHidden(layer.key);
    const eye = isHidden ? "Show" : "Hide";
    const item = h("div", {
      class: "tree-row", role: "treeitem", tabindex: "-1", "aria-level": layer.depth,
      "aria-selected": String(layer.key === this.#current),
      "aria-expanded": children.length ? String(this.#open.has(layer.key)) : null,
      "aria-label": [layer.name, layer.hint, isHidden && "hidden"].filter(Boolean).join(", "),
    },
    h("span", { class: "tree-twist" }, children.length > 0 && icon("down")),
    layer.dot && h("span", { class: "colour-dot", style: `background: ${layer.dot}` }),
    h("span", { class: "tree-name" }, layer.name),
    layer.name !== layer.kind && h("span", { class: "tree-kind" }, layer.kind),
    layer.hint && h("span", { class: "tree-hint" }, layer.hint),
    this.#settings.onhide && h("button", {
      type: "button", class: "tree-eye", tabindex: "-1", "aria-label": `${eye} ${layer.name}`, title: `${eye} (Space)`,
    }, icon(isHidden ? "hidden" : "eye")));
    item.style.setProperty("--depth", String(layer.depth - 1));
    item.classList.toggle("off", isHidden);
    return item;
  }

  #rowOf({ target }) { return this.#shown[this.#items.indexOf(target.closest("[role=treeitem]"))]; }

  #click(event) {
    const { layer } = this.#rowOf(event) ?? {};
    const isIn = name => event.target.closest(name) != null;
    const isTwice = event.type === "dblclick";
    if (!layer || isTwice && (isIn(".tree-twist") || isIn(".tree-eye"))) return;
    if (isTwice || isIn(".tree-twist")) this.#toggle(layer);
    else if (isIn(".tree-eye")) this.#hide(layer);
    else this.#pick(layer);
  }

  #focused(event) {
    const { layer } = this.#rowOf(event) ?? {};
    if (!layer) return;
    this.#stop = layer.key;
    this.#settings.onhover(layer);
  }

  #select(layer) {
    this.#current = this.#stop = layer.key;
    this.#look();
    this.#settings.onselect(layer);
  }

  #pick(layer) {
    this.#select(layer);
    this.#settings.onpick?.(layer);
  }

  #toggle({ key }) {
    if (!this.#open.delete(key)) this.#open.add(key);
    this.#look();
  }

  #hide(layer) {
    const wanted = !this.#hidden.delete(layer.key);
    if (wanted) this.#hidden.add(layer.key);
    this.#settings.onhide(layer, wanted);
    this.#look();
  }

  #focus(index) {
    const next = this.#shown[Math.max(0, Math.min(this.#shown.length - 1, index))];
    if (!next) return;
    this.#select(next.layer);
    this.element.querySelector("[role=treeitem][tabindex='0']")?.focus();
  }

  #key(event) {
    const at = this.#items.indexOf(event.target.closest("[role=treeitem]"));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { layer, children } = this.#shown[at];
    const isOpen = children.length > 0 && this.#open.has(layer.key);
    const parent = this.#shown.findLastIndex((other, index) => index < at && other.layer.depth < layer.depth);
    const act = {
      ArrowDown: () => this.#focus(at + 1),
      ArrowUp: () => this.#focus(at - 1),
      ArrowRight: () => { if (isOpen) this.#focus(at + 1); else if (children.length) this.#toggle(layer); },
      ArrowLeft: () => { if (isOpen) this.#toggle(layer); else if (parent >= 0) this.#focus(parent); },
      Home: () => this.#focus(0),
      End: () => this.#focus(this.#shown.length - 1),
      Enter: () => this.#pick(layer),
      " ": () => (this.#settings.onhide ? this.#hide(layer) : this.#pick(layer)),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}
