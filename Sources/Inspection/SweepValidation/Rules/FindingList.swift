package import SweepDiagnostics
import SweepValues
import SweepXML

/// The findings in one document.
///
/// The first findings of each code and severity are listed and the rest are counted, so files with
/// very many faults take neither long nor much memory.
package struct FindingList {
  /// Limit of the listed findings of a code and severity.
  package static let limit = 1_000

  /// Place of a finding.
  package enum Place {
    /// An element, or a text.
    case node(Int)
    /// An attribute.
    case attribute(Int)
    /// So many bytes of an attribute's value, from a byte on.
    case value(Int, offset: Int, length: Int)
    /// So many bytes of the text directly in an element, from a byte on.
    case text(Int, offset: Int, length: Int)
    /// Bytes of the file before or after the outermost element.
    case source(Range<Int>)
  }

  var code: DiagnosticCode
  var severity: Diagnostic.Severity

  let hints = HintBook()
  private(set) var fixes: [Fix] = []

  private let tree: XMLTree
  private let file: String
  private var listed: [Diagnostic] = []
  private var counts: [Kind: Count] = [:]
  private var finder: PlaceFinder
  private var texts: (element: Int, places: TextPlaces)?

  init(_ tree: XMLTree, file: String, code: DiagnosticCode) {
    self.tree = tree
    self.file = file
    self.code = code
    self.severity = .error
    finder = PlaceFinder(in: tree.sourceMap.bytes)
  }

  var diagnostics: [Diagnostic] {
    let notes = counts.values.compactMap { count in
      count.firstLeftOut.map { first in
        var note = first
        note.severity = .note
        note.message = "\(count.number - Self.limit) more findings of this kind are not listed"
        note.hint = nil
        return note
      }
    }
    return listed + notes
  }

  /// Adds a finding of the rule that is at work.
  ///
  /// - Parameters:
  ///   - message: what is wrong, in lower case and without a full stop.
  ///   - severity: how bad it is, if not as the rule has it.
  ///   - hint: how to fix it.
  ///   - fix: the change of the text that fixes it, where that is safe.
  package mutating func add(
    _ message: @autoclosure () -> String, _ place: Place, severity: Diagnostic.Severity? = nil,
    hint: @autoclosure () -> String? = nil, fix: Fix? = nil
  ) {
    if let fix { fixes.append(fix) }
    let kind = Kind(code: code.rawValue, severity: severity ?? self.severity)
    counts[kind, default: Count()].number += 1
    let number = counts[kind]?.number ?? 1
    guard number <= Self.limit + 1 else { return }
    var diagnostic = Diagnostic(
      code, message(), severity: kind.severity, file: file, hint: hint())
    let (position, offset, length) = span(of: place)
    (diagnostic.line, diagnostic.column) = (position.line, position.column)
    diagnostic.endColumn = position.column + length
    diagnostic.element = tree.path(of: node(of: place))
    diagnostic.excerpt = Excerpt(of: tree.sourceMap.bytes, at: offset, length: length)
    if number <= Self.limit {
      listed.append(diagnostic)
    } else {
      counts[kind]?.firstLeftOut = diagnostic
    }
  }

  mutating func add(_ message: String, at position: XMLPosition) {
    var diagnostic = Diagnostic(code, message, severity: severity, file: file)
    (diagnostic.line, diagnostic.column) = (position.line, position.column)
    listed.append(diagnostic)
  }

  private struct Kind: Hashable {
    let code: String
    let severity: Diagnostic.Severity
  }

  private struct Count {
    var number = 0
    var firstLeftOut: Diagnostic?
  }

  private func node(of place: Place) -> Int {
    switch place {
    case .node(let node): node
    case .attribute(let attribute), .value(let attribute, _, _): tree.owner(ofAttribute: attribute)
    case .text(let element, _, _): element
    case .source: 0
    }
  }

  private mutating func span(of place: Place) -> (XMLPosition, offset: Int, length: Int) {
    switch place {
    case .node(let node) where tree.kind(of: node) == .text: return span(ofText: node)
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
    case .text(let element, let first, let length):
      guard let offset = places(in: element).offset(at: first) else {
        return span(of: .node(element))
      }
      return (finder.position(of: offset), offset, max(1, length))
    case .source(let range):
      return (finder.position(of: range.lowerBound), range.lowerBound, range.count)
    }
  }

  private mutating func span(ofText node: Int) -> (XMLPosition, offset: Int, length: Int) {
    let parent = tree.parent(of: node) ?? 0
    guard let start = places(in: parent).start(of: node) else { return span(of: .node(parent)) }
    let text = tree.value(of: node)
    let inner = text.withoutSpace
    let line = inner.prefix { $0 != 10 && $0 != 13 }
    return span(
      of: .text(parent, offset: start + inner.startIndex - text.startIndex, length: line.count))
  }

  private mutating func places(in element: Int) -> TextPlaces {
    if let texts, texts.element == element { return texts.places }
    let places = TextPlaces(of: element, in: tree)
    texts = (element, places)
    return places
  }
}
