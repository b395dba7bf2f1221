// Numbers and pictures in words, as people read them.

/** Bytes, as "1.5 KiB". */
export const kibi = bytes => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KiB`);

/** A count with its noun, as "2 layers". @param {number} count */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A share, as "50%". */
export const percent = part => `${Math.round(part * 100)}%`;

/** Seconds, as "0.25 s" or "2 min". */
export function secondsText(value) {
  if (value >= 3600 && value % 3600 === 0) return `${value / 3600} h`;
  if (value >= 120 && value % 60 === 0) return `${value / 60} min`;
  return `${+value.toFixed(3)} s`;
}

/** The alternative text of a picture: its title and its description. */
export const alternative = ({ title, description }) =>
  [title, description].filter(Boolean).join(": ").replace(/\s+/g, " ");
