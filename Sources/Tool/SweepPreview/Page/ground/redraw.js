// Draws anew what the state asks for.
import * as api from "./api.js";
import { coalesced } from "./coalesced.js";

/**
 * Makes the drawing of a store: `redraw` may be called as often as one likes.
 * @param {import("./store.js").Store} store
 * @returns {{redraw(): Promise<void>}}
 */
export function createRedraw(store) {
  const redraw = coalesced(async () => {
    const { id, values, view } = store.state;
    if (!id) return;
    const options = view.motion === "none" ? { motion: "none" } : {};
    try {
      const render = await api.render(id, values, options);
      if (store.state.id === id) store.set({ render, diagnostics: render.diagnostics ?? [], broken: false });
    } catch (fault) {
      // The page says already that the server does not answer, and draws anew when it does.
      if (fault.status === 0 && store.state.away) return;
      if (store.state.id === id) store.set({ diagnostics: diagnosticsOf(fault), broken: true });
    }
  });
  return { redraw };
}

/** What went wrong as diagnostics, also when the server gave none. */
export function diagnosticsOf(fault) {
  if (fault.diagnostics?.length) return fault.diagnostics;
  return [{ severity: "error", code: "", message: fault.message ?? String(fault) }];
}
