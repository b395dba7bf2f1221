import SweepGeometry
public import SweepScene

extension Layer.Scene {
  /// The layer tree with its animations as text for people: one line per layer, and below each
  /// layer one line per animation.
  ///
  /// ```
  /// scene 400 × 400, view box -110 -110 220 220
  ///   needle: shape of 6 segments, rotate(50.8)
  ///     ~ rotation from 0 s for 0.5 s: -118.4° → 50.8°
  /// ```
  ///
  /// A writer's own dump adds the outcome of each animation in a file.
  public func dump() -> String { dump(nil) }

  /// The layer tree as text; with the rules of a target, also the outcome of each animation.
  package func dump(_ rules: TimelineRules?) -> String {
    let box = [viewBox.minX, viewBox.minY, viewBox.size.width, viewBox.size.height]
    var text = "scene \(shown(size.width)) × \(shown(size.height)), view box "
    text += box.map(shown).joined(separator: " ") + "\n"
    if !title.isEmpty { text += "  title: \(title)\n" }
    if !description.isEmpty { text += "  description: \(description)\n" }
    let scheduled = rules == nil ? (scene: self, error: nil) : scheduled()
    var dump = SceneDump(text: text, rules: rules, error: scheduled.error)
    dump.add(layers, as: scheduled.scene.layers, at: "", "  ")
    return dump.text
  }
}

extension Layer.Scene: CustomDebugStringConvertible {
  /// The layer tree with its animations, as ``dump()`` gives it.
  public var debugDescription: String { dump() }
}

extension Layer: CustomDebugStringConvertible {
  /// The layer with its animations and those below it, a line each, as in ``Scene/dump()``.
  public var debugDescription: String {
    var dump = SceneDump(text: "", rules: nil, error: nil)
    dump.add([self], as: [self], at: "", "")
    return String(dump.text.dropLast())
  }
}

/// The text of a layer tree, line by line.
private struct SceneDump {
  var text: String
  let rules: TimelineRules?
  /// The fault of a trigger.
  let error: SceneError?

  /// Adds the lines of layers, of their masks and of those below them.
  ///
  /// - Parameter timed: the layers with moments in place of triggers.
  mutating func add(
    _ layers: [Layer], as timed: [Layer], inside outer: [MediaTiming] = [], at parent: String,
    _ indent: String
  ) {
    let paths = layers.paths(in: parent)
    for (index, (layer, timed)) in zip(layers, timed).enumerated() {
      add(layer, as: timed, inside: outer, at: paths[index], indent)
    }
  }

  private mutating func add(
    _ layer: Layer, as timed: Layer, inside outer: [MediaTiming], at path: String, _ indent: String
  ) {
    text += indent + (layer.name.isEmpty ? "-" : layer.name) + ": "
    text += ([layer.content.summary] + layer.facts).joined(separator: ", ") + "\n"
    if let timing = layer.timing { text += "\(indent)  time \(timing.summary)\n" }
    let timings = outer + (timed.timing.map { [$0] } ?? [])
    var plain = timed
    plain.animations = [Layer.Animation](timed.animations, inside: timings)
    var notes = rules.map { LayerNotes(plain, $0) }
    if let error, error.layer == path { notes?.error = error }
    for animation in layer.animations { add(animation, of: layer, &notes, indent + "  ") }
    if let mask = layer.mask, let timed = timed.mask {
      text += "\(indent)  mask\(layer.maskType == .alpha ? "" : ", by luminance")\n"
      add([mask], as: [timed], inside: timings, at: path, indent + "    ")
    }
    add(layer.sublayers, as: timed.sublayers, inside: timings, at: path, indent + "  ")
  }

  private mutating func add(
    _ animation: Layer.Animation, of layer: Layer, _ notes: inout LayerNotes?, _ indent: String
  ) {
    text += "\(indent)~ \(animation.summary(on: layer))\(notes?.next(on: animation) ?? "")\n"
    guard case .group(let group) = animation else { return }
    for animation in group.animations { add(animation, of: layer, &notes, indent + "  ") }
  }
}

extension Layer {
  fileprivate var facts: [String] {
    var facts: [String] = []
    if position != .zero { facts.append("at \(shown(position.x)) \(shown(position.y))") }
    facts += transform.map(\.summary)
    if opacity != 1 { facts.append("opacity \(shown(opacity))") }
    if isHidden { facts.append("hidden") }
    if let backgroundColor { facts.append("background \(backgroundColor.summary)") }
    if cornerRadius != 0 { facts.append("corner radius \(shown(cornerRadius))") }
    if borderWidth != 0 {
      facts.append("border \(borderColor.summary), width \(shown(borderWidth))")
    }
    if masksToBounds { facts.append("masked to bounds") }
    if let filter {
      facts.append("filtered by " + filter.steps.map(\.name).joined(separator: " "))
    } else if let effects = shownEffects {
      facts += effects.facts
    }
    return facts
  }
}

extension LayerEffects {
  fileprivate var facts: [String] {
    var facts: [String] = []
    if blurRadius != 0 { facts.append("blur \(shown(blurRadius))") }
    if hasShadow {
      let offset = "\(shown(shadowOffset.dx)) \(shown(shadowOffset.dy))"
      facts.append(
        "shadow \(shadowColor.opacity(shadowColor.alpha * shadowOpacity).summary)"
          + " at \(offset), radius \(shown(shadowRadius))")
    }
    return facts
  }
}

/// The outcomes of a layer's animations in a file, for people.
struct LayerNotes {
  /// The fault of an animation.
  var error: SceneError?
  private var outcomes: [AnimatedProperty: [CompilationOutcome]] = [:]

  init(_ layer: Layer, _ rules: TimelineRules) {
    do throws(SceneError) {
      for track in try LayerTimeline(layer, rules).tracks {
        outcomes[track.property] = track.outcomes
      }
    } catch {
      self.error = error
    }
  }

  /// The note on the next animation of a property, or on a group.
  mutating func next(on animation: Layer.Animation) -> String {
    let name = animation.property?.rawValue ?? "group"
    if let error {
      let isMeant = error.field.hasPrefix(name + ".")
      return isMeant ? ", refused: '\(error.field)' \(error.message)" : ""
    }
    guard let property = animation.property, outcomes[property]?.isEmpty == false,
      var outcome = outcomes[property]?.removeFirst()
    else { return "" }
    switch animation.timing.trigger {
    case .begin, .end, .repeat: outcome.expand()
    case .event, .events, .manual, nil: break
    }
    return outcome.note(on: property)
  }
}

extension CompilationOutcome {
  /// The outcome as people read it, behind the animation of a property.
  fileprivate func note(on property: AnimatedProperty) -> String {
    if !refusals.isEmpty { return ", refused: " + refusals.joined(separator: "; ") }
    switch compilation {
    case .exact: return ", written exactly"
    case .expanded: return ", written expanded"
    case .sampled(let error):
      return ", written sampled within " + NumberFormat(precision: 5).string(error)
        + (property == .rotation ? "°" : "")
    }
  }
}
