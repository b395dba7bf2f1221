import CLibXML2
import Foundation
import Testing

@testable import SweepXML

/// Foundation's ICU and libxml2's headers in one file: this compiles in a clean build only because
/// the shim hides libxml2's own ICU part.
@Suite struct FoundationTests {
  @Test func bothAreUsable() throws {
    let data = Data(SourceMapTests.text.utf8)
    let document = try XMLDocument(bytes: Array(data), name: "dial.svg")
    #expect(xmlDocGetRootElement(document.tree) != nil)
    #expect(data.count > 200)
    #expect("é".localizedUppercase == "É")
  }
}
