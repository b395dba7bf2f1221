import SweepDials

/// A part's type by its name.
struct PartType: Sendable {
  let name: String
  let summary: String
  /// The part in which every key has its default.
  let defaults: any KeyedPart
  /// The keys.
  let fields: @Sendable () -> [FieldInfo]
  /// Reads a part from its own keys of a mapping; also returns the keys that could not be read.
  let decode:
    @Sendable ([Node.Entry], String, SourceLocation, inout Decoding) -> (any Part, Set<String>)

  /// Makes the type of a part.
  ///
  /// - Parameter defaults: the part in which every key has its default.
  @_semantics("optimize.sil.specialize.generic.never")
  init<P: KeyedPart>(_ defaults: P) {
    name = Self.name(of: P.self)
    (summary, self.defaults) = (P.summary, defaults)
    fields = { P.fieldInfo(defaults) }
    decode = { entries, what, location, decoding in
      var part = defaults
      let refused = decoding.decode(
        entries, into: &part, of: what, at: location, skipping: CommonKeys.names)
      return (part, refused)
    }
  }

  /// The keys, and those of every part; 'colorAt' only where the part has a colour of its own.
  var allFields: [FieldInfo] {
    fields() + CommonKeys.fieldInfo.filter { $0.name != "colorAt" || defaults is any ColoredPart }
  }

  /// The part of a name, or nil.
  static func named(_ name: String) -> PartType? { all.first { $0.name == name } }

  /// The names of parts in documents are those of Swift, without the `Part` that distinguishes
  /// `ShapePart` from the scene's `Layer.Shape`: `shape`.
  private static func name<P: KeyedPart>(of type: P.Type) -> String {
    // `String(describing:)` would search all conformances of the program for each of them.
    var name = "\(type as Any.Type)"
    if name.hasSuffix("Part") { name.removeLast(4) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
