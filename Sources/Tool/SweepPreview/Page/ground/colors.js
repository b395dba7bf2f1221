// Colours as CSS spells them, read by the browser.
const canvas = document.createElement("canvas").getContext("2d");

function read(text) {
  canvas.fillStyle = "#000";
  canvas.fillStyle = text;
  return canvas.fillStyle;
}

/** A colour as `{opaque: "#rrggbb", alpha: 0 … 1}`, clipped to sRGB; null for those that only the theme knows. */
export function cssColor(text) {
  // A colour of the theme, and one of the system.
  if (text === "mark" || !CSS.supports("color", text)) return null;
  // Firefox writes it as #rrggbb or rgba(), others as color(srgb …).
  const mixed = read(`color-mix(in srgb, ${text}, ${text})`);
  const [most, channels] = mixed.startsWith("#") ? [255, mixed.match(/\w\w/g).map(each => parseInt(each, 16))]
    : [mixed.startsWith("rgb") ? 255 : 1, mixed.replace(/^.*\((?:srgb )?/, "").split(/[ ,/]+/).slice(0, 3)];
  const bytes = channels.map(each => Math.round(255 / most * Math.min(Math.max(parseFloat(each) || 0, 0), most)));
  const [, alpha = 1] = /[,/] ([\d.]+)\)$/.exec(read(text)) ?? [];
  return { opaque: `#${bytes.map(hex).join("")}`, alpha: Number(alpha) };
}

/** An opaque colour with the opacity of another, as that spells it: in hexadecimal digits or as a number. */
export function faded(opaque, text) {
  const alpha = cssColor(text)?.alpha ?? 1;
  if (alpha === 1) return opaque;
  if (text.startsWith("#")) return opaque + hex(Math.round(255 * alpha));
  return `rgb(${opaque.match(/\w\w/g).map(each => parseInt(each, 16)).join(" ")} / ${alpha})`;
}

const hex = byte => byte.toString(16).padStart(2, "0");
