// Undo and redo: across values, themes, resets, and files that were written.
import * as api from "./api.js";
import { Emitter } from "./part.js";

// Milliseconds within which changes of one parameter are one step, as in a drag or a word that is typed.
const TOGETHER = 700;
// The key of the storage of the tab, which a page that is loaded again reads.
const KEPT = "steps";
// Steps that are kept.
const MOST = 2000;

/**
 * The steps of the dial that is open, and those of files that were written from other dials. Listeners are called when
 * they change.
 */
export class Steps extends Emitter {
  /** Writes a change that is only drawn so far, before a step is taken; null for none. */
  pending = null;
  #store;
  #values = {};
  #past = [];
  #future = [];
  #last = { name: null, time: 0 };
  // The texts of the files that were written, as they were left.
  #texts = {};
  // One after the other, however fast the keys are.
  #queue = Promise.resolve();

  constructor(store) {
    super();
    this.#store = store;
    const { past = [], future = [], texts = {} } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
    this.#texts = texts;
    this.#past.push(...past);
    this.#future.push(...future);
    store.subscribe((state, changed) => {
      if (changed.has("id")) this.#leave();
      if (changed.has("id") || changed.has("values")) this.#note(state.values, changed.has("id"));
    });
  }

  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  /**
   * Notes files that the server has written together, or one; the values that are now in the open document are set no
   * more: all, or those that are not `kept`. `back` is called when the step is undone.
   */
  async wrote(written, kept, back) {
    const before = this.#values;
    const files = [written].flat().filter(file => file.old !== file.new);
    const after = kept ?? (files.some(({ id }) => id === this.#store.state.id) ? {} : before);
    if (!files.length && after === before) return;
    for (const { path, old, new: text } of files) {
      if (this.#texts[path] !== old) this.#forget(path);
      this.#texts[path] = text;
    }
    this.#push({ before, after, back, writes: files.map(({ path, old, new: text }) => ({ path, ...stretchOf(old, text) })) });
    if (after !== before) await this.#show(after, true);
  }

  /**
   * Notes a change that is not one of values or files, such as of a brand; those of one name in quick succession are one
   * step. The functions go back and forth.
   */
  changed(name, back, forth) {
    const now = performance.now();
    const goesOn = name === this.#last.name && now - this.#last.time < TOGETHER;
    this.#last = { name, time: now };
    if (goesOn) this.#past.at(-1).forth = forth;
    else this.#push({ back, forth });
  }

  undo() { return this.#go(this.#past, this.#future, step => step.before, "put", "old", "Undone in"); }
  redo() { return this.#go(this.#future, this.#past, step => step.after, "old", "put", "Saved in"); }

  #go(from, to, read, now, next, words) {
    this.#queue = this.#queue.then(() => this.pending?.()).then(() => this.#take(from, to, read, now, next, words));
    return this.#queue;
  }

  async #take(from, to, read, now, next, words) {
    const step = from.pop();
    if (!step) return;
    this.#last.name = null;
    (next === "old" ? step.back : step.forth)?.();
    const values = read(step) ?? this.#values;
    const { id } = this.#store.state;
    try {
      if (step.writes?.length) {
        // A file is written before the one that names it, and taken back after it.
        const writes = next === "old" ? step.writes.toReversed() : step.writes;
        const files = writes.map(write => {
          const old = this.#texts[write.path];
          return { path: write.path, old, new: replaced(old, write, now, next) };
        });
        await api.restore(files);
        for (const file of files) this.#texts[file.path] = file.new;
        const told = files.map(file => `${file.new == null ? "Removed" : words} ${file.path}`);
        this.#store.set({ notice: { text: told.join(", "), isBad: false } });
      }
      const isSame = this.#store.state.id === id;
      to.push(...(isSame ? [step] : lasting([step])));
      if (isSame) await this.#show(values, step.writes != null);
    } catch ({ message, status }) {
      // A server that is away may be back.
      if (status === 0) from.push(step);
      this.#store.set({ notice: { text: `${step.writes.map(({ path }) => path).join(" and ")} ${step.writes.length > 1 ? "are" : "is"} left as before: ${message}`, isBad: true } });
    }
    this.#changed();
  }

  // A document that was written is read before its values are shown.
  async #show(values, isWritten) {
    const { id } = this.#store.state;
    const dial = isWritten && id ? await api.dial(id).catch(() => null) : null;
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

  // A text that something else has written cannot be taken back to what it was before.
  #forget(path) {
    for (const write of [...this.#past, ...this.#future].flatMap(({ writes }) => writes ?? [])) {
      if (write.path === path && this.#texts[path] !== undefined) write.isPast = true;
    }
  }

  #push(step) {
    if (step.writes) this.#last.name = null;
    this.#past.push(step);
    if (this.#past.length > MOST) this.#past.shift();
    this.#future.length = 0;
    this.#changed();
  }

  // Another dial has other values.
  #leave() {
    for (const steps of [this.#past, this.#future]) steps.splice(0, steps.length, ...lasting(steps));
    this.#last.name = null;
    this.#changed();
  }

  #changed() {
    try {
      const kept = { past: lasting(this.#past), future: lasting(this.#future), texts: this.#texts };
      sessionStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Texts of more than the storage holds last as long as the page.
      sessionStorage.removeItem(KEPT);
    }
    this.emit();
  }
}

// The steps that outlast their dial: those by which a file lost something.
const lasting = steps => steps.map(({ writes }) => ({ writes: (writes ?? []).filter(({ old }) => old != null) })).filter(({ writes }) => writes.length);

/** The stretch in which two texts differ; the texts themselves where one is not there. */
function stretchOf(old, text) {
  if (old == null || text == null) return { old, put: text };
  let [start, end] = [0, 0];
  const most = Math.min(old.length, text.length);
  while (start < most && old[start] === text[start]) start += 1;
  while (end < most - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return { start, old: old.slice(start, old.length - end), put: text.slice(start, text.length - end) };
}

/** The text with one side of a stretch in place of the other. */
function replaced(text, write, now, next) {
  if (write.start == null) return write.isPast ? fail() : write[next];
  if (write.isPast || text == null || !text.startsWith(write[now], write.start)) fail();
  return text.slice(0, write.start) + write[next] + text.slice(write.start + write[now].length);
}

function fail() {
  throw { message: "it has changed since" };
}
