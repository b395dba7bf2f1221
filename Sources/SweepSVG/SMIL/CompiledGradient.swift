import SweepGeometry
import SweepScene

/// A gradient's stops with the SMIL elements that change each of them.
struct CompiledGradient {
  private(set) var stops: [Gradient.Stop]
  /// The elements of each stop.
  private(set) var animations: [[SMILElement]]
  private(set) var issues: [String] = []

  init(
    _ gradient: Gradient, _ animations: [Animation], tolerance: Double
  ) throws(SceneError) {
    stops = gradient.stops
    self.animations = Array(repeating: [], count: stops.count)
    let colors = animations.filter { $0.property == .colors }
    if !colors.isEmpty {
      let track = try PropertyTrack(
        colors, model: .colors(stops.map(\.color)), tolerance: tolerance)
      issues += track.issues.map { "'colors' \($0)" }
      if case .colors(let last) = track.base {
        for (index, color) in last.enumerated() { stops[index].color = color }
      }
      addColors(track)
    }
    let places = animations.filter { $0.property == .locations }
    if !places.isEmpty {
      let track = try PropertyTrack(
        places, model: .numbers(stops.map(\.location)), tolerance: tolerance)
      issues += track.issues.map { "'locations' \($0)" }
      if case .numbers(let last) = track.base {
        for (index, place) in last.enumerated() { stops[index].location = place }
      }
      for index in stops.indices {
        self.animations[index] += track.elements(.offset) { .number($0.number(index)) }
      }
    }
  }

  private mutating func addColors(_ track: PropertyTrack) {
    for index in stops.indices {
      animations[index] += track.elements(.stopColor) { .color($0.color(index)) }
      let opacity = track.elements(.stopOpacity) { .number($0.color(index).alpha) }
      if opacity.contains(where: { $0.values.contains { $0 != .number(1) } }) {
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
