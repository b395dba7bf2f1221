// The start of the page: one store, one clock, and either the gallery or the bench. Modules import only from their own
// folder and from those of earlier layers: ground; motion; widgets; stage; placing; the tools, which do not know each other
// (compare, controls, copying, editing, embeds, gallery, inspector, palette, rig, timeline, variants); bench; app.
import { Bench } from "../bench/bench.js";
import { saveInPlace } from "../copying/save.js";
import { Gallery } from "../gallery/gallery.js";
import * as api from "../ground/api.js";
import { coalesced } from "../ground/coalesced.js";
import { fill, h, icon } from "../ground/dom.js";
import { Steps } from "../ground/steps.js";
import { Store, VIEW } from "../ground/store.js";
import { Clock } from "../motion/clock.js";
import { acceptDrawings } from "../widgets/drawings.js";
import { createHelp, openHelp } from "../widgets/help.js";
import { addressOf, keepAddress, readAddress } from "./address.js";
import { keyTable, listen } from "./keys.js";
import { createRedraw } from "./redraw.js";

const store = new Store();
const clock = new Clock();
const steps = new Steps(store);
const redraw = createRedraw(store);
const host = document.getElementById("page");
let shown = null;
// The scroll position of the gallery when it was left.
let galleryTop = 0;

const loadDials = coalesced(async () => {
  try {
    store.set({ dials: await api.dials() });
  } catch {
    // The earlier list stays; the stream of events reports when the server is back.
  }
});

const loadDial = coalesced(async () => {
  const { id } = store.state;
  if (!id) return;
  try {
    const dial = await api.dial(id);
    if (store.state.id !== id) return;
    // A dial that was missing exists now.
    if (!shown) arrive();
    else store.set({ dial });
  } catch (fault) {
    // The known state is kept; drawing reports the error in more detail.
    if (store.state.id === id && fault.status === 404 && !store.state.dial && shown) notFound(id);
  }
});

function notFound(id) {
  leave();
  const path = id.startsWith("folder/") && id.slice("folder/".length);
  document.title = "Dial not found · Sweephand";
  fill(host, h("main", { class: "missing" }, h("h1", {}, "Dial not found"),
    path && h("p", {}, "It appears here as soon as the file ", h("code", {}, path), " exists."),
    h("a", { class: "button", href: "/" }, "All dials")));
}

function show(part) {
  shown = part;
  fill(host, part.element);
}

function leave() {
  shown?.unmount();
  shown = null;
}

/** Shows what the address says. */
async function arrive() {
  const { id, search, values, view, time } = readAddress(location);
  leave();
  clock.pause();
  clock.seek(0);
  if (!id) store.set({ search });
  store.set({ id, dial: null, values, render: null, diagnostics: [], broken: false, view });
  if (!id) {
    document.title = "Dials · Sweephand";
    show(new Gallery({ store, open, made }));
    scrollTo(0, galleryTop);
    return;
  }
  scrollTo(0, 0);
  show(new Bench({ store, clock, steps, home, made, open }));
  await Promise.all([loadDial(), redraw()]);
  if (store.state.id !== id || !store.state.render) return;
  if (time != null) clock.seek(time);
  else if (!matchMedia("(prefers-reduced-motion: reduce)").matches) clock.play();
}

// The values of dials that were left without being saved.
const unsaved = new Map();

// Keeps how a dial is viewed, and the values with which it was left for the gallery.
function open(id, view) {
  const { state } = store;
  if (state.id) unsaved.set(state.id, state.values);
  else galleryTop = scrollY;
  const values = state.id ? {} : unsaved.get(id) ?? {};
  writeAddress();
  const { size, background, scheme } = state.view;
  history.pushState(null, "", addressOf({ ...state, id, values, view: { ...VIEW, size, background, scheme, ...view } }, 0));
  arrive();
  if (Object.keys(values).length) store.set({ notice: { text: "Values are as you left them: Save keeps them", isBad: false } });
}

// Opens a document that was just written, as the first step of its bench.
function made(written) {
  const { id } = store.state;
  open(written.id);
  steps.wrote(written, undefined, () => open(id));
  if (store.state.view.tab !== "edit") store.set({ view: { tab: "edit" } });
}

function home() {
  open(null);
}

function applyView({ view }) {
  if (view.scheme === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = view.scheme;
  if (clock.speed !== view.speed) clock.speed = view.speed;
  if (clock.loop !== view.loop) clock.loop = view.loop;
}

const status = h("p", { class: "away", role: "status" });
document.body.append(status);
store.watch(["away", "notice"], ({ away, notice }) => fill(status,
  away ? [icon("warning"), "The server is not responding. Reconnecting…"]
    : notice && [icon(notice.isBad ? "warning" : "check"), notice.text]));
// A remark goes with time, a fault with the next change.
const NOTICE = 4000;
store.subscribe(({ notice }, changed) => {
  if (notice && changed.has("notice") && !notice.isBad) {
    setTimeout(() => { if (store.state.notice === notice) store.set({ notice: null }); }, NOTICE);
  }
  if (notice?.isBad && (changed.has("values") || changed.has("id"))) store.set({ notice: null });
});
store.watch(["view"], applyView);
store.subscribe((state, changed) => {
  if (state.id && (changed.has("values") || changed.has("view.motion")) && !changed.has("id")) redraw();
});

const table = keyTable({
  store, clock, steps, stage: () => shown?.stage ?? null, home, help: openHelp,
  save: () => saveInPlace({ store, steps }),
});
createHelp(table);
acceptDrawings({ store, open });
listen(table, store);
const writeAddress = keepAddress(store, clock);
addEventListener("popstate", arrive);

api.events(change => {
  store.set({ change });
  if (change.dials) loadDials();
  // The details of a dial include pictures of it, which are not requested while it cannot be drawn.
  if (store.state.id) (shown ? redraw() : Promise.resolve()).then(loadDial);
}, away => store.set({ away }));

// Starts with the document that the command was given; the gallery is one step back.
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
