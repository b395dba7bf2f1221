// Draws the picture of the state.
import * as api from "../ground/api.js";
import { coalesced } from "../ground/coalesced.js";

/** Makes the function that draws, which may be called at any rate. */
export const createRedraw = store => coalesced(async () => {
  const { id, values, view } = store.state;
  if (!id) return;
  try {
    const render = await api.render(id, values, api.motionOf(view));
    if (store.state.id === id) store.set({ render, diagnostics: render.diagnostics ?? [], broken: false });
  } catch (fault) {
    // The page shows that the server is not responding, and draws again when it is back.
    if (fault.status === 0 && store.state.away) return;
    if (store.state.id === id) store.set({ diagnostics: diagnosticsOf(fault), broken: true });
  }
});

function diagnosticsOf(fault) {
  if (fault.diagnostics?.length) return fault.diagnostics;
  return [{ severity: "error", code: "", message: fault.message ?? String(fault) }];
}
