import Testing

@testable import SweepXML

@Suite struct SelectionTests {
  private let document = try? read(
    Self.drawing("<!-- a --><g id='one'><path d='M0 0' xlink:href='#a'/></g><path/>"))

  private static func drawing(_ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      viewBox="0 0 1 1">\(content)</svg>
    """
  }

  private func names(_ expression: String) throws -> [String] {
    let document = try #require(document)
    let tree = document.contents
    let found = try document.select(expression)
    let nodes = found.nodes.sorted().map { "\(tree.name(of: $0))" }
    return nodes + found.attributes.sorted().map { "@\(tree.name(ofAttribute: $0))" }
  }

  @Test func numbersAreThoseOfTheTree() throws {
    #expect(try names("//svg:path") == ["path", "path"])
    #expect(try names("//svg:g/svg:path/@d") == ["@d"])
    #expect(try names("//@xlink:href") == ["@xlink:href"])
    #expect(try names("/svg:svg/@viewBox | //svg:g") == ["g", "@viewBox"])
    #expect(try names("//comment()") == [""])
    #expect(try names("//svg:none").isEmpty)
    let document = try #require(document)
    let path = try #require(try document.select("/*/svg:path").nodes.first)
    #expect(document.contents.attributes(of: path).isEmpty)
  }

  @Test(arguments: ["//[", "1 + 1", "//x:path", "", "string(/)", "nothing()"])
  func whatSelectsNothingIsAnError(_ expression: String) throws {
    let document = try #require(document)
    #expect(throws: XPathError.self) { try document.select(expression) }
  }

  @Test func stepsAreLimited() throws {
    let wide = try read(Self.drawing(String(repeating: "<g/>", count: 20_000)))
    #expect(throws: XPathError.self) {
      try wide.select("//*[count(//*) > count(//*[count(//*) > 1])]")
    }
  }
}
