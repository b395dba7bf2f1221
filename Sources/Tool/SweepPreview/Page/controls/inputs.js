// The control of each type of parameter.
import { h } from "../ground/dom.js";
import { rangeOf } from "./ranges.js";
import { segmented } from "../bench/segmented.js";
import { themePicker } from "./themes.js";
import { seconds } from "../timeline/timing.js";

/**
 * @typedef {{element: any, kind: string, isGroup?: boolean, look(text: string|null): void, focus(): void,
 *   mark(describedBy: string, wrong: boolean): void}} Input
 * @typedef {{id: string, store: import("../ground/store.js").Store, change: (text: string|null) => void}} Parts
 */

const NUMBERS = new Set(["number", "integer", "angle", "duration"]);

/**
 * Makes the control of a parameter.
 * @param {import("../ground/store.js").Parameter} parameter
 * @param {Parts} parts
 * @returns {Input}
 */
export function inputFor(parameter, parts) {
  const { type, text } = parameter;
  if (NUMBERS.has(type)) return numberInput(parameter, parts);
  if (type === "boolean") return text == null ? tristate(parts) : toggle(parts);
  if (type === "theme" && text != null) return themePicker(parameter, parts);
  if (type === "theme" || type === "choice") return choice(parameter, parts);
  if (type === "color") return color(parameter, parts);
  if (type === "time") return time(parameter, parts);
  return words(parameter, parts);
}

// Marks and focuses the one element that takes the input.
function single(element, target, kind, look) {
  return { element, kind, look, focus: () => target.focus(), mark: (by, wrong) => markElement(target, by, wrong) };
}

/** Ties what describes a control to it, and says whether it is wrong. */
export function markElement(target, describedBy, wrong) {
  target.setAttribute("aria-describedby", describedBy);
  if (wrong) target.setAttribute("aria-invalid", "true");
  else target.removeAttribute("aria-invalid");
}

// What is being typed is not corrected under the hand that types it.
function show(field, text) {
  if (field.value !== text && (document.activeElement !== field || !field.dataset.typed)) field.value = text;
}

function textField({ id, change }, attributes, { emptyIsAbsent }) {
  const field = h("input", {
    type: "text", id, class: "field", autocomplete: "off", spellcheck: "false", ...attributes,
    oninput: () => {
      field.dataset.typed = "yes";
      change(field.value === "" && emptyIsAbsent ? null : field.value);
    },
    onblur: () => { delete field.dataset.typed; },
  });
  return field;
}

function words(parameter, parts) {
  const isList = parameter.type !== "text";
  const placeholder = parameter.text == null ? (isList ? "absent: a, b, c" : "absent") : "";
  const field = textField(parts, { placeholder }, { emptyIsAbsent: parameter.text == null });
  return single(field, field, isList ? "list" : "text", text => show(field, text ?? ""));
}

function numberInput(parameter, { id, store, change }) {
  const { type, unit } = parameter;
  const written = number => (type === "duration" ? `${number}s` : String(number));
  const read = text => (type === "duration" ? seconds(text) : Number(text));
  const limits = () => rangeOf(parameter, store.state);
  const slider = h("input", {
    type: "range", class: "slider", "aria-label": `${parameter.name}, slider`,
    oninput: () => change(written(Number(slider.value))),
  });
  const field = textField({ id, change }, {
    inputmode: "decimal", class: "field number", placeholder: "absent", onkeydown: step,
  }, { emptyIsAbsent: true });
  const sign = unit ?? (type === "angle" ? "°" : "");
  const element = h("div", { class: "number-pair" }, slider,
    h("span", { class: "number-place", style: `--unit:${sign.length}` }, field, sign && h("span", { class: "unit" }, sign)));

  function step(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const range = limits();
    const now = read(field.value || parameter.text || "0");
    if (!by || now == null || Number.isNaN(now)) return;
    event.preventDefault();
    delete field.dataset.typed;
    const size = (range?.stride ?? 1) * (event.shiftKey ? 10 : 1);
    const next = Number((now + by * size).toFixed(6));
    change(written(Math.min(parameter.maximum ?? Infinity, Math.max(parameter.minimum ?? -Infinity, next))));
  }

  return single(element, field, "number", text => {
    const range = limits();
    slider.hidden = !range;
    if (range) {
      [slider.min, slider.max, slider.step] = [range.low, range.high, range.step].map(String);
      const number = text == null ? range.low : read(text);
      slider.value = String(number ?? range.low);
      const part = (Number(slider.value) - range.low) / (range.high - range.low);
      slider.style.setProperty("--part", text == null ? "0" : String(part));
      slider.setAttribute("aria-valuetext", text == null ? "absent" : `${text} ${sign}`.trim());
    }
    show(field, text ?? "");
  });
}

function toggle({ id, change }) {
  const field = h("input", {
    type: "checkbox", role: "switch", id, class: "switch", onchange: () => change(String(field.checked)),
  });
  return single(field, field, "toggle", text => { field.checked = text === "true"; });
}

// Without a default a boolean has three states, and absence is one of them.
function tristate({ id, change }) {
  const choice = segmented({
    label: "",
    options: [["", "absent"], ["false", "off"], ["true", "on"]].map(([value, text]) => ({ value, text })),
    onchange: value => change(value || null),
  });
  choice.element.removeAttribute("aria-label");
  choice.element.setAttribute("aria-labelledby", `${id}-name`);
  return {
    element: choice.element, kind: "toggle", isGroup: true, look: text => choice.set(text ?? ""),
    focus: () => choice.element.querySelector("input:checked")?.focus(),
    mark: (by, wrong) => markElement(choice.element, by, wrong),
  };
}

function choice(parameter, { id, change }) {
  const field = h("select", { id, class: "select", onchange: () => change(field.value || null) },
    parameter.text == null && h("option", { value: "" }, "absent"),
    parameter.choices?.map(value => h("option", { value }, value)));
  return single(field, field, "choice", text => {
    // A value from a link may be none of the choices: then the field shows none, and the fault says why.
    field.value = text ?? "";
  });
}

function color(parameter, parts) {
  const emptyIsAbsent = parameter.text == null;
  const field = textField(parts, { placeholder: "absent" }, { emptyIsAbsent });
  const picker = h("input", {
    type: "color", class: "picker", "aria-label": `${parameter.name}, picker`,
    oninput: () => { delete field.dataset.typed; parts.change(picker.value); },
  });
  return single(h("div", { class: "color-pair" }, picker, field), field, "color", text => {
    const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? "");
    if (short) picker.value = `#${short.slice(1).map(digit => digit + digit).join("")}`;
    else if (/^#[0-9a-f]{6}/i.test(text ?? "")) picker.value = text.slice(0, 7).toLowerCase();
    // A colour by name is the theme's to know.
    picker.classList.toggle("unknown", !/^#/.test(text ?? ""));
    show(field, text ?? "");
  });
}

function time(parameter, parts) {
  const emptyIsAbsent = parameter.text == null;
  const field = textField(parts, { placeholder: "absent" }, { emptyIsAbsent });
  const now = h("button", {
    type: "button", class: "button now", onclick: () => { delete field.dataset.typed; parts.change("now"); },
  }, "now");
  return single(h("div", { class: "time-pair" }, field, now), field, "time", text => show(field, text ?? ""));
}
