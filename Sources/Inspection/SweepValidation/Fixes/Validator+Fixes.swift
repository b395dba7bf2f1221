import SweepDiagnostics

extension Validator {
  /// The most rounds of fixes: one edit can uncover another.
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
