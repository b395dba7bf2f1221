public import SweepDials
import SweepGeometry
public import SweepSVG
import SweepScene

/// A dial that is written again and again, while only what its parts share changes.
///
/// Parts that do not look at what changed are drawn and written once. The bytes are those of
/// ``SVGWriter`` for the changed dial.
///
/// ```swift
/// let gauge = try Speedometer().dial.compiled { (context, speed: Double) in
///   context.reading = Reading(speed)
/// }
/// let files = try (0...100).map { try gauge.write(Double($0)).bytes }
/// ```
public struct CompiledDial<Value>: Sendable {
  /// The cached layers for a set of changing members.
  fileprivate struct Kept: Sendable {
    var layers: [Layer?]
    var markup: CachedMarkup
  }

  private let dial: Dial
  private let writer: SVGWriter
  private let change: @Sendable (inout DialContext, Value) -> Void
  private let kept = Shelf<Kept>()

  fileprivate init(
    _ dial: Dial, _ writer: SVGWriter,
    _ change: @escaping @Sendable (inout DialContext, Value) -> Void
  ) {
    (self.dial, self.writer, self.change) = (dial, writer, change)
  }

  /// Writes the dial with a value.
  ///
  /// - Throws: ``DialError`` for a value that makes no picture, and ``SceneError`` as
  ///   ``SVGWriter`` for its scene.
  public func write(_ value: Value) throws -> SVGOutput {
    var dial = dial
    change(&dial.context, value)
    guard dial.interactivity == .none else { return try writer.write(dial) }
    let members = dial.context.members(otherThan: self.dial.context)
    guard let kept = kept[members.rawValue] else {
      let (output, new) = try first(dial, members)
      self.kept[members.rawValue] = new
      return output
    }
    dial.cachedLayers = kept.layers
    return try writer.write(dial.scene(), with: kept.markup)
  }

  /// The first picture in which some members change, with what is kept for the next.
  private func first(
    _ dial: Dial, _ members: DialContext.Members
  ) throws -> (SVGOutput, Kept) {
    var dial = dial
    dial.cachedLayers = try dial.layers(without: members)
    let scene = try dial.scene()
    let markup = try writer.markup(of: dial.cachedLayers.compactMap(\.self), in: scene)
    return (try writer.write(scene), Kept(layers: dial.cachedLayers, markup: markup))
  }
}

extension Dial {
  /// Prepares the dial to be written again and again.
  ///
  /// - Parameters:
  ///   - options: how it is written; SVG with the default options by default.
  ///   - change: sets in what the parts share what a value says.
  public func compiled<Value>(
    _ options: SVGOptions = SVGOptions(),
    change: @escaping @Sendable (inout DialContext, Value) -> Void
  ) -> CompiledDial<Value> {
    CompiledDial(self, SVGWriter(options), change)
  }
}

/// Values that many threads put away and find.
private final class Shelf<Kept: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var places: [UInt8: Kept] = [:]

  subscript(place: UInt8) -> Kept? {
    get { lock.withLock { places[place] } }
    set { lock.withLock { places[place] = newValue } }
  }
}
