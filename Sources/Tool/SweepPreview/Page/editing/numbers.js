// The field of a number, which keys, a drag on its name and a slider change.
import { followPointer, h } from "../ground/dom.js";

const UNITS = { angle: "°", duration: "s" };

/** A number with its unit; null for other texts. */
export function read(text) {
  const [, number, unit] = /^\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*([a-z°%]*)\s*$/i.exec(text ?? "") ?? [];
  return number == null ? null : { number: Number(number), unit };
}

/** A step in which a number is finely set. */
function stepOf({ kind, minimum, maximum }, number) {
  if (kind === "integer") return 1;
  if (minimum != null && maximum != null) return 10 ** Math.round(Math.log10((maximum - minimum) / 100));
  const size = Math.abs(number);
  if (kind === "angle" || size >= 20) return 1;
  return size >= 2 ? 0.1 : size > 0 ? 0.01 : 0.1;
}

function clamped({ kind, minimum, maximum, above, below, members }, number, step) {
  if (members) return members.reduce((best, each) => (Math.abs(each - number) < Math.abs(best - number) ? each : best));
  const low = minimum ?? (above == null ? -Infinity : above + step);
  const high = maximum ?? (below == null ? Infinity : below - step);
  return Math.min(high, Math.max(low, kind === "integer" ? Math.round(number) : number));
}

/**
 * Makes the field of a number. `handle` is what is dragged, `change` gets a text and whether the change is whole.
 */
export function numberField(spec, { label, handle, change }) {
  let now = null, standard = null;
  const isBounded = spec.minimum != null && spec.maximum != null && !spec.members;
  const input = h("input", {
    type: "text", inputmode: "decimal", class: "field number", "aria-label": label, autocomplete: "off", spellcheck: "false",
    oninput: () => { input.dataset.typed = "yes"; if (read(input.value)) change(input.value.trim(), false); },
    onchange: () => { delete input.dataset.typed; if (read(input.value)) change(input.value.trim(), true); else show(); },
    onkeydown: event => key(event),
  });
  const slider = isBounded && h("input", {
    type: "range", class: "slider", "aria-label": `${label}, slider`, min: spec.minimum, max: spec.maximum, step: "any",
    oninput: () => go(Number(slider.value), false), onchange: () => go(Number(slider.value), true),
  });
  const unit = h("span", { class: "unit", "aria-hidden": "true" });

  const current = () => read(now) ?? read(standard) ?? { number: 0, unit: "" };
  function go(number, isWhole, scale = 1) {
    const step = stepOf(spec, current().number) * scale;
    const next = clamped(spec, Math.round(number / step) * step, step);
    const text = `${+next.toFixed(6)}${current().unit}`;
    delete input.dataset.typed;
    [now, input.value] = [text, text];
    look();
    change(text, isWhole);
  }
  function key(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const scale = event.altKey ? 0.1 : 1;
    const step = stepOf(spec, current().number) * scale;
    go(current().number + by * step * (event.shiftKey ? 10 : 1), false, scale);
  }
  // Two pixels a step, and with Shift ten steps.
  handle?.classList.add("value-drag");
  handle?.addEventListener("pointerdown", event => {
    if (event.button !== 0 || input.disabled) return;
    event.preventDefault();
    const { number } = current();
    const step = stepOf(spec, number);
    let moved = false;
    followPointer(next => {
      const by = Math.trunc((next.clientX - event.clientX) / 2);
      moved ||= by !== 0;
      if (moved) go(number + by * step * (next.shiftKey ? 10 : 1), false);
    }, () => { if (moved) change(now, true); });
  });

  function look() {
    if (!slider) return;
    const { number } = current();
    slider.value = String(number);
    slider.style.setProperty("--part", String((number - spec.minimum) / (spec.maximum - spec.minimum)));
  }
  function show() {
    if (document.activeElement !== input || !input.dataset.typed) input.value = now ?? "";
    input.placeholder = standard ?? "auto";
    unit.textContent = read(now ?? standard)?.unit ? "" : UNITS[spec.kind] ?? "";
    look();
  }
  return {
    element: h("div", { class: "number-pair" }, slider, h("span", { class: "number-place", style: "--unit: 1" }, input, unit)),
    input,
    look(text) {
      now = text == null ? null : String(text);
      standard = spec.default == null ? null : String(spec.default);
      show();
    },
  };
}
