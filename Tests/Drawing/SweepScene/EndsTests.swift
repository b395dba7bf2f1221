import SweepGeometry
import Testing

@testable import SweepScene

/// From, to and by in all combinations, against Core Animation's table.
@Suite struct EndsTests {
  private static let timing = MediaTiming(duration: 1)

  private static func ends<Value>(
    _ key: AnimationKey<Value>, _ from: Value?, _ to: Value?, _ by: Value?, own: Value
  ) -> [AnimationValue] {
    let basic = BasicAnimation(key, from: from, to: to, by: by, timing: timing)
    let spring = SpringAnimation(key, from: from, to: to, by: by, timing: timing)
    let values = basic.keyframes(model: AnimationValue(own)).values
    #expect(spring.keyframes(model: AnimationValue(own)).values == values)
    return values
  }

  /// (from, to, by) and the results for an own value of 5.
  private static let table: [(Double?, Double?, Double?, Double, Double)] = [
    (1, 3, nil, 1, 3), (1, nil, 10, 1, 11), (nil, 3, 10, -7, 3), (1, nil, nil, 1, 5),
    (nil, 3, nil, 5, 3), (nil, nil, 10, 5, 15), (nil, nil, nil, 5, 5),
  ]

  @Test(arguments: table.indices) func `the ends are Core Layer.Animation's`(row: Int) {
    let (from, to, by, first, last) = Self.table[row]
    #expect(
      Self.ends(.lineWidth, from, to, by, own: 5)
        == [.number(first), .number(last)])
    func turn(_ degrees: Double?) -> Angle? { degrees.map { .degrees($0) } }
    #expect(
      Self.ends(.rotation, turn(from), turn(to), turn(by), own: .degrees(5))
        == [.angle(.degrees(first)), .angle(.degrees(last))])
    func move(_ x: Double?) -> Vector? { x.map { Vector(dx: $0, dy: -$0) } }
    #expect(
      Self.ends(.translation, move(from), move(to), move(by), own: Vector(dx: 5, dy: -5))
        == [.vector(Vector(dx: first, dy: -first)), .vector(Vector(dx: last, dy: -last))])
    func scale(_ x: Double?) -> ScaleFactors? { x.map { ScaleFactors(x: $0, y: 2 * $0) } }
    #expect(
      Self.ends(.scale, scale(from), scale(to), scale(by), own: ScaleFactors(x: 5, y: 10))
        == [
          .scale(ScaleFactors(x: first, y: 2 * first)), .scale(ScaleFactors(x: last, y: 2 * last)),
        ])
    func places(_ x: Double?) -> [Double]? { x.map { [$0, 1] } }
    #expect(
      Self.ends(.locations, places(from), places(to), places(by).map { [$0[0], 0] }, own: [5, 1])
        == [.numbers([first, 1]), .numbers([last, 1])])
  }

  private static func fault<Value>(
    _ key: AnimationKey<Value>, _ from: Value?, _ to: Value?, _ by: Value?, own: Value
  ) -> AnimationFault? {
    let basic = Layer.Animation.basic(
      BasicAnimation(key, from: from, to: to, by: by, timing: timing))
    let spring = Layer.Animation.spring(
      SpringAnimation(key, from: from, to: to, by: by, timing: timing))
    let fault = basic.fault(model: AnimationValue(own))
    #expect(spring.fault(model: AnimationValue(own)) == fault)
    return fault
  }

  @Test func `all three, and sums that there are not, are faults`() {
    #expect(Self.fault(.opacity, 0, 1, 1, own: 1)?.field == "byValue")
    #expect(
      Self.fault(.fillColor, nil, nil, .white, own: .black)?.message
        == "cannot be added to a colour; give both ends instead")
    #expect(Self.fault(.path, nil, nil, Path(), own: Path())?.field == "byValue")
    #expect(Self.fault(.isHidden, nil, nil, true, own: true)?.field == "byValue")
    #expect(Self.fault(.colors, nil, nil, [.black], own: [.white])?.field == "byValue")
    #expect(
      Self.fault(.locations, nil, nil, [0.5], own: [0, 1])?.message
        == "must have as many numbers as the value it is added to")
    #expect(Self.fault(.locations, nil, nil, [0.5, 0], own: [0, 1]) == nil)
    #expect(Self.fault(.lineWidth, nil, 1, 3, own: 1)?.message == "must not be negative")
  }
}
