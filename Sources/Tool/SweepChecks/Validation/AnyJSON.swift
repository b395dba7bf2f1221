/// A value of JSON of which the type shows only when it is read.
enum AnyJSON: Decodable {
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])
  /// A number, a truth value or null.
  case other

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let items = try? value.decode([AnyJSON].self) {
      self = .array(items)
    } else if let members = try? value.decode([String: AnyJSON].self) {
      self = .object(members)
    } else {
      self = .other
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
}
