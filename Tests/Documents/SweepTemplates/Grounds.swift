import Foundation
@testable import SweepDials
import SweepGeometry
import SweepScene

/// The paint below the texts and the major ticks of a still picture, as far as plain fills go, cut
/// to windows and to masks of one outline: no strokes or images.
struct Grounds {
  /// A text with its colour on each colour that may lie below its middle.
  struct Finding {
    var text: String
    var contrast: Double
  }

  private struct Fill {
    var path: Path
    var toPath: Affine
    var paint: Paint
    var opacity: Double
    var windows: [Window]
  }

  /// A clip of a layer, with the map into its coordinates.
  private struct Window {
    var path: Path
    var toPath: Affine

    func holds(_ point: Point) -> Bool { path.contains(toPath.apply(to: point)) }
  }

  private var fills: [Fill] = []
  private(set) var findings: [Finding] = []
  /// The contrast of each major tick with the paint below its middle.
  private(set) var ticks: [Double] = []

  init(_ scene: Layer.Scene) { for layer in scene.layers { add(layer, .identity, 1, []) } }

  private mutating func add(
    _ layer: Layer, _ outer: Affine, _ outerOpacity: Double,
    _ outerWindows: [Window]
  ) {
    let (map, opacity) = (outer * layer.affine, outerOpacity * layer.opacity)
    if layer.isHidden || opacity < 0.01 { return }
    var windows = outerWindows
    if let back = map.inverted {
      if layer.masksToBounds {
        windows.append(Window(path: .roundedRect(layer.bounds, cornerRadius: 0), toPath: back))
      }
      if case .shape(let shape)? = layer.mask?.content, shape.strokeColor == .none {
        windows.append(Window(path: shape.path, toPath: back))
      }
    }
    switch layer.content {
    case .shape(let shape):
      if layer.name == "ticks_major" {
        ticks += shape.markMiddles.compactMap {
          // Beside the middle, since a ray through the end of an arc misses the inside.
          let middle = map.apply(to: $0 + Vector(dx: 0.01, dy: 0.013))
          // A tick outside of a window is invisible.
          guard windows.allSatisfy({ $0.holds(middle) }) else { return nil }
          return contrast(of: shape.strokeColor, opacity, at: middle)
        }
      }
      if let toPath = map.inverted, !shape.fillColor.colors.isEmpty {
        fills.append(
          Fill(
            path: shape.path, toPath: toPath, paint: shape.fillColor, opacity: opacity,
            windows: windows))
      }
    case .text(let text):
      let up = Layer.Text.opticalCenter * text.fontSize
      let middle = map.apply(to: Point(0, -up))
      // A text outside of a window is invisible.
      guard windows.allSatisfy({ $0.holds(middle) }) else { break }
      if let least = contrast(of: text.foregroundColor, opacity, at: middle) {
        findings.append(Finding(text: text.string, contrast: least))
      }
    default: break
    }
    let copies = layer.replicator.map { [[]] + $0.transforms(about: .zero) } ?? [[]]
    for steps in copies {
      for sublayer in layer.sublayers { add(sublayer, map * steps.affine, opacity, windows) }
    }
  }

  /// The least contrast of a paint with the paints below a point; nil for none.
  private func contrast(of paint: Paint, _ opacity: Double, at point: Point) -> Double? {
    grounds(at: point).flatMap { ground in
      paint.colors.map { $0.over(ground, opacity).contrast(with: ground) }
    }.min()
  }

  /// The colours at a point: several where a gradient has several.
  private func grounds(at point: Point) -> [Color] {
    var grounds: [Color] = []
    for fill in fills {
      let place = fill.toPath.apply(to: point)
      guard fill.windows.allSatisfy({ $0.holds(point) }) else { continue }
      guard fill.path.contains(place) else { continue }
      let below = grounds.isEmpty ? [Color.white] : grounds
      grounds = fill.paint.colors(at: place, in: fill.path.boundingBox ?? .zero).flatMap { color in
        below.map { color.over($0, fill.opacity) }
      }
      grounds = Array(Set(grounds).prefix(16))
    }
    return grounds
  }
}

extension Layer.Shape {
  /// The middles of its marks: lines that begin with a move, or dashes.
  fileprivate var markMiddles: [Point] {
    let dashes = path.marks(ofDashes: lineDashPattern, width: lineWidth)
    if !dashes.isEmpty { return dashes.map { $0.from + ($0.to - $0.from) * 0.5 } }
    return zip(path.elements, path.elements.dropFirst()).compactMap { pair in
      guard case (.move(let start), .line(let end)) = pair else { return nil }
      return start + (end - start) * 0.5
    }
  }
}

extension Color {
  fileprivate func over(_ ground: Color, _ opacity: Double) -> Color {
    ground.interpolated(to: self.opacity(1), alpha * opacity).opacity(1)
  }
}

extension Paint {
  fileprivate var colors: [Color] {
    switch self {
    case .none: []
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.map(\.color)
    }
  }

  /// The colour at a point of an outline in a box, or all of them if that is hard to determine.
  fileprivate func colors(at point: Point, in box: Rect) -> [Color] {
    guard case .gradient(let gradient) = self else { return colors }
    // Lines of a hatch are finer than print: the eye sees their mean light.
    if gradient.spread == .repeat { return [gradient.meanLight] }
    var place = point
    if gradient.units == .objectBoundingBox {
      guard box.size.width > 0, box.size.height > 0 else { return colors }
      let way = point - Point(box.minX, box.minY)
      place = Point(way.dx / box.size.width, way.dy / box.size.height)
    }
    switch gradient.geometry {
    case .radial(let center, let radius, nil):
      return [gradient.color(at: place.distance(to: center) / radius)]
    case .linear(let start, let end):
      let (way, line) = (place - start, end - start)
      return [gradient.color(at: way.dot(line) / line.dot(line))]
    case .radial, .conic: return colors
    }
  }
}

extension Layer.Gradient {
  /// The grey with the mean light of stops in black and white, which begin at 0 and end at 1.
  fileprivate var meanLight: Color {
    let light = zip(stops, stops.dropFirst()).reduce(0) { sum, pair in
      let ends = pair.0.color.red + pair.1.color.red
      return sum + ends / 2 * (pair.1.location - pair.0.location)
    }
    let grey = 1.055 * pow(light, 1 / 2.4) - 0.055
    return Color(red: grey, green: grey, blue: grey)
  }

  /// The colour at a part of the way, before the first stop its own.
  fileprivate func color(at part: Double) -> Color {
    let pairs = zip(stops, stops.dropFirst())
    if let (low, high) = pairs.first(where: { $0.location <= part && part < $1.location }) {
      let share = (part - low.location) / (high.location - low.location)
      return low.color.interpolated(to: high.color, share)
    }
    return (part < (stops.first?.location ?? 0) ? stops.first : stops.last)?.color ?? .clear
  }
}

extension Path {
  /// Whether a point lies inside, by the rule that counts crossings.
  fileprivate func contains(_ point: Point) -> Bool {
    var isInside = false
    forEachSegment { segment in
      let steps = if case .line = segment { 1 } else { 64 }
      for step in 0..<steps {
        let a = segment.point(at: Double(step) / Double(steps))
        let b = segment.point(at: Double(step + 1) / Double(steps))
        guard (a.y > point.y) != (b.y > point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { isInside.toggle() }
      }
    }
    return isInside
  }
}
