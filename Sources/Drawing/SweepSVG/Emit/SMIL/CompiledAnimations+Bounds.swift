import SweepGeometry
import SweepScene
import SweepTimeline

/// The animations of a layer's bounds, and of what is painted along them.
extension CompiledAnimations {
  /// Compiles the outlines of the background and of the border.
  mutating func compileBox(_ track: PropertyTrack, of animated: Layer) {
    let side = min(base.bounds.size.width, base.bounds.size.height)
    let (base, width) = (base, base.borderWidth)
    if track.property == .bounds { compileOrigin(track, of: animated) }
    let moving = animated.animations.properties.filter {
      $0 == .cornerRadius || $0 == .borderWidth || $0 == .bounds
    }
    if track.property == moving.last, moving.count > 1 {
      findings.append(
        Finding(
          "moves together with \(moving[0].rawValue), which one outline cannot",
          of: track.property))
    }
    let outlines = { (value: AnimationValue) in
      var layer = base
      layer[track.property] = value
      return (
        background: SMILValue.path(layer.outline.movingPath),
        border: SMILValue.path(layer.movingBorder)
      )
    }
    if track.property == .cornerRadius {
      let bounds = [0, side / 2]
      box.background += track.elements(.d, bounds: bounds) { outlines($0).background }
      if width > 0 {
        box.border += track.elements(.d, bounds: [0, width, side / 2]) { outlines($0).border }
      }
    } else if track.property == .borderWidth {
      let bounds = [0, min(base.cornerRadius, side / 2), side / 2]
      box.border += track.elements(.d, bounds: bounds) { outlines($0).border }
    } else {
      if turnsOver(track, reach: max(base.cornerRadius, width)) {
        findings.append(
          Finding("turns from upright to wide, which its corners do not follow", of: .bounds))
      }
      let bounds = [0, 2 * base.cornerRadius, 2 * width]
      box.background += track.elements(.d, bounds: bounds) { outlines($0).background }
      if width > 0 { box.border += track.elements(.d, bounds: bounds) { outlines($0).border } }
    }
  }

  /// Compiles the moves of the origin, and those of what fills the bounds.
  mutating func compileOrigin(_ track: PropertyTrack, of animated: Layer) {
    let base = base
    if base.restsOnBounds { addFixedContent(track.property) }
    func state(_ value: AnimationValue) -> Layer {
      var layer = base
      layer[track.property] = value
      return layer
    }
    origin += track.elements(.origin, bounds: track.property == .bounds ? [0] : []) {
      let place = state($0).originFromAnchor
      return .pair(place.dx, place.dy, implied: 0)
    }
    if track.property == .anchorPoint {
      if animated.animations.properties.contains(.bounds) {
        findings.append(
          Finding("moves together with bounds, which one step cannot", of: .anchorPoint))
      }
      return
    }
    switch base.content {
    case .gradient: shape += track.elements(.d, bounds: [0]) { .path(.rect(state($0).bounds)) }
    case .image, .text: addFixedContent(.bounds)
    case .group, .shape, .replicator: break
    }
  }

  private mutating func addFixedContent(_ property: AnimatedProperty) {
    findings.append(Finding("moves, but not the content in them", of: property))
  }

  /// Whether a rectangle turns from upright to wide, or back, while its corners or its border reach the
  /// middle of it.
  private func turnsOver(_ track: PropertyTrack, reach: Double) -> Bool {
    let sizes = track.runs.flatMap(\.span.keys.values).map { value in
      var layer = base
      layer[.bounds] = value
      return layer.bounds.size
    }
    return zip(sizes, sizes.dropFirst()).contains { a, b in
      (a.width - a.height) * (b.width - b.height) < 0
        && min(a.width, a.height, b.width, b.height) < 2 * reach
    }
  }
}
