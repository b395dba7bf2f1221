import SweepGeometry
import SweepScene

/// All animations of one property of a layer, checked, with the value that holds in the end.
struct PropertyTrack {
  /// The value that the property keeps when every animation is over.
  let base: AnimationValue
  /// What becomes of each animation, in their order.
  private(set) var verdicts: [Verdict]
  private let pieces: [Piece]
  /// What begins with an event, above everything else.
  private let triggered: [Timeline]

  /// What cannot be said.
  var issues: [String] { verdicts.flatMap(\.refusals) }

  /// Makes the track.
  ///
  /// - Parameters:
  ///   - model: the layer's own value, or nil if it has none.
  ///   - tolerance: how far sampled values may be away, in degrees and user units.
  init(
    _ animations: [Animation], of property: AnimatedProperty, model: AnimationValue?,
    tolerance: Double
  ) throws(SceneError) {
    var collection = TimelineCollection(property, model: model, tolerance: tolerance)
    for animation in animations { try collection.add(animation) }
    let own = model ?? .number(0)
    if let run = collection.onlyRun {
      (base, pieces, triggered) = (own, [Piece(span: run, order: 0)], [])
      verdicts = collection.verdicts
      return
    }
    let stack = collection.stacked(over: own, canSum: property.canSum)
    base = stack.base
    pieces = stack.written
    triggered = collection.takeTriggered(over: own)
    collection.noteChanges(in: pieces, triggered)
    verdicts = collection.verdicts
  }

  /// The elements that animate one attribute with values of the property.
  ///
  /// - Parameter bounds: where the attribute stops a number.
  func elements(
    _ attribute: SMILAttribute, bounds: [Double] = [], value: (AnimationValue) -> SMILValue
  ) -> [SMILElement] {
    var elements = pieces.flatMap { piece in
      piece.span.onGrid.filter { $0.end > 0 }.map {
        SMILElement(attribute, $0, isAdditive: piece.isSum, bounds: bounds, value: value)
      }
    }
    for timeline in triggered {
      elements += timeline.elements(attribute, bounds: bounds, value: value)
    }
    return elements
  }

  /// The elements for a colour and, where that changes, for its opacity.
  func colorElements(_ color: SMILAttribute, _ opacity: SMILAttribute) -> [SMILElement] {
    let colors = elements(color, bounds: [0, 1], value: SMILValue.init)
    let opacities = elements(opacity) { .number($0.color?.alpha ?? 1) }
    let alpha = SMILValue.number(base.color?.alpha ?? 1)
    let isStill = opacities.allSatisfy { $0.values.allSatisfy { $0 == alpha } }
    return isStill ? colors : colors + opacities
  }
}

extension AnimationValue {
  fileprivate var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

extension AnimatedProperty {
  /// Whether SMIL adds to the property as the model does: it multiplies stretches, and one dash
  /// says where a stroke begins and ends.
  var canSum: Bool {
    switch self {
    case .rotation, .translation, .opacity, .lineWidth, .lineDashPhase: true
    default: false
    }
  }
}

extension SMILValue {
  /// Makes the entry for a value of a property that one attribute holds.
  init(_ value: AnimationValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .angle(let angle): self = .number(angle.degrees)
    case .vector(let vector): self = .pair(vector.dx, vector.dy, implied: 0)
    case .scale(let factors): self = .pair(factors.x, factors.y, implied: factors.x)
    case .bool(let isHidden): self = .isShown(!isHidden)
    case .color(let color): self = .color(color)
    case .path(let path): self = .path(path)
    case .place(let place): self = .place(place)
    case .colors, .numbers: self = .number(0)
    }
  }
}
