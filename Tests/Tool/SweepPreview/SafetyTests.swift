import Foundation
import HTTPTypes
import SweepHTTP
import TestSupport
import Testing

@testable import SweepPreview

/// Limits of the bench's access.
@Suite struct SafetyTests {
  @Test(arguments: [
    ("127.0.0.1:4080", true), ("localhost:1", true), ("LOCALHOST", true), ("[::1]:4080", true),
    ("evil.example", false), ("evil.example:4080", false), ("127.0.0.1.evil.example", false),
    ("", false), ("localhost:4080:1", false),
  ])
  func otherHostsAreRefused(_ host: String, _ isOurs: Bool) async throws {
    #expect((try await Bench().ask("/api/dials", host: host).status == .ok) == isOurs)
  }

  @Test(arguments: [
    ("192.0.2.2:4080", true), ("[2001:db8::1]:4080", true), ("bench:4080", true),
    ("bench.local", true), ("localhost", true), ("evil.example", false), ("", false),
    ("192.0.2.2.evil.example", false), ("[::1].evil.example", false),
  ])
  func otherMachinesMayBeLetIn(_ host: String, _ isOurs: Bool) async throws {
    for address in ["0.0.0.0", "::"] {
      let response = try await Bench(host: address).ask("/api/dials", host: host)
      #expect((response.status == .ok) == isOurs)
    }
  }

  @Test(arguments: [
    ("same-origin", "cors", "empty", true), ("none", "navigate", "document", true),
    ("cross-site", "navigate", "document", true), ("cross-site", "no-cors", "image", false),
    ("same-site", "cors", "empty", false), ("cross-site", "navigate", "iframe", false),
  ])
  func pagesOfOtherSitesAskInVain(
    _ site: String, _ mode: String, _ destination: String, _ isOurs: Bool
  ) async throws {
    var fields = HTTPFields()
    for (name, value) in [("Site", site), ("Mode", mode), ("Dest", destination)] {
      fields[try #require(HTTPField.Name("Sec-Fetch-\(name)"))] = value
    }
    let response = try await Bench().ask("/render/library/ring.svg", fields)
    #expect((response.status == .ok) == isOurs)
  }

  @Test(arguments: [
    "/api/dials/folder/../secret.yaml", "/api/dials/folder/%2e%2e/secret.yaml",
    "/api/dials/folder/link.yaml", "/api/render/folder/link.yaml",
    "/render/folder/..%2fsecret.yaml.svg", "/api/dials/folder/notes.txt",
    "/api/render/folder/link.yaml?revision=golden", "/assets/..%2f..%2fPackage.swift",
    "/api/dials/folder/.git/config.yaml", "/api/dials/folder//etc/passwd",
  ])
  func nothingOutsideTheFolderIsRead(_ target: String) async throws {
    let bench = try Bench(["inside/ring.yaml": "sweephand: 1\ntemplate: ring\n"])
    let secret = "sweephand: 1\ntitle: SECRET\ntemplate: ring\n"
    let outside = bench.folder.deletingLastPathComponent().appending(path: "secret.yaml")
    try secret.write(to: outside, atomically: true, encoding: .utf8)
    try "SECRET".write(
      to: bench.folder.appending(path: "notes.txt"), atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      at: bench.folder.appending(path: "link.yaml"), withDestinationURL: outside)
    let response = await bench.ask(target)
    #expect(response.status != .ok)
    #expect(!String(decoding: response.bytes, as: UTF8.self).contains("SECRET"))
  }

  /// A recorded picture becomes a part of the page: an unsafe one is named, not shown; alone, under
  /// its own policy, it may be seen.
  @Test(arguments: [
    #"<a href="https://evil.example"><rect width="9" height="9"/></a>"#,
    #"<foreignObject width="9" height="9"><form xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>"#,
    #"<style>@import url(https://evil.example)</style>"#, #"<rect onclick="alert(1)"/>"#,
    #"<script type="module">alert(1)</script>"#, #"<image href="https://evil.example/a.png"/>"#,
  ])
  func hostilePicturesAreNoPartOfThePage(_ content: String) async throws {
    let golden = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\#(content)</svg>"#
    let bench = try Bench(["a.yaml": Bench.gauge, "a.svg": golden])
    let response = try await bench.object("/api/render/folder/a.yaml?revision=golden")
    #expect(response["svg"] is NSNull && response["stage"] == nil)
    let diagnostics = try #require(response["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.first?["file"] as? String == "a.svg")
    #expect(await bench.ask("/render/folder/a.yaml.svg?revision=golden").status == .ok)
  }

  @Test func interactivePicturesAreCompared() async throws {
    let bench = try Bench(["a.yaml": "sweephand: 1\ntemplate: knob\n"])
    let drawn = await bench.ask("/render/folder/a.yaml.svg?interactive=script")
    try bench.write(String(decoding: drawn.bytes, as: UTF8.self), to: "a.svg")
    let response = try await bench.object("/api/render/folder/a.yaml?revision=golden")
    #expect((response["changes"] as? [String]) == [])
    #expect((response["stage"] as? String)?.contains("<script") == false)
  }

  @Test(arguments: [
    ("application/json", true), ("application/json; charset=utf-8", true),
    ("Application/JSON", true), ("application/jsonx", false), ("text/plain", false),
    ("application/json-seq", false), ("", false),
  ])
  func onlyJSONIsTaken(_ type: String, _ isTaken: Bool) async throws {
    let response = try await Bench().save(
      #"{"id":"library/ring","name":"a","values":{}}"#, [.contentType: type])
    #expect((response.status == .created) == isTaken)
    #expect(isTaken || response.status == .forbidden)
  }

  @Test func thePageReachesNobodyElse() async throws {
    let policy = try #require(try await Bench().ask("/").fields[.contentSecurityPolicy])
    #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"))
    #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("http"))
  }

  @Test func theFilesOfThePageAreServed() async throws {
    let page = try await Bench().ask("/")
    let links = String(decoding: page.bytes, as: UTF8.self).matches(of: /"(\/assets\/[^"]*)"/)
    #expect(links.map { String($0.1) } == ["/assets/page.css", "/assets/page.js"])
    let root = Repository.root.appending(path: "Sources/Tool/SweepPreview/Assets")
    for (name, type) in [("page.css", "text/css"), ("page.js", "text/javascript")] {
      let response = try await Bench().ask("/assets/\(name)")
      #expect(Data(response.bytes) == (try Data(contentsOf: root.appending(path: name))))
      #expect(response.fields[.contentType] == "\(type); charset=utf-8")
      #expect(response.fields[.eTag] != nil && response.fields[.cacheControl] == "no-cache")
    }
    #expect(try await Bench().ask("/assets/page.html").status == .notFound)
  }
}
