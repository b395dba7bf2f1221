import SweepDiagnostics

extension Validator {
  /// The most times that a file is looked at anew, because one change uncovers another.
  private static let rounds = 10

  /// A file with all that can be mended safely, and the number of changes; the same bytes where
  /// there is nothing to mend.
  ///
  /// What results is read and judged again after each round: changes that would leave more errors
  /// than before are not made. Files in UTF-16 are left as they are.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: what to call the file in messages.
  public func mended(_ bytes: [UInt8], name: String) -> (bytes: [UInt8], count: Int) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return (bytes, 0) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // Places are counted behind a byte order mark.
    let lead = bytes.starts(with: mark) ? mark : []
    var text = Array(bytes.dropFirst(lead.count))
    var total = 0
    var found = examine(text, name: name)
    for _ in 0..<Self.rounds where !found.mends.isEmpty {
      let (next, count) = Mends.apply(found.mends, to: text)
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
    // What could not be read at all says nothing of what else is wrong with it.
    return !reads(after)
  }
}
