// Undo and redo: across values, themes, resets, and files that were written.
import * as api from "./api.js";
import { Emitter } from "./part.js";

// Milliseconds within which changes of one parameter are one step, as in a drag or a word that is typed.
const TOGETHER = 700;

/** The steps of the dial that is open. Listeners are called when they change. */
export class Steps extends Emitter {
  #store;
  #values = {};
  #past = [];
  #future = [];
  #last = { name: null, time: 0 };
  // One after the other, however fast the keys are.
  #queue = Promise.resolve();

  constructor(store) {
    super();
    this.#store = store;
    store.subscribe((state, changed) => {
      if (changed.has("id")) this.#clear();
      if (changed.has("id") || changed.has("values")) this.#note(state.values, changed.has("id"));
    });
  }

  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  /** Notes a file that the server has written; the values that are now in the open document are set no more. */
  async wrote({ path, id, old, new: text }) {
    const before = this.#values;
    const after = id === this.#store.state.id ? {} : before;
    this.#push({ before, after, write: { path, old, text } });
    if (after !== before) await this.#show(after, true);
  }

  undo() { return this.#go(this.#past, this.#future, ({ before, write }) => [before, write?.text, write?.old]); }
  redo() { return this.#go(this.#future, this.#past, ({ after, write }) => [after, write?.old, write?.text]); }

  #go(from, to, read) {
    this.#queue = this.#queue.then(() => this.#take(from, to, read));
    return this.#queue;
  }

  async #take(from, to, read) {
    const step = from.pop();
    if (!step) return;
    this.#last.name = null;
    const [values, old, text] = read(step);
    try {
      if (step.write) await api.restore({ path: step.write.path, old, new: text });
      to.push(step);
      await this.#show(values, step.write != null);
    } catch ({ message }) {
      this.#store.set({ notice: { text: `${step.write.path} is left as it is: ${message}`, isBad: true } });
    }
    this.emit();
  }

  // A document that was written is read before its values are shown.
  async #show(values, isWritten) {
    const { id } = this.#store.state;
    const dial = isWritten ? await api.dial(id).catch(() => null) : null;
    if (this.#store.state.id !== id) return;
    this.#values = values;
    this.#store.set(dial ? { dial, values } : { values });
  }

  #note(values, isNew) {
    const before = this.#values;
    this.#values = values;
    const names = [...new Set([...Object.keys(before), ...Object.keys(values)])]
      .filter(name => before[name] !== values[name]);
    if (isNew || !names.length) return;
    const now = performance.now();
    const goesOn = names.length === 1 && names[0] === this.#last.name && now - this.#last.time < TOGETHER;
    this.#last = { name: names.length === 1 ? names[0] : null, time: now };
    if (!goesOn) return this.#push({ before, after: values });
    this.#past.at(-1).after = values;
  }

  #push(step) {
    if (step.write) this.#last.name = null;
    this.#past.push(step);
    this.#future.length = 0;
    this.emit();
  }

  #clear() {
    this.#past.length = this.#future.length = 0;
    this.#last.name = null;
    this.emit();
  }
}
