import SweepGeometry
import SweepScene

/// A gradient's stops with the SMIL elements that change each of them.
struct CompiledGradient {
  private(set) var stops: [Gradient.Stop]
  /// The elements of each stop.
  private(set) var animations: [[SMILElement]]
  /// What becomes of the animations of the colours and of the locations, in their order.
  private(set) var verdicts: [AnimatedProperty: [Verdict]] = [:]
  private(set) var issues: [String] = []

  init(
    _ gradient: Gradient, _ animations: [Animation], tolerance: Double
  ) throws(SceneError) {
    stops = gradient.stops
    self.animations = Array(repeating: [], count: stops.count)
    let properties = animations.properties
    if properties.contains(.colors) {
      let track = try PropertyTrack(
        animations, of: .colors, model: .colors(stops.map(\.color)), tolerance: tolerance)
      note(track, of: .colors)
      if case .colors(let last) = track.base {
        for (index, color) in last.enumerated() { stops[index].color = color }
      }
      addColors(track)
    }
    if properties.contains(.locations) {
      let model = AnimationValue.numbers(stops.map(\.location))
      let track = try PropertyTrack(
        animations, of: .locations, model: model, tolerance: tolerance)
      note(track, of: .locations)
      if case .numbers(let last) = track.base {
        for (index, place) in last.enumerated() { stops[index].location = place }
      }
      for index in stops.indices {
        self.animations[index] += track.elements(.offset, bounds: [0, 1]) {
          .number($0.number(index))
        }
      }
    }
  }

  private mutating func note(_ track: PropertyTrack, of property: AnimatedProperty) {
    verdicts[property] = track.verdicts
    issues += track.issues.map { "'\(property.keyPath)' \($0)" }
  }

  private mutating func addColors(_ track: PropertyTrack) {
    for index in stops.indices {
      animations[index] += track.elements(.stopColor, bounds: [0, 1]) { .color($0.color(index)) }
      let opacity = track.elements(.stopOpacity) { .number($0.color(index).alpha) }
      let still = SMILValue.number(stops[index].color.alpha)
      if opacity.contains(where: { $0.values.contains { $0 != still } }) {
        animations[index] += opacity
      }
    }
  }
}

extension AnimationValue {
  fileprivate func color(_ index: Int) -> Color {
    if case .colors(let colors) = self { colors[index] } else { .clear }
  }

  fileprivate func number(_ index: Int) -> Double {
    if case .numbers(let numbers) = self { numbers[index] } else { 0 }
  }
}
