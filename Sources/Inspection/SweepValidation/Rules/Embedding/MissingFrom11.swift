import SweepDiagnostics
import SweepXML

/// Finds elements without an attribute that SVG 1.1 requires.
struct MissingFrom11: Rule {
  let definition = RuleDefinition(
    "SH1744", .error, for: [.svg11], example: .svg11,
    "The document type of SVG 1.1 requires attributes that have a default in SVG 2, such as 'width'"
      + " of 'rect'. Old programs reject the file or do not draw the element.",
    wrong:
      #"<svg xmlns="http://www.w3.org/2000/svg"><title>A</title><rect width="9"/></svg>"#,
    fix: (#"width="9""#, #"width="9" height="9""#))

  /// What the document type marks as `#REQUIRED` (SVG 1.1, appendix A).
  private static let required: [String: [String]] = {
    let function = ["type"]
    let input = ["in2"]
    let link = ["xlink:href"]
    return [
      "rect": ["width", "height"], "circle": ["r"], "ellipse": ["rx", "ry"], "path": ["d"],
      "polyline": ["points"], "polygon": ["points"], "image": ["width", "height", "xlink:href"],
      "foreignObject": ["width", "height"], "use": link, "a": link, "tref": link,
      "textPath": link, "mpath": link, "cursor": link, "feImage": link, "stop": ["offset"],
      "feBlend": input, "feComposite": input, "feDisplacementMap": input,
      "feConvolveMatrix": ["order", "kernelMatrix"], "feFuncR": function, "feFuncG": function,
      "feFuncB": function, "feFuncA": function, "script": function, "style": function,
      "font": ["horiz-adv-x"], "hkern": ["k"], "vkern": ["k"], "color-profile": ["name"],
      "font-face-uri": link, "definition-src": link,
    ]
  }()

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for (element, names) in Self.required.sorted(by: { $0.key < $1.key }) {
      for node in facts.elements(named: element) {
        for name in names where !has(name, node, facts) {
          findings.add("SVG 1.1 requires \(name.quoted) on \(element.quoted)", .node(node))
        }
      }
    }
  }

  private func has(_ name: String, _ node: Int, _ facts: Facts) -> Bool {
    // 'href' without a prefix is a finding of its own.
    name == "xlink:href"
      ? facts.link(of: node) != nil : facts.tree.attribute(name, of: node) != nil
  }
}
