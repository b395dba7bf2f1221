/** Something that others listen to. */
export class Emitter {
  #listeners = new Set();

  /** Adds a listener; the returned function removes it. */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the listeners. */
  emit(...news) {
    for (const listener of [...this.#listeners]) listener(...news);
  }
}

/** A part of the page with an `element`. It gets `{store, clock, stage}` and more, as far as it needs them. */
export class Part extends Emitter {
  #ends = [];

  constructor(parts) {
    super();
    Object.assign(this, parts);
  }

  /** Calls a function now, and whenever one of these names of the state changes. */
  watch(names, look) { this.until(this.store.watch(names, look)); }

  /** Unmounts another part together with this one. */
  own(part) {
    this.until(() => part.unmount());
    return part;
  }

  /** Calls functions when this part is unmounted. */
  until(...ends) { this.#ends.push(...ends); }

  unmount() {
    for (const end of this.#ends) end();
  }
}
