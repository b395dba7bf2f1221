// The buttons that take back the last step and do it again.
import { iconButton } from "../ground/dom.js";
import { Part } from "../ground/part.js";

export class Undo extends Part {
  #undo = iconButton("undo", "Undo", () => this.steps.undo(), "Ctrl+Z");
  #redo = iconButton("redo", "Redo", () => this.steps.redo(), "Ctrl+Shift+Z");
  buttons = [this.#undo, this.#redo];

  constructor(parts) {
    super(parts);
    const look = () => {
      this.#undo.disabled = !this.steps.canUndo;
      this.#redo.disabled = !this.steps.canRedo;
    };
    this.until(this.steps.subscribe(look));
    look();
  }
}
