import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// Marks that leave the places of heavier ones free.
@Suite struct HeavierMarkTests {
  private func count(
    every step: Double, except heavier: Double?, on domain: ClosedRange<Double> = 0...100
  ) throws -> Int {
    var ticks = Ticks(.minor)
    ticks.every = step
    ticks.except = heavier
    let layer = try ticks.layer(in: DialContext(scale: Scale(domain)))
    guard case .shape(let shape) = layer.content else { return 0 }
    return shape.marks.count
  }

  @Test func `are left out where both stand`() throws {
    #expect(try count(every: 1, except: nil) == 101)
    #expect(try count(every: 1, except: 10) == 90)
    #expect(try count(every: 1, except: 2.5) == 80)
    #expect(try count(every: 10, except: 1) == 0)
    #expect(try count(every: 0.1, except: 1, on: -7...7) == 126)
    #expect(try count(every: 1, except: 10, on: -25...38) == 58)
  }

  @Test func `are left out at zero alone where the heavier step is beyond the scale`() throws {
    #expect(try count(every: 1, except: 1e7) == 100)
    #expect(try count(every: 1, except: 1e9) == 100)
  }

  @Test(arguments: [nil, 12, 20, 25, 30, 60, 90])
  func `divide a step of one's own evenly`(major: Double?) throws {
    var dial = Speedometer(in: 0...360)
    (dial.major, dial.start, dial.span) = (major, .degrees(-150), .degrees(300))
    let marks = try dial.scene().layers.filter { $0.name.hasPrefix("ticks") }
    #expect(marks.count == 3)
    let angles = marks.flatMap { layer -> [Double] in
      guard case .shape(let shape) = layer.content else { return [] }
      return shape.marks.map { ($0.from - .zero).direction.degrees }
    }.map { $0 < -160 ? $0 + 360 : $0 }.sorted()
    let gaps = zip(angles, angles.dropFirst()).map { $1 - $0 }
    let least = try #require(gaps.min())
    #expect(gaps.allSatisfy { $0 < least + 0.05 }, "\(gaps)")
    #expect(gaps.count > 20)
  }
}
