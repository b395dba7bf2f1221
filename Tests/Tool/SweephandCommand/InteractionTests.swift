import Foundation
import TestSupport
import Testing

/// `--interactive`: pictures that can be used.
@Suite struct InteractionTests {
  @Test func `a picture has a script only where one is asked for`() async throws {
    let still = try await Sweephand.run("render", "knob", "--validate")
    #expect(still.status == 0 && !still.output.contains("<script"))
    #expect(!still.output.contains("data-") && !still.output.contains("indefinite"))
    let used = try await Sweephand.run("render", "knob", "--interactive", "--validate")
    #expect(used.status == 0 && used.errors == "")
    #expect(used.output.contains("<script") && used.output.contains("role=\"slider\""))
    let again = try await Sweephand.run("render", "knob", "--interactive")
    #expect(again.bytes == used.bytes)
    let clicked = try await Sweephand.run("render", "knob", "--interactive", "click", "--validate")
    #expect(clicked.status == 0 && clicked.errors == "")
    #expect(!clicked.output.contains("<script") && clicked.output.contains(".click"))
  }

  @Test func `the option stands before other options and files`() async throws {
    try await withTemporaryFolder { folder in
      for arguments in [
        ["render", "wheel", "--interactive", "-o", "w.svg"],
        ["render", "wheel", "-o", "w.svg", "--interactive"],
        ["render", "--interactive", "--compact", "wheel", "-o", "w.svg"],
        ["render", "wheel", "--interactive", "script", "-o", "w.svg"],
      ] {
        let run = try await Sweephand.run(arguments, folder: folder)
        #expect(run.status == 0, "\(arguments)")
        #expect(
          String(decoding: try folder.bytes("w.svg"), as: UTF8.self).contains("role=\"radiogroup\"")
        )
      }
    }
  }

  @Test(arguments: [
    ["--at", "1s"], ["--frames", "5fps"], ["--motion", "none"], ["--profile", "svg11"],
  ])
  func `what stands still cannot be used`(others: [String]) async throws {
    let trouble = try await Sweephand.trouble(["render", "knob", "--interactive"] + others)
    #expect(trouble.contains("--interactive and \(others[0])"))
  }

  @Test(arguments: ["speedometer", "clock"])
  func `what has no few positions cannot be clicked`(template: String) async throws {
    let trouble = try await Sweephand.trouble(["render", template, "--interactive", "click"])
    #expect(trouble.contains("2 … 12 positions"))
  }

  @Test func `the script is written for pages`() async throws {
    try await withTemporaryFolder { folder in
      let run = try await Sweephand.run("runtime", "-o", "sweephand-dial.js", folder: folder)
      #expect(run.status == 0 && run.output == "")
      let module = try folder.bytes("sweephand-dial.js")
      #expect(module.count <= 12 << 10)
      #expect(String(decoding: module, as: UTF8.self).contains("export{"))
    }
  }

  @Test func `a picture with a script is valid as such alone`() async throws {
    try await withTemporaryFolder { folder in
      _ = try await Sweephand.run("render", "wheel", "--interactive", "-o", "w.svg", folder: folder)
      let plain = try await Sweephand.run(
        "validate", "--profile", "output", "w.svg", folder: folder)
      #expect(plain.status == 1 && plain.output.contains("w.svg:"))
      let used = try await Sweephand.run("validate", "--interactive", "w.svg", folder: folder)
      #expect(used.status == 0 && used.output == "")
      let text = String(decoding: try folder.bytes("w.svg"), as: UTF8.self).replacing(
        "data-control", with: "onclick")
      try folder.write(text, to: "bad.svg")
      let bad = try await Sweephand.run("validate", "--interactive", "bad.svg", folder: folder)
      #expect(bad.status == 1)
    }
  }

  @Test func `mistakes of a control are told with their place`() async throws {
    let document = """
      sweephand: 1
      scales: {main: {domain: [0, 10]}}
      readings: {main: {value: 3}}
      control: {kind: slider, stops: [0, 11]}
      layers: [face, knob]
      """
    let run = try await Sweephand.run(["render", "-"], bytes: Array(document.utf8))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("<stdin>:4:32: error[SH0601]: 'stops' must be 2 … 1000 readings"))
  }

  @Test func `a time zone that is none is a mistake`() async throws {
    let document = "sweephand: 1\ncontrol: {kind: clock, zone: Mars/Base}\nlayers: [face, hands]\n"
    let run = try await Sweephand.run(["render", "-"], bytes: Array(document.utf8))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("<stdin>:2:30: error[SH0601]: 'zone' must name a time zone"))
  }
}
