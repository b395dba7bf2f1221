import Foundation
import SweepSVG
import SweepXML
import Testing

/// `docs/output-contract.md` against what is really written.
@Suite struct ContractTests {
  private static let page = Result {
    try String(
      contentsOf: Sample.root.appending(path: "docs/output-contract.md"), encoding: .utf8)
  }

  @Test(arguments: Sample.all)
  func everyNameStandsOnThePage(_ sample: Sample) throws {
    let page = try Self.page.get()
    for profile in [SVGOptions.Profile.output, .svg11] {
      let bytes = try Sample.svg(try sample.scene(), profile).bytes
      let map = try XMLDocument(bytes: bytes, name: sample.path).sourceMap
      for element in 0..<map.elementCount {
        let name = try #require(map.name(ofElement: element))
        #expect(page.contains("`\(name)`"), "the page has no element '\(name)'")
        for attribute in map.attributes(ofElement: element) {
          #expect(
            page.contains("`\(attribute.name)`"),
            "the page has no attribute '\(attribute.name)' of '\(name)'")
        }
      }
    }
  }
}
