// The fields of values, by the kinds that the server tells. A field has an `element`, and `look` shows a value of a text:
// a text, a list, a mapping, or null where nothing is set. `change` gets the value and whether the change is whole.
import { cssColor, faded } from "../ground/colors.js";
import { h } from "../ground/dom.js";
import { read } from "../ground/quantity.js";
import { Table } from "./lists.js";
import { NumberField } from "./numbers.js";

const NUMBERS = new Set(["number", "integer", "angle", "duration", "quantity"]);

/** Whether a kind is changed in the text alone: drawings, paths, animations. */
export const isRaw = ({ kind, item }) => kind === "raw" || kind === "list" && ["object", "raw"].includes(item.kind);

/** Makes the field of a kind. */
export function fieldFor(spec, parts) {
  if (NUMBERS.has(spec.kind)) return new NumberField(spec, parts);
  if (spec.choices) return choiceField(spec, parts);
  if (spec.kind === "boolean") return switchField(spec, parts);
  if (spec.kind === "color" || spec.kind === "themeColor") return colorField(spec, parts);
  if (isRaw(spec)) return rawField();
  if (spec.kind === "list" && spec.count) return tupleField(spec, parts);
  if (spec.kind === "list") {
    const change = ([{ values, at }], isWhole) => parts.change(values, isWhole, at);
    return new Table([{ spec, label: parts.label }], { ...parts, change }, fieldFor);
  }
  return textField(spec, parts);
}

/** A value as the texts have it: as it is, or as a text that may need quotes. */
export function spelled(kind, value) {
  if (value == null) return { value: null };
  if (Array.isArray(value)) return { value: flow(value), isLiteral: true };
  const isLiteral = kind !== "text" && (read(value) != null || value === "true" || value === "false");
  return { value, isLiteral };
}

const PLAIN = /^(?!(?:true|false|yes|no|on|off|null|y|n)$)[a-z][\w-]*$/i;

/** A value as it stands in brackets. */
export const flow = value => (Array.isArray(value) ? `[${value.map(flow).join(", ")}]`
  : typeof value === "object" ? `{${Object.entries(value).map(([key, each]) => `${key}: ${flow(each)}`).join(", ")}}`
  : typeof value !== "string" ? String(value) : read(value) || PLAIN.test(value) ? value : JSON.stringify(value));

function textField(spec, { label, change }) {
  const input = h("input", {
    type: "text", class: "field", "aria-label": label, autocomplete: "off", spellcheck: "false",
    oninput: () => { input.dataset.typed = "yes"; change(input.value, false); },
    onchange: () => { delete input.dataset.typed; change(input.value, true); },
  });
  return {
    element: input, input,
    look(text) {
      if (document.activeElement !== input || !input.dataset.typed) input.value = text ?? "";
      input.placeholder = spec.default == null || spec.default === "" ? "not set" : String(spec.default);
    },
  };
}

function rawField() {
  const element = h("code", { class: "raw" });
  return { element, input: null, look(value) { element.textContent = typeof value === "string" ? value : JSON.stringify(value); } };
}

function choiceField(spec, { label, change }) {
  const select = h("select", { class: "select", "aria-label": label, onchange: () => change(select.value || null, true) });
  return {
    element: select, input: select,
    look(text) {
      const standard = spec.default == null ? "auto" : `${spec.default} (default)`;
      const options = [["", standard], ...[...new Set([...spec.choices, text ?? spec.choices[0]])].map(each => [each, each])];
      select.replaceChildren(...options.map(([value, words]) => h("option", { value }, words)));
      select.value = text ?? "";
    },
  };
}

function switchField(spec, { label, change }) {
  const input = h("input", {
    type: "checkbox", role: "switch", class: "switch", "aria-label": label, onchange: () => change(String(input.checked), true),
  });
  return { element: input, input, look(text) { input.checked = String(text ?? spec.default ?? false) === "true"; } };
}

/** A colour: its swatch opens the picker, its text may be the name of one of the theme. */
export function colorField(spec, { label, change, colors, canFade = true }) {
  const picker = h("input", {
    type: "color", class: "picker", "aria-label": `${label}, colour picker`,
    oninput: () => change(canFade ? faded(picker.value, cssOf(input.value)) : picker.value, false),
    onchange: () => change(canFade ? faded(picker.value, cssOf(input.value)) : picker.value, true),
  });
  const text = textField(spec, { label, change: (value, isWhole) => { if (isWhole || cssOf(value)) change(value, isWhole); } });
  const { input } = text;
  if (spec.kind === "themeColor") input.setAttribute("list", "theme-colors");
  const ratio = h("span", { class: "ratio-told" });
  const named = name => colors().find(each => each.name === name);
  const cssOf = value => named(value)?.color ?? (CSS.supports("color", value) ? value : "");
  return {
    element: h("div", { class: "color-pair" }, picker, input, ratio), input,
    look(value) {
      const shown = value ?? spec.default ?? "";
      const css = cssColor(cssOf(shown));
      if (css) picker.value = css.opaque;
      picker.classList.toggle("unknown", !css);
      const contrast = named(shown)?.contrast;
      ratio.textContent = contrast ? contrast.toFixed(1) : "";
      ratio.title = contrast ? `${contrast.toFixed(1)} : 1 on the face` : "";
      text.look(value);
    },
  };
}

function tupleField(spec, { label, change }) {
  let values = [];
  const names = spec.count === 2 ? ["first", "second"] : ["left", "top", "width", "height"];
  const fields = Array.from({ length: spec.count }, (_, index) => new NumberField({ ...spec.item }, {
    label: `${label}, ${names[index] ?? index + 1}`,
    change: (text, isWhole) => {
      values = Array.from({ length: spec.count }, (_, at) => (at === index ? text : values[at] ?? String(spec.default?.[at] ?? 0)));
      change(values, isWhole, [index]);
    },
  }));
  return {
    element: h("div", { class: "tuple" }, fields.map(({ element }) => element)), input: fields[0].input,
    look(value) {
      values = Array.isArray(value) ? value : [];
      fields.forEach((field, index) => field.look(values[index] ?? (value == null ? null : "")));
      fields.forEach(({ input }, index) => { if (!values.length) input.placeholder = String(spec.default?.[index] ?? "auto"); });
    },
  };
}
