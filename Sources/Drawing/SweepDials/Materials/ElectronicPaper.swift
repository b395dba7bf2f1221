import SweepGeometry
import SweepScene

/// Colours of a part on electronic paper, which shows black and white alone.
public enum PaperColors: Sendable {
  /// The colours in which the part is drawn: artwork, and groups, whose parts are shown one by one.
  case own
  /// One tone for each shape, so that print on it can be read.
  case plain
  /// One tone for each shape, and hatches in place of middle tones in large areas.
  case hatched
}

extension Theme {
  /// Whether face and print are black and white, as on electronic paper.
  var isOneBit: Bool {
    isOneTone && [face, ink, mark, track].allSatisfy { [.black, .white].contains($0) }
  }

  /// The layer as the theme shows it: in black and white on electronic paper.
  func shown(_ layer: Layer, _ colors: PaperColors = .hatched) -> Layer {
    guard isOneBit, colors != .own else { return layer }
    return layer.inTones(hatched: colors == .hatched)
      .mappingColors(inMasks: false, \.oneBit) { $0.opacity = shown(opacity: $0.opacity) }
  }

  /// The opacity as the theme shows it: on electronic paper a layer is there or not.
  func shown(opacity: Double) -> Double { isOneBit ? (opacity > 0.5 ? 1 : 0) : opacity }
}

extension Part {
  /// The layer of the part as the theme shows it.
  func shownLayer(in context: DialContext) throws(DialError) -> Layer {
    context.theme.shown(try layer(in: context), paperColors)
  }
}

extension Layer {
  /// The layer with one tone for each shape, hatched where it is a middle one and the shape is large
  /// enough to show it. Colours that move stay.
  fileprivate func inTones(hatched: Bool) -> Layer {
    var layer = self
    layer.sublayers = sublayers.map { $0.inTones(hatched: hatched) }
    let moving = animations.properties
    switch content {
    case .shape(var shape):
      let isArea = shape.path.boundingBox?.size.holdsHatch ?? true
      let isBand = shape.lineWidth > 8 && shape.lineDashPattern.isEmpty
      if !moving.contains(.fillColor) {
        shape.fillColor = shape.fillColor.inOneTone(hatched: hatched && isArea)
      }
      if !moving.contains(.strokeColor) {
        shape.strokeColor = shape.strokeColor.inOneTone(hatched: hatched && isBand)
      }
      layer.content = .shape(shape)
    case .text(var text):
      text.foregroundColor = text.foregroundColor.inOneTone(hatched: false)
      layer.content = .text(text)
    case .gradient(let gradient):
      if !moving.contains(.colors) {
        layer.content = .gradient(.tone(of: gradient.mean, hatched: hatched))
      }
    case .group, .image, .replicator: break
    }
    return layer
  }
}

extension Size {
  /// Whether some lines of a hatch are seen in a box.
  fileprivate var holdsHatch: Bool { min(width, height) > 4 && width * height > 120 }
}

extension Color {
  /// Black or white; clear below half its opacity. A colour that pages may change stays.
  fileprivate var oneBit: Color {
    guard variable == nil else { return self }
    // Colours of middle lightness are ink, as on paper; yellow and orange are light.
    let isHue = isSaturated && contrast(with: .white) > 2.2
    return (isDark || isHue ? Color.black : .white).opacity(alpha < 0.5 ? 0 : 1)
  }
}

extension Paint {
  /// One tone, as a hatch where it is a middle one; black or white without.
  fileprivate func inOneTone(hatched: Bool) -> Paint {
    let color: Color
    switch self {
    case .none: return .none
    case .color(let own): color = own
    case .gradient(let gradient): color = gradient.mean
    }
    let tone = Layer.Gradient.tone(of: color, hatched: hatched)
    return tone.stops.count > 2 ? .gradient(tone) : .color(color)
  }
}

extension Layer.Gradient {
  /// The mean of the colours along the line.
  fileprivate var mean: Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    var (sum, weight) = (first.color, max(first.location, 1e-6))
    for (stop, next) in zip(stops, stops.dropFirst()) {
      let length = next.location - stop.location
      guard length > 0 else { continue }
      weight += length
      sum = sum.interpolated(
        to: stop.color.interpolated(to: next.color, 0.5), length / weight)
    }
    let rest = max(1 - last.location, 0)
    return rest > 0 ? sum.interpolated(to: last.color, rest / (weight + rest)) : sum
  }

  /// A colour of two stops, or the hatch of a middle tone: black on white for a light one, white on
  /// black for a dark one, in the direction that heraldry gives to its hue.
  fileprivate static func tone(of color: Color, hatched: Bool) -> Layer.Gradient {
    let depth = color.contrast(with: .white)
    let isMiddle = depth > (color.isSaturated ? 2.2 : 1.5) && depth < 8.7
    guard hatched, isMiddle, color.alpha >= 0.5, color.variable == nil else {
      return .vertical(color, color)
    }
    let stops: [(Double, Color)] =
      depth < 3.4
      ? [(0, .black), (0.26, .black), (0.36, .white), (0.9, .white), (1, .black)]
      : [(0, .white), (0.12, .white), (0.18, .black), (0.94, .black), (1, .white)]
    var hatch = Layer.Gradient(
      .linear(from: .zero, to: .zero + color.hatching * (depth < 3.4 ? 1 : 1.5)),
      stops: stops.map { Stop($0.0, $0.1) },
      units: .userSpaceOnUse)
    hatch.spread = .repeat
    return hatch
  }
}

extension Color {
  fileprivate var isSaturated: Bool { max(red, green, blue) - min(red, green, blue) > 0.3 }

  /// The step from one line to the next, in dial units: across horizontal lines for blue, vertical ones
  /// for red, and lines that fall for green and rise for the rest (the hatching of Petra Sancta).
  fileprivate var hatching: Vector {
    let most = max(red, green, blue)
    if !isSaturated { return Vector(dx: 2.4, dy: 2.4) }
    if most == blue { return Vector(dx: 0, dy: 3.4) }
    return most == red ? Vector(dx: 3.4, dy: 0) : Vector(dx: -2.4, dy: 2.4)
  }
}
