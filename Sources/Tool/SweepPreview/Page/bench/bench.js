// The bench for one dial: the stage with its timeline, and a panel of tabs beside it.
import { h, fill, icon } from "../ground/dom.js";
import { createStage } from "./stage.js";
import { createTimeline } from "../timeline/timeline.js";
import { createToast } from "./toast.js";
import { createToolbar, createZoom } from "./toolbar.js";
import { createHeader } from "./header.js";

/**
 * The tabs of the panel. A module is loaded when its tab is first shown and exports
 * `mount(host, {store, clock, stage})`, which gives `{unmount()}`.
 */
const TABS = [
  { name: "controls", title: "Controls", load: () => import("../controls/controls.js") },
  { name: "embeds", title: "Embeds", load: () => import("../embeds/embeds.js") },
  { name: "copy", title: "Copy", load: () => import("../copying/copy.js") },
  { name: "inspector", title: "Inspector", load: () => import("../inspector/inspector.js") },
  { name: "compare", title: "Compare", load: () => import("../compare/compare.js") },
];

/**
 * Mounts the bench.
 * @param {HTMLElement} host
 * @param {{store: import("../ground/store.js").Store, clock: import("./clock.js").Clock, home: () => void}} parts
 * @returns {{stage: import("./stage.js").Stage, unmount(): void}}
 */
export function mount(host, { store, clock, home }) {
  const stage = createStage({ store, clock });
  const timeline = createTimeline({ store, clock, stage });
  const header = createHeader({ store, clock, stage, home });
  const toolbar = createToolbar({ store });
  const zoom = createZoom({ store, stage });
  const toast = createToast({ store });
  const panel = createPanel({ store, clock, stage });
  stage.element.prepend(toolbar.element);
  stage.element.append(zoom.element, toast.element);
  fill(host, h("div", { class: "bench" }, header.element,
    h("main", { class: "bench-main", "aria-label": "Picture and timeline" }, stage.element, timeline.element),
    panel.element));
  if (store.state.render) stage.show(store.state.render.stage);
  return {
    stage,
    unmount() {
      for (const part of [panel, toast, zoom, toolbar, header, timeline, stage]) part.unmount();
    },
  };
}

function createPanel({ store, clock, stage }) {
  const body = h("div", { class: "panel-body", role: "tabpanel", id: "panel-body", tabindex: "-1" });
  const tabs = TABS.map(tab => h("button", {
    type: "button", role: "tab", id: `tab-${tab.name}`, class: "tab", "aria-controls": "panel-body",
    onclick: () => store.set({ view: { tab: tab.name } }), onkeydown: move,
  }, tab.title));
  const element = h("aside", { class: "panel", "aria-label": "Tools" },
    h("div", { class: "tabs", role: "tablist", "aria-label": "Tools" }, tabs), body);
  let mounted = null, shown = "";

  function move(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(event.target) + by + tabs.length) % tabs.length];
    next.focus();
    next.click();
  }

  async function show(name) {
    shown = name;
    mounted?.unmount();
    mounted = null;
    TABS.forEach((tab, index) => {
      tabs[index].setAttribute("aria-selected", String(tab.name === name));
      tabs[index].tabIndex = tab.name === name ? 0 : -1;
    });
    body.setAttribute("aria-labelledby", `tab-${name}`);
    // A new host for each, so that a module that comes late cannot write into another's.
    const host = h("div", { class: `tool tool-${name}` });
    fill(body, host);
    body.scrollTop = 0;
    try {
      const module = await TABS.find(tab => tab.name === name).load();
      if (shown === name && host.isConnected) mounted = module.mount(host, { store, clock, stage });
    } catch (fault) {
      fill(host, h("p", { class: "empty" }, icon("warning"), `This panel could not be opened: ${fault.message}`));
    }
  }

  const stop = store.subscribe((state, changed) => { if (changed.has("view.tab")) show(state.view.tab); });
  show(store.state.view.tab);
  return { element, unmount() { stop(); mounted?.unmount(); shown = ""; } };
}
