import SweepDials

/// A part that documents can name: its one table of keys serves reading, lists and the schema.
protocol TemplatePart: Part, FieldDecodable {
  /// The name in documents.
  static var name: String { get }
  /// What it draws, in a sentence.
  static var summary: String { get }
}

/// A part's type by its name.
struct PartType: Sendable {
  let name: String
  let summary: String
  /// The keys.
  let fields: @Sendable () -> [FieldInfo]
  /// Reads a part from the keys of a mapping, leaving out those that every part has; also gives the
  /// keys that could not be read.
  let decode: @Sendable ([Node.Entry], String, Location, inout Decoding) -> (any Part, Set<String>)

  init<P: TemplatePart>(_ type: P.Type) {
    name = P.name
    summary = P.summary
    fields = { P.fieldInfo }
    decode = { entries, what, location, decoding in
      var part = P.defaults
      let refused = decoding.decode(
        entries, into: &part, of: what, at: location, skipping: CommonKeys.names)
      return (part, refused)
    }
  }

  /// The part of a name, or nil.
  static func named(_ name: String) -> PartType? { all.first { $0.name == name } }
}
