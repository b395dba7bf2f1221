import SweepDiagnostics
import SweepGeometry
import SweepValues
package import SweepXML

/// An edit of a document's text that fixes a finding and changes nothing else.
package struct Fix: Hashable, Sendable {
  /// The bytes to replace.
  package var range: Range<Int>
  /// The new text.
  package var replacement: String

  /// Replaces bytes by a text.
  package init(_ range: Range<Int>, with replacement: String = "") {
    self.range = range
    self.replacement = replacement
  }

  /// The edited text and the number of edits made. Of overlapping edits only the first is made.
  package static func apply(
    _ fixes: [Fix], to bytes: [UInt8]
  ) -> (bytes: [UInt8], count: Int) {
    var result: [UInt8] = []
    var at = 0
    var count = 0
    var last: Fix?
    for fix in sorted(fixes) where fix.range.upperBound <= bytes.count {
      guard fix.range.lowerBound >= at, fix != last else { continue }
      result += bytes[at..<fix.range.lowerBound]
      result += fix.replacement.utf8
      (at, last) = (fix.range.upperBound, fix)
      count += 1
    }
    return (result + bytes[at...], count)
  }

  /// By place; what takes an element away comes before what changes it within.
  private static func sorted(_ fixes: [Fix]) -> [Fix] {
    fixes.enumerated().sorted { first, second in
      let (a, b) = (first.element.range, second.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // Insertions go before what takes something away at the same place.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return first.offset < second.offset
    }.map(\.element)
  }
}

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

extension Fix {
  /// Declares the XLink prefix if its absence alone makes a file unreadable.
  init?(_ error: XMLError, in bytes: [UInt8]) {
    guard case .malformed(let message, _) = error,
      message.hasPrefix("namespace prefix xlink "), let end = Self.endOfRootName(in: bytes)
    else { return nil }
    self.init(end..<end, with: " xmlns:xlink=\"\(XMLName.xlink)\"")
  }

  private static func endOfRootName(in bytes: [UInt8]) -> Int? {
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      let mark =
        rest.starts(with: "<!--".utf8)
        ? "-->" : rest.starts(with: "<?".utf8) ? "?>" : rest.starts(with: "<!".utf8) ? ">" : ""
      guard !mark.isEmpty else {
        return rest.firstIndex { $0.isXMLSpace || $0 == 0x2F || $0 == 0x3E }
      }
      guard let end = rest.firstRange(of: Array(mark.utf8)) else { return nil }
      at = end.upperBound
    }
    return nil
  }
}

extension Validator {
  private static let rounds = 10

  /// A file with every safe fix applied, and the number of edits; the same bytes if
  /// there is nothing to fix.
  ///
  /// Each round validates the result: edits that would leave more errors
  /// than before are not made. Files in UTF-16 stay as they are.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: the file's name in messages.
  public func fixed(_ bytes: [UInt8], name: String) -> (bytes: [UInt8], count: Int) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return (bytes, 0) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // Places are counted behind a byte order mark.
    let lead = bytes.starts(with: mark) ? mark : []
    var text = Array(bytes.dropFirst(lead.count))
    var total = 0
    var found = examine(text, name: name)
    for _ in 0..<Self.rounds where !found.fixes.isEmpty {
      let (next, count) = Fix.apply(found.fixes, to: text)
      let after = examine(next, name: name)
      guard count > 0, next != text, !Self.isWorse(after.diagnostics, than: found.diagnostics)
      else { break }
      (text, found) = (next, after)
      total += count
    }
    return total == 0 ? (bytes, 0) : (lead + text, total)
  }

  private static func isWorse(_ after: [Diagnostic], than before: [Diagnostic]) -> Bool {
    func reads(_ diagnostics: [Diagnostic]) -> Bool {
      !diagnostics.contains { DiagnosticCode.ofReading.contains($0.code) }
    }
    func errors(_ diagnostics: [Diagnostic]) -> Int {
      diagnostics.count { $0.severity == .error }
    }
    if reads(before) { return !reads(after) || errors(after) > errors(before) }
    // An unreadable file hides its other errors.
    return !reads(after)
  }
}
