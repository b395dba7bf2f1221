import SweepGeometry
import SweepScene
import SweepTimeline

/// A gradient's stops with the SMIL elements that change each of them.
struct CompiledGradient {
  private(set) var stops: [Gradient.Stop]
  /// The elements of each stop.
  private(set) var animations: [[SMILElement]]
  /// The animations that cannot be shown.
  let findings: [Finding]

  init(
    _ gradient: Gradient, _ animations: [Animation], _ rules: TimelineRules
  ) throws(SceneError) {
    let timeline = try LayerTimeline(
      Layer(content: .gradient(gradient), animations: animations), rules)
    findings = timeline.findings
    stops = timeline.base.gradient?.stops ?? gradient.stops
    self.animations = Array(repeating: [], count: stops.count)
    // Colours come first, whichever property is animated first.
    for track in timeline.tracks where track.property == .colors { addColors(track) }
    for track in timeline.tracks where track.property == .locations {
      for index in stops.indices {
        self.animations[index] += track.elements(.offset, bounds: [0, 1]) {
          .number($0.number(index))
        }
      }
    }
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
