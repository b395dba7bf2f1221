import SweepDiagnostics
import SweepTemplates
import Testing
import SweepYAML

/// Documents that are refused before they can do harm: the rows of the hostile-input table.
struct HostileTests {
  private let instead = " | write the value out, or make it a parameter"

  @Test func aliasBombIsRefusedBeforeItIsBuilt() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let previous = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(previous)]\n"
    }
    let found = mistakes(text)
    #expect(found.contains("dial.yaml:1:5: error[SH0106]: anchors are not allowed\(instead)"))
    #expect(found.contains("dial.yaml:2:10: error[SH0106]: aliases are not allowed\(instead)"))
    #expect(found.filter { $0.contains("SH0106") }.count == 2, "one of a kind is told")
  }

  @Test func aliasBombAsAKeyIsRefused() {
    var text = "- &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let previous = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "- &a\(level) [\(previous)]\n"
    }
    text += "- ? *a9\n  : 1\n  ? *a9\n  : 2\n  ? [*a9]\n  : 3\n"
    let found = mistakes(text)
    #expect(found.contains("dial.yaml:1:3: error[SH0106]: anchors are not allowed\(instead)"))
    #expect(found.contains { $0.hasSuffix("error[SH0110]: a key must be a name") })
  }

  @Test func recursiveAndUndefinedAliasesAreRefused() {
    #expect(
      mistakes("&a [*a]").prefix(2) == [
        "dial.yaml:1:1: error[SH0106]: anchors are not allowed\(instead)",
        "dial.yaml:1:1: error[SH0204]: the document must be a mapping of keys"
          + " | a document begins with 'sweephand: 1'",
      ])
    #expect(
      mistakes("sweephand: *b\nlayers: []") == [
        "dial.yaml:1:12: error[SH0106]: aliases are not allowed\(instead)"
      ])
  }

  @Test(arguments: [65, 1_001, 10_000, 100_000])
  func deepListsAreRefused(depth: Int) {
    let found = mistakes("sweephand: 1\nlayers: " + String(repeating: "[", count: depth))
    #expect(found.count == 1)
    #expect(found.first?.contains("error[SH0108]: more than 64 lists and mappings") == true)
  }

  @Test func deepMappingsAreRefused() {
    let text = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(mistakes(text).first?.hasPrefix("dial.yaml:65:65: error[SH0108]") == true)
  }

  @Test func depthLimitItselfIsAllowed() {
    func nested(_ depth: Int) -> String {
      "{sweephand: 1, template: speedometer, with: "
        + String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1) + "}"
    }
    #expect(!mistakes(nested(64)).contains { $0.contains("SH0108") })
    #expect(mistakes(nested(65)).contains { $0.contains("SH0108") })
  }

  @Test func sizeIsLimited() {
    let head = "sweephand: 1\ntemplate: speedometer\n#"
    func document(_ bytes: Int) -> String {
      head + String(repeating: "x", count: bytes - head.utf8.count)
    }
    #expect(mistakes(document(1 << 20)) == [])
    let large = mistakes(document((1 << 20) + 1))
    #expect(
      large == [
        "dial.yaml: error[SH0101]: the document has 1048577 bytes, more than 1048576"
          + " | the limit 'size' can be set"
      ])
  }

  @Test func manyKeysAndMistakesAreCutShort() {
    let keys = (0..<50_000).map { "k\($0): 1" }.joined(separator: "\n")
    let found = mistakes("sweephand: 1\nlayers: []\n" + keys)
    #expect(found.count == 101)
    #expect(found.last == "dial.yaml: note[SH0100]: 49900 more errors are not listed")
  }

  @Test func duplicateKeysNameBothPlaces() {
    #expect(
      mistakes("sweephand: 1\nlayers: []\nlayers: [face]") == [
        "dial.yaml:3:1: error[SH0109]: the key 'layers' is repeated; it was first used at 2:1"
          + " | remove one of the two"
      ])
    let json = #"{"sweephand": 1, "template": "speedometer", "with": {"min": 1, "min": 2}}"#
    #expect(
      mistakes(json) == [
        "dial.yaml:1:64: error[SH0109]: the key 'min' is repeated; it was first used at 1:54"
          + " | remove one of the two"
      ])
  }

  @Test(arguments: ["!!binary aGk=", "!!python/object:os.system x", "!x 3", "! 3"])
  func tagsAreRefused(value: String) {
    let found = mistakes("sweephand: 1\ntemplate: speedometer\nwith: {value: \(value)}")
    #expect(found.contains { $0.hasPrefix("dial.yaml:3:15: error[SH0107]: the tag") })
  }

  @Test func severalDocumentsAreRefused() {
    let found = mistakes("sweephand: 1\ntemplate: speedometer\n---\nsweephand: 1\n")
    #expect(
      found == [
        "dial.yaml:3:1: error[SH0105]: a second document begins here"
          + " | put it into a file of its own"
      ])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "~", "\u{feff}"])
  func emptyDocumentsAreAnError(text: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.contains("error[SH0104]: the document is empty") == true)
  }

  @Test func tabsAreToldFromBlanks() {
    let found = mistakes("sweephand: 1\nlayers:\n\t- face\n")
    #expect(found.first?.hasPrefix("dial.yaml:3:1: error[SH0103]") == true)
    #expect(found.first?.hasSuffix("| indent with spaces, not tabs") == true)
  }

  @Test func byteOrderMarkIsAllowed() {
    #expect(mistakes("\u{feff}sweephand: 1\ntemplate: speedometer") == [])
    #expect(
      mistakes("\u{feff}sweephant: 1\ntemplate: speedometer").first?.hasPrefix(
        "dial.yaml:1:1:") == true)
  }

  @Test func bytesThatAreNotUTF8AreNamed() {
    let bytes = Array("sweephand: 1\ntitle: ä".utf8) + [0xff, 0x20]
    let found = Document.render(bytes, file: "dial.yaml").diagnostics.map(\.headline)
    #expect(found == ["dial.yaml:2:9: error[SH0102]: the document is not UTF-8 at byte 22"])
  }

  @Test func binaryRubbishIsAnError() {
    let found = mistakes("sweephand: 1\ntitle: \u{0}\u{1}")
    #expect(
      found == [
        "dial.yaml:2:8: error[SH0103]: control characters are not allowed at byte 20"
      ])
  }

  @Test func columnsCountCharactersNotBytes() {
    let found = mistakes(#"{"sweephand": 1, "title": "äöü日本🙂", "nope": 1, "layers": []}"#)
    #expect(found.first?.hasPrefix("dial.yaml:1:37: error[SH0202]: unknown key 'nope'") == true)
  }
}
