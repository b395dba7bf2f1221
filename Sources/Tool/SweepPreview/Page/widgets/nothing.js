import { h, icon } from "../ground/dom.js";
import { Part } from "../ground/part.js";

/** The message of a tool instead of its elements while there is no picture. */
export class Nothing extends Part {
  element = h("p", { class: "empty nothing" }, icon("warning"), "This dial has no picture yet.");

  constructor(parts) {
    super(parts);
    this.watch(["broken", "render"], ({ broken, render }) => { this.element.hidden = !broken || render != null; });
  }
}
