// Places and directions in a drawing; directions are degrees clockwise from 12 o'clock.

/** The greater side of a view box. */
export const sizeOf = ([, , width, height]) => Math.max(width, height);

export const middleOf = ([x, y, width, height]) => [x + width / 2, y + height / 2];

/** A place at a distance from another in a direction. */
export const placeAt = ([x, y], angle, reach) => {
  const turn = angle * Math.PI / 180;
  return [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach];
};

/** The direction from a place to another one, -180 … 180. */
export const directionTo = ([x, y], [toX, toY]) => rounded(Math.atan2(toX - x, y - toY) * 180 / Math.PI);

/** A number with at most so many decimals. */
export const rounded = (value, decimals = 2) => Number(value.toFixed(decimals));

/** The number in a text; null for none. */
export function numberIn(text) {
  const found = /[-−–+]?\d[\d.,]*/.exec(text ?? "")?.[0].replace(/[−–]/, "-").replace(",", ".");
  return found && Number.isFinite(Number(found)) ? Number(found) : null;
}

/** Whether a box is small enough to be a mark, a number or a hub. */
export const isSmall = ([, , width, height], viewBox, share) => Math.max(width, height) < share * sizeOf(viewBox);

/**
 * The element for a click on another: the outermost group that is hardly larger, such as a needle of two halves. Groups
 * beyond it hold other parts too.
 */
export function groupAround(parts, index) {
  const extent = ([, , width, height]) => Math.hypot(width, height);
  let at = index;
  for (let next = parts[index]?.parent; next != null && parts[next]?.box; next = parts[next].parent) {
    if (extent(parts[next].box) > 1.25 * extent(parts[index].box)) break;
    at = next;
  }
  return at;
}

/** The reading and direction that a click on a mark, a number or a free place means; no reading where none is printed. */
export function stopAt({ parts, viewBox }, pivot, index, place) {
  const part = parts[index];
  const isMark = part?.box && isSmall(part.box, viewBox, 0.2);
  const angle = directionTo(pivot, isMark ? middleOf(part.box) : place);
  const near = parts.filter(({ text, box }) => box && numberIn(text) != null).map(({ text, box }) => {
    const off = Math.abs(((directionTo(pivot, middleOf(box)) - angle + 540) % 360) - 180);
    return { off, value: numberIn(text) };
  }).sort((a, b) => a.off - b.off)[0];
  return { angle, value: numberIn(part?.text) ?? (near && near.off < 4 ? near.value : null) };
}

/** The reading at a direction, on the line through the two stops beside it; null for fewer than two stops. */
export function readingAt(stops, angle) {
  if (stops.length < 2) return null;
  const angles = stops.map(stop => stop.angle);
  const middle = (Math.min(...angles) + Math.max(...angles)) / 2;
  const at = angle + 360 * Math.round((middle - angle) / 360);
  const isAtStart = Math.abs(at - angles[0]) < Math.abs(at - angles.at(-1));
  const inner = stops.findIndex((stop, index) => index > 0 && (at - angles[index - 1]) * (at - stop.angle) <= 0);
  const next = inner > 0 ? inner : isAtStart ? 1 : stops.length - 1;
  const [low, high] = [stops[next - 1], stops[next]];
  const value = low.value + (high.value - low.value) * (at - low.angle) / (high.angle - low.angle);
  return Number.isFinite(value) ? Number(value.toPrecision(3)) : null;
}
