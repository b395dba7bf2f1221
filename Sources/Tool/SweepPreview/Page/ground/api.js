// Calls to the server. Failures are thrown as `{status, message, diagnostics, exists}`; the status is 0 when the
// server does not respond.

/**
 * The path of a dial below `/dial/`, `/api/dials/` and the like.
 * @param {string} id as "folder/sub/boiler.yaml"
 */
export const pathOf = id => id.split("/").map(encodeURIComponent).join("/");

/** The list of dials, and their folder. */
export const dials = () => ask("/api/dials");

/** A dial with its parameters. */
export const dial = id => ask(`/api/dials/${pathOf(id)}`, {}, "parameters");

/** The option for pictures that a view asks for. */
export const motionOf = ({ motion }) => ({ motion: motion === "none" ? motion : undefined });

/**
 * The picture of a dial with its measurements.
 * @param {Record<string, string>} values parameters that differ from their defaults
 */
export const render = (id, values, options, signal) =>
  ask(`/api/render/${pathOf(id)}${query(values, options)}`, { signal }, "svg");

/**
 * The address of the SVG file itself.
 * @param {Record<string, string|undefined>} [options] those of `render`, and `interactive`
 */
export const fileURL = (id, values, options) => `/render/${pathOf(id)}.svg${query(values, options)}`;

/** The file of a dial in another form, such as gif, as a blob. */
export async function media(id, values, form, options) {
  const response = await fetch(`/render/${pathOf(id)}.${form}${query(values, options)}`);
  if (response.ok) return response.blob();
  const { diagnostics } = await response.json().catch(() => ({}));
  throw new Error(diagnostics?.[0]?.message ?? `the server responded with status ${response.status}`);
}

/**
 * Writes these values into the document, or with a `name` a document with them into the folder. The answer has the
 * `old` and the `new` text of the file; the error has `exists` where the name is taken.
 */
export const save = sample => post("/api/samples", sample, "id");

/** Gives files their `new` texts if all still have the `old` ones; null is for a file that is not there. */
export const restore = files => post("/api/files", files, "id");

/**
 * The theme of a brand with its contrasts; with the `name` of a file, what was written: that file, or `files`.
 * @param {{id: string, colors: {color: string, role?: string}[], name?: string, replace?: boolean}} request
 */
export const palette = request => post("/api/palette", request, request.name ? "id" : "keys");

/** Hands an SVG file of the user to the server, without a folder. @param {{name: string, content: string}} file in Base64 */
export const openDrawing = file => post("/api/drawings", file, "id");

/**
 * The parts of a gauge in an SVG file, those that are not chosen found; with a `name` the written document.
 * @param {{id: string, needle?: number, pivot?: number[], direction?: number, stops?: number[][], number?: number,
 *   value?: number, listsParts?: boolean, name?: string, replace?: boolean}} request
 */
export const rig = request => post("/api/rig", request, request.name ? "id" : "remarks");

/** The parts of a dial's picture with what paints them, and the texts in which they are written. */
export const parts = (id, values) => ask(`/api/parts/${pathOf(id)}${query(values)}`, {}, "parts");

/**
 * Changes values in a text of the folder, the dial's own unless `file` is set. A draft writes nothing; its answer has
 * the stage and the diagnostics of `render`, other answers are those of `save`.
 * @param {{id: string, file?: string, changes: any[], isDraft?: boolean}} request
 */
export const edit = (request, values, options) =>
  post("/api/edits", { ...request, query: query(values, options).slice(1) }, request.isDraft ? "stage" : "id");

/**
 * Writes a document of a dial under a name that is free, or a board of several; with `hasParts` one dial gets parts of its
 * own, in which the `values` are. The answer is that of `save`.
 * @param {{ids: string[], title?: string|null, hasParts?: boolean, values?: Record<string, string>}} request
 */
export const board = request => post("/api/boards", request, "id");

/** The kinds of parts with their pictures. */
export const kinds = () => ask("/api/kinds", {}, "kinds");

/** The changes from one SVG text to another in words; null where they cannot be compared. */
export const changes = async (before, after, signal) =>
  (await post("/api/changes", { old: before, new: after }, "", signal)).changes;

// Milliseconds before a stream is reopened that the browser has given up.
const RETRY = 2000;

/**
 * Reports changes of files, also those missed while there was no connection. Browsers limit the connections to a
 * server over all pages, so only a visible page has one.
 * @param {(away: boolean) => void} onAway whether the server does not respond
 */
export function events(onChange, onAway) {
  let source = null;
  let missed = false, timer = 0;

  function open() {
    source = new EventSource("/events");
    source.addEventListener("error", () => {
      missed = true;
      onAway(true);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY);
    });
    source.addEventListener("hello", event => {
      onAway(false);
      // It may be another server by now, whose versions cannot be compared with earlier ones.
      if (missed) onChange({ ...JSON.parse(event.data), dials: true, paths: [] });
      missed = false;
    });
    source.addEventListener("change", event => onChange(JSON.parse(event.data)));
  }

  function connect() {
    clearTimeout(timer);
    source?.close();
    if (document.hidden) missed = true;
    else open();
  }
  document.addEventListener("visibilitychange", connect);
  connect();
}

function query(values, options = {}) {
  const set = Object.entries(options).filter(([, value]) => value != null);
  const text = new URLSearchParams({ ...values, ...Object.fromEntries(set) }).toString();
  return text && `?${text}`;
}

const post = (path, value, needed, signal) => ask(path, {
  method: "POST", headers: { "Content-Type": "application/json" }, signal, body: JSON.stringify(value),
}, needed);

// A document with errors has a successful status: without the requested data it is a failure here.
async function ask(path, options, needed) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw { status: 0, message: "the server is not responding", diagnostics: [] };
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok && (!needed || body[needed] != null)) return body;
  throw {
    status: response.status,
    message: body.message ?? body.diagnostics?.[0]?.message
      ?? (response.ok ? "the document cannot be read" : `the server responded with status ${response.status}`),
    diagnostics: body.diagnostics ?? [],
    exists: body.exists ?? false,
  };
}
