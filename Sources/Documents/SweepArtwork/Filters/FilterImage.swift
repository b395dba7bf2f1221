import SweepGeometry
import SweepScene

/// The result of filter steps: moved and blurred copies of the graphic over each other, each in its
/// own colours or in one; or one colour all over.
///
/// Drawing programs write shadows and glows in many ways, which all come down to that.
struct FilterImage {
  /// A copy of the graphic.
  struct Copy {
    /// The colour with its opacity; nil for the graphic's own.
    var color: Color?
    var offset = Vector.zero
    /// The square of the blur's standard deviation: one blur after another adds them.
    var variance = 0.0
    /// Whether the graphic is cut out of it.
    var isCutOut = false
  }

  /// The copies, the last one on top.
  private(set) var copies: [Copy] = []
  /// The colour all over; nil for copies, or nothing.
  private(set) var flood: Color?
  /// Whether it is valid only for a graphic without translucent parts.
  private(set) var needsOpaque = false

  /// The graphic itself.
  static let graphic = FilterImage(copies: [Copy()])
  /// The graphic in black.
  static let alpha = FilterImage(copies: [Copy(color: .black)])

  /// One colour all over.
  static func flood(_ color: Color) -> FilterImage { FilterImage(flood: color) }

  /// The copies changed one by one; nil for a colour all over.
  private func changed(_ change: (inout Copy) -> Void) -> FilterImage? {
    guard flood == nil else { return nil }
    var image = self
    for index in image.copies.indices { change(&image.copies[index]) }
    return image
  }

  func moved(by offset: Vector) -> FilterImage? { changed { $0.offset = $0.offset + offset } }

  /// The image blurred; nil for overlapping copies, which blur as one, and for images with a
  /// cutout.
  func blurred(by radius: Double) -> FilterImage? {
    if radius == 0 || copies.isEmpty && flood == nil { return self }
    guard copies.count == 1, !copies[0].isCutOut else { return nil }
    return changed { $0.variance += radius * radius }
  }

  /// The image in one colour and its opacity.
  func painted(_ color: Color) -> FilterImage? {
    changed { $0.color = color.opacity(color.alpha * ($0.color?.alpha ?? 1)) }
  }

  /// The image with its opacity multiplied; nil for a repeated change in its own colours. A factor
  /// above 1 makes edges opaque, which changes nothing else without a blur.
  func faded(by factor: Double) -> FilterImage? {
    if factor == 1 { return self }
    guard factor >= 0, copies.allSatisfy({ $0.color != nil && (factor < 1 || $0.variance == 0) })
    else { return nil }
    var image = changed { $0.color?.alpha *= min(factor, 1) }
    if factor > 1 { image?.needsOpaque = true }
    return image
  }

  /// The image over another one; nil if one is a visible colour all over, and for too many copies.
  func over(_ other: FilterImage) -> FilterImage? {
    guard flood?.alpha ?? 0 == 0, other.flood?.alpha ?? 0 == 0,
      copies.count + other.copies.count <= 8
    else { return nil }
    return FilterImage(
      copies: other.copies + copies, needsOpaque: needsOpaque || other.needsOpaque)
  }

  /// A colour all over within another image; nil if it is not a colour.
  func within(_ other: FilterImage) -> FilterImage? { flood.flatMap(other.painted) }

  /// The image where another one is not; nil unless that is the graphic at its place.
  func outside(_ other: FilterImage) -> FilterImage? {
    guard other.copies.count == 1, let hole = other.copies.first, hole.offset == .zero,
      hole.variance == 0, hole.color?.alpha ?? 1 == 1
    else { return nil }
    var image = changed { $0.isCutOut = true }
    image?.needsOpaque = true
    return image
  }

  /// The image with a shadow in a colour below it.
  func casting(_ color: Color, at offset: Vector, radius: Double) -> FilterImage? {
    painted(color)?.blurred(by: radius)?.moved(by: offset).flatMap { over($0) }
  }

  /// The effects of a layer that paint the same; nil where none do.
  ///
  /// - Parameter ink: the one colour that the layer is painted with, if it is one.
  func effects(ink: Color?) -> LayerEffects? {
    guard let top = copies.last, top.color == nil, top.offset == .zero, !top.isCutOut,
      copies.count <= 2
    else { return nil }
    var effects = LayerEffects()
    effects.blurRadius = top.variance.squareRoot()
    guard copies.count == 2 else { return effects }
    let shadow = copies[0]
    let rest = shadow.variance - top.variance
    guard let color = shadow.color ?? ink, rest >= 0, !shadow.isCutOut || top.variance == 0
    else { return nil }
    effects.shadowColor = color.opacity(1)
    effects.shadowOpacity = shadow.color?.alpha ?? 1
    effects.shadowOffset = shadow.offset
    effects.shadowRadius = rest.squareRoot()
    return effects
  }
}
