import Foundation
import TestSupport
import Testing

/// `pipe`: pictures for another program.
@Suite struct PipeTests {
  private struct Answer: Decodable {
    struct Finding: Decodable {
      var code: String
      var file: String
      var hint: String?
    }

    var svg: String?
    var error: String?
    var diagnostics: [Finding]
  }

  /// The answers to requests, of which each has a line.
  private func answers(_ requests: [String]) async throws -> [Answer] {
    let outcome = try await Sweephand.run("pipe", input: requests.joined(separator: "\n"))
    #expect(outcome.status == 0 && outcome.errors == "")
    return try outcome.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    }
  }

  @Test func picturesAreThoseOfRender() async throws {
    let answers = try await answers([
      #"{"arguments": ["ring", "--set", "value=30"]}"#,
      #"{"arguments": ["ring"], "set": {"value": "30"}}"#,
      #"{"arguments": ["ring"], "set": {"value": 30, "theme": null}}"#,
      #"{"arguments": ["ring"], "set": {"value": null}}"#,
      #"{"arguments": ["ring"], "set": {"value": "31"}}"#,
      #"{"arguments": ["speedometer"], "set": {"readings": [1, 2.5e0, "3"], "progress": true}}"#,
      #"{"arguments": ["ring"]}"#,
      #"{"arguments": ["-", "--pretty"], "input": "sweephand: 1\ntemplate: ring"}"#,
    ])
    let pictures = [
      try await Sweephand.picture(["ring", "--set", "value=30"]),
      try await Sweephand.picture(["ring", "--set", "value=30"]),
      try await Sweephand.picture(["ring", "--set", "value=30"]),
      try await Sweephand.picture(["ring", "--set", "value="]),
      try await Sweephand.picture(["ring", "--set", "value=31"]),
      try await Sweephand.picture(
        ["speedometer", "--set", "readings=1, 2.5, 3", "--set", "progress=true"]),
      try await Sweephand.picture(["ring"]),
      try await Sweephand.picture(
        ["-", "--pretty"], bytes: Array("sweephand: 1\ntemplate: ring".utf8)),
    ]
    #expect(answers.map(\.svg) == pictures)
    #expect(answers.allSatisfy { $0.error == nil && $0.diagnostics.isEmpty })
  }

  @Test(
    arguments: [
      (#"{"arguments": ["ring", "--bogus"]}"#, "unknown option '--bogus'"),
      (#"{"arguments": ["rong"]}"#, "there is no template 'rong'"),
      (#"{"arguments": ["ring", "-o", "x.svg"]}"#, "a request takes no --output"),
      (#"{"arguments": ["ring", "--validate"]}"#, "a request takes no --output"),
      (#"{"arguments": ["-"]}"#, "'input' goes with the source '-'"),
      (#"{"arguments": ["ring"], "input": "x"}"#, "'input' goes with the source '-'"),
      (#"{"arguments": ["--help"]}"#, "a request takes the arguments of 'render'"),
      (#"{"arguments": []}"#, "missing expected argument '<template|file>'"),
      (#"{"arguments": ["ring"], "set": {"value": {}}}"#, "a request is a line such as"),
      (#"{"arguments": ["ring"], "set": [3]}"#, "a request is a line such as"),
      (#"{"arguments": [3]}"#, "a request is a line such as"),
      ("[]", "a request is a line such as"), ("", "a request is a line such as"),
    ])
  func anErrorIsAnAnswer(_ request: String, _ message: String) async throws {
    let answers = try await answers([request, #"{"arguments": ["ring"]}"#])
    #expect(answers.count == 2)
    #expect(answers.first?.svg == nil && answers.last?.svg != nil)
    #expect(answers.first?.error?.hasPrefix(message) == true)
  }

  @Test func errorsOfValuesHaveDiagnostics() async throws {
    let answer = try await answers([#"{"arguments": ["ring"], "set": {"valeu": "3"}}"#]).first
    let finding = try #require(answer?.diagnostics.first)
    #expect(finding.code == "SH0401" && finding.hint == "did you mean 'value'?")
    #expect(answer?.error?.contains("unknown parameter 'valeu'") == true)
  }

  @Test(arguments: [
    (#"{"arguments": ["ring"], "sett": {"value": 3}}"#, "SH0202", "did you mean 'set'?"),
    (#"{"arguments": ["ring"], "x": 1}"#, "SH0202", "the keys are: arguments, set, input"),
    (
      #"{"arguments": ["ring"], "set": {}, "set": {"value": 3}}"#, "SH0109", "remove one of the two"
    ),
    (
      #"{"arguments": ["ring"], "set": {"value": 3, "value": 4}}"#, "SH0109",
      "remove one of the two"
    ),
  ])
  func keysAreThoseOfARequestEachOnce(_ request: String, _ code: String, _ hint: String)
    async throws
  {
    let answers = try await answers([request, #"{"arguments": ["ring"]}"#])
    let finding = try #require(answers.first?.diagnostics.first)
    #expect(finding.code == code && finding.hint == hint && finding.file == "request")
    #expect(answers.first?.error?.contains("error[\(code)]") == true)
    #expect(answers.last?.svg != nil)
  }

  @Test(arguments: [
    #"{"arguments": ["none.svg"]}"#, #"{"arguments": ["-"], "input": "<svg/>"}"#,
  ])
  func filesOfSVGAreNotDrawn(_ request: String) async throws {
    let error = try #require(try await answers([request]).first?.error)
    #expect(error.hasPrefix("a request draws no SVG files\n  help: use 'sweephand render'"))
  }

  @Test func nothingIsAnsweredToNothing() async throws {
    #expect(try await answers([]).isEmpty)
  }
}
