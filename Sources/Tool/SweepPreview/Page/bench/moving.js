// Dials stand still for readers who ask for less motion. Where the page moves them by its own clock nothing moves
// before play is pressed, and who presses it wants to see it.

/**
 * Takes the rules for less motion out of a picture that stands in the page.
 * @param {SVGSVGElement} svg
 */
export function allowMotion(svg) {
  for (const { sheet } of svg.querySelectorAll("style")) {
    for (let index = (sheet?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSMediaRule && /prefers-reduced-motion:\s*reduce/.test(rule.conditionText)) sheet.deleteRule(index);
    }
  }
}
