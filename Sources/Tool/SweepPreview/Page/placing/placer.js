// Places parts by hand: handles over the picture, which pointer and arrow keys move.
import { ARROWS, followPointer, h, svgElement } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { clamped } from "../ground/quantity.js";
import { visibleBox } from "../ground/svg.js";
import { drawGuides, guidesFor, snapped, snappedRadius } from "./guides.js";
import { handlesOf } from "./handles.js";

// Pixels after which a press on a part moves it.
const STILL = 4;
// Pixels of a handle, and of a part that its handles would hide.
const HANDLE = 24, SMALL = 48;
const CURSORS = { move: "move", corner: "nwse-resize", size: "nesw-resize", radius: "grab", length: "grab" };

/**
 * The handles of the part that is chosen. `anatomy`, `elementsOf` and `partsAt` tell what is in the picture, `choose` gets a
 * part that is dragged without being chosen, and `write` a handle, its texts and whether more follows of the change.
 */
export class Placer extends Part {
  #entry = null;
  #handles = [];
  #shown = "";
  #held = null;
  #lines = svgElement("svg", { class: "place-guides", "aria-hidden": "true" });
  #place = h("div", { class: "place-handles", role: "group", "aria-label": "Handles" });

  constructor(parts) {
    super(parts);
    const { stage, clock } = this;
    stage.overlay.append(this.#lines, this.#place);
    const press = event => this.#press(event);
    const key = event => { if (event.target === stage.viewport && this.#mover) this.#key(event, this.#mover); };
    stage.picture.addEventListener("pointerdown", press);
    stage.viewport.addEventListener("keydown", key);
    this.until(clock.subscribe(() => this.look()), stage.subscribe(() => this.look()), () => {
      this.#lines.remove();
      this.#place.remove();
      stage.picture.removeEventListener("pointerdown", press);
      stage.viewport.removeEventListener("keydown", key);
    });
  }

  /** Shows the handles of an entry, none for null, and returns the names of its keys that are computed. */
  show(entry) {
    // A change that is not written yet is not in the anatomy.
    if (this.#held || entry && entry.id === this.#entry?.id && this.isBusy()) return [];
    this.#entry = entry;
    const anatomy = this.anatomy();
    const { handles, computed } = entry?.colors ? handlesOf(entry, anatomy, this.store.state) : { handles: [], computed: [] };
    this.#handles = entry && !handles.some(({ kind }) => kind === "move") ? [...handles, ...this.#around(entry)] : handles;
    const shown = JSON.stringify(this.#handles.map(({ entry: { id }, name, kind }) => [id, name, kind]));
    if (shown !== this.#shown) this.#place.replaceChildren(...this.#handles.map((_, index) => this.#button(index)));
    this.#shown = shown;
    this.look();
    return computed;
  }

  get #mover() { return this.#handles.find(({ kind }) => kind === "move"); }

  // A part without a place of its own moves with its dial.
  #around({ id }) {
    const ids = id.split(".");
    const groups = ids.map((_, index) => this.anatomy().entry(ids.slice(0, -1 - index).join("."))).filter(Boolean);
    return groups.map(each => this.#moverOf(each)).filter(Boolean).slice(0, 1);
  }

  #moverOf(entry) { return handlesOf(entry, this.anatomy(), this.store.state).handles.find(({ kind }) => kind === "move"); }

  #button(index) {
    const { kind, name, entry } = this.#handles[index];
    return h("div", {
      class: `place-handle place-${kind}`, role: "slider", tabindex: "0", "aria-label": `${entry.name}: ${name}`,
      title: `${name}: drag, or arrow keys; Shift for 10, Alt for finer steps without snapping`, style: `cursor: ${CURSORS[kind]}`,
      onpointerdown: event => this.#drag(event, this.#handles[index]),
      onkeydown: event => this.#key(event, this.#handles[index]),
    });
  }

  /** Puts the handles where the picture has their points. */
  look() {
    const around = this.stage.overlay.getBoundingClientRect();
    this.#handles.forEach((handle, index) => {
      const button = this.#place.children[index];
      const matrix = this.#matrix(handle);
      button.hidden = !matrix;
      if (!matrix) return;
      handle.numbers ??= this.#measured(handle, matrix);
      const { x, y } = this.#clear(handle, this.#point(handle, matrix));
      button.style.translate = `${(x - around.left).toFixed(1)}px ${(y - around.top).toFixed(1)}px`;
      button.setAttribute("aria-valuenow", handle.numbers[0]);
      button.setAttribute("aria-valuetext", handle.numbers.join(", "));
    });
  }

  // From the coordinates around a part, or of a needle, to the window.
  #matrix({ entry, kind }) {
    const [element] = this.elementsOf(entry);
    if (!element) return null;
    const shape = kind === "length" && (element.matches("path") ? element : [...element.querySelectorAll("path, image, use")].at(-1));
    return (shape || element.parentElement).getScreenCTM();
  }

  #point(handle, matrix) {
    return handle.kind === "size" ? this.#corner(handle) : new DOMPoint(...handle.at(handle.numbers)).matrixTransform(matrix);
  }

  // A handle lies outside a small part, which can then be dragged by itself.
  #clear(handle, { x, y }) {
    const { left, top, width, height } = this.#box(handle);
    if (handle.kind === "length" || Math.min(width, height) > SMALL) return { x, y };
    const [middle, half] = [[left + width / 2, top + height / 2], [(width + HANDLE) / 2, (height + HANDLE) / 2]];
    const by = [x - middle[0], y - middle[1]].map(each => Math.round(each));
    if (!by[0] && by[1] < half[1]) by[1] = half[1];
    const far = Math.max(1, Math.min(...by.map((each, index) => half[index] / Math.abs(each))));
    return { x: middle[0] + by[0] * far, y: middle[1] + by[1] * far };
  }

