import Foundation
import TestSupport
import Testing

/// Artwork of which only the safe part remains (rows 18 … 32, 38 … 42, 47, 48).
@Suite struct InertArtworkTests {
  /// The notes on it as artwork, and the findings of the profile for untrusted files.
  static let cases: [(name: String, told: [String], found: [String])] = [
    ("14-dtd-of-a-file.svg", [], ["1:1: note[SH1612]"]),
    ("14-dtd-of-an-address.svg", [], ["1:1: note[SH1612]"]),
    (
      "18-include.svg", ["3:1: warning[SH0508]: the reference of 'include' to something"],
      ["3:1: error[SH1607]"]
    ),
    (
      "19-style-instruction.svg", ["2:1: warning[SH0508]: a style sheet from elsewhere is left"],
      ["error[SH1611]"]
    ),
    ("19-style-instruction-within.svg", [], ["error[SH1611]"]),
    (
      "20-script.svg", ["3:1: warning[SH0508]: 'script' is left out, here and in 1 more place"],
      ["3:1: error[SH1601]", "4:1: error[SH1601]", "4:15: error[SH1603]"]
    ),
    (
      "20-script-by-prefix.svg", ["3:1: warning[SH0508]: 'script' is left out"],
      ["3:1: error[SH1601]: 's:script'", "4:1: error[SH1601]: 'h:script'"]
    ),
    (
      "20-handler.svg", ["3:1: warning[SH0508]: 'handler'", "4:1: warning[SH0508]: 'listener'"],
      ["3:1: error[SH1601]", "4:1: error[SH1601]"]
    ),
    (
      "21-events.svg",
      [
        "1:1: warning[SH0508]: the event attribute 'onload'", "attribute 'onclick'",
        "attribute 'OnFocus'", "attribute 'onerror'", "4:15: warning[SH0508]: the event attribute",
        "'onend'", "'onrepeat'",
      ],
      ["1:61: error[SH1602]", "2:40: error[SH1602]", "2:57: error[SH1602]", "'onbegin' would run"]
    ),
    (
      "22-script-addresses.svg",
      ["2:1: warning[SH0508]: the reference of 'a' to a script is left out, here and in 5 more"],
      (2...5).map { "\($0):10: error[SH1603]" } + ["6:51: error[SH1603]", "7:10: error[SH160"]
    ),
    (
      "23-animated-addresses.svg", ["2:61: warning[SH0509]: 'set' is left out: no layer has"],
      [
        "2:66: error[SH1604]", "3:63: error[SH1604]", "4:108: error[SH1604]",
        "4:173: error[SH1604]",
      ]
    ),
    (
      "24-animated-event.svg", ["2:40: warning[SH0509]: 'set' is left out"],
      ["2:45: error[SH1604]", "2:91: error[SH1604]"]
    ),
    (
      "25-data-addresses.svg",
      [
        "3:1: warning[SH0508]: the reference of 'a'",
        "4:1: warning[SH0509]: 'image' that is no PNG",
        "6:1: warning[SH0508]: the reference of 'use'", "of 'feImage' to something elsewhere",
      ],
      ["3:10: error[SH1603]", "4:35: error[SH1606]", "5:35: error[SH1606]", "6:12: error[SH1606]"]
    ),
    (
      "26-files-of-others.svg",
      [
        "2:1: warning[SH0508]: the reference of 'use' to something elsewhere", "of 'rect' to",
        "of 'path' to",
      ],
      ["2:12: error[SH1605]", "3:12: error[SH1605]", "4:34: error[SH1605]", "5:79: error[SH1605]"]
    ),
    (
      "27-pictures-of-others.svg",
      [
        "2:1: warning[SH0508]: the reference of 'image' to something elsewhere", "in 5 more places",
      ],
      (2...7).map { "\($0):35: error[SH1605]" }
    ),
    (
      "28-style-tricks.svg",
      [
        "2:1: warning[SH0508]: a style sheet from elsewhere",
        "the reference of 'style' to something",
        "the rule '@import' of a style is left out, here and in 1 more place",
      ],
      [
        "e.png' would load external content", "f.svg#g' would load external content",
        "h.png' would load external content",
      ]
    ),
    (
      "29-style-ends.svg", ["3:25: warning[SH0508]: 'script' is left out"],
      ["2:1: error[SH1613]", "3:1: error[SH1613]", "3:25: error[SH1601]"]
    ),
    (
      "30-foreign-object.svg",
      ["2:1: warning[SH0508]: 'foreignObject'", "warning[SH0508]: 'iframe' is left out"],
      ["2:1: error[SH1607]", "2:113: error[SH1601]"]
    ),
    (
      "31-markup-in-title.svg", ["the event attribute 'onerror' is left out"],
      ["2:8: error[SH1607]", "4:1: error[SH1607]"]
    ),
    ("32-link.svg", ["2:1: warning[SH0508]: the reference of 'a'"], ["2:10: error[SH1608]"]),
    (
      "33-use-of-itself.svg",
      ["'use' refers to 'b', which holds it", "'use' refers to 'a', which holds it"],
      ["error[SH1302]: the references form a cycle: 'b' to 'a' to 'b'"]
    ),
    (
      "33-circles-of-paint.svg", ["the pattern that 'rect' is painted with is left out"],
      ["'b' to 'a' to 'b'", "'p' contains itself", "'r' to 'f' to 'r'"]
    ),
    ("37-forty-attributes.svg", [], []),
    (
      "38-garbage-in-path.svg", ["2:1: warning[SH0509]: 'path' whose data is wrong is left out"],
      ["2:19: error[SH1207]"]
    ),
    (
      "39-numbers.svg", ["'path' with numbers of 1e9 and more", "the x of 'rect' cannot be read"],
      ["5:34: error[SH1207]", "7:13: error[SH1202]"]
    ),
    (
      "40-transforms.svg", ["3:1: warning[SH0509]: the transform of 'g' cannot be read"],
      (3...7).map { "\($0):" }
    ),
    (
      "42-giant-filters.svg",
      ["3:1: warning[SH0509]: 'rect' is left out, whose filter cannot be drawn"],
      [
        "2:30: error[SH1614]", "2:91: error[SH1614]", "2:136: error[SH1614]",
        "2:183: error[SH1614]",
      ]
    ),
    ("44-utf-16.svg", [], []), ("45-line-ends.svg", [], []), ("47-ids.svg", [], []),
    ("48-editors-data.svg", [], []), ("63-colliding-ids.svg", [], []),
  ]

  @Test(arguments: cases)
  func isMadeSafe(_ name: String, _ told: [String], _ found: [String]) async throws {
    let sample = HostileSample(name: name)
    let (status, lines) = try await sample.findings("untrusted")
    for words in found {
      #expect(lines.contains { $0.contains(words) }, "\(words) in \(lines)")
      if words.contains("error[") { #expect(status == 1) }
    }
    try await sample.asArtwork { folder in
      let run = try await Sweephand.run("render", "dial.yaml", "-o", "out.svg", folder: folder)
      #expect(run.status == 0)
      for words in told { #expect(run.errors.contains(words), "\(words) in \(run.errors)") }
      for profile in ["output", "untrusted"] {
        let second = try await Sweephand.run(
          "validate", "-q", "--profile", profile, "out.svg", folder: folder)
        #expect(second.status == 0 && !second.output.contains("error["), "\(profile)")
      }
      guard !told.isEmpty else { return }
      let errors = try await Sweephand.trouble(
        ["render", "dial.yaml", "--strict", "-o", "strict.svg"], folder: folder)
      #expect(errors.hasSuffix("sweephand: nothing was written\n"))
      #expect(try !folder.files.contains("strict.svg"))
    }
  }
}
