// The choices of a document that was made of a drawing.

const numberOf = text => (text == null ? null : Number(text));

/**
 * The choices for the elements of a drawing; none where the document has no needle of it.
 * @param {{parts: any[], sections: any[]}} anatomy that of the document
 * @param {{name: string}[]} elements those of the drawing; renamed ones are searched for anew
 * @param {number[]} bands the elements that are bands, and no lamps
 */
export function choicesOf({ parts, sections }, elements, bands) {
  const { needle, number, arc, lights = [] } = parts.find(({ type }) => type === "artwork")?.values ?? {};
  const angles = sections.find(({ type }) => type === "scale")?.values.angles;
  if (!needle || !Array.isArray(angles)) return null;
  const place = ({ element }) => [elements.findIndex(({ name }) => name === element)].find(index => index >= 0);
  const lit = lights.map(light => [place(light), numberOf(light.from), numberOf(light.below)]).filter(([index]) => index != null);
  return {
    needle: place(needle), pivot: Array.isArray(needle.pivot) ? needle.pivot.map(Number) : undefined, direction: numberOf(needle.direction) ?? 0,
    stops: angles.map(([value, angle]) => ({ value: Number(value), angle: Number(angle), isChosen: true })),
    number: number ? place(number) : -1, arc: arc ? place(arc) : -1,
    bands: lit.filter(([index]) => bands.includes(index)), lamps: lit.filter(([index]) => !bands.includes(index)),
  };
}
