// Draws anew what the state asks for: one request at a time, and the last wish wins.
import * as api from "./api.js";

/**
 * Makes the drawing loop of a store. `redraw` may be called as often as one likes.
 * @param {import("./store.js").Store} store
 * @returns {{redraw(): Promise<void>}}
 */
export function createRedraw(store) {
  let busy = false, wanted = false;

  async function redraw() {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted) {
      wanted = false;
      await drawOnce();
    }
    busy = false;
  }

  async function drawOnce() {
    const { id, values, view } = store.state;
    if (!id) return;
    const options = view.motion === "none" ? { motion: "none" } : {};
    try {
      const render = await api.render(id, values, options);
      if (store.state.id === id) store.set({ render, diagnostics: render.diagnostics ?? [], broken: false });
    } catch (fault) {
      if (store.state.id === id) store.set({ diagnostics: diagnosticsOf(fault), broken: true });
    }
  }

  return { redraw };
}

/** What went wrong as diagnostics, also when the server gave none. */
export function diagnosticsOf(fault) {
  if (fault.diagnostics?.length) return fault.diagnostics;
  return [{ severity: "error", code: "", message: fault.message ?? String(fault) }];
}
