// A colour: its swatch opens the picker of the system, its text is hex digits or any spelling of CSS.
import { cssColor } from "../ground/colors.js";
import { h } from "../ground/dom.js";

/** The field; `onpaste` may take a text that has more than one colour. */
export function swatchField({ label, onchange, onpaste = () => false }) {
  let shown = "";
  const picker = h("input", {
    type: "color", class: "picker", "aria-label": `${label}, colour picker`, oninput: () => onchange(picker.value),
  });
  const input = h("input", {
    type: "text", class: "field hex", "aria-label": label, autocomplete: "off", spellcheck: "false", maxlength: "80",
    oninput: () => take(false), onchange: () => take(true), onblur: () => look(shown),
    onpaste: event => { if (onpaste(event.clipboardData?.getData("text/plain") ?? "")) { event.preventDefault(); input.blur(); } },
  });

  function take(isWhole) {
    const text = input.value.trim();
    const css = cssColor(text) ?? cssColor(`#${text}`);
    // Three digits may be the beginning of six.
    const isOpen = /^#?[0-9a-f]{3,5}$/i.test(text) && !isWhole;
    input.toggleAttribute("aria-invalid", isWhole && !css);
    if (css && !isOpen && css.opaque !== shown) {
      shown = picker.value = css.opaque;
      onchange(css.opaque);
    }
  }

  function look(color) {
    shown = color;
    picker.value = color;
    if (document.activeElement !== input) {
      input.value = color.slice(1);
      input.removeAttribute("aria-invalid");
    }
  }
  return { element: h("div", { class: "swatch-field" }, picker, input), look };
}
