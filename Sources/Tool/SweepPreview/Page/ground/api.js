// What the server is asked. Every answer that is no success is thrown as
// `{status, message, diagnostics, exists}`: status 0 when the server cannot be reached.

/**
 * The path of a dial below `/dial/`, `/api/dials/` and the like.
 * @param {string} id as "folder/sub/boiler.yaml"
 */
export const pathOf = id => id.split("/").map(encodeURIComponent).join("/");

/** The dials there are, and of which folder. */
export const dials = () => ask("/api/dials");

/** One dial with its parameters. @param {string} id */
export const dial = id => ask(`/api/dials/${pathOf(id)}`, {}, "parameters");

/**
 * The picture of a dial and all that is measured of it.
 * @param {string} id
 * @param {Record<string, string>} values parameters that differ from their defaults
 * @param {{at?: string, motion?: string, lang?: string, revision?: string}} [options]
 * @param {AbortSignal} [signal]
 */
export const render = (id, values, options, signal) =>
  ask(`/api/render/${pathOf(id)}${query(values, options)}`, { signal }, "svg");

/**
 * The address of the SVG file itself.
 * @param {string} id
 * @param {Record<string, string>} values
 * @param {Record<string, string|undefined>} [options] as of `render`, and `interactive`
 */
export const fileURL = (id, values, options) => `/render/${pathOf(id)}.svg${query(values, options)}`;

/**
 * Writes a document with these values into the folder; the fault has `exists` where the name is taken.
 * @param {{id: string, name: string, values: Record<string, string>, replace?: boolean}} sample
 * @returns {Promise<{path: string, id: string}>}
 */
export const save = sample => ask("/api/samples", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sample),
}, "id");

// How long to wait before a stream is opened anew that the browser has given up.
const AGAIN = 2000;

/**
 * Hears of changes of files, also of those that came while there was no connection. Browsers allow few of
 * them to one server, all pages together: so only a page that is seen has one.
 * @param {(change: {version: number, dials: boolean, paths: string[]}) => void} onChange
 * @param {(away: boolean) => void} onAway whether the server does not answer
 */
export function events(onChange, onAway) {
  /** @type {EventSource|null} */
  let source = null;
  let missed = false, timer = 0;

  function open() {
    source = new EventSource("/events");
    source.addEventListener("error", () => {
      missed = true;
      onAway(true);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN);
    });
    source.addEventListener("hello", event => {
      onAway(false);
      // Another server may stand there by now, whose versions say nothing about those of before.
      if (missed) onChange({ ...JSON.parse(event.data), dials: true, paths: [] });
      missed = false;
    });
    source.addEventListener("change", event => onChange(JSON.parse(event.data)));
  }

  function look() {
    clearTimeout(timer);
    source?.close();
    if (document.hidden) missed = true;
    else open();
  }
  document.addEventListener("visibilitychange", look);
  look();
}

function query(values, options = {}) {
  const search = new URLSearchParams(values);
  for (const [name, value] of Object.entries(options)) {
    if (value != null) search.set(name, value);
  }
  const text = search.toString();
  return text && `?${text}`;
}

// A document with faults is an answer as good as any other: without what was asked for it is a fault here.
async function ask(path, options, needed) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw { status: 0, message: "the server does not answer", diagnostics: [] };
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok && (!needed || body[needed] != null)) return body;
  throw {
    status: response.status,
    message: body.message ?? body.diagnostics?.[0]?.message
      ?? (response.ok ? "it cannot be read" : `the server answered ${response.status}`),
    diagnostics: body.diagnostics ?? [],
    exists: body.exists ?? false,
  };
}
