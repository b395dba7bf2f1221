import { h } from "../ground/dom.js";
import { Part } from "../ground/part.js";
import { Stage } from "../stage/stage.js";
import { Toast } from "../stage/toast.js";
import { Toolbar, Zoom } from "../stage/toolbar.js";
import { Timeline } from "../timeline/timeline.js";
import { Header } from "./header.js";
import { Panel } from "./panel.js";

/** The bench for a dial: the stage with its timeline, and a panel of tools beside it. */
export class Bench extends Part {
  constructor({ store, clock, steps, home, made, open }) {
    super();
    this.stage = new Stage({ store, clock });
    const aside = h("aside", { class: "bench-aside", hidden: true });
    const main = h("main", { class: "bench-main", "aria-label": "Picture and timeline" });
    const parts = { store, clock, steps, home, made, open, stage: this.stage, aside, main };
    const [timeline, header, toolbar, zoom, toast, panel] =
      [Timeline, Header, Toolbar, Zoom, Toast, Panel].map(Made => this.own(new Made(parts)).element);
    this.own(this.stage);
    this.stage.element.prepend(toolbar);
    this.stage.element.append(zoom, toast);
    main.prepend(this.stage.element, timeline);
    this.element = h("div", { class: "bench" }, header, main, panel, aside);
    store.watch(["view.tab"], ({ view }) => { this.element.dataset.tab = view.tab; });
  }
}
