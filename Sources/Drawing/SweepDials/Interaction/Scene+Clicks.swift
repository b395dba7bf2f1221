import SweepGeometry
import SweepScene

/// A dial that turns to the clicked position, by SMIL alone.
///
///
/// For every position there is a group of areas, one for each of the others, that can be clicked
/// while it is set. Parts that a script would move have an animation for each transition, begun by
/// its area.
extension Layer.Scene {
  /// Puts clicks in the place of a script.
  mutating func addClicks(_ control: Control, in context: DialContext) throws(DialError) {
    let clicks = Clicks(
      positions: try control.positions(in: context), control: control, context: context)
    layers = clicks.replacingScript(in: layers) + clicks.areas
  }
}

/// The ways between the positions of a dial.
private struct Clicks {
  let positions: [Double]
  let control: Control
  let context: DialContext

  /// A way from one position to another.
  typealias Way = (from: Int, to: Int)

  /// A change on a transition, with its trigger.
  private struct ControlledChange {
    var from: AnimationValue
    var to: AnimationValue
    var ways: [Way]
  }

  private var duration: Seconds { max(control.snap, 0.001) }

  /// Whether the dial has no ends, so that it takes the shorter way.
  private var isEndless: Bool {
    if case .turn = context.reading.course { true } else { context.scale.isEndless }
  }

  private var ways: [Way] {
    positions.indices.flatMap { from in
      positions.indices.filter { $0 != from }.map { (from, $0) }
    }
  }

  /// The layers without their buttons, which only a script can press.
  func replacingScript(in layers: [Layer]) -> [Layer] {
    layers.filter { !$0.isButton }.map(replacingScript)
  }

  /// The layer with the script's changes begun by clicks.
  private func replacingScript(in layer: Layer) -> Layer {
    var layer = layer
    if layer.semantics != nil { layer.semantics = nil }
    layer.sublayers = replacingScript(in: layer.sublayers)
    layer.animations = layer.animations.flatMap { animation in
      animation.timing.trigger == .manual ? clicked(animation, of: layer) : [animation]
    }
    return layer
  }

  private func clicked(_ animation: Layer.Animation, of layer: Layer) -> [Layer.Animation] {
    guard let property = animation.property, let model = layer[property] else { return [] }
    let keys = animation.keyframes(model: model)
    let values = positions.map { keys.value(at: control.part(of: $0, in: context)) }
    return changes(values).map { change in
      var keyframe = KeyframeAnimation(
        property, values: keys.isDiscrete ? [change.to] : [change.from, change.to],
        timing: MediaTiming(
          trigger: trigger(change.ways), duration: duration, fillMode: .forwards))
      keyframe.timingFunctions = keys.isDiscrete ? [] : [context.reading.timingFunction]
      if keys.isDiscrete { keyframe.calculationMode = .discrete }
      return .keyframe(keyframe)
    }
  }

  /// The changes that the ways make, each with all ways that make it.
  private func changes(_ values: [AnimationValue]) -> [ControlledChange] {
    var changes: [ControlledChange] = []
    for way in ways where values[way.from] != values[way.to] {
      let from = values[way.from]
      var to = values[way.to]
      if isEndless, case (.angle(let start), .angle(let end)) = (from, to) {
        to = .angle(end.nearest(to: start))
      }
      if let known = changes.firstIndex(where: { $0.from == from && $0.to == to }) {
        changes[known].ways.append(way)
      } else {
        changes.append(ControlledChange(from: from, to: to, ways: [way]))
      }
    }
    return changes
  }

  /// The clicks that make the dial go some ways.
  private func trigger(_ ways: [Way]) -> Trigger {
    let first = ways[0]
    if ways.count == positions.count - 1, ways.allSatisfy({ $0.from == first.from }) {
      return .event(.click, on: Self.name(of: first.from))
    }
    return .events(.click, on: ways.map(Self.name))
  }

  /// The areas of each position, which show while it is set and the dial does not move.
  var areas: [Layer] {
    let current = positions.firstIndex(of: context.reading.value)
    return positions.indices.map { position in
      var group = Layer(Self.name(of: position))
      group.isHidden = position != current
      group.sublayers = positions.indices.filter { $0 != position }.map { target in
        let area = control.area(of: target, from: position, among: positions, in: context)
        return Layer(
          Self.name(of: (position, target)),
          content: .shape(Layer.Shape(area, fillColor: .color(Color.black.opacity(0)))))
      }
      let arrivals = ways.filter { $0.to == position }
      group.animations = [
        showing([true], at: [0], .event(.click, on: group.name)),
        showing([true, false], at: [0, 0.99], trigger(arrivals)),
      ]
      return group
    }
  }

  private func showing(
    _ isHidden: [Bool], at times: [Double], _ trigger: Trigger
  ) -> Layer.Animation {
    .keyframe(
      KeyframeAnimation(
        .isHidden, values: isHidden, keyTimes: times, calculationMode: .discrete,
        timing: MediaTiming(trigger: trigger, duration: duration, fillMode: .forwards)))
  }

  private static func name(of position: Int) -> String { "at\(position)" }

  private static func name(of way: Way) -> String { "go\(way.from)_\(way.to)" }
}
