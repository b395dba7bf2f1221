// Two pictures of a dial on the stage, at the same moment.
import { followPointer, h } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { Picture } from "../motion/picture.js";

/** A comparison, which takes the place of the picture on the stage. */
export class Comparison extends Part {
  #before = new Picture("compare-sheet", this.clock);
  #after = new Picture("compare-sheet", this.clock);

  constructor(parts) {
    super(parts);
    const line = h("div", { class: "compare-line", "aria-hidden": "true" }, h("span", { class: "compare-grip" }));
    const labels = ["Before", "After"].map(text =>
      h("span", { class: `compare-label ${text.toLowerCase()}`, "aria-hidden": "true" }, text));
    this.element = h("div", { class: "compare", onpointerdown: event => this.#drag(event) },
      this.#after.element, this.#before.element, line, labels);
    this.until(this.stage.subscribe(() => this.#spread()), () => this.hide());
    this.#spread();
  }

  // The stage's own drag would scroll the picture away from under the divider.
  #drag(event) {
    if (this.element.dataset.mode !== "swipe" || event.button !== 0) return;
    event.stopPropagation();
    event.preventDefault();
    const move = ({ clientX }) => {
      const { left, width } = this.element.getBoundingClientRect();
      this.onpart(Math.min(1, Math.max(0, (clientX - left) / width)));
    };
    move(event);
    followPointer(move);
  }

  // Side by side they may be wider than the picture was, as far as the stage has room.
  #spread() {
    const room = (this.stage.viewport.clientWidth - 32) / Math.max(1, this.stage.overlay.clientWidth);
    this.element.style.setProperty("--spread", String(Math.min(2, Math.max(1, room))));
  }

  /** Shows two SVG texts. */
  show(before, after) {
    if (!this.element.isConnected) this.stage.overlay.append(this.element);
    this.stage.picture.style.visibility = "hidden";
    this.#before.show(before);
    this.#after.show(after);
  }

  look({ mode, part, strong, scheme }) {
    this.element.dataset.mode = mode;
    this.element.classList.toggle("strong", strong);
    this.element.style.setProperty("--part", String(part));
    for (const picture of [this.#before, this.#after]) picture.scheme = scheme;
  }

  hide() {
    this.stage.picture.style.visibility = "";
    this.element.remove();
    this.#before.clear();
    this.#after.clear();
  }
}
