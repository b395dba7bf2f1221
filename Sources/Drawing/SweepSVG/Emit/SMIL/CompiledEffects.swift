import SweepGeometry
import SweepScene
import SweepTimeline

/// The effects with the SMIL elements that change the steps of their filter.
struct CompiledEffects {
  let effects: LayerEffects
  private(set) var blur: [SMILElement] = []
  private(set) var shadowBlur: [SMILElement] = []
  private(set) var offset: [SMILElement] = []
  private(set) var flood: [SMILElement] = []
  private(set) var findings: [Finding]

  init(
    _ effects: LayerEffects, _ animations: [Layer.Animation], _ rules: TimelineRules
  ) throws(SceneError) {
    var layer = Layer(animations: animations)
    layer.effects = effects
    let timeline = try LayerTimeline(layer, rules)
    findings = timeline.findings
    self.effects = timeline.base.effects
    for track in timeline.tracks { add(track) }
  }

  /// Whether any of them changes the shadow.
  var movesShadow: Bool { !(shadowBlur.isEmpty && offset.isEmpty && flood.isEmpty) }

  private mutating func add(_ track: PropertyTrack) {
    let alpha = effects.shadowColor.alpha
    switch track.property {
    case .blurRadius: blur += lengths(track)
    case .shadowRadius: shadowBlur += lengths(track)
    case .shadowOffset:
      offset += track.elements(.dx) { .number($0.vector.dx) }
      offset += track.elements(.dy) { .number($0.vector.dy) }
    case .shadowOpacity:
      flood += track.elements(.floodOpacity, bounds: [0, 1]) {
        .number($0.clamped(0, 1).number * alpha)
      }
    case .shadowColor:
      flood += track.elements(.floodColor, bounds: [0, 1], value: SMILValue.init)
      let alphas = track.runs.flatMap(\.span.keys.values).compactMap(\.color?.alpha)
      if alphas.contains(where: { $0 != alpha }) {
        findings.append(
          Finding("changes its opacity, which 'shadowOpacity' does", of: .shadowColor))
      }
    default: break
    }
  }

  private func lengths(_ track: PropertyTrack) -> [SMILElement] {
    track.elements(.stdDeviation, bounds: [0]) { SMILValue($0.clamped(0, .infinity)) }
  }
}

extension AnimationValue {
  var vector: Vector {
    if case .vector(let vector) = self { vector } else { .zero }
  }

  fileprivate var number: Double {
    if case .number(let number) = self { number } else { 0 }
  }

  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}
