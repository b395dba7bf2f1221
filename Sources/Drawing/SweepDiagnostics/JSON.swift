/// A value of JSON whose objects keep the order of their keys.
package enum JSON: Sendable, Hashable {
  /// A key of an object with its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A whole number.
  package static func number(_ number: Int) -> JSON { .number(Double(number)) }

  /// An object with its keys in this order; a key whose value is nil is left out.
  package static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// The object with more keys behind its own; other values stay as they are.
  package func adding(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    guard case .object(let own) = self, case .object(let more) = JSON.object(members) else {
      return self
    }
    return .object(own + more)
  }

  /// The text with two spaces of indentation and a final newline.
  package var document: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  /// The text on one line, without white space between values.
  package var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// Writes the value; `indent` is the line feed with the indentation, or nil for a single line.
  private func write(to text: inout String, indent: String?) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      Self.list(items, "[", "]", to: &text, indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.list(members, "{", "}", to: &text, indent) { member, text, indent in
        Self.write(member.key, to: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, _ indent: String?,
    write: (Item, inout String, String?) -> Void
  ) {
    guard !items.isEmpty else { return text += open + close }
    let inner = indent.map { $0 + "  " }
    text += open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : ",") + (inner ?? "")
      write(item, &text, inner)
    }
    text += (indent ?? "") + close
  }

  private static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return value.isFinite ? "\(value)" : "null"
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    var rest = Substring(value)
    while let index = rest.utf8.firstIndex(where: { !$0.isPlainInJSON }) {
      text += rest[..<index]
      text += rest.unicodeScalars[index].inJSON
      rest = rest[rest.unicodeScalars.index(after: index)...]
    }
    text += rest
    text += "\""
  }
}

extension UInt8 {
  /// Whether it is a character of ASCII that has no escape.
  fileprivate var isPlainInJSON: Bool {
    (0x20..<0x7f).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// The scalar, or its escape where it would end a string or a line, turn the text around or steer a
  /// terminal.
  fileprivate var inJSON: String {
    switch self {
    case "\"", "\\": return "\\\(self)"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      return utf16.reduce(into: "") { text, unit in
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: return String(self)
    }
  }
}
