// What the server is asked. Every answer that is no success is thrown as
// `{status, message, diagnostics}`: status 0 when the server cannot be reached.

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
 * Writes a document with these values into the folder.
 * @param {{id: string, name: string, values: Record<string, string>, replace?: boolean}} sample
 * @returns {Promise<{path: string, id: string}>}
 */
export const save = sample => ask("/api/samples", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sample),
});

/**
 * Hears of changes of files, also of those that came while the connection was lost.
 * @param {(change: {version: number, dials: boolean, paths: string[]}) => void} onChange
 * @returns {() => void} how to end it
 */
export function events(onChange) {
  const source = new EventSource("/events");
  let lost = false;
  source.addEventListener("error", () => { lost = true; });
  source.addEventListener("hello", event => {
    // Another server may stand there by now, whose versions say nothing about those of before.
    if (lost) onChange({ ...JSON.parse(event.data), dials: true, paths: [] });
    lost = false;
  });
  source.addEventListener("change", event => onChange(JSON.parse(event.data)));
  return () => source.close();
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
    message: body.message ?? (response.ok ? "it cannot be read" : `the server answered ${response.status}`),
    diagnostics: body.diagnostics ?? [],
    command: body.command,
  };
}
