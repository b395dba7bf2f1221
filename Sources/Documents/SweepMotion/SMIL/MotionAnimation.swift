import SweepGeometry
import SweepValidation
import SweepValues
import SweepXML

/// The places of `animateMotion` (SVG 1.1, 19.2.12).
struct MotionAnimation: Sendable {
  /// The turn of the element on its way.
  private enum Turn: Sendable {
    case fixed(Double)
    /// Along the way, with so many degrees added.
    case along(Double)
  }

  private let path: PathMeasure?
  private let points: [Point]
  /// The fractions of the path's length, 0 … 1; empty for a constant pace.
  private let keyPoints: [Double]
  private let timing: KeyTiming
  private let turn: Turn
  private let isAdditive: Bool
  private let accumulates: Bool

  /// Reads the way of an animation; nil if it has none, or an invalid one.
  init?(_ animation: AnimationFacts, _ facts: Facts) {
    let data = Self.pathData(of: animation, facts)
    var (points, isBy): ([Point], Bool) = ([], false)
    if data == nil {
      let course = animation.course(
        Self.point, start: { _ in Point.zero }, sum: { Point($0.x + $1.x, $0.y + $1.y) })
      guard let course else { return nil }
      (points, isBy) = (course.values, course.form == .by)
    }
    var path = data.flatMap { Path(svgPathData: $0) }.map { PathMeasure($0) }
    if data != nil, path == nil { return nil }
    var keyPoints: [Double] = []
    if animation[.keyPoints] != nil {
      guard let read = animation.numbers(animation.keyPoints),
        read.allSatisfy({ (0...1).contains($0) })
      else { return nil }
      keyPoints = read
      path = path ?? PathMeasure(.polyline(points))
    }
    let keys = max(animation.keyTimes.count, animation.keySplines.count + 1, 2)
    let count = !keyPoints.isEmpty ? keyPoints.count : path == nil ? points.count : keys
    // On a path, a constant pace is that of its length.
    let lengths = path == nil ? zip(points, points.dropFirst()).map { ($1 - $0).length } : nil
    guard
      let timing = KeyTiming(animation, count: count, isDiscrete: false, distances: { lengths })
    else { return nil }
    (self.path, self.points, self.keyPoints, self.timing) = (path, points, keyPoints, timing)
    turn =
      switch animation.value(.rotate) {
      case "auto": .along(0)
      case "auto-reverse": .along(180)
      case let text: .fixed(text.flatMap { Double(spelledBy: Array($0.utf8)[...]) } ?? 0)
      }
    isAdditive = isBy || animation.has(.additive, "sum")
    accumulates = animation.has(.accumulate, "sum")
  }

  private static func pathData(of animation: AnimationFacts, _ facts: Facts) -> ArraySlice<UInt8>? {
    if let mpath = animation.mpath {
      return facts.link(of: mpath)
        .flatMap { Address.localID(facts.tree.string(ofAttribute: $0)) }
        .flatMap(facts.element(withID:)).flatMap { facts.tree.attribute("d", of: $0) }
        .map { facts.tree.value(ofAttribute: $0) } ?? []
    }
    return animation.bytes(.path)
  }

  private static func point(_ bytes: ArraySlice<UInt8>) -> Point? {
    guard let numbers = ValueReader.numbers(bytes), numbers.count == 2 else { return nil }
    return Point(numbers[0], numbers[1])
  }

  /// The transforms at a place in an iteration, on top of those below.
  func value(at place: IterationPlace, over base: [TransformFunction]) -> [TransformFunction] {
    guard let (start, heading) = location(at: place.progress) else { return base }
    var point = start
    if accumulates, place.iteration > 0, let last = location(at: 1)?.point {
      point = Point(
        point.x + last.x * place.iteration, point.y + last.y * place.iteration)
    }
    let degrees: Double =
      switch turn {
      case .fixed(let degrees): degrees
      case .along(let more): arcTangent(heading.dy, heading.dx) * 180 / .pi + more
      }
    var functions = [TransformFunction(.translate, [point.x, point.y])]
    if degrees != 0 { functions.append(TransformFunction(.rotate, [degrees])) }
    return (isAdditive ? base : []) + functions.compactMap { $0 }
  }

  private func location(at progress: Double) -> (point: Point, heading: Vector)? {
    var (index, fraction) = timing.place(at: progress)
    guard let path else {
      let last = max(points.count - 2, 0)
      if index > last { (index, fraction) = (last, 1) }
      let end = points[min(index + 1, points.count - 1)]
      return (points[index].interpolated(to: end, fraction), end - points[index])
    }
    var share = timing.time(index, fraction)
    if !keyPoints.isEmpty {
      let next = min(index + 1, keyPoints.count - 1)
      share = keyPoints[index] + (keyPoints[next] - keyPoints[index]) * fraction
    }
    return path.location(atDistance: share * path.length).map { ($0.point, $0.tangent) }
  }
}
