import SweepGeometry
import SweepScene
import TestSupport

extension Notes {
  mutating func compareFill(_ shown: ShownLayer, _ reading: Reading) {
    switch shown.shape.fillColor {
    case .none: break
    case .color(let color):
      note("fill", reading.values["fill", default: ""], reading.number("fill-opacity"), color)
    case .gradient(let gradient): compareStops(gradient, reading.total?.stops ?? [])
    }
  }

  private mutating func compareStops(_ gradient: Gradient, _ stops: [Reading.Stop]) {
    note("stop's place", stops.map(\.offset), gradient.stops.map { clamped($0.location) }, 0.001)
    for (found, stop) in zip(stops, gradient.stops) {
      note("stop's colour", found.color, found.opacity, stop.color)
    }
  }

  mutating func compareStroke(_ shape: Shape, _ reading: Reading) {
    switch shape.strokeColor {
    case .none: return
    case .color(let color):
      note("stroke", reading.values["stroke", default: ""], reading.number("stroke-opacity"), color)
    case .gradient(let gradient): compareStops(gradient, reading.total?.strokeStops ?? [])
    }
    note("line width", reading.number("stroke-width"), shape.lineWidth, 0.05)
    let scale = reading.number("dash-scale") ?? 1
    // Each browser measures a curve by lines of its own, at rest as well.
    let wasAtRest = isAtRest
    isAtRest = isAtRest && scale == 1
    defer { isAtRest = wasAtRest }
    let dashes = reading.numbers("stroke-dasharray").map { $0 * scale }
    let offset = (reading.number("stroke-dashoffset") ?? 0) * scale
    let length = shape.path.length()
    if shape.strokeStart == 0, shape.strokeEnd == 1, dashes.count != 2 || dashes[1] < length {
      note("dashes", dashes, shape.lineDashPattern, 0.05)
      return note("dash phase", offset, shape.lineDashPhase, 0.05)
    }
    // A trim is one dash, and a gap that is longer than the path.
    let part = max(shape.strokeEnd - shape.strokeStart, 0) * length
    note("trimmed length", dashes.first, part, 0.05)
    note("gap before the next dash", dashes.last.map { min($0, length) }, length, 0.05)
    if part > 0 { return note("start of the trim", -offset, shape.strokeStart * length, 0.05) }
    let isCapped = reading.values["stroke-linecap"] != "butt"
    let isOnPath = (0...length).contains(-offset)
    note("cap of no stroke", isCapped && isOnPath ? 1 : 0, 0, 0)
  }

  /// Outlines within 0.05 units at four places of each segment.
  mutating func comparePath(_ path: Path, _ reading: Reading) {
    let text = reading.values["d", default: ""]
    let data = text.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    guard let found = try? Path(svgPathData: String(data)) else {
      return note("path", [], [0], 0)
    }
    note("path", found.places, path.places, 0.05)
  }
}

extension Path {
  /// The coordinates of five places along each segment.
  fileprivate var places: [Double] {
    var places: [Double] = []
    forEachSegment { segment in
      for part in [0, 0.25, 0.5, 0.75, 1] {
        let point = segment.point(at: part)
        places += [point.x, point.y]
      }
    }
    return places
  }
}
