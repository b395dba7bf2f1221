import SweepGeometry
import SweepScene

/// What becomes of each of a layer's animations in a file, as people read it.
struct LayerNotes {
  /// What makes an animation impossible.
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
  mutating func next(on animation: Animation) -> String {
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
