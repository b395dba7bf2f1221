import Foundation
import SweepSVG
import SweepScene
import SweepTimeline
import TestSupport
import Testing

/// The table of `docs/core-animation.md` and what is written.
@Suite struct MappingTableTests {
  static let cases = valueMapping + timingMapping + propertyMapping

  @Test(arguments: cases) func `is written as the row says`(row: MappingCase) throws {
    let output = try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(row.scene)
    let issues = output.issues.map(\.message)
    if row.manner == .refused {
      #expect(issues.contains { $0.contains(row.found) }, "\(issues)")
    } else {
      #expect(output.string.contains(row.found), "\(output.string)")
      #expect(issues == [])
    }
    #expect(row.dumped == row.manner, "\(row.dump)")
  }

  /// Of each row that is modelled, the first cell and the manners that the others name.
  private static func table() throws -> [String: Set<MappingCase.Manner>] {
    let page = try String(
      contentsOf: Repository.root.appending(path: "docs/core-animation.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "## Mapping of each feature").last)
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") && !$0.contains("not modelled") }.dropFirst()
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let cells = row.components(separatedBy: " | ")
        let rest = cells.dropFirst().joined(separator: " ")
        let named = MappingCase.Manner.allCases.filter { rest.contains($0.rawValue) }
        return (String(cells[0].dropFirst(2)), Set(named))
      })
  }

  @Test func `every row has a case for each manner that it names, and every case a row`() throws {
    let cases = Dictionary(grouping: Self.cases, by: \.row).mapValues { Set($0.map(\.manner)) }
    let table = try Self.table()
    #expect(Set(table.keys) == Set(cases.keys))
    for (row, manners) in table { #expect(cases[row] == manners, "\(row)") }
    #expect(table.count > 30)
  }
}
