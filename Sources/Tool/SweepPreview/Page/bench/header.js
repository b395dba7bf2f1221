// The head of the bench: where one is, and what concerns the whole page.
import { h, fill, icon } from "../ground/dom.js";
import { createScheme } from "./scheme.js";
import { openHelp } from "./help.js";

/**
 * @param {{store: import("../ground/store.js").Store, clock: import("./clock.js").Clock,
 *   stage: import("./stage.js").Stage, home: () => void}} parts
 */
export function createHeader({ store, home }) {
  const title = h("h1", { class: "title" });
  const place = h("p", { class: "place" });
  const still = h("button", {
    type: "button", class: "button quiet square", title: "As readers see it who ask for less motion",
    "aria-label": "Less motion", onclick: () => {
      store.set({ view: { motion: store.state.view.motion === "none" ? "reduced" : "none" } });
    },
  }, icon("still"));
  const save = h("button", {
    type: "button", class: "button", title: "Save as sample",
    onclick: async () => (await import("../copying/save.js")).openSave({ store }),
  }, icon("save"), h("span", { class: "roomy" }, "Save as sample"));
  const scheme = createScheme({ store });
  const element = h("header", { class: "head" },
    h("a", {
      class: "button quiet", href: "/", title: "All dials (g)",
      onclick: event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        home();
      },
    }, icon("back"), h("span", { class: "roomy" }, "Dials"), h("span", { class: "unseen narrow-only" }, "Dials")),
    h("div", { class: "names" }, title, place),
    h("div", { class: "head-tools" }, save, still, scheme.element, h("button", {
      type: "button", class: "button quiet square", "aria-label": "Keys", title: "Keys (?)", onclick: openHelp,
    }, icon("help"))));

  function look({ dial, dials, view, id }) {
    fill(title, dial?.title ?? id ?? "");
    fill(place, dial ? dial.path ?? dial.id : "");
    title.title = dial?.description ?? "";
    document.title = `${dial?.title ?? id} · Sweephand`;
    still.setAttribute("aria-pressed", String(view.motion === "none"));
    save.hidden = !dials?.folder || dial?.saves === null;
  }
  look(store.state);
  const stop = store.subscribe((state, changed) => {
    if (["dial", "dials", "id", "view.motion"].some(name => changed.has(name))) look(state);
  });
  return { element, unmount() { stop(); scheme.unmount(); } };
}
