import { h } from "../ground/dom.js";
import { Part } from "../ground/part.js";

/** Boxes above the picture, around the layers that are pointed at and selected. */
export class Outline extends Part {
  #boxes = {
    chosen: h("div", { class: "outline chosen", hidden: true }), hovered: h("div", { class: "outline", hidden: true }),
  };
  #targets = { hovered: null, chosen: null };

  constructor(parts) {
    super(parts);
    const boxes = Object.values(this.#boxes);
    this.stage.overlay.append(...boxes);
    const lay = () => this.#lay();
    this.until(this.clock.subscribe(lay), this.stage.subscribe(lay), ...boxes.map(box => () => box.remove()));
  }

  show(kind, element) {
    this.#targets[kind] = element;
    this.#lay();
  }

  #lay() {
    const around = this.stage.overlay.getBoundingClientRect();
    for (const [kind, box] of Object.entries(this.#boxes)) {
      const target = this.#targets[kind];
      const place = target?.isConnected ? target.getBoundingClientRect() : null;
      box.hidden = !place || (place.width === 0 && place.height === 0);
      if (box.hidden) continue;
      box.style.translate = `${place.left - around.left}px ${place.top - around.top}px`;
      box.style.width = `${place.width}px`;
      box.style.height = `${place.height}px`;
    }
  }
}
