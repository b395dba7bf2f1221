import SweepGeometry
import SweepValues
package import SweepXML

extension Fix {
  /// Removes an attribute with the white space before it.
  package init(removing attribute: Int, in tree: XMLTree) {
    let range = tree.range(ofAttribute: attribute)
    var start = range.lowerBound
    while start > 0, tree.sourceMap.bytes[start - 1].isXMLSpace { start -= 1 }
    self.init(start..<range.upperBound)
  }

  /// Replaces the value of an attribute.
  package init(value attribute: Int, in tree: XMLTree, to value: String) {
    let text = value.escapedForMarkup(inAttribute: true).replacing("'", with: "&apos;")
    self.init(tree.valueRange(ofAttribute: attribute), with: text)
  }

  /// Adds an attribute that the element does not have.
  package init(adding name: String, _ value: String, to node: Int, in tree: XMLTree) {
    let end = tree.offset(of: node) + 1 + tree.spelling(of: node).utf8.count
    self.init(end..<end, with: " \(name)=\"\(value)\"")
  }
}
