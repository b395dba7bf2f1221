import TestSupport
import Testing

/// Documents of `samples/hostile/` (rows 50 … 64).
@Suite struct HostileDialTests {
  @Test(
    arguments: [
      (
        "50-alias-bomb.yaml",
        ["2:5: error[SH0106]: anchors are", "3:10: error[SH0106]: aliases are"]
      ),
      (
        "50-alias-bomb-as-key.yaml",
        ["3:3: error[SH0106]: anchors are", "4:8: error[SH0106]: alias"]
      ),
      ("50-alias-of-itself.yaml", ["2:9: error[SH0106]: anchors", "2:13: error[SH0106]: aliases"]),
      (
        "51-deep-lists.yaml",
        ["2:72: error[SH0108]: more than 64 lists", "limit 'depth' can be set"]
      ),
      ("51-deep.json", ["1:91: error[SH0108]: more than 64 lists"]),
      (
        "53-same-key-twice.yaml",
        ["3:1: error[SH0109]: the key 'layers' is repeated; it was first used at 2:1"]
      ),
      (
        "53-same-key-twice.json",
        ["3:21: error[SH0109]: the key 'min' is repeated; it was first used at 3:11"]
      ),
      (
        "54-words-for-numbers.yaml",
        [
          "4:10: error[SH0302]: 'value' must be a number, not 'no'",
          "5:8: error[SH0302]: 'min' must be",
          "6:8: error[SH0302]: 'max' must be a number, not '10:10:30'",
          "7:10: error[SH0302]: 'major'",
          "8:13: error[SH0302]: 'decimals'", "9:10: error[SH0302]: 'start'",
          "10:9: error[SH0304]: 'span' must be a number within",
        ]
      ),
      (
        "54-octal-and-nothing.yaml",
        [
          "4:10: error[SH0302]: 'value' must be a number, not '0o17'",
          "5:8: error[SH0301]: 'min' has no value", "6:8: error[SH0302]: 'max'",
          "7:13: error[SH0302]: 'progress' must be true or false, not 'yes'",
        ]
      ),
      (
        "55-misspelt-key.yaml",
        ["3:14: error[SH0202]: unknown key 'lenght'", "did you mean 'length'?"]
      ),
      ("56-binary-tag.yaml", ["2:9: error[SH0107]: the tag 'tag:yaml.org,2002:binary'"]),
      (
        "56-python-tag.yaml", ["2:9: error[SH0107]: the tag 'tag:yaml.org,2002:python/object/apply"]
      ),
      ("56-own-tag.yaml", ["2:9: error[SH0107]: the tag '!x' is not allowed"]),
      ("56-two-documents.yaml", ["3:1: error[SH0105]: a second document begins here"]),
      ("56-tab.yaml", ["3:1: error[SH0103]: a tab cannot stand here"]),
      ("57-artwork-elsewhere.yaml", elsewhere(column: 21)),
      ("57-pictures-elsewhere.yaml", elsewhere(column: 20)),
      (
        "57-data-elsewhere.yaml",
        [
          "4:21: error[SH0501]: 'file' must be a path inside", "5:21: error[SH0501]",
          "7:21: error[SH0502]", "12:21: error[SH0501]", "14:22: error[SH0501]",
        ]
      ),
      ("58-include.yaml", ["2:1: error[SH0202]: unknown key 'include'"]),
      ("58-document-as-artwork.yaml", ["3:21: error[SH0507]", "at line 1, column 1: there is no"]),
      ("58-template-of-itself.yaml", ["2:11: error[SH0205]: unknown template"]),
      (
        "59-too-many-marks.yaml",
        [
          "3:20: error[SH0601]: 'every' must be more than zero and make at most 2000 marks",
          "4:21: error[SH0304]: 'count' must lie in 1 … 1000",
          "5:21: error[SH0302]: 'count' must be a",
          "6:21: error[SH0304]", "7:20: error[SH0601]", "8:20: error[SH0601]",
        ]
      ),
      (
        "60-expressions.yaml",
        [
          "4:10: error[SH0302]: 'value' must be a number, not '9**9**9'", "5:8: error",
          "6:8: error",
        ]
      ),
      ("61-control-characters.yaml", ["3:21: error[SH0303]: 'text' holds the character U+001B"]),
      (
        "62-colours.yaml",
        (3...7).map { "\($0):19: error[SH0303]: 'color' must be a colour" } + [
          "9:21: error[SH0303]: 'fontFamily' must be a list of font families"
        ]
      ),
      ("63-names.yaml", ["3:3: error[SH0402]", "4:3: error[SH0402]: '1 2' cannot be the name"]),
      (
        "64-numbers.yaml",
        [
          "2:23: error[SH0302]: 'domain[0]' must be a number, not '.nan'", "2:29: error[SH0302]",
          "3:23: error[SH0302]", "3:42: error[SH0603]: 'values' must hold", "3:58: error[SH0304]",
        ]
      ),
      (
        "64-unusable-data.yaml", ["3:42: error[SH0505]: 'y' names a column whose cell in line 4 of"]
      ),
      ("64-giant-span.yaml", ["3:6: error[SH0604]: 'y' must lie within 1e12 of zero"]),
    ])
  func isRefused(_ name: String, _ expected: [String]) async throws {
    let errors = try await Sweephand.trouble(["render", name], folder: HostileSample.folder)
    for words in expected {
      let text = words.first?.isNumber == true ? "\(name):\(words)" : words
      #expect(errors.contains(text), "\(text) in \(errors)")
    }
    #expect(!errors.contains("root:"), "nothing of a file outside is shown")
  }

  /// The rejected ones of the eleven names in a file, a line each.
  private static func elsewhere(column: Int) -> [String] {
    (3...13).map { "\($0):\(column): error[SH050\($0 == 6 ? 2 : 1)]: '" }
  }

  @Test(arguments: [
    "61-words.yaml", "64-empty-column.yaml", "64-unsorted.yaml", "64-one-point.yaml",
    "64-all-equal.yaml", "64-no-points.yaml",
  ])
  func isDrawn(_ name: String) async throws {
    let run = try await Sweephand.run(
      ["render", "--validate", name], folder: HostileSample.folder)
    #expect(run.status == 0, "\(run.errors)")
    let words = run.output.lowercased()
    #expect(!words.contains("nan") && !words.contains("inf\"") && !words.contains("<script"))
  }

  /// Words survive escaping: reading gives the written text.
  @Test func wordsAreEscaped() async throws {
    let text = try await Sweephand.run(["render", "61-words.yaml"], folder: HostileSample.folder)
      .output
    #expect(text.contains("&lt;/text&gt;&lt;script&gt;trap()&lt;/script&gt;"), "\(text)")
    #expect(text.contains("&lt;/title&gt;&lt;script&gt;trap()&lt;/script&gt;"))
  }

  @Test func idPrefixesAreNames() async throws {
    for prefix in ["a\" onload=\"trap()", "1 2", "-x", "x.y", ""] {
      let run = try await Sweephand.run("render", "clock", "--id-prefix", prefix)
      #expect(run.status == 2 && run.output.isEmpty, "\(prefix)")
    }
  }
}
