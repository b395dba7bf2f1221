// The dial, large. Its picture is replaced in place, so that zoom, scroll and time stay.
import { followPointer, h } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { sizeOf } from "../ground/svg.js";
import { Picture } from "../motion/picture.js";

const LEAST = 0.1, MOST = 32;
const INSET = 32;

/** The stage. Listeners are called when the picture is replaced and when its box changes. */
export class Stage extends Part {
  #picture = new Picture("stage-picture", this.clock);
  #natural = { width: 1, height: 1 };
  #empty = h("p", { class: "stage-empty", hidden: true }, "No picture yet");
  // A layer exactly above the picture, which ignores the pointer unless a child takes it.
  overlay = h("div", { class: "stage-overlay" });
  #box = h("div", { class: "stage-box" }, this.picture, this.overlay);
  viewport = h("div", {
    class: "stage-viewport", tabindex: "0", role: "region", "aria-label": "Picture",
    onwheel: event => this.#wheel(event), onpointerdown: event => this.#drag(event),
  }, this.#box, this.#empty);
  element = h("div", { class: "stage" }, this.viewport);

  constructor(parts) {
    super(parts);
    const observer = new ResizeObserver(() => this.#lay());
    observer.observe(this.viewport);
    this.watch(["render"], ({ render }) => { if (render) this.#show(render); });
    this.watch(["view.zoom", "view.size"], () => this.#lay());
    this.watch(["view", "broken", "render"], () => this.#look());
    this.until(() => observer.disconnect(), () => this.#picture.clear());
  }

  get picture() { return this.#picture.element; }
  get svg() { return this.#picture.svg; }

  #show({ stage, motion }) {
    if (!this.#picture.show(stage, motion)) return;
    const { svg } = this;
    // A picture without a title has no accessible name.
    if (svg.getAttribute("role") === "img" && !svg.hasAttribute("aria-labelledby")) {
      svg.setAttribute("aria-label", this.store.state.dial?.title || "The dial");
    }
    this.#natural = sizeOf(svg);
    this.#lay();
  }

  // At 100% the longer side has the chosen size, or the picture fills the stage.
  get #base() {
    const { size } = this.store.state.view;
    const { width, height } = this.#natural;
    if (size !== "fill") return size / Math.max(width, height);
    return this.#filling;
  }

  get #filling() {
    const [width, height] = [this.viewport.clientWidth, this.viewport.clientHeight]
      .map(side => Math.max(64, side - 2 * INSET));
    return Math.min(width / this.#natural.width, height / this.#natural.height);
  }

  #lay() {
    const scale = this.#base * this.store.state.view.zoom;
    this.#box.style.width = `${this.#natural.width * scale}px`;
    this.#box.style.height = `${this.#natural.height * scale}px`;
    this.emit();
  }

  // Zooms about a point of the viewport, so that the content under the pointer stays there.
  #zoomTo(zoom, x = this.viewport.clientWidth / 2, y = this.viewport.clientHeight / 2) {
    const { viewport } = this;
    const before = this.#box.getBoundingClientRect();
    const port = viewport.getBoundingClientRect();
    const at = [(port.left + x - before.left) / before.width, (port.top + y - before.top) / before.height];
    this.store.set({ view: { zoom: Math.min(MOST, Math.max(LEAST, zoom)) } });
    const after = this.#box.getBoundingClientRect();
    viewport.scrollLeft += after.left + at[0] * after.width - port.left - x;
    viewport.scrollTop += after.top + at[1] * after.height - port.top - y;
  }

  // Only with Ctrl or Cmd, as in other tools: the wheel alone scrolls.
  #wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const port = this.viewport.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.003));
    this.#zoomTo(this.store.state.view.zoom * factor, event.clientX - port.left, event.clientY - port.top);
  }

  #drag(event) {
    const { viewport } = this;
    if (event.button !== 0 || event.pointerType === "touch") return;
    if (viewport.scrollWidth <= viewport.clientWidth && viewport.scrollHeight <= viewport.clientHeight) return;
    const from = [event.clientX + viewport.scrollLeft, event.clientY + viewport.scrollTop];
    viewport.classList.add("dragged");
    followPointer(next => {
      viewport.scrollLeft = from[0] - next.clientX;
      viewport.scrollTop = from[1] - next.clientY;
    }, () => viewport.classList.remove("dragged"));
  }

  #look() {
    const { view: { background, scheme }, broken } = this.store.state;
    const isOwn = background.startsWith("#");
    this.viewport.dataset.background = isOwn ? "own" : background;
    this.viewport.style.setProperty("--own", isOwn ? background : "");
    this.#picture.scheme = scheme;
    this.element.classList.toggle("broken", broken);
    this.#empty.hidden = !broken || this.svg != null;
  }

  zoomBy(factor) { this.#zoomTo(this.store.state.view.zoom * factor); }
  fit() { this.store.set({ view: { zoom: this.#filling / this.#base } }); }
  actual() { this.store.set({ view: { zoom: 1 } }); }
}
