/// The formats of a difference.
public enum DiffFormat: String, CaseIterable, Sendable {
  /// Lines with `-` and `+`, one block a sentence.
  case text
  /// One object with all changes, their values and places.
  case json
  /// A table for a pull request.
  case markdown
}

extension Difference {
  /// The difference in a format; empty as text where nothing differs.
  ///
  /// - Parameter color: whether text is coloured for a terminal.
  public func report(_ format: DiffFormat, color: Bool = false) -> String {
    switch format {
    case .text: DifferenceText(color: color).text(self)
    case .json: DifferenceJSON.text(self)
    case .markdown: DifferenceMarkdown.text(self)
    }
  }

  /// How many changes there are in words, as in `3 changes`.
  public var summary: String {
    let count = sentences.count
    let text = count == 0 ? "no changes" : count == 1 ? "1 change" : "\(count) changes"
    return isCoarse ? text + ", coarsely" : text
  }
}

extension DiffFormat {
  /// Text in which no character means anything to Markdown.
  public static func markdownText(_ text: String) -> String { DifferenceMarkdown.escaped(text) }

  /// The JSON for a file that only one side has, or of which no more is known than a few words.
  public static func json(old: String?, new: String?, saying words: [String] = []) -> String {
    DifferenceJSON.text(old: old, new: new, saying: words)
  }
}
