public import SweepGeometry
public import SweepScene

/// A picture made of parts that share a scale, a reading and a theme.
///
/// ```swift
/// let dial = Dial(context: DialContext(scale: Scale(0...280), reading: Reading(142))) {
///   Face()
///   Ticks(.minor)
///   Ticks(.major)
///   Labels()
///   Needle()
///   Hub()
/// }
/// let scene = try dial.scene()
/// ```
public struct Dial: Sendable {
  /// The size in CSS pixels; 400 × 400 by default.
  public var size = Size(width: 400, height: 400)
  /// The part of the plane that is shown; by default the face with its ring and a margin.
  public var viewBox = Rect(center: .zero, radius: 110)
  /// What the parts share.
  public var context: DialContext
  /// The parts, the last one on top.
  public var parts: [any Part]
  /// The picture's name; empty by default.
  public var title = ""
  /// What the picture shows in words; empty by default.
  public var description = ""

  /// Makes a dial from parts.
  public init(context: DialContext = DialContext(), parts: [any Part]) {
    self.context = context
    self.parts = parts
  }

  /// Makes a dial from the parts listed in a block.
  public init(
    context: DialContext = DialContext(), @PartsBuilder parts: () -> [any Part]
  ) {
    self.init(context: context, parts: parts())
  }

  /// Draws the dial.
  ///
  /// - Throws: ``DialError`` for a scale, a reading or a part that makes no picture.
  public func scene() throws(DialError) -> Scene {
    try context.scale.check()
    try context.reading.check()
    try context.plot?.check()
    var layers: [Layer] = []
    layers.reserveCapacity(parts.count)
    var count = parts.count
    for index in parts.indices {
      let layer = try parts[index].layer(in: context)
      count += layer.sublayers.count
      // What cannot be written need not be built either.
      guard count <= SceneLimits.layers else {
        throw DialError("parts", "make more than \(SceneLimits.layers) layers")
      }
      layers.append(layer)
    }
    return Scene(
      size: size, viewBox: viewBox, layers: layers, title: title, description: description,
      fontFamily: context.theme.fontFamily)
  }
}
