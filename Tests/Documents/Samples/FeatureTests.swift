import Foundation
import SweepTemplates
import Testing

@testable import BrowserCases

/// The table of features in `docs/features.md` against the samples.
@Suite struct FeatureTests {
  private static func rows() throws -> [(feature: String, samples: [String])] {
    let page = try String(
      contentsOf: Sample.root.appending(path: "docs/features.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 2, cells[0] != "Feature", cells[0] != "---" else {
        return nil
      }
      let samples = cells[1].matches(of: /\]\(\.\.\/([^)]+)\)/).map { String($0.1) }
      return (cells[0], samples)
    }
  }

  @Test func `every feature has a sample, and every sample a feature`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 90)
    for row in rows { #expect(!row.samples.isEmpty, "\(row.feature)") }
    #expect(Set(rows.flatMap(\.samples)) == Set(Sample.all.map(\.path)))
  }

  @Test func `every part has a picture in the reference`() {
    let named = TemplateReference.markdown().matches(of: /\]\(\.\.\/(samples\/[^)]+\.yaml)\)/)
    let pictures = Sample.all.map(\.path).filter { $0.hasPrefix("samples/reference/") }
    #expect(Set(named.map { String($0.1) }) == Set(pictures))
  }

  @Test func `no feature stands there twice`() throws {
    let features = try Self.rows().map(\.feature)
    #expect(Set(features).count == features.count)
  }
}
