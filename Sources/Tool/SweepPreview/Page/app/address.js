// The state as an address, so that a link shows the same: the path names the dial, the query has its parameters
// exactly as the server takes them, and the fragment has the view. For the gallery the query has the search.
import { pathOf } from "../ground/api.js";
import { BACKGROUNDS, SIZES, VIEW } from "../ground/store.js";

const among = (...choices) => text => choices.find(choice => choice === text);
const within = (low, high) => text => [parseFloat(text)].find(number => number >= low && number <= high);

// Reads each part of the view; undefined where a text is not valid.
const READERS = {
  size: text => SIZES.find(size => String(size) === text),
  background: text => (BACKGROUNDS.includes(text) || /^#[0-9a-f]{6}$/i.test(text) ? text : undefined),
  scheme: among("light", "dark"),
  motion: among("none"),
  tab: among("edit", "palette", "rig", "embeds", "copy", "inspector", "compare", "variants"),
  variants: text => (text.length <= 2000 ? text : undefined),
  zoom: within(0.1, 32),
  speed: within(0.1, 4),
  loop: text => text === "true",
};

/** Reads an address as `{id, search, values, view, time}`: `id` is null for the gallery, `time` where there is none. */
export function readAddress(location) {
  const match = /^\/dial\/(.+)$/.exec(location.pathname);
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  const time = parseFloat(fragment.get("t") ?? "");
  return {
    id: match ? match[1].split("/").map(decode).join("/") : null,
    search: match ? "" : query.get("search") ?? "",
    values: match ? Object.fromEntries(query) : {},
    view: readView(fragment),
    time: Number.isFinite(time) ? time : null,
  };
}

function decode(segment) {
  try { return decodeURIComponent(segment); } catch { return segment; }
}

function readView(fragment) {
  const view = { ...VIEW };
  for (const [name, read] of Object.entries(READERS)) view[name] = read(fragment.get(name) ?? "") ?? VIEW[name];
  return view;
}

/**
 * The address of a state; what has its default is omitted.
 * @param {number} time the seconds shown, or 0 to omit them
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
 * Keeps the address bar up to date; combines changes in quick succession, because browsers limit their rate.
 * @returns {() => void} writes at once
 */
export function keepAddress(store, clock) {
  let timer = 0;
  const write = () => {
    timer = 0;
    // The time in an address is applied only when there is a picture.
    if (store.state.id && !store.state.render && !store.state.broken) return;
    // A dial reaches its end by itself, not by a choice of the user.
    const address = addressOf(store.state, clock.isPlaying || clock.isAtEnd ? 0 : clock.time);
    if (address !== location.pathname + location.search + location.hash) history.replaceState(null, "", address);
  };
  const later = () => { timer ||= setTimeout(write, 200); };
  const names = ["values", "view", "search", "render"];
  store.subscribe((_, changed) => { if (names.some(name => changed.has(name))) later(); });
  clock.subscribe(() => { if (!clock.isPlaying) later(); });
  return write;
}
