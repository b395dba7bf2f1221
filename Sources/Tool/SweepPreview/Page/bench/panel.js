// The panel of tabs beside the stage.
import { Compare } from "../compare/compare.js";
import { Controls } from "../controls/controls.js";
import { Copy } from "../copying/copy.js";
import { Edit } from "../editing/edit.js";
import { Embeds } from "../embeds/embeds.js";
import { fill, h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { isSVGFile } from "../ground/store.js";
import { Inspector } from "../inspector/inspector.js";
import { Palette } from "../palette/palette.js";
import { Rig } from "../rig/rig.js";
import { Variants } from "../variants/variants.js";

const TABS = { Edit, Palette, Rig, Controls, Embeds, Copy, Inspector, Compare, Variants };

/** The panel, in which one tool is mounted at a time. */
export class Panel extends Part {
  #tool = null;
  #badge = h("span", { class: "badge", hidden: true });
  #body = h("div", { class: "panel-body", role: "tabpanel", id: "panel-body", tabindex: "-1" });
  #tabs = Object.keys(TABS).map(title => h("button", {
    type: "button", role: "tab", id: `tab-${title.toLowerCase()}`, class: "tab", "aria-controls": "panel-body",
    onclick: () => this.store.set({ view: { tab: title.toLowerCase() } }), onkeydown: event => this.#move(event),
  }, title, title === "Inspector" && this.#badge));

  element = h("aside", { class: "panel", "aria-label": "Tools" },
    h("div", { class: "tabs", role: "tablist", "aria-label": "Tools" }, this.#tabs), this.#body);

  constructor(parts) {
    super(parts);
    this.watch(["diagnostics"], ({ diagnostics }) => this.#tell(diagnostics.filter(({ remark }) => !remark).length));
    this.watch(["view.tab"], ({ view }) => this.#show(view.tab, parts));
    this.watch(["dial", "view.tab"], state => this.#offer(state));
    this.until(() => this.#tool.unmount());
  }

  // Seen from every tab: the Inspector lists what is left out of the picture and what has no effect.
  #tell(count) {
    fill(this.#badge, icon("warning"), String(count), h("span", { class: "unseen" }, count === 1 ? "problem" : "problems"));
    this.#badge.hidden = !count;
  }

  // An SVG file has no document whose text could be changed; it is rigged for one.
  #offer({ id, dial, view }) {
    const isFile = dial ? isSVGFile(dial) : /\.svgz?$/i.test(id);
    const names = isFile ? ["tab-edit", "tab-palette"] : ["tab-rig"];
    const tabs = this.#tabs.filter(({ id }) => names.includes(id));
    for (const tab of this.#tabs) tab.hidden = tabs.includes(tab);
    if (dial && tabs.some(({ id }) => id === `tab-${view.tab}`)) this.store.set({ view: { tab: "controls" } });
  }

  #move(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = this.#tabs.filter(({ hidden }) => !hidden);
    const next = tabs[(tabs.indexOf(event.target) + by + tabs.length) % tabs.length];
    next.focus();
    next.click();
  }

  #show(name, parts) {
    this.#tool?.unmount();
    for (const tab of this.#tabs) {
      const isShown = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
    this.#body.setAttribute("aria-labelledby", `tab-${name}`);
    const [, Tool] = Object.entries(TABS).find(([title]) => title.toLowerCase() === name);
    this.#tool = new Tool(parts);
    fill(this.#body, this.#tool.element);
    this.#body.scrollTop = 0;
  }
}
