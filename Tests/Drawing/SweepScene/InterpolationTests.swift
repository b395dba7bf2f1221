import SweepGeometry
import Testing

@testable import SweepScene

/// Values a quarter of the way from one to another, of every kind.
@Suite struct InterpolationTests {
  private static let a = Path([
    .move(to: Point(0, 0)), .line(to: Point(4, 0)), .quad(control: Point(4, 4), to: Point(0, 4)),
    .cubic(control1: Point(0, 0), control2: Point(4, 4), to: Point(8, 8)),
    .arc(
      radii: Size(width: 4, height: 8), rotation: .degrees(0), largeArc: true, clockwise: false,
      to: Point(0, 0)), .close,
  ])
  private static let b = Path([
    .move(to: Point(4, 8)), .line(to: Point(8, 4)), .quad(control: Point(8, 0), to: Point(4, 0)),
    .cubic(control1: Point(4, 4), control2: Point(0, 0), to: Point(0, 0)),
    .arc(
      radii: Size(width: 8, height: 4), rotation: .degrees(40), largeArc: true, clockwise: false,
      to: Point(4, 4)), .close,
  ])
  private static let between = Path([
    .move(to: Point(1, 2)), .line(to: Point(5, 1)), .quad(control: Point(5, 3), to: Point(1, 3)),
    .cubic(control1: Point(1, 1), control2: Point(3, 3), to: Point(6, 6)),
    .arc(
      radii: Size(width: 5, height: 7), rotation: .degrees(10), largeArc: true, clockwise: false,
      to: Point(1, 1)), .close,
  ])
  private static let red = Color(red: 1, green: 0, blue: 0, alpha: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  private static let purple = Color(red: 0.75, green: 0, blue: 0.25, alpha: 0.25)

  private static let table: [(AnimationValue, AnimationValue, AnimationValue)] = [
    (.number(4), .number(8), .number(5)),
    (.angle(.degrees(350)), .angle(.degrees(10)), .angle(.degrees(265))),
    (.vector(.zero), .vector(Vector(dx: 4, dy: -8)), .vector(Vector(dx: 1, dy: -2))),
    (.scale(ScaleFactors(1)), .scale(ScaleFactors(x: 5, y: -3)), .scale(ScaleFactors(x: 2, y: 0))),
    (.bool(false), .bool(true), .bool(false)),
    (.color(red), .color(blue), .color(purple)),
    (.colors([red, blue]), .colors([blue, blue]), .colors([purple, blue])),
    (.numbers([0, 4]), .numbers([4, 0]), .numbers([1, 3])),
    (.path(a), .path(b), .path(between)),
  ]

  @Test(arguments: table.indices) func `mixes`(row: Int) {
    let (first, last, quarter) = Self.table[row]
    #expect(first.interpolated(to: last, 0.25) == quarter)
    #expect(first.interpolated(to: last, 0) == first)
    #expect(first.interpolated(to: last, 1) == last)
    #expect(last.interpolated(to: last, 0.5) == last)
  }

  private static func arc(large: Bool = false, clockwise: Bool = false) -> Path {
    Path([
      .move(to: .zero),
      .arc(
        radii: Size(width: 1, height: 1), rotation: .zero, largeArc: large, clockwise: clockwise,
        to: Point(1, 0)),
    ])
  }

  private static let unlike: [(AnimationValue, AnimationValue)] = [
    (.path(arc()), .path(arc(large: true))), (.path(arc()), .path(arc(clockwise: true))),
    (.path(arc()), .path(Path([.move(to: .zero), .line(to: .zero)]))),
    (.path(arc()), .path(Path([.move(to: .zero)]))), (.bool(true), .bool(false)),
    (.colors([red]), .colors([])), (.numbers([1]), .numbers([1, 2])), (.number(1), .bool(true)),
  ]

  @Test(arguments: unlike.indices) func `what cannot be mixed changes half-way`(row: Int) {
    let (first, last) = Self.unlike[row]
    #expect(first.interpolated(to: last, 0.499) == first)
    #expect(first.interpolated(to: last, 0.5) == last)
  }

  @Test func `distances are lengths of steps`() {
    #expect(AnimationValue.number(1).distance(to: .number(-2)) == 3)
    #expect(AnimationValue.angle(.degrees(350)).distance(to: .angle(.degrees(10))) == 340)
    #expect(AnimationValue.vector(.zero).distance(to: .vector(Vector(dx: 3, dy: 4))) == 5)
    #expect(
      AnimationValue.scale(ScaleFactors(1)).distance(to: .scale(ScaleFactors(x: 4, y: 5))) == 5)
    #expect(AnimationValue.color(Self.red).distance(to: .color(Self.red.opacity(1))) == 0)
    #expect(AnimationValue.bool(true).distance(to: .bool(true)) == 0)
    #expect(AnimationValue.bool(true).distance(to: .bool(false)) == 1)
  }

  @Test func `only numbers, angles, moves and factors add up`() {
    #expect(AnimationValue.number(1).accumulating(.number(2), 3) == .number(7))
    #expect(
      AnimationValue.angle(.degrees(1)).accumulating(.angle(.degrees(2)), 3) == .angle(.degrees(7)))
    #expect(
      AnimationValue.vector(.zero).accumulating(.vector(Vector(dx: 1, dy: 2)), 2)
        == .vector(Vector(dx: 2, dy: 4)))
    #expect(
      AnimationValue.scale(ScaleFactors(1)).accumulating(.scale(ScaleFactors(2)), 2)
        == .scale(ScaleFactors(5)))
    #expect(AnimationValue.color(Self.red).accumulating(.color(Self.blue), 2) == .color(Self.red))
    #expect(AnimationValue.path(Self.a).accumulating(.path(Self.b), 2) == .path(Self.a))
  }
}
