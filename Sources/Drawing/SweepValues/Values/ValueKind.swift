/// A kind of value of attributes and properties.
package enum ValueMeaning: String, Hashable, Sendable, CaseIterable {
  /// Words for people, or anything unknown.
  case text
  /// One of a few words.
  case keyword
  /// A name that may be referred to.
  case id
  /// `#name`, or an address of something else.
  case reference
  /// Names separated by spaces that are referred to, as in `aria-labelledby`.
  case references
  /// `none` or `url(#name)`, as `mask` has it.
  case resource
  /// One number, perhaps a percentage.
  case number
  /// A number with or without a unit.
  case length
  /// Numbers or lengths separated by spaces or commas.
  case numbers
  /// An angle in degrees or with a unit, or a word in its place.
  case angle
  /// A colour (CSS Color 4).
  case color
  /// A colour, `none`, or a reference to a gradient (SVG 2, 13.2).
  case paint
  /// Path data (SVG 2, 9.3).
  case path
  /// The points of a polygon.
  case points
  /// A list of transforms (SVG 1.1, 7.6).
  case transforms
  /// Four numbers.
  case viewBox
  /// A clock value (SMIL 3.0, 5.4).
  case clock
  /// Begin or end times of an animation: clock values and events, separated by semicolons.
  case times
  /// The values of an animation; the type of each follows from `attributeName`.
  case values
  /// Fractions separated by semicolons.
  case fractions
  /// Control points, four numbers each, separated by semicolons.
  case splines
  /// The name of an attribute or property.
  case attributeName
  /// Declarations of properties (CSS), as in `style`.
  case declarations
  /// A script that an event runs.
  case script
}

/// The rules by which a value is parsed, compared and printed.
package struct ValueKind: Hashable, Sendable {
  /// The unit of a number that is written without one.
  package enum Units: Hashable, Sendable {
    case plain, pixels
    /// None: CSS takes zero alone.
    case styled
  }
  /// Values with rules of their own.
  package enum Form: Hashable, Sendable {
    case any, exact, fonts, weight, alignment
    /// Numbers, or else text.
    case numbers
    /// The numbers of a transform, of which some may be left out.
    case arguments(TransformFunction.Kind)
  }

  package var meaning: ValueMeaning
  /// Whether it is a list separated by semicolons.
  package var isList = false
  /// Whether it is a set of words, whose order and number do not matter.
  package var isSet = false
  /// Whether a percentage can replace it.
  package var isShare = false
  package var units = Units.plain
  package var form = Form.any

  /// Makes a kind whose lengths without a unit are in pixels.
  package init(_ meaning: ValueMeaning, isShare: Bool = false) {
    (self.meaning, self.isShare) = (meaning, isShare)
    units = meaning == .length || meaning == .numbers ? .pixels : .plain
  }
}
