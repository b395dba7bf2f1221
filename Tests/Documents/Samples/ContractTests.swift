import SweepSVG
import SweepXML
import Testing

@testable import BrowserCases

/// `docs/output-contract.md` against the actual output.
@Suite struct ContractTests {
  private static let page = Result { try ContractPage() }

  @Test(arguments: Sample.all)
  func everyNameStandsInItsRow(_ sample: Sample) throws {
    let page = try Self.page.get()
    for profile in [SVGOptions.Profile.output, .svg11] {
      let bytes = try sample.svg(profile).bytes
      let map = try XMLDocument(bytes: bytes, name: sample.path).sourceMap
      for element in 0..<map.elementCount {
        let name = try #require(map.name(ofElement: element))
        let row = try #require(page.attributes[name], "the page has no element '\(name)'")
        for attribute in map.attributes(ofElement: element) {
          #expect(
            row.contains(attribute.name),
            "the page has no attribute '\(attribute.name)' of '\(name)'")
        }
      }
    }
  }

  @Test func rowsHoldTheirOwnNamesAlone() throws {
    let page = try Self.page.get()
    #expect(page.attributes["title"] == ["id"])
    #expect(page.attributes["circle"]?.isSuperset(of: ["r", "fill", "stroke-width"]) == true)
    #expect(page.attributes["circle"]?.contains("d") == false)
    #expect(page.attributes["animateMotion"]?.contains("type") == false)
  }
}
