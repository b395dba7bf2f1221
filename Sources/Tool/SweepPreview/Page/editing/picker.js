// The pointer over the picture: what lies below it, and what is clicked.
import { Part } from "../ground/part.js";

// Pixels by which a click may move.
const STILL = 4;

export class Picker extends Part {
  #from = null;

  constructor(parts) {
    super(parts);
    const { picture } = this.stage;
    const listeners = {
      pointermove: event => this.onhover(this.#stack(event)[0]?.entry ?? null),
      pointerleave: () => this.onhover(null),
      pointerdown: ({ clientX, clientY }) => { this.#from = [clientX, clientY]; },
      click: event => this.#click(event),
    };
    for (const [type, listener] of Object.entries(listeners)) picture.addEventListener(type, listener);
    picture.classList.add("picked");
    this.until(() => {
      for (const [type, listener] of Object.entries(listeners)) picture.removeEventListener(type, listener);
      picture.classList.remove("picked");
    });
  }

  // The parts below a point, the uppermost first; those without colours of their own, such as light on glass, last.
  #stack({ clientX, clientY }) {
    const anatomy = this.anatomy();
    const found = [];
    for (const element of this.stage.picture.shadowRoot.elementsFromPoint(clientX, clientY)) {
      const entry = anatomy?.entry(element.closest("[data-part]")?.dataset.part);
      if (entry && !found.some(each => each.entry === entry)) found.push({ entry, element });
    }
    const isPainted = ({ entry }) => anatomy.paints(entry).length > 0;
    return [...found.filter(isPainted), ...found.filter(each => !isPainted(each))];
  }

  // Another click on the same place goes to what lies below.
  #click(event) {
    const [x, y] = this.#from ?? [event.clientX, event.clientY];
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) return;
    const stack = this.#stack(event);
    const at = event.detail > 0 ? stack.findIndex(({ entry }) => entry === this.chosen()) : -1;
    const next = stack[(at + 1) % stack.length];
    if (next) this.onpick(next.entry, next.element);
  }
}
