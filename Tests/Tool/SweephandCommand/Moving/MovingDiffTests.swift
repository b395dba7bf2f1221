import Foundation
import TestSupport
import Testing

/// `sweephand diff --moments`.
@Suite struct MovingDiffTests {
  private func diff(
    _ old: String, _ new: String, _ options: String...
  ) async throws -> Outcome {
    try await withTemporaryFolder { folder in
      try folder.write(old, to: "a.svg")
      try folder.write(new, to: "b.svg")
      return try await Sweephand.run(["diff"] + options + ["a.svg", "b.svg"], folder: folder)
    }
  }

  private let moving = MovingRenderTests.moving
  private let still = MovingRenderTests.still

  @Test func `diff of moments finds two ways to write the same pictures equal`() async throws {
    let text = try await diff(moving, still)
    #expect(text.status == 1)
    // The animation has ended, without a trace.
    let moments = try await diff(moving, still, "--moments", "1s,20s")
    #expect(moments.status == 0 && moments.output == "" && moments.errors == "", "\(moments)")
  }

  @Test(arguments: [
    (
      #"<animate attributeName="x" values="0;80" dur="1s" fill="freeze"/>"#,
      "@keyframes k{from{x:0}to{x:80px}}#a{animation:k 1s linear both}"
    ),
    (
      #"<animate attributeName="opacity" values="0;1" dur="2s" begin="0.5s" fill="freeze"/>"#,
      "@keyframes k{from{opacity:0}}#a{animation:k 2s linear 0.5s}"
    ),
    (
      #"<animateTransform attributeName="transform" type="rotate" values="0 10 5;90 10 5" dur="2s"/>"#,
      "@keyframes k{from{transform:rotate(0)}to{transform:rotate(90deg)}}#a{animation:k 2s linear;transform-origin:10px 5px}"
    ),
  ])
  func `diff of moments finds SMIL and CSS equal that show the same`(
    _ smil: String, _ css: String
  ) async throws {
    func file(_ style: String, _ animation: String) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">\(style)
      <rect id="a" width="9" height="9">\(animation)</rect></svg>
      """
    }
    let (one, other) = (file("", smil), file("<style>\(css)</style>", ""))
    let moments = try await diff(one, other, "--moments", "0,0.25s,1s,1.5s")
    #expect(moments.status == 0 && moments.output == "", "\(moments)")
    let late = file("<style>\(css.replacing(" linear", with: " linear 0.2s"))</style>", "")
    #expect(try await diff(one, late, "--moments", "0.7s").status == 1)
  }

  @Test func `diff of moments tells each moment that differs`() async throws {
    let other = moving.replacing("height=\"9\"", with: "height=\"8\"")
    let outcome = try await diff(moving, other, "--moments", "0,1500ms")
    #expect(outcome.status == 1)
    let sentence = "@@ /svg/rect[@id='a']: height '9' → '8' @@"
    let heads = outcome.output.split(separator: "\n").filter {
      !$0.hasPrefix("-3:") && !$0.hasPrefix("+3:")
    }
    let names = ["--- a.svg", "+++ b.svg"]
    #expect(
      heads.map(String.init)
        == ["=== at 0 s"] + names + [sentence, "=== at 1.5 s"] + names + [sentence])
    let near = try await diff(moving, other, "--moments", "0,1500ms", "--equal-within", "1")
    #expect(near.status == 0 && near.output == "")
    let github = try await diff(moving, other, "--moments", "2s", "--format", "github")
    #expect(github.output.contains("::at 2 s: /svg/rect"), "\(github)")
    let markdown = try await diff(moving, other, "--moments", "2s", "--format", "markdown")
    #expect(markdown.output.hasPrefix("**a.svg → b.svg at 2 s**: 1 change\n"), "\(markdown)")
    let page = try await diff(moving, other, "--moments", "0,2s", "--format", "html")
    #expect(page.output.contains("<h1>2 of 2 moments differ</h1>"))
  }

  @Test func `diff of moments names the moment in JSON`() async throws {
    let other = moving.replacing("height=\"9\"", with: "height=\"8\"")
    let outcome = try await diff(moving, other, "--moments", "0,1500ms", "--format", "json")
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    #expect(list?.compactMap { $0["moment"] as? Double } == [0, 1.5])
    let text = try await diff(moving, other, "--format", "json")
    #expect(text.status == 1 && !text.output.contains("moment"))
  }

  @Test(
    arguments: [
      (["--moments", "0,x"], "use a time from 0"), (["--moments", ""], "use a time from 0"),
      (["--event", "a.click@1s"], "--event needs --moments"),
    ])
  func `diff says how moments are given`(_ options: [String], _ words: String) async throws {
    let trouble = try await Sweephand.trouble(["diff"] + options + ["a.svg", "b.svg"])
    #expect(trouble.contains(words), "\(trouble)")
  }
}
