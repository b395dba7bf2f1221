extension Difference {
  /// The difference as lines like those of `diff -u`; empty if nothing differs.
  ///
  /// ```
  /// --- old.svg
  /// +++ new.svg
  /// @@ needle: end angle 41.2° → 44° @@
  /// -12:3 /svg/g[@id='needle'] transform="rotate(41.2)"
  /// +12:3 /svg/g[@id='needle'] transform="rotate(44)"
  /// ```
  ///
  /// - Parameter color: whether the lines are coloured for a terminal.
  public func text(color: Bool = false) -> String { DifferenceText(color: color).text(self) }

  /// The number of changes in words, as in `3 changes`.
  public var summary: String {
    let count = sentences.count
    let text = count == 0 ? "no changes" : count == 1 ? "1 change" : "\(count) changes"
    return isCoarse ? text + ", coarsely" : text
  }
}

private struct DifferenceText {
  let color: Bool

  func text(_ difference: Difference) -> String {
    if difference.isEmpty { return "" }
    var lines = [
      painted("--- \(PlainWords.visible(difference.oldName))", "1"),
      painted("+++ \(PlainWords.visible(difference.newName))", "1"),
    ]
    for sentence in difference.sentences {
      lines.append(painted("@@ \(PlainWords.visible(sentence.description)) @@", "36"))
      for change in sentence.changes { lines += text(change) }
    }
    if difference.isCoarse {
      lines.append("(the documents are too different to tell all in detail)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ change: Change) -> [String] {
    let isMoved = change.kind == .moved || change.kind == .order
    let shown = change.shownValues(to: 200, quotes: "") { PlainWords.shortened($0, to: 200) }
    let (old, new) = (shown.old ?? "", shown.new ?? "")
    var lines: [String] = []
    if let place = change.old, change.oldValue != nil || isMoved {
      lines.append(painted("-" + line(place, change.attribute, old), "31"))
    }
    if let place = change.new, change.newValue != nil || isMoved {
      lines.append(painted("+" + line(place, change.attribute, new), "32"))
    }
    return lines
  }

  private func line(_ place: Change.Place, _ attribute: String?, _ value: String) -> String {
    let path = PlainWords.visible(place.path)
    guard let attribute else { return "\(place.position) \(path) \(value)" }
    return "\(place.position) \(path) \(attribute)=\"\(value)\""
  }

  private func painted(_ text: String, _ code: String) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
