// Numbers as the texts of documents have them.

/** A number with its unit; null for other texts. */
export function read(text) {
  const [, number, unit] = /^\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*([a-z°%]*)\s*$/i.exec(text ?? "") ?? [];
  return number == null ? null : { number: Number(number), unit };
}

/** The parameter that is a whole text; null for other texts. */
export const parameterOf = text => /^\$\{?([a-z]\w*)\}?$/i.exec(typeof text === "string" ? text : "")?.[1] ?? null;

/** The next number within the limits of a key; `step` keeps it off limits that are not reached. */
export function clamped({ kind, minimum, maximum, above, below, members }, number, step) {
  if (members) return members.reduce((best, each) => (Math.abs(each - number) < Math.abs(best - number) ? each : best));
  const low = minimum ?? (above == null ? -Infinity : above + step);
  const high = maximum ?? (below == null ? Infinity : below - step);
  return Math.min(high, Math.max(low, kind === "integer" ? Math.round(number) : number));
}
