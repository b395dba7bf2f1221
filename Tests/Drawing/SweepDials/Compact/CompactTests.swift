@testable import SweepDials
import SweepGeometry
import SweepScene
import Sweephand
import Testing

/// The compact form, part by part, on a dial whose least type is 16 units.
@Suite struct CompactTests {
  private func compact<P: Part>(_ part: P) -> P? { part.compact(leastType: 16) as? P }

  @Test func `minor marks go and others weigh more`() throws {
    #expect(compact(Ticks(.minor)) == nil)
    #expect(try #require(compact(Ticks(.major))).weight == 1.5)
    #expect(try #require(compact(Needle())).width == 5.4 * 1.5)
  }

  @Test(arguments: [(10.0, 15.0), (20, 24), (25, 25)])
  func `arcs are broader unless they are broad`(width: Double, breadth: Double) throws {
    #expect(try #require(compact(ProgressPart().with { $0.width = width })).width == breadth)
    #expect(try #require(compact(Track().with { $0.width = width })).width == breadth)
    #expect(try #require(compact(Lap().with { $0.width = width })).width == breadth)
    #expect(try #require(compact(Bands([0, 1]).with { $0.width = width })).width == breadth)
  }

  @Test func `words go where they cannot be read, and figures grow`() throws {
    #expect(compact(Caption("ALT").with { $0.size = 12.7 }) == nil)
    #expect(compact(Caption("ALT").with { $0.size = 12.9 })?.size == 16)
    #expect(compact(Caption("ALT").with { $0.size = 17 })?.size == 17)
    #expect(compact(Legend(["a"]).with { $0.size = 13 })?.size == 16)
    #expect(compact(ArcText("a").with { $0.size = 15 }) == nil)
    #expect(try #require(compact(Labels().with { $0.size = 14 })).size == 14 * 1.25)
    #expect(try #require(compact(Labels().with { $0.size = 8 })).size == 16)
    #expect(compact(Labels().with { ($0.size, $0.texts) = (8, [0: "Stormy"]) }) == nil)
    #expect(compact(Labels().with { ($0.size, $0.texts) = (8, [0: "E", 1: "F"]) }) != nil)
    #expect(try #require(compact(Readout().with { $0.unit = "km/h" })).hasUnit == false)
  }

  @Test func `a group counts by its own size`() throws {
    let group = GroupPart([Labels()]).with { $0.scale = 0.5 }
    let labels = try #require(compact(group)?.parts.first as? Labels)
    #expect(labels.size == 32)
  }

  @Test func `parts on scales of their own are compact too`() throws {
    #expect(Ticks(.minor).on(scale: Scale()).compact(leastType: 16) == nil)
    let needle = try #require(
      Needle().on(reading: Reading(3)).compact(leastType: 16) as? Scoped)
    #expect(needle.reading == Reading(3) && (needle.part as? Needle)?.width == 5.4 * 1.5)
  }

  @Test func `small dials are compact by themselves`() throws {
    var dial = try Speedometer().dial
    let full = try dial.scene().layers.count
    dial.size = Size(width: 300, height: 129)
    #expect(try dial.scene().layers.count == full)
    dial.size.height = 128
    let compact = try dial.scene().layers
    #expect(compact.count < full)
    dial.isCompact = true
    #expect(try dial.scene().layers == compact)
    dial.isCompact = false
    #expect(try dial.scene().layers.count == full)
  }

  @Test func `a dial that hardly shrinks stays as it is`() {
    #expect(CompactForm.weight(7.5) == 1 && CompactForm.growth(7.5) == 1)
  }
}
