import SweepGeometry
import SweepScene
import SweepTimeline

/// A gradient with the SMIL elements that change its line and each of its stops.
struct CompiledGradient {
  private(set) var gradient: Layer.Gradient
  private(set) var line: [SMILElement] = []
  /// The elements of each stop.
  private(set) var animations: [[SMILElement]]
  let findings: [Finding]

  init(
    _ gradient: Layer.Gradient, _ animations: [Layer.Animation], _ rules: TimelineRules
  ) throws(SceneError) {
    let timeline = try LayerTimeline(
      Layer(content: .gradient(gradient), animations: animations), rules)
    findings = timeline.findings
    self.gradient = timeline.base.animatedGradient ?? gradient
    let stops = self.gradient.stops
    self.animations = Array(repeating: [], count: stops.count)
    for track in timeline.tracks {
      switch track.property {
      case .startPoint: addLine(track, .x1, .y1)
      case .endPoint: addLine(track, .x2, .y2)
      default: break
      }
    }
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

  private mutating func addLine(_ track: PropertyTrack, _ x: SMILAttribute, _ y: SMILAttribute) {
    line +=
      track.elements(x) { .number($0.vector.dx) } + track.elements(y) { .number($0.vector.dy) }
  }

  private mutating func addColors(_ track: PropertyTrack) {
    let stops = gradient.stops
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
