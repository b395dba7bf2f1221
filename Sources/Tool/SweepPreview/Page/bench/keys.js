// The keys of the page, in one table that the help shows too.
import { SPEEDS } from "../timeline/timeline.js";

const BACKGROUNDS = ["checker", "white", "black"];

/**
 * What the keys do.
 * @param {{store: import("../ground/store.js").Store, clock: import("./clock.js").Clock,
 *   stage: () => import("./stage.js").Stage|null, home: () => void, help: () => void}} parts
 * @returns {{keys: string[], show: string[], says: string, bench: boolean, run: (event: KeyboardEvent) => void}[]}
 *   `bench`: only where a dial is open
 */
export function keyTable({ store, clock, stage, home, help }) {
  const view = () => store.state.view;
  const speed = by => {
    const next = by > 0 ? SPEEDS.find(each => each > view().speed) : SPEEDS.findLast(each => each < view().speed);
    if (next) store.set({ view: { speed: next } });
  };
  const key = (keys, show, says, run, bench = true) => ({ keys, show, says, run, bench });
  return [
    key([" "], ["Space"], "Play or pause", () => (clock.isPlaying ? clock.pause() : clock.play())),
    key(["ArrowLeft"], ["←"], "One frame back, ten with Shift", event => clock.step(event.shiftKey ? -10 : -1)),
    key(["ArrowRight"], ["→"], "One frame on, ten with Shift", event => clock.step(event.shiftKey ? 10 : 1)),
    key(["Home"], ["Home"], "To the start", () => clock.seek(0)),
    key(["End"], ["End"], "To the end", () => clock.seek(clock.duration)),
    key(["["], ["["], "Slower", () => speed(-1)),
    key(["]"], ["]"], "Faster", () => speed(1)),
    key(["l"], ["L"], "Loop", () => store.set({ view: { loop: !view().loop } })),
    key(["b"], ["B"], "Next background", () => {
      const next = BACKGROUNDS[(BACKGROUNDS.indexOf(view().background) + 1) % BACKGROUNDS.length];
      store.set({ view: { background: next } });
    }),
    key(["0"], ["0"], "Fit into the stage", () => stage()?.fit()),
    key(["1"], ["1"], "100 %", () => stage()?.actual()),
    key(["d"], ["D"], "Compare, and back", () =>
      store.set({ view: { tab: view().tab === "compare" ? "controls" : "compare" } })),
    key(["/"], ["/"], "Search", search, false),
    key(["g"], ["G"], "All dials", () => home()),
    key(["?"], ["?"], "This help", () => help(), false),
  ];
}

function search() {
  const field = /** @type {HTMLInputElement|null} */ (document.querySelector("input[type=search]"));
  field?.focus();
  field?.select();
}

/**
 * Hears the keys; not those meant for a field, a button, a list of its own or a dialog.
 * @param {ReturnType<typeof keyTable>} table
 * @param {import("../ground/store.js").Store} store
 */
export function listen(table, store) {
  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (isTaken(target, event.key)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const entry = table.find(each => each.keys.includes(name));
    if (!entry || (entry.bench && !store.state.id)) return;
    event.preventDefault();
    entry.run(event);
  });
}

const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const OWN_ARROWS = "[role=tree], [role=tablist], [role=radiogroup], [role=slider], [data-keys]";

function isTaken(target, key) {
  if (document.querySelector("dialog[open]")) return true;
  if (target.matches("[data-scrub]")) return false;
  if (target.matches(FIELDS)) return true;
  const moves = key.startsWith("Arrow") || key === "Home" || key === "End";
  if (moves) return target.closest(OWN_ARROWS) != null;
  return key === " " && target.closest("button, a, summary, input, [role=treeitem]") != null;
}
