// The contrast of two colours (WCAG 2.2, 1.4.3).
import { cssColor } from "./colors.js";

const linear = byte => (byte <= 0.04045 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

function luminance(color) {
  const [red, green, blue] = cssColor(color).opaque.match(/\w\w/g).map(hex => linear(parseInt(hex, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast of a colour with some grounds, rounded down to one decimal; all are colours of CSS. */
export function contrast(color, grounds) {
  const own = luminance(color) + 0.05;
  const ratios = grounds.map(ground => luminance(ground) + 0.05).map(other => Math.max(own, other) / Math.min(own, other));
  return Math.floor(Math.min(...ratios) * 10) / 10;
}

/** The contrast that a colour of a part needs which is its own: that of the theme's colour in its place; null for any. */
export const needsOf = (key, colors) =>
  (key.default == null && key.name === "color" ? 3 : colors.find(({ name }) => name === key.default)?.needs ?? null);
