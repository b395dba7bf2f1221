// The keys of the page, in one table that the help shows too.
import { BACKGROUNDS } from "../ground/store.js";
import { SPEEDS } from "../motion/clock.js";

/** The keys; those with `everywhere` also work where no dial is open. */
export function keyTable({ store, clock, steps, stage, home, help, save }) {
  const view = () => store.state.view;
  const set = patch => store.set({ view: patch });
  const faster = () => SPEEDS.find(each => each > view().speed) ?? view().speed;
  const slower = () => SPEEDS.findLast(each => each < view().speed) ?? view().speed;
  const background = () => BACKGROUNDS[(BACKGROUNDS.indexOf(view().background) + 1) % BACKGROUNDS.length];
  const step = ({ shiftKey }, frames) => clock.step(shiftKey ? 10 * frames : frames);
  return [
    { key: " ", show: "Space", help: "Play or pause", run: () => clock.toggle() },
    { key: "ArrowLeft", show: "←", help: "Back one frame; with Shift, ten", run: event => step(event, -1) },
    { key: "ArrowRight", show: "→", help: "Forward one frame; with Shift, ten", run: event => step(event, 1) },
    { key: "Home", show: "Home", help: "Go to start", run: () => clock.seek(0) },
    { key: "End", show: "End", help: "Go to end", run: () => clock.seek(clock.duration) },
    { key: "[", show: "[", help: "Slower", run: () => set({ speed: slower() }) },
    { key: "]", show: "]", help: "Faster", run: () => set({ speed: faster() }) },
    { key: "l", show: "L", help: "Loop", run: () => set({ loop: !view().loop }) },
    { key: "b", show: "B", help: "Next background", run: () => set({ background: background() }) },
    { key: "0", show: "0", help: "Fit to stage", run: () => stage()?.fit() },
    { key: "1", show: "1", help: "Zoom to 100%", run: () => stage()?.actual() },
    { key: "e", show: "E", help: "Open or close Edit",
      run: () => set({ tab: view().tab === "edit" ? "controls" : "edit" }) },
    { key: "p", show: "P", help: "Open or close Palette",
      run: () => set({ tab: view().tab === "palette" ? "controls" : "palette" }) },
    { key: "v", show: "V", help: "Open or close Variants",
      run: () => set({ tab: view().tab === "variants" ? "controls" : "variants" }) },
    { key: "d", show: "D", help: "Open or close Compare",
      run: () => set({ tab: view().tab === "compare" ? "controls" : "compare" }) },
    { key: "z", show: "Ctrl Z", help: "Undo; with Shift, redo", isCommand: true, everywhere: true,
      run: ({ shiftKey }) => (shiftKey ? steps.redo() : steps.undo()) },
    { key: "y", show: "Ctrl Y", help: "Redo", isCommand: true, everywhere: true, run: () => steps.redo() },
    { key: "s", show: "Ctrl S", help: "Save", isCommand: true, run: save },
    { key: "/", show: "/", help: "Search", everywhere: true, run: search },
    { key: "g", show: "G", help: "All dials", run: home },
    { key: "?", show: "?", help: "Keyboard shortcuts", everywhere: true, run: help },
  ];
}

function search() {
  const field = document.querySelector("input[type=search]");
  field?.focus();
  field?.select();
}

/** Listens to the keys, except those meant for a field, a button, a list or a dialog. */
export function listen(table, store) {
  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand ? isOther(event.target) : isTaken(event.target, event.key)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const entry = table.find(each => each.key === name && Boolean(each.isCommand) === isCommand);
    if (!entry || !(entry.everywhere || store.state.id)) return;
    event.preventDefault();
    entry.run(event);
  });
}

const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const OWN_ARROWS = "[role=tree], [role=tablist], [role=radiogroup]";

// Text typed into the field of a parameter is undone with the values; other fields undo it themselves.
function isOther(target) {
  if (target.closest("[data-parameter]")) delete target.dataset.typed;
  return document.querySelector("dialog[open]") != null || target.matches("input[type=search]");
}

function isTaken(target, key) {
  if (document.querySelector("dialog[open]")) return true;
  if (target.matches("[data-scrub]")) return false;
  if (target.matches(FIELDS)) return true;
  const moves = key.startsWith("Arrow") || key === "Home" || key === "End";
  if (moves) return target.closest(OWN_ARROWS) != null;
  return key === " " && target.closest("button, a, summary, input, [role=treeitem]") != null;
}
