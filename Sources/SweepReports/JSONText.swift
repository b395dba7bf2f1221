import Foundation

/// Values as JSON on one line, with their keys in alphabetical order.
enum JSONText {
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  /// The text of a value made of texts and whole numbers, which always has one.
  static func line(_ value: some Encodable) -> String {
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      // JSON has these inside of texts alone, and programs that read lines take them for an end.
      switch scalar {
      case "\u{85}": text += "\\u0085"
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The commas between the items of an array that is written item by item.
struct JSONItems: Sendable {
  private var isFirst = true

  /// The item on a line of its own, behind a comma where it is not the first.
  mutating func next(_ value: some Encodable) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + JSONText.line(value)
  }
}
