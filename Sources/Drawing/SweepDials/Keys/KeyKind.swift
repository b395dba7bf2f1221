/// The kinds of values that keys take, as documents write them.
package indirect enum KeyKind: Sendable {
  case number(KeyRange?)
  case integer(KeyRange?)
  case boolean
  /// Any text.
  case text
  /// A word that names something, in quotes or not.
  case word
  case color
  /// A colour, or the name of one of the theme's.
  case themeColor
  case duration
  case angle
  /// A time of the day.
  case time
  case choice([String])
  case numbers(count: Int?)
  /// A number, or a time with its unit.
  case quantity
  case quantities(count: Int?)
  case point
  case size
  case rect
  /// A displacement: right, down.
  case vector
  case scaleFactors
  /// The pace of a movement.
  case easing
  case pathData
  /// A picture in a file.
  case picture
  /// Artwork in a file.
  case artwork
  case sign
  case locale
  /// A colour, or a reading and its colour.
  case colorStop
  case textsByNumber
  /// Parts in a list.
  case parts
  /// A shape inside a shape.
  case shape
  case animation
  /// The time of a shape.
  case timing
  case needleArtwork
  /// An element of artwork that turns.
  case drawnNeedle
  case list(KeyKind)
  /// A mapping of keys, with the value that holds their defaults.
  case object(any Keyed)
  /// A mapping whose keys change a value and leave the rest of it as it is.
  case changes(any Keyed)
  /// A value that only documents have.
  case document(any DocumentKeyKind)
}

/// A kind of value that only documents have: whoever reads documents knows it.
package protocol DocumentKeyKind: Sendable {}
