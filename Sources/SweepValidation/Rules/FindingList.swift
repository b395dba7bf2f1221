package import SweepDiagnostics
import SweepXML

/// Collects what rules find in one document.
package struct FindingList {
  /// What a finding is about.
  package enum Place {
    /// An element, or what stands in it.
    case node(Int)
    /// An attribute.
    case attribute(Int)
    /// So many bytes of an attribute's value, from a byte on.
    case value(Int, offset: Int, length: Int)
    /// Bytes of the file before or after the outermost element.
    case source(Range<Int>)
  }

  /// The code and severity of what is added next.
  var code: DiagnosticCode
  var severity: Diagnostic.Severity

  private let tree: XMLTree
  private let file: String
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var mends: [Mend] = []

  init(_ tree: XMLTree, file: String, code: DiagnosticCode) {
    self.tree = tree
    self.file = file
    self.code = code
    self.severity = .error
  }

  /// Adds a finding of the rule that is at work.
  ///
  /// - Parameters:
  ///   - message: what is wrong, in lower case and without a full stop.
  ///   - severity: how bad it is, if not as the rule has it.
  ///   - hint: how to mend it.
  ///   - mend: the change of the text that mends it, where that is safe.
  package mutating func add(
    _ message: String, _ place: Place, severity: Diagnostic.Severity? = nil, hint: String? = nil,
    mend: Mend? = nil
  ) {
    var diagnostic = Diagnostic(
      code, message, severity: severity ?? self.severity, file: file, hint: hint)
    let (position, offset, length) = span(of: place)
    (diagnostic.line, diagnostic.column) = (position.line, position.column)
    diagnostic.endColumn = position.column + length
    diagnostic.element = tree.path(of: node(of: place))
    diagnostic.excerpt = Excerpt(of: tree.sourceMap.bytes, at: offset, length: length)
    diagnostics.append(diagnostic)
    if let mend { mends.append(mend) }
  }

  /// Adds a finding of which no more than the place is known.
  mutating func add(_ message: String, at position: XMLPosition) {
    var diagnostic = Diagnostic(code, message, severity: severity, file: file)
    (diagnostic.line, diagnostic.column) = (position.line, position.column)
    diagnostics.append(diagnostic)
  }

  private func node(of place: Place) -> Int {
    switch place {
    case .node(let node): node
    case .attribute(let attribute), .value(let attribute, _, _): tree.owner(ofAttribute: attribute)
    case .source: 0
    }
  }

  /// Where a place begins, by line and column and by byte, and its length in characters.
  private func span(of place: Place) -> (XMLPosition, offset: Int, length: Int) {
    switch place {
    case .node(let node):
      let offset = tree.offset(of: node)
      return (tree.position(of: node), offset, tree.spelling(of: node).unicodeScalars.count + 1)
    case .attribute(let attribute):
      let offset = tree.range(ofAttribute: attribute).lowerBound
      let length = tree.spelling(ofAttribute: attribute).unicodeScalars.count
      return (tree.position(ofAttribute: attribute), offset, length)
    case .value(let attribute, let first, let length):
      let offset = tree.offset(ofAttribute: attribute, at: first)
      return (tree.position(ofAttribute: attribute, at: first), offset, max(1, length))
    case .source(let range):
      return (tree.position(at: range.lowerBound), range.lowerBound, range.count)
    }
  }
}
