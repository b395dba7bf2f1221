import SweepDials
import SweepGeometry
import SweepScene
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
    return shape.path.elements.count / 2
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
}
