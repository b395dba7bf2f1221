import Testing
import TestSupport

@testable import SweepDiff

@Suite struct ShuffleTests {
  private let order = Array(0..<3000)

  private func siblings(_ order: [Int], _ spell: (Int) -> String) -> String {
    oneLineDrawing(order.map(spell).joined())
  }

  @Test func manyMovesAreToldAsOne() throws {
    var random = SplitMix64(seed: 3)
    let old = siblings(order) { "<path d='M\($0) 0'/>" }
    let found = try difference(
      old, siblings(order.shuffled(using: &random)) { "<path d='M\($0) 0'/>" })
    #expect(found.changes.map(\.kind) == [.order])
    #expect(found.isCoarse)
  }

  @Test func respelledSiblingsFindEachOther() throws {
    var random = SplitMix64(seed: 4)
    let old = siblings(order) { "<path d='M\($0) 0'/>" }
    let same = siblings(order) { "<path d='M \($0).0,0.0'/>" }
    #expect(try difference(old, same).isEmpty)
    let without = order.filter { $0 != 1234 && $0 != 77 }
    let found = try difference(old, siblings(without) { "<path d='M \($0).0,0.0'/>" })
    #expect(found.changes.map(\.kind) == [.removed, .removed])
    #expect(found.changes.map(\.oldValue).contains("<path d=\"M1234 0\"/>"))
    #expect(!found.isCoarse)
    let shuffled = try difference(
      old, siblings(order.shuffled(using: &random)) { "<path d='M \($0).0,0.0'/>" })
    #expect(shuffled.changes.map(\.kind) == [.order])
  }

  @Test func fewMovesAreToldOneByOne() throws {
    let old = siblings(order) { "<path d='M\($0) 0'/>" }
    var moved = order
    moved.append(moved.remove(at: 10))
    moved.insert(moved.remove(at: 2000), at: 500)
    let found = try difference(old, siblings(moved) { "<path d='M\($0) 0'/>" })
    #expect(found.changes.map(\.oldValue) == ["<path d=\"M2001 0\"/>", "<path d=\"M10 0\"/>"])
    #expect(found.changes.allSatisfy { $0.kind == .moved })
  }

  @Test func nothingInCommonEndsAndTellsAll() throws {
    let found = try difference(
      siblings(order) { "<path d='M\($0) 0'/>" }, siblings(order) { "<rect x='\($0)'/>" })
    #expect(found.changes.count == 6000)
  }

  @Test func whatIsWrappedHasMoved() throws {
    let inner = "<path id='a' d='M1 1'/><path id='b' d='M2 2'/>"
    let found = try difference(
      oneLineDrawing(inner), oneLineDrawing("<g opacity='.5'>\(inner)</g>"))
    #expect(found.changes.map(\.kind) == [.added, .moved, .moved])
    let back = try difference(oneLineDrawing("<g opacity='.5'>\(inner)</g>"), oneLineDrawing(inner))
    #expect(Set(back.changes.map(\.mirrored)) == Set(found.changes))
  }
}
