public import SweepGeometry
import SweepScene

/// Colours that pass into each other across a shape: a `CAGradientLayer` whose colours a theme can
/// change.
///
/// Points are parts of the box around the shape's outline: (0, 0) is its top left corner and (1, 1)
/// the opposite one.
public struct ThemeGradient: Hashable, Sendable {
  /// The line or circle that the colours follow; `axial` by default.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// From the start point to the end point.
    case axial
    /// From the start point outwards, to a circle as far away as the end point.
    case radial
  }

  /// The line or circle that the colours follow.
  public var kind = Kind.axial
  /// The colours, one or more.
  public var colors: [ThemeColor] = []
  /// The place of each colour, 0 … 1 and rising; evenly spread by default.
  public var locations: [Double]?
  /// The place of the first colour; the middle of the top by default, of a radial gradient the
  /// centre.
  public var startPoint: Point?
  /// The place of the last colour; the middle of the bottom by default, of a radial gradient the
  /// middle
  /// of the right side.
  public var endPoint: Point?

  /// Makes a gradient without colours.
  public init() {}

  /// A paint for a part: the gradient or, without one, the fallback.
  static func paint(
    _ gradient: ThemeGradient?, in theme: Theme, else plain: Paint
  ) throws(DialError) -> Paint {
    guard let gradient else { return plain }
    return .gradient(try gradient.gradient(in: theme, "gradient"))
  }

  /// The gradient in the colours of a theme.
  ///
  /// - Throws: ``DialError`` for a gradient without colours, or with other places than 0 … 1 for each.
  func gradient(in theme: Theme, _ field: String) throws(DialError) -> Layer.Gradient {
    let last = Double(max(colors.count - 1, 1))
    let places = locations ?? colors.indices.map { Double($0) / last }
    if colors.isEmpty { throw DialError("\(field).colors", "must hold at least one colour") }
    guard places.count == colors.count else {
      throw DialError(
        "\(field).locations", "must give a place to each of the \(colors.count) colours")
    }
    guard places.allSatisfy((0...1).contains), places == places.sorted() else {
      throw DialError("\(field).locations", "must lie in 0 … 1 and rise")
    }
    let isRadial = kind == .radial
    let start = startPoint ?? Point(0.5, isRadial ? 0.5 : 0)
    let end = endPoint ?? (isRadial ? Point(1, 0.5) : Point(0.5, 1))
    guard start != end else { throw DialError("\(field).endPoint", "must not be the start point") }
    return Layer.Gradient(
      isRadial
        ? .radial(center: start, radius: (end - start).length) : .linear(from: start, to: end),
      stops: zip(places, colors).map { Layer.Gradient.Stop($0, theme[$1]) })
  }
}

extension ThemeGradient: DefaultKeyed {
  package static let keys: KeyTable<ThemeGradient> = KeyTable([
    Key("type", \.kind, .choice, "From one point to another, or outwards from one."),
    Key("colors", \.colors, .list(of: .themeColor), "The colours.", isRequired: true),
    Key(
      "locations", \.locations, optional: .numbers,
      "The place of each colour, 0 … 1; evenly spread by default."),
    Key(
      "startPoint", \.startPoint, optional: .point,
      "The place of the first colour, as parts of the box around the outline."),
    Key("endPoint", \.endPoint, optional: .point, "The place of the last colour."),
  ])
}
