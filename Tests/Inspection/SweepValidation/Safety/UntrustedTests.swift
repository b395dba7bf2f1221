import SweepDiagnostics
import SweepValidation
import TestSupport
import Testing

/// Hostile files are rejected; harmless ones are not.
@Suite struct UntrustedTests {
  @Test func everyHostileSnippetIsAnError() throws {
    let validator = try Validator(.untrusted)
    for (code, content) in HostileSnippets.all {
      let found = validator.validate(
        Array(HostileSnippets.file(content).utf8), name: "hostile.svg")
      #expect(
        found.contains { $0.code.rawValue == code && $0.severity == .error },
        "\(content) gives \(found.map(\.headline))")
    }
  }

  @Test func fixedFilesRunNothing() throws {
    let validator = try Validator(.untrusted)
    let running: Set = ["SH1601", "SH1602", "SH1604", "SH1607", "SH1608", "SH1609"]
    for (code, content) in HostileSnippets.all where running.contains(code) {
      let (bytes, count) = validator.fixed(
        Array(HostileSnippets.file(content).utf8), name: "hostile.svg")
      #expect(count > 0, "\(content)")
      let left = validator.validate(bytes, name: "fixed.svg").filter { $0.code.rawValue == code }
      #expect(left.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    "<style>/* url(a.png) @import */ path{fill:red}</style>",
    "<style>path{content:'url(a.png)'}</style>",
    "<style>@namespace svg url(http://www.w3.org/2000/svg);</style>",
    "<text>javascript:hit() onclick=hit()</text>",
    "<g id=\"a\"/><use href=\"#a\"/>",
    "<g id=\"a\"/><use href=\" #a\"/>",
    "<a href=\"#a\"><g id=\"a\"/></a>",
    "<image href=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAA\"/>",
    "<image href=\"data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQ=\"/>",
    "<image href=\"data:image/jpeg;base64,/9j/4AAQSkZJRg==\"/>",
    "<filter id=\"f\"><feGaussianBlur stdDeviation=\"4\"/></filter>",
  ]) func harmless(_ content: String) throws {
    let found = try Validator(.untrusted).validate(
      Array(HostileSnippets.file(content).utf8), name: "harmless.svg")
    #expect(found.filter { $0.code.rawValue.hasPrefix("SH16") }.isEmpty, "\(found)")
  }
}
