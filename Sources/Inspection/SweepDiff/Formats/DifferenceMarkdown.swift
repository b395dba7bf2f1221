import SweepGeometry
import SweepXML

extension Difference {
  /// The difference as a table in Markdown, for a pull request.
  public var markdown: String { DifferenceMarkdown.text(self) }
}

private enum DifferenceMarkdown {
  static func text(_ difference: Difference) -> String {
    let names = "\(escaped(difference.oldName)) → \(escaped(difference.newName))"
    if difference.isEmpty { return "**\(names)**: no changes\n" }
    var lines = [
      "**\(names)**: \(difference.summary)", "", "| what | change | where |", "|---|---|---|",
    ]
    for sentence in difference.sentences.prefix(mostRows) {
      let place = sentence.changes.first
      let path = escaped(PlainWords.shortened(place?.path ?? "", to: 60))
      let position = place.map { " \($0.position)" } ?? ""
      let subject = sentence.subject.hasPrefix("/") ? "" : escaped(sentence.subject)
      lines.append("| \(subject) | \(escaped(sentence.text)) | \(path)\(position) |")
    }
    if difference.sentences.count > mostRows {
      lines += ["", "… and \(difference.sentences.count - mostRows) more"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Forges cut long comments.
  private static let mostRows = 200

  private static func escaped(_ text: String) -> String {
    PlainWords.visible(text).escapedForMarkdown
  }
}
