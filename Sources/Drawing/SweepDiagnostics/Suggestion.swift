/// The name in a list that is nearest to one that was not found.
package enum Suggestion {
  /// The words "did you mean …?", or nil where no name is near enough.
  ///
  /// - Parameter otherWords: what others call the names, in lower case; those that are in the list
  ///   come before what is only spelled alike.
  package static func hint(
    _ name: String, among names: [String], otherWords: [String: [String]] = [:]
  ) -> String? {
    var meant = otherWords[name.lowercased()]?.filter(names.contains) ?? []
    if meant.isEmpty, let nearest = nearest(to: name, among: names) { meant = [nearest] }
    guard let last = meant.popLast() else { return nil }
    let others = meant.map { "'\($0)'" }.joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : "\(others) or ")'\(last)'?"
  }

  /// The hint, or else the list of all names.
  package static func hintOrList(
    _ name: String, among names: [String], _ what: String, otherWords: [String: [String]] = [:]
  ) -> String? {
    if let hint = hint(name, among: names, otherWords: otherWords) { return hint }
    return names.isEmpty ? nil : "\(what): \(list(names))"
  }

  /// Names one after the other; a table may have thousands.
  package static func list(_ names: [String]) -> String {
    names.prefix(100).joined(separator: ", ") + (names.count > 100 ? " …" : "")
  }

  /// The name that takes the fewest edits, the first of several; nil where all take too many.
  package static func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(2, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The number of letters to insert, leave out, change or swap with their neighbour: the optimal
  /// string alignment distance.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        let change = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(last[j + 1] + 1, row[j] + 1, change)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
