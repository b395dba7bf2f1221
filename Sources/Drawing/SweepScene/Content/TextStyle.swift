public import SweepType

/// How a text is set, in a block that copies of a text share. It never changes.
@usableFromInline
final class TextStyle: Sendable {
  @usableFromInline let values: Values

  /// The properties; what each is stands at the text's.
  @usableFromInline
  struct Values: Hashable, Sendable {
    @usableFromInline var fontFamily: String?
    @usableFromInline var fontSize: Double
    @usableFromInline var fontWeight: Int
    @usableFromInline var foregroundColor: Paint
    @usableFromInline var alignment: Text.Alignment
    @usableFromInline var letterSpacing: Double
    @usableFromInline var drawnFace: DrawnFace?
  }

  init(_ values: Values) { self.values = values }
}

extension TextStyle: Hashable {
  @usableFromInline
  static func == (a: TextStyle, b: TextStyle) -> Bool { a === b || a.values == b.values }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
