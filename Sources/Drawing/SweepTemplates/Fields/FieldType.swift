import SweepDials

/// The type of a key's value as the JSON schema describes it.
indirect enum FieldType: Sendable {
  case number(KeyRange? = nil)
  /// A reading, or null for none.
  case reading(KeyRange? = nil)
  case integer(KeyRange? = nil)
  case boolean
  case text
  case color
  case themeColor
  case duration
  case angle
  case choice([String])
  case time
  case numbers(count: Int? = nil)
  /// A number, or a time with its unit.
  case quantity
  case quantities(count: Int?)
  case easing
  case pathData
  case picture
  case object([FieldInfo])
  case list(FieldType)
  /// A mapping from names of the author's choice to values of a type.
  case named(FieldType)
  /// A definition of the schema.
  case reference(String)
  /// Anything.
  case any
}
