// What a tool says in place of all else while there is no picture it could speak of.
import { h, icon } from "./dom.js";

/**
 * Stands first in the host of a tool; the style sheet hides the rest while it is seen.
 * @param {import("./store.js").Store} store
 * @returns {{element: HTMLElement, unmount(): void}}
 */
export function createNothing(store) {
  const element = h("p", { class: "empty nothing" }, icon("warning"), "There is no picture of this dial yet.");
  const look = () => { element.hidden = !store.state.broken || store.state.render != null; };
  const stop = store.subscribe((_, changed) => { if (changed.has("broken") || changed.has("render")) look(); });
  look();
  return { element, unmount: stop };
}
