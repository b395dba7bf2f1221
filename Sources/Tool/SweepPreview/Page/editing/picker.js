// The pointer over the picture: what lies below it, and what is clicked.
import { Part } from "../ground/part.js";
import { SECTIONS } from "./words.js";

// Pixels by which a click may move.
const STILL = 4;

const isNear = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= STILL;

// Pixels around a point, so that thin parts and the gaps of letters are hit.
const AROUND = [[0, 0], [3, 0], [-3, 0], [0, 3], [0, -3]];

// A dial of a board is picked as a whole until it, or a part of it, is chosen.
function dialAround({ id }, anatomy, chosen) {
  const group = anatomy.entry(id.split(".")[0]);
  const isDial = group.id !== id && SECTIONS.some(key => key in group.values);
  return isDial && chosen?.id.split(".")[0] !== group.id ? group : null;
}

/**
 * The parts below a point with the element of each that was hit, the uppermost first; those without colours of their own, such
 * as light on glass, last. The dial of a board comes first as long as nothing in it is `chosen`.
 */
export function partsAt({ clientX, clientY }, stage, anatomy, chosen) {
  const found = [];
  for (const element of AROUND.flatMap(([x, y]) => stage.picture.shadowRoot.elementsFromPoint(clientX + x, clientY + y))) {
    const entry = anatomy?.entry(element.closest("[data-part]")?.dataset.part);
    if (entry && !found.some(each => each.entry === entry)) found.push({ entry, element });
  }
  // Parts are told in the order in which they are painted.
  found.sort((one, other) => anatomy.parts.indexOf(other.entry) - anatomy.parts.indexOf(one.entry));
  const isPainted = ({ entry }) => anatomy.paints(entry).length > 0;
  const sorted = [...found.filter(isPainted), ...found.filter(each => !isPainted(each))];
  const dial = sorted.length ? dialAround(sorted[0].entry, anatomy, chosen) : null;
  return dial ? [{ ...sorted[0], entry: dial }, ...sorted] : sorted;
}

export class Picker extends Part {
  #from = null;
  // The place of the last click on a part.
  #last = null;

  constructor(parts) {
    super(parts);
    const { picture } = this.stage;
    const listeners = {
      pointermove: event => this.onhover(this.partsAt(event)[0]?.entry ?? null),
      pointerleave: () => this.onhover(null),
      pointerdown: ({ clientX, clientY }) => { this.#from = { clientX, clientY }; },
      click: event => this.#click(event),
    };
    for (const [type, listener] of Object.entries(listeners)) picture.addEventListener(type, listener);
    picture.classList.add("picked");
    this.until(() => {
      for (const [type, listener] of Object.entries(listeners)) picture.removeEventListener(type, listener);
      picture.classList.remove("picked");
    });
  }

  // Another click on the same place goes to what lies below. The place is that of the press: a click may have whole pixels only,
  // and would miss a thin part that the pointer is on.
  #click(event) {
    const from = this.#from ?? event;
    if (!isNear(event, from)) return;
    const stack = this.partsAt(from);
    const isAgain = event.detail > 0 && this.#last && isNear(from, this.#last);
    this.#last = from;
    const at = isAgain ? stack.findIndex(({ entry }) => entry === this.chosen()) : -1;
    const next = stack[(at + 1) % stack.length];
    if (next) this.onpick(next.entry, next.element);
  }
}
