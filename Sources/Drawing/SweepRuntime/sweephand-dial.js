// The module of pages: the script of interactive dials, their data sources, and their element.

import { dial } from './dial.js';

export { dial, dialTracker, sectorWheel, snapStops } from './dial.js';

const pick = (data, field) => (field ? field.split('.').reduce((x, name) => x?.[name], data) : data);

/** The milliseconds of a time such as 2, '500ms', '2s' or '1min'; NaN for what is none. */
const milliseconds = time => {
  const [, number, unit] = /^([\d.]+)(ms|s|min)?$/.exec(time) ?? [];
  return number * ({ ms: 1, min: 60000 }[unit] ?? 1000);
};

/** Polls a JSON address for a dial's values, every 2 s by default, at most every 0.1 s; returns how to end it. */
export const poll = (target, url, every, field) => {
  let timer;
  const next = async () => {
    try {
      const value = pick(await (await fetch(url, { cache: 'no-store' })).json(), field);
      if (timer !== null) target.value = value;
    } catch (error) {
      console.warn(url, error);
    }
    if (timer !== null) timer = setTimeout(next, Math.max(milliseconds(every) || 2000, 100));
  };
  next();
  return () => {
    clearTimeout(timer);
    timer = null;
  };
};

/** Streams a dial's values from server-sent events in JSON; returns how to end it. */
export const stream = (target, url, field) => {
  const source = new EventSource(url);
  source.onmessage = ({ data }) => {
    try {
      target.value = pick(JSON.parse(data), field);
    } catch (error) {
      console.warn(url, error);
    }
  };
  return () => source.close();
};

const properties = ['src', 'zone', 'poll', 'every', 'stream', 'field', 'stale-after'];

/** `<sweephand-dial src="knob.svg" value="3">`, which also takes `zone`, and `poll` or `stream`. */
const element = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':host{display:inline-block}:host([hidden]){display:none}');

  class Dial extends HTMLElement {
    static observedAttributes = ['value', 'aria-label', ...properties];

    attributeChangedCallback(name, _, text) {
      if (name == 'value') this.value = text;
      else if (name == 'zone') this.dial && (this.dial.zone = text);
      else if (name == 'aria-label') this.name();
      else if (name == 'stale-after') this.setStaleAfter(milliseconds(text) / 1000);
      else if (name != 'src') this.isIn && this.ask();
      else if (text) {
        this.load(text).catch(error => {
          console.error(error);
          this.dispatchEvent(new Event('error'));
        });
      }
    }

    async load(src) {
      const answer = await fetch(src), text = await answer.text();
      const page = new DOMParser().parseFromString(text, 'image/svg+xml'), svg = page.documentElement;
      if (src != this.src) return;
      if (!answer.ok || !svg.dataset?.control) throw Error(`${src} is no interactive dial`);
      page.querySelectorAll('script').forEach(script => script.remove());
      Object.assign(svg.style, { maxWidth: '100%', height: 'auto' });
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(svg);
      this.name();
      this.dial = dial(svg);
      if (this.wanted !== undefined) this.value = this.wanted;
      if (this.age) this.setStaleAfter(this.age);
      if (this.zone) this.dial.zone = this.zone;
      this.dispatchEvent(new Event('load'));
    }

    /** Gives the picture the element's label; without one it has the name of its own. */
    name() {
      const svg = this.shadowRoot?.firstChild;
      if (!svg) return;
      this.named ??= svg.getAttribute('aria-labelledby');
      const label = this.getAttribute('aria-label');
      svg.ariaLabel = label;
      if (label) svg.removeAttribute('aria-labelledby');
      else if (this.named) svg.setAttribute('aria-labelledby', this.named);
    }

    ask() {
      const { poll: url, stream: events, every, field } = this;
      this.end?.();
      this.end = url ? poll(this, url, every, field) : events ? stream(this, events, field) : null;
    }

    connectedCallback() {
      // A property set before the script ran would hide the accessor.
      for (const name of ['value', ...properties]) {
        if (Object.hasOwn(this, name)) {
          const value = this[name];
          delete this[name];
          this[name] = value;
        }
      }
      // A clock that was out of the page has stopped.
      if (this.dial?.zone != null) this.dial.zone = this.dial.zone;
      this.isIn = true;
      this.ask();
    }

    disconnectedCallback() {
      this.isIn = false;
      this.end?.();
    }

    /** Dims the dial, and says so, after so many seconds without a value; 0 for never. */
    setStaleAfter(seconds) {
      this.age = seconds;
      this.dial?.setStaleAfter?.(seconds);
    }

    get value() { return this.dial ? this.dial.value : this.wanted; }
    set value(value) {
      this.wanted = value;
      if (this.dial) this.dial.value = value;
    }
  }
  for (const name of properties) {
    Object.defineProperty(Dial.prototype, name, {
      get() { return this.getAttribute(name) ?? ''; },
      set(text) { this.setAttribute(name, text); },
    });
  }
  return Dial;
};

const { customElements: elements } = globalThis;
if (elements && !elements.get('sweephand-dial')) elements.define('sweephand-dial', element());
