// A tree of layers that is used with arrow keys; each row has an eye.
import { fill, h, icon } from "../ground/dom.js";

// Artwork may have thousands of children in one group: the list is for people.
const MOST = 200;

/**
 * @param {{label: string, onhover: (layer: import("./layers.js").Layer|null) => void,
 *   onselect: (layer: import("./layers.js").Layer) => void,
 *   onhide: (layer: import("./layers.js").Layer, hidden: boolean) => void}} settings
 */
export function createTree({ label, onhover, onselect, onhide }) {
  const element = h("div", {
    class: "tree", role: "tree", "aria-label": label, onkeydown: key, onmouseleave: () => onhover(null),
  });
  const open = new Set();
  const hidden = new Set();
  let roots = [], shown = [];
  // The one chosen, and the one that Tab leads to: where the focus was last.
  let current = "", stop = "";

  function show(layers) {
    roots = layers;
    look();
  }

  function look() {
    const focused = element.contains(document.activeElement);
    shown = [];
    const rows = [];
    const walk = layers => {
      for (const layer of layers.slice(0, MOST)) {
        const children = layer.children();
        shown.push({ layer, children });
        rows.push(row(layer, children));
        if (children.length && open.has(layer.key)) walk(children);
      }
      const more = layers.length - MOST;
      if (more > 0) rows.push(h("p", { class: "note tree-more", role: "none" }, `${more} more`));
    };
    walk(roots);
    fill(element, rows);
    if (!shown.some(({ layer }) => layer.key === current)) current = "";
    const items = element.querySelectorAll("[role=treeitem]");
    const at = Math.max(0, shown.findIndex(({ layer }) => layer.key === stop));
    if (items[at]) items[at].tabIndex = 0;
    if (focused) items[at]?.focus({ preventScroll: true });
  }

  function row(layer, children) {
    const isHidden = hidden.has(layer.key);
    const isOpen = open.has(layer.key);
    const item = h("div", {
      class: "tree-row", role: "treeitem", tabindex: "-1", "aria-level": layer.depth,
      "aria-selected": String(layer.key === current), "aria-expanded": children.length ? String(isOpen) : null,
      "aria-label": [layer.name, layer.hint, isHidden && "hidden"].filter(Boolean).join(", "),
      onclick: () => select(layer), ondblclick: () => toggle(layer),
      onmouseenter: () => onhover(layer), onblur: () => onhover(null),
      onfocus: () => { stop = layer.key; onhover(layer); },
    },
    h("span", { class: "tree-twist", onclick: event => { event.stopPropagation(); toggle(layer); } },
      children.length > 0 && icon("down")),
    h("span", { class: "tree-name" }, layer.name),
    layer.name !== layer.kind && h("span", { class: "tree-kind" }, layer.kind),
    layer.hint && h("span", { class: "tree-hint" }, layer.hint),
    h("button", {
      type: "button", class: "tree-eye", tabindex: "-1", "aria-label": `${isHidden ? "Show" : "Hide"} ${layer.name}`,
      title: `${isHidden ? "Show" : "Hide"} (space)`, onclick: event => { event.stopPropagation(); hide(layer); },
    }, icon(isHidden ? "hidden" : "eye")));
    item.style.setProperty("--depth", String(layer.depth - 1));
    item.classList.toggle("off", isHidden);
    return item;
  }

  function select(layer) {
    current = stop = layer.key;
    look();
    onselect(layer);
  }

  function toggle(layer, wanted = !open.has(layer.key)) {
    if (wanted) open.add(layer.key);
    else open.delete(layer.key);
    look();
  }

  function hide(layer) {
    const wanted = !hidden.has(layer.key);
    if (wanted) hidden.add(layer.key);
    else hidden.delete(layer.key);
    onhide(layer, wanted);
    look();
  }

  function focus(index) {
    const next = shown[Math.max(0, Math.min(shown.length - 1, index))];
    if (!next) return;
    select(next.layer);
    element.querySelector("[role=treeitem][tabindex='0']")?.focus();
  }

  function key(event) {
    const items = [...element.querySelectorAll("[role=treeitem]")];
    const at = items.indexOf(event.target.closest("[role=treeitem]"));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const { layer, children } = shown[at];
    const isOpen = open.has(layer.key);
    const parent = shown.findLastIndex((other, index) => index < at && other.layer.depth < layer.depth);
    const does = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      ArrowRight: () => (children.length && !isOpen ? toggle(layer, true) : children.length && focus(at + 1)),
      ArrowLeft: () => (isOpen && children.length ? toggle(layer, false) : parent >= 0 && focus(parent)),
      Home: () => focus(0),
      End: () => focus(shown.length - 1),
      Enter: () => select(layer),
      " ": () => hide(layer),
    }[event.key];
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  }

  /** Opens what leads to a layer, and chooses it. */
  function reveal(keys) {
    for (const each of keys.slice(0, -1)) open.add(each);
    current = stop = keys.at(-1) ?? "";
    look();
    const found = shown.find(({ layer }) => layer.key === current);
    if (!found) return;
    onselect(found.layer);
    element.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  }

  return {
    element, show, reveal,
    isHidden: key => hidden.has(key),
    get current() { return shown.find(({ layer }) => layer.key === current)?.layer ?? null; },
  };
}
