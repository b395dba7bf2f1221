// Light, dark, or as the system has it: for the page, and for dials that have a dark theme.
import { fill, h, icon } from "../ground/dom.js";

const NEXT = { auto: "light", light: "dark", dark: "auto" };
const SIGNS = { auto: "auto", light: "sun", dark: "moon" };
const NAMES = { auto: "as the system", light: "light", dark: "dark" };

/** The button that goes from one to the next. @param {{store: import("../ground/store.js").Store}} parts */
export function createScheme({ store }) {
  const element = h("button", {
    type: "button", class: "button quiet square",
    onclick: () => store.set({ view: { scheme: NEXT[store.state.view.scheme] } }),
  });
  function look({ view }) {
    fill(element, icon(SIGNS[view.scheme]));
    element.setAttribute("aria-label", `Colours: ${NAMES[view.scheme]}`);
    element.title = `Colours: ${NAMES[view.scheme]}`;
  }
  look(store.state);
  const stop = store.subscribe((state, changed) => { if (changed.has("view.scheme")) look(state); });
  return { element, unmount: stop };
}
