/**
 * SVG files as custom elements.
 * @module
 */
import { literal, prefixOf, withoutNamespace, words } from "./markup.js";

/**
 * The name of the element: that of the dial and the beginning of the file's ids, which is made from its content,
 * so that the same dial with other readings is another element.
 * @param {string} svg
 * @param {string} name The name of the dial.
 */
export function elementName(svg, name) {
  const joined = [...words(name), prefixOf(svg).replace(/_$/, "").toLowerCase() || "dial"].join("-");
  return /^[a-z]/.test(joined) && joined.includes("-") ? joined : `dial-${joined}`;
}

/**
 * A script that defines the element once, and the element; its ids and styles stay in a shadow root.
 * @param {string} svg
 * @param {string} name The name of the dial.
 */
export function webComponent(svg, name) {
  const tag = elementName(svg, name);
  return `<script type="module">
customElements.get("${tag}") || customElements.define("${tag}", class extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = \`<style>:host{display:inline-block}svg{display:block;max-width:100%;height:auto}</style>${literal(withoutNamespace(svg))}\`;
  }
});
</script>
<${tag}></${tag}>
`;
}
