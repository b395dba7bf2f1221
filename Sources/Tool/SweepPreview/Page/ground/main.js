// Where the page begins: one store, one clock, and either the gallery or the bench.
import * as api from "./api.js";
import { addressOf, keepAddress, readAddress } from "./address.js";
import { createClock } from "../bench/clock.js";
import { coalesced } from "./coalesced.js";
import { fill, h, icon } from "./dom.js";
import { mount as mountBench } from "../bench/bench.js";
import { mount as mountGallery } from "../gallery/gallery.js";
import { createHelp, openHelp } from "../bench/help.js";
import { keyTable, listen } from "../bench/keys.js";
import { createRedraw } from "./redraw.js";
import { createStore, VIEW } from "./store.js";

const store = createStore();
const clock = createClock();
const { redraw } = createRedraw(store);
const host = document.getElementById("page");
let shown = null;
// Where the gallery was left, for who comes back to it.
let galleryTop = 0;

const loadDials = coalesced(async () => {
  try {
    store.set({ dials: await api.dials() });
  } catch {
    // The list of before stays; the stream of events tells when the server is there again.
  }
});

const loadDial = coalesced(async () => {
  const { id } = store.state;
  if (!id) return;
  try {
    const dial = await api.dial(id);
    if (store.state.id !== id) return;
    // Where none was found before there is one now.
    if (!shown) arrive();
    else store.set({ dial });
  } catch (fault) {
    // What is known of it stays; drawing says what is wrong, in more words.
    if (store.state.id === id && fault.status === 404 && !store.state.dial && shown) notFound(id);
  }
});

function notFound(id) {
  shown?.unmount();
  shown = null;
  const path = id.startsWith("folder/") && id.slice("folder/".length);
  document.title = "No dial · Sweephand";
  fill(host, h("main", { class: "missing" }, h("h1", {}, "There is no such dial"),
    path && h("p", {}, "It appears here as soon as the file ", h("code", {}, path), " is there."),
    h("a", { class: "button", href: "/" }, "All dials")));
}

/** Shows what the address says. */
async function arrive() {
  const { id, search, values, view, time } = readAddress(location);
  shown?.unmount();
  shown = null;
  clock.pause();
  clock.seek(0);
  if (!id) store.set({ search });
  store.set({ id, dial: null, values, render: null, diagnostics: [], broken: false, view });
  if (!id) {
    document.title = "Dials · Sweephand";
    shown = mountGallery(host, { store, open });
    scrollTo(0, galleryTop);
    return;
  }
  scrollTo(0, 0);
  shown = mountBench(host, { store, clock, home: () => open(null) });
  await Promise.all([loadDial(), redraw()]);
  if (store.state.id !== id || !store.state.render) return;
  if (time != null) clock.seek(time);
  else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) clock.play();
}

// What is looked at changes, how it is looked at stays.
function open(id) {
  const { state } = store;
  if (!state.id) galleryTop = scrollY;
  writeAddress();
  const { size, background, scheme } = state.view;
  history.pushState(null, "", addressOf({ ...state, id, values: {}, view: { ...VIEW, size, background, scheme } }, 0));
  arrive();
}

function applyView({ view }) {
  if (view.scheme === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = view.scheme;
  if (clock.speed !== view.speed) clock.speed = view.speed;
  if (clock.loop !== view.loop) clock.loop = view.loop;
}

const status = h("p", { class: "away", role: "status" });
document.body.append(status);

store.subscribe((state, changed) => {
  if (changed.has("away")) fill(status, state.away && [icon("warning"), "The server does not answer; trying again."]);
  if (changed.has("view")) applyView(state);
  if (state.id && (changed.has("values") || changed.has("view.motion")) && !changed.has("id")) redraw();
});

const table = keyTable({ store, clock, stage: () => shown?.stage ?? null, home: () => open(null), help: openHelp });
createHelp(table);
listen(table, store);
const writeAddress = keepAddress(store, clock);
addEventListener("popstate", arrive);

api.events(change => {
  store.set({ change });
  if (change.dials) loadDials();
  // What is known of a dial has pictures of it, which are not asked for while it cannot be drawn.
  if (store.state.id) (shown ? redraw() : Promise.resolve()).then(loadDial);
}, away => store.set({ away }));

// The file that the command was given is what one came for; the gallery is a step back.
async function begin() {
  const listed = loadDials();
  if (location.pathname === "/" && !location.search && !sessionStorage.getItem("started")) {
    await listed;
    const start = store.state.dials?.start;
    if (start) history.pushState(null, "", `/dial/${api.pathOf(start)}`);
  }
  sessionStorage.setItem("started", "yes");
  arrive();
}

begin();
