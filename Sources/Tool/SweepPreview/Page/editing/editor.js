// Changes of the texts: each is drawn at once, and written when it rests, so that it is one step.
import * as api from "../ground/api.js";
import { coalesced } from "../ground/coalesced.js";
import { Part } from "../ground/part.js";

// Milliseconds without another change after which one is written.
const REST = 500;

/** Listeners are called when a text was written, or was not. */
export class Editor extends Part {
  #pending = null;
  #timer = 0;
  #queue = Promise.resolve();
  #draw = coalesced(async () => {
    const target = this.#pending;
    if (target) await this.#show(() => this.#ask({ ...target, request: { ...target.request, isDraft: true } }));
  });

  /**
   * Changes values in a text of the folder; `isWhole` where nothing more of it follows, and `isHeld` where it is not
   * written before that, as below a pointer.
   * @param {{file?: string, changes: any[]}} request
   * @param {string} [parameter] the parameter that is changed, whose value is then no longer in the address
   */
  change(request, { isWhole = false, isHeld = false, parameter = null } = {}) {
    const { id } = this.store.state;
    const target = { id, request, parameter };
    if (this.#pending && nameOf(this.#pending) !== nameOf(target)) this.settle();
    this.#pending = target;
    clearTimeout(this.#timer);
    if (!isHeld) this.#timer = setTimeout(() => this.settle(), REST);
    const drawn = this.#queue.then(() => this.#draw());
    if (isWhole) drawn.then(() => { if (this.#pending === target) this.settle(); });
  }

  /** Writes changes at once, as one step of their own; false where they are refused. */
  write(request) {
    this.settle();
    this.#queue = this.#queue.then(() => this.#write({ id: this.store.state.id, request, parameter: null }));
    return this.#queue;
  }

  /** Whether a change is only drawn so far. */
  get isBusy() { return this.#pending != null; }

  /** Writes the change that is only drawn so far. */
  settle() {
    clearTimeout(this.#timer);
    const target = this.#pending;
    this.#pending = null;
    if (target) this.#queue = this.#queue.then(() => this.#write(target));
    return this.#queue;
  }

  async #write(target) {
    const { store, steps } = this;
    const { values } = store.state;
    const { id, parameter } = target;
    try {
      const written = await this.#ask(target);
      const { [parameter]: _, ...kept } = values;
      if (written.old !== written.new) await steps.wrote(written, parameter in values ? kept : values);
      store.set({ notice: { text: `Written in ${written.path}`, isBad: false } });
      this.emit();
      return true;
    } catch ({ message }) {
      if (store.state.id !== id) return false;
      store.set({ notice: { text: `Not changed: ${message}`, isBad: true } });
      const { view } = store.state;
      await this.#show(() => api.render(id, values, api.motionOf(view)));
    }
    this.emit();
    return false;
  }

  #ask({ id, request }) {
    const { values, view } = this.store.state;
    return api.edit({ id, ...request }, values, api.motionOf(view));
  }

  async #show(draw) {
    const { store } = this;
    const { id } = store.state;
    try {
      const drawn = await draw();
      if (store.state.id !== id) return;
      store.set({ render: { ...store.state.render, ...drawn }, diagnostics: drawn.diagnostics ?? [], broken: false });
    } catch ({ diagnostics = [], message }) {
      const told = diagnostics.length ? diagnostics : [{ severity: "error", code: "", message }];
      if (store.state.id === id) store.set({ diagnostics: told, broken: true });
    }
  }
}

const nameOf = ({ request: { file, changes } }) => JSON.stringify([file, changes.map(each => each.path ?? each.parameter)]);
