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
    let text = String(decoding: data, as: UTF8.self)
    if data.allSatisfy({ $0 < 0x7f }) { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += $1.inJSON }
  }
}

extension Unicode.Scalar {
  /// The scalar, or its escape where it would end a line, turn the text around or steer a terminal;
  /// JSON has such ones inside of texts alone.
  fileprivate var inJSON: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      utf16.reduce(into: "") { text, unit in
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: String(self)
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