  #box({ entry }) {
    return visibleBox(this.elementsOf(entry)[0]);
  }

  #corner(handle) {
    const { right, top } = this.#box(handle);
    return { x: right, y: top };
  }

  // The place of a part that is placed by itself: the baseline of its first words, or the middle below.
  #measured(handle, matrix) {
    const [element] = this.elementsOf(handle.entry);
    const words = element.matches("text, path") ? element : element.querySelector("text, [role=img]") ?? element;
    const { x, y, width, height } = words.getBBox();
    const base = words.matches("text") ? Number(words.getAttribute("y") ?? 0) : y + height;
    const point = new DOMPoint(x + width / 2, base).matrixTransform(matrix.inverse().multiply(words.getScreenCTM()));
    return [point.x, point.y].map(each => Math.round(each));
  }

  // A press moves the part that is chosen, or the dial that it is in; elsewhere the outermost part below the pointer.
  #press(event) {
    const ids = this.partsAt(event).map(({ entry: { id } }) => id);
    const outer = this.anatomy()?.entry(ids[0]?.split(".")[0]);
    const [chosen, mover] = [this.#entry?.id, this.#mover];
    const isOn = mover && ids.some(id => `${id}.`.startsWith(`${chosen}.`)) && (mover.entry.id === chosen || `${chosen}.`.startsWith(`${outer.id}.`));
    const handle = isOn ? mover : outer && this.#moverOf(outer);
    if (handle) this.#drag(event, handle, { still: STILL, isNew: !isOn });
  }

  #drag(event, handle, { still = 0, isNew = false } = {}) {
    const matrix = this.#matrix(handle);
    if (event.button !== 0 || !matrix) return;
    event.stopPropagation();
    if (!still) event.preventDefault();
    const back = matrix.inverse();
    const inside = ({ x, y }) => new DOMPoint(x, y).matrixTransform(back);
    handle.numbers ??= this.#measured(handle, matrix);
    const start = this.#point(handle, matrix);
    const base = handle.kind === "size" && new DOMPoint(...this.#base(handle)).matrixTransform(matrix);
    const scale = Math.hypot(matrix.a, matrix.b);
    const drag = { handle, matrix, scale, from: handle.numbers, guides: guidesFor(handle.entry, this.anatomy(), this.store.state), base, start };
    followPointer(next => {
      const [x, y] = [start.x + next.clientX - event.clientX, start.y + next.clientY - event.clientY];
      if (!this.#held && Math.hypot(x - start.x, y - start.y) < still) return;
      if (!this.#held && isNew) {
        this.choose(handle.entry);
        drag.handle = this.#mover ?? handle;
      }
      this.#held = drag;
      this.#follow(drag, { x, y }, inside({ x, y }), next);
    }, () => {
      // Arrow keys then move the part, whichever handle was dragged.
      this.stage.viewport.focus({ preventScroll: true });
      if (!this.#held) return;
      this.#held = null;
      this.#lines.replaceChildren();
      this.#send(drag.handle, false);
    });
  }

  #base({ entry }) {
    const { handles } = handlesOf(entry, this.anatomy(), this.store.state);
    return this.#handles.find(each => each.entry === entry && each.kind === "move")?.numbers ?? handles[0]?.numbers ?? [0, 0];
  }

  #follow({ handle, matrix, scale, from, guides, base, start }, at, point, { altKey, ctrlKey, metaKey }) {
    const isFree = altKey || ctrlKey || metaKey;
    const fine = altKey ? 0.1 : scale > 16 ? 0.1 : scale > 3 ? 0.5 : 1;
    const rounded = number => Math.round(number / (fine * handle.unit)) * fine * handle.unit;
    if (handle.kind === "size") {
      const distance = ({ x, y }) => Math.max(1, Math.hypot(x - base.x, y - base.y));
      return this.#go(handle, handle.to([distance(at), distance(start)], from).map(rounded), true);
    }
    if (handle.radius) {
      const [x, y] = handle.center;
      const distance = handle.kind === "length" ? Math.max(0, point.y * Math.sign(handle.at([1])[1])) : Math.hypot(point.x - x, point.y - y);
      const { radius, on } = isFree || x || y ? { radius: distance, on: {} } : snappedRadius(distance, guides, scale);
      const numbers = handle.to([radius], from);
      this.#go(handle, on.circle == null ? numbers.map(rounded) : numbers, true);
      return this.#guide(on, matrix);
    }
    const { point: next, on } = isFree ? { point: [point.x, point.y], on: {} } : snapped([point.x, point.y], guides, scale);
    const free = next.map((each, index) => ([on.x, on.y][index] ?? on.circle ?? null) == null ? rounded(each) : each);
    this.#go(handle, handle.to(free, from), true);
    this.#guide(on, matrix);
  }

  #guide(on, matrix) {
    const around = this.stage.overlay.getBoundingClientRect();
    const { a, b, c, d, e, f } = matrix;
    drawGuides(this.#lines, on, new DOMMatrix([a, b, c, d, e - around.left, f - around.top]), around);
  }

  #go(handle, numbers, isHeld) {
    const specs = handle.spec.item ?? handle.spec;
    const next = numbers.map(each => +clamped(specs, each, handle.unit / 10).toFixed(3));
    const isSame = next.every((each, index) => each === handle.numbers[index]);
    handle.numbers = next;
    for (const other of this.#handles) if (other !== handle && other.entry === handle.entry && other.name === handle.name) other.numbers = next;
    if (!isSame) this.#send(handle, isHeld);
    this.look();
  }

  // A number that is as before keeps its text.
  #send(handle, isHeld) {
    const { spec, numbers, texts } = handle;
    const all = numbers.map((each, index) => (texts?.[index] != null && Number(texts[index]) === each ? texts[index] : String(each)));
    this.write(handle, spec.count ? all : all[0], isHeld);
  }

  #key(event, handle) {
    const by = ARROWS[event.key];
    if (!by || event.ctrlKey || event.metaKey || !handle.numbers) return;
    event.preventDefault();
    event.stopPropagation();
    const step = handle.unit * (event.altKey ? 0.1 : event.shiftKey ? 10 : 1);
    const [x, y] = by.map(each => each * step);
    const { numbers } = handle;
    if (handle.kind === "move" || handle.kind === "corner") {
      const [left, top] = handle.at(numbers);
      this.#go(handle, handle.to([left + x, top + y], numbers), null);
    } else {
      this.#go(handle, [numbers[0] + x - y], null);
    }
  }
}
