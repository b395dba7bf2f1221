// The state as an address, so that a link shows the same dial in the same way: the path names the dial,
// the query has its parameters exactly as the server takes them, the fragment how it is looked at. Of the gallery
// the query has what is searched for.
import { pathOf } from "./api.js";
import { VIEW } from "./store.js";

const SIZES = ["32", "64", "128", "256", "512"];

/**
 * What an address stands for.
 * @param {Location|URL} location
 * @returns {{id: string|null, search: string, values: Record<string, string>, view: import("./store.js").View, time: number|null}}
 */
export function readAddress(location) {
  const match = /^\/dial\/(.+)$/.exec(location.pathname);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const time = parseFloat(fragment.get("t") ?? "");
  return {
    id: match ? match[1].split("/").map(decode).join("/") : null,
    search: match ? "" : new URLSearchParams(location.search).get("search") ?? "",
    values: match ? Object.fromEntries(new URLSearchParams(location.search)) : {},
    view: readView(fragment),
    time: Number.isFinite(time) ? time : null,
  };
}

function decode(segment) {
  try { return decodeURIComponent(segment); } catch { return segment; }
}

function readView(fragment) {
  const view = { ...VIEW };
  const among = (name, choices) => { if (choices.includes(fragment.get(name))) view[name] = fragment.get(name); };
  const number = (name, low, high) => {
    const value = parseFloat(fragment.get(name) ?? "");
    if (value >= low && value <= high) view[name] = value;
  };
  const size = fragment.get("size") ?? "";
  if (SIZES.includes(size)) view.size = Number(size);
  const background = fragment.get("background") ?? "";
  if (/^(checker|white|black|#[0-9a-f]{6})$/i.test(background)) view.background = background;
  among("scheme", ["light", "dark"]);
  among("motion", ["none"]);
  among("tab", ["embeds", "copy", "inspector", "compare"]);
  number("zoom", 0.1, 32);
  number("speed", 0.1, 4);
  view.loop = fragment.get("loop") === "true";
  return view;
}

/**
 * The address of a state; what is as it is without saying so is left out.
 * @param {import("./store.js").State} state
 * @param {number} time the moment shown, or 0 to leave it out
 */
export function addressOf(state, time) {
  const fragment = new URLSearchParams();
  for (const name of Object.keys(VIEW)) {
    const value = state.view[name];
    if (value !== VIEW[name]) fragment.set(name, typeof value === "number" ? String(+value.toFixed(3)) : String(value));
  }
  if (time > 0 && state.id) fragment.set("t", String(+time.toFixed(4)));
  const query = new URLSearchParams(state.id ? state.values : state.search && { search: state.search }).toString();
  const path = state.id ? `/dial/${pathOf(state.id)}` : "/";
  return path + (query ? `?${query}` : "") + (fragment.size ? `#${fragment}` : "");
}

/**
 * Keeps the address bar up with the state; gathers what comes in quick succession, for browsers refuse
 * too many changes a second.
 * @param {import("./store.js").Store} store
 * @param {import("../bench/clock.js").Clock} clock
 * @returns {() => void} writes at once, for who is about to leave
 */
export function keepAddress(store, clock) {
  let timer = 0;
  const write = () => {
    timer = 0;
    // The moment of an address is gone to when there is a picture.
    if (store.state.id && !store.state.render && !store.state.broken) return;
    // Where a dial has come to its end by itself is no choice of anybody.
    const atRest = clock.isPlaying || (!clock.endless && clock.time >= clock.duration);
    const address = addressOf(store.state, atRest ? 0 : clock.time);
    if (address !== location.pathname + location.search + location.hash) history.replaceState(null, "", address);
  };
  const later = () => { timer ||= setTimeout(write, 200); };
  store.subscribe((_, changed) => { if (["values", "view", "search", "render"].some(name => changed.has(name))) later(); });
  clock.subscribe(() => { if (!clock.isPlaying) later(); });
  return write;
}
