import SweepXML

/// A difference as a table for a pull request.
enum DifferenceMarkdown {
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

  /// Text on one line in which no character means anything to Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainWords.visible(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A forge would take it for a mention.
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", "!", "|", "~", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
