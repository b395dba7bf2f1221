import SweepDiagnostics
import SweepXML
import Testing

@testable import SweepValidation

@Suite struct ForeignTests {
  /// Content of other namespaces is accepted by both validators, wherever it is.
  @Test(arguments: [
    "<a:b xmlns:a='urn:a'><a:c/>text</a:b><path data-name='p' d='M0 0'/>",
    "<metadata><rect bogus='1'/><a:b xmlns:a='urn:a'><a:c/></a:b></metadata><g data-x='1'/>",
    "<g xmlns:a='urn:a' a:b='1' data-b='&lt;'><a:c><g bogus='1'/></a:c><g/></g>",
    "<foreignObject width='9' height='9'><p xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject>",
    "<text>a<a:b xmlns:a='urn:a'/><tspan data-c=''>b</tspan></text>",
    "<g xmlns=''/><g data-d='1'/>",
  ])
  func isLetThrough(content: String) throws {
    let found = try Validator(.svg2).validate(Array(drawing(content).utf8), name: "foreign.svg")
    #expect(found.filter { $0.severity == .error } == [])
  }

  /// Both validators continue after it.
  @Test func whatFollowsIsJudged() throws {
    let text = drawing("<a:b xmlns:a='urn:a'><a:c/></a:b><circel/>")
    let found = try Validator(.svg2).validate(Array(text.utf8), name: "foreign.svg")
    #expect(found.filter { $0.severity == .error }.map(\.code.rawValue) == ["SH1102"])
  }
}
