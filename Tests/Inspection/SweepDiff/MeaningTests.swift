import Foundation
import Testing

@testable import SweepDiff

@Suite struct MeaningTests {
  /// A small gauge as the writer makes it.
  private struct Gauge {
    var prefix = "abc123_"
    var angle = "-20.6"
    var start = "-118.4"
    var duration = "0.5s"
    var spline = "0.42 0 0.58 1"
    var reading = "41"
    var color = "#e33"
    var dash = "40 110"
    var ticks = "M0-80v8M80 0h-8M0 80v-8"
    var size = "400"
    var labels = """
      <text y="-62">0</text><text x="68" y="4">25</text><text y="74">50</text>
      """
    var labelsName = "labels"
    var labelSize = "10"
    var shadowName = "shadow"
    var shadowOpacity = ""
    var extra = ""
    var rule = ""

    private func id(_ name: String) -> String {
      name.isEmpty ? "" : " id=\"\(prefix)\(name)\""
    }

    var text: String {
      let easing = "calcMode=\"spline\" keySplines=\"\(spline)\" dur=\"\(duration)\""
      let turn = """
        <animateTransform attributeName="transform" type="rotate" values="\(start);\(angle)" \
        \(easing)/>
        """
      return """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)" \
        viewBox="-110 -110 220 220" role="img" aria-labelledby="\(prefix)title">
        <title id="\(prefix)title">Gauge</title><desc id="\(prefix)desc">\(reading) km/h</desc>
        <path id="\(prefix)progress" d="M0 0H100" stroke-dasharray="\(dash)">
        <animate attributeName="stroke-dasharray" values="0 110;\(dash)" \(easing)/></path>
        <path id="\(prefix)ticks" d="\(ticks)"/>
        <g\(id(labelsName)) font-size="\(labelSize)">\(labels)</g>
        <g id="\(prefix)readout"><text y="52">\(reading)</text></g>
        <g transform="translate(1 2)"><path\(id(shadowName)) transform="rotate(\(angle))" \
        d="M0 0V9"\(shadowOpacity)>\(turn)</path></g>
        <g id="\(prefix)needle" transform="rotate(\(angle))">\(turn)<path d="M0-84L3 0Z" \
        fill="\(color)"/></g>\(extra)
        <style>@media (prefers-reduced-motion: reduce){
        #\(prefix)progress{stroke-dasharray:\(dash)!important}
        #\(prefix)shadow,#\(prefix)needle{transform:rotate(\(angle)deg)!important}\(rule)}</style>
        </svg>
        """
    }
  }

  private func words(
    _ change: (inout Gauge) -> Void, from setUp: (inout Gauge) -> Void = { _ in }
  ) throws -> [String] {
    var (old, new) = (Gauge(), Gauge())
    setUp(&old)
    change(&new)
    let found = try difference(old.text, new.text)
    #expect(!found.changes.isEmpty)
    return found.sentences.map(\.description)
  }

  private func expect(
    _ sentences: [String], location: SourceLocation = #_sourceLocation,
    _ change: (inout Gauge) -> Void, from setUp: (inout Gauge) -> Void = { _ in }
  ) throws {
    let found = try words(change, from: setUp)
    #expect(found == sentences, sourceLocation: location)
  }

  @Test func `a picture with a filter keeps its sentences`() throws {
    let filter = """
      <g filter="url(#abc123_f)"><path d="M0 0H9"/></g><defs><filter id="abc123_f"><feFlood \
      flood-color="#000"/><feOffset dx="1"/><feGaussianBlur stdDeviation="2"/></filter></defs>
      """
    try expect(["needle: end angle -20.6° → 44°"]) {
      $0.angle = "44"
      $0.extra = filter
    } from: {
      $0.extra = filter
    }
  }

  @Test func aTurnIsOneChangeWithShadowAnimationAndRule() throws {
    try expect(["needle: end angle -20.6° → 44°"]) { $0.angle = "44" }
    try expect(["needle: start angle -118.4° → -90°"]) { $0.start = "-90" }
  }

  @Test func theReadingOfAGauge() throws {
    let found = try words {
      ($0.angle, $0.reading, $0.dash, $0.prefix) = ("44", "60", "60 110", "zzz999_")
    }
    #expect(
      found == [
        "described as '60 km/h' instead of '41 km/h'", "progress: fraction 40 % → 60 %",
        "readout: reading '41' → '60'", "needle: end angle -20.6° → 44°",
      ])
  }

  @Test func drawnTextIsToldByItsWords() throws {
    func drawn(_ words: String, _ data: String) -> (inout Gauge) -> Void {
      { $0.extra = "<path d=\"\(data)\" aria-label=\"\(words)\"/>" }
    }
    try expect(["reading '72' → '80'"], drawn("80", "M0 0v9"), from: drawn("72", "M0 0h9"))
    try expect(
      ["labels '0, 50' → '0, 60'"], drawn("0, 60", "M0 0v9"), from: drawn("0, 50", "M0 0h9"))
    try expect(
      ["text 'OIL': outline changed"], drawn("OIL", "M0 0v9"), from: drawn("OIL", "M0 0h9"))
  }

  @Test func timing() throws {
    try expect([
      "progress: sweep 0.5 s → 0.8 s", "needle: sweep 0.5 s → 0.8 s",
    ]) { $0.duration = "0.8s" }
    try expect([
      "progress: easing ease-in-ease-out → linear", "needle: easing ease-in-ease-out → linear",
    ]) { $0.spline = "0 0 1 1" }
  }

  @Test func looks() throws {
    try expect(["needle: colour #e33 → #f90"]) { $0.color = "#f90" }
    try expect(["size 400 × 400 → 300 × 300"]) { $0.size = "300" }
    try expect(["hub: added"]) { $0.extra = "<g id=\"abc123_hub\"/>" }
  }

  @Test func ticksAreToldByTheScaleOfTheLabels() throws {
    let (more, fewer) = ("M56.569-56.569L50-50M56.569 56.569L50 50", "M0-80v8M80 0h-8")
    try expect(["ticks: 2 ticks added at 12.5, 37.5"]) { $0.ticks += more }
    try expect(["ticks: 1 tick removed at 50"]) { $0.ticks = fewer }
    // Beyond the labels there is no reading.
    try expect(["ticks: 1 tick added at 270°"]) { $0.ticks += "M-80 0h8" }
    try expect(["ticks: outline changed"]) { $0.ticks = "M0 0C1 1 2 2 3 3" }
  }

  /// The gauge with a scale to 100 in place of 50.
  private func rescaled(_ gauge: inout Gauge) {
    gauge.labels = """
      <text y="-61">0</text><text x="40" y="-42">20</text><text x="68" y="4">60</text>\
      <text y="74">100</text>
      """
    gauge.ticks = "M0-80v8M80 0h-8M0 80v-8M56.569-56.569L50-50"
  }

  @Test func aScaleWithOtherEndsIsToldOnce() throws {
    var new = Gauge()
    rescaled(&new)
    let found = try difference(Gauge().text, new.text)
    #expect(found.sentences.map(\.description) == ["scale 0…50 → 0…100"])
    #expect(found.changes.count > 4)
    let back = try difference(new.text, Gauge().text)
    #expect(back.sentences.map(\.description) == ["scale 0…100 → 0…50"])
    // A colour has nothing to do with it.
    try expect(["scale 0…50 → 0…100", "needle: colour #e33 → #f90"]) {
      rescaled(&$0)
      $0.color = "#f90"
    }
  }

  @Test func aScaleThatIsTurnedIsToldOnce() throws {
    try expect(["scale over 0°…180° → -45°…135°"]) {
      $0.ticks = "M-56.569-56.569L-50-50M56.569-56.569L50-50M56.569 56.569L50 50"
      $0.labels = """
        <text x="-44" y="-40.4">0</text><text x="44" y="-40.4">25</text><text x="44" y="47.6">50</text>
        """
    }
  }

  @Test func aScaleInALineIsToldByItsLabels() throws {
    func line(_ low: String, _ gap: Int, _ marks: String) -> (inout Gauge) -> Void {
      {
        $0.ticks = marks
        $0.labels = """
          <text x="5" y="40">\(low)</text><text x="5" y="\(40 - gap)">0</text>\
          <text x="5" y="\(40 - 2 * gap)">20</text>
          """
      }
    }
    let (marks, more) = ("M0 40h4M0 20h4M0 0h4", "M0 40h4M0 30h4M0 20h4M0 10h4")
    let found = try words(line("\u{2212}40", 30, more), from: line("\u{2212}20", 20, marks))
    #expect(found == ["scale -20…20 → -40…20"])
    // Such marks have no angle.
    let ticks = try words(line("-20", 20, marks + "M0 9h4M0 7h4"), from: line("-20", 20, marks))
    #expect(ticks == ["ticks: 2 ticks added"])
  }

  @Test func marksThatAreOnlyRoundedOtherwiseAreNotTold() throws {
    try expect(["ticks: 1 tick removed at 50"]) { $0.ticks = "M0.02-80v8M80 .02h-8" }
  }

  @Test func labelsWithoutANameAreToldByTheirText() throws {
    try expect(["label '25': place (68, 4) → (67, 3)"]) {
      $0.labels = $0.labels.replacing("x=\"68\" y=\"4\"", with: "x=\"67\" y=\"3\"")
      $0.labelsName = ""
    } from: {
      $0.labelsName = ""
    }
    try expect(["labels: type size 10 → 9"]) {
      ($0.labelsName, $0.labelSize) = ("", "9")
    } from: {
      $0.labelsName = ""
    }
  }

  @Test func whatIsNotThereIsInheritedOrADefault() throws {
    try expect(["hub: colour #e33 → inherited"]) {
      $0.extra = "<circle id=\"abc123_hub\" r=\"1\"/>"
    } from: {
      $0.extra = "<circle id=\"abc123_hub\" r=\"1\" fill=\"#e33\"/>"
    }
    try expect(["hub: opacity default → 0.5"]) {
      $0.extra = "<circle id=\"abc123_hub\" r=\"1\" opacity=\"0.5\"/>"
    } from: {
      $0.extra = "<circle id=\"abc123_hub\" r=\"1\"/>"
    }
  }

  @Test func anotherPrefixIsOneChange() throws {
    try expect(["ids: prefix abc123_ → q_"]) { $0.prefix = "q_" }
    try expect(["ids: prefix abc123_ → none"]) { $0.prefix = "" }
    try expect(["ids: prefix q_ → none", "needle: end angle -20.6° → 44°"]) {
      ($0.prefix, $0.angle) = ("", "44")
    } from: {
      $0.prefix = "q_"
    }
    var new = Gauge()
    new.prefix = "q_"
    let found = try difference(Gauge().text, new.text)
    #expect(found.changes.count == 1)
    let back = try difference(new.text, Gauge().text)
    #expect(back.changes.map(\.mirrored) == found.changes)
    #expect(try difference(Gauge().text, new.text) { $0.comparesPrefixes = true }.changes.count > 6)
  }

  @Test func handsKeepTheirNamesWhenTheyGetAGroup() throws {
    func clock(_ prefix: String, _ open: String, _ close: String) -> String {
      let hands = ["hour", "minute", "second"].map { name in
        let hand =
          "<path id=\"\(prefix)\(name)\" d=\"M0 0V\(name.utf8.count)\">"
          + "<animateTransform/></path>"
        return name == "minute" ? "<g transform=\"rotate(42)\">\(hand)</g>" : hand
      }
      return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title id="\(prefix)title">Clock\
        </title>\(open)\(hands.joined())\(close)</svg>
        """
    }
    let old = clock("abc123_", "", "")
    let new = clock("", "<g id=\"hands\">", "</g>")
    let found = try difference(old, new).sentences.map(\.description)
    #expect(
      Set(found) == [
        "ids: prefix abc123_ → none", "hands: added", "hour: moved", "minute: moved",
        "second: moved",
      ])
    #expect(found.count == 5)
  }

  @Test func aShadowMovesAsWhatThrowsIt() throws {
    // The progress has the same duration, and another movement.
    let found = try difference(Gauge().text, Gauge().text.replacing("\"0.5s\"", with: "\"0.8s\""))
    let needle = found.sentences.first { $0.subject == "needle" }
    #expect(needle?.changes.count == 2)
    #expect(found.sentences.first { $0.subject == "progress" }?.changes.count == 1)
    try expect(["shadow of needle: opacity default → 0.3"]) {
      ($0.shadowName, $0.shadowOpacity) = ("", " opacity=\"0.3\"")
    } from: {
      $0.shadowName = ""
    }
  }

  @Test func rulesThatRepeatNothing() throws {
    try expect([
      "style: opacity of #hub with reduced motion not set → 1"
    ]) { $0.rule = "#abc123_hub{opacity:1!important}" }
  }

  @Test func aClockThatIsSet() throws {
    func clock(_ hour: String, _ minute: String, _ second: String) -> String {
      let hands = [("hour", hour, 43200), ("minute", minute, 3600), ("second", second, 60)].map {
        name, angle, seconds in
        """
        <path id="\(name)" transform="rotate(\(angle))" d="M0 0V9"><animateTransform \
        attributeName="transform" type="rotate" values="\(angle);\((Double(angle) ?? 0) + 360)" \
        dur="\(seconds)s" repeatCount="indefinite"/></path>
        """
      }
      return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title id="t">Clock</title>\
        <g id="hands">\(hands.joined())</g></svg>
        """
    }
    let found = try difference(clock("304.35", "52.2", "252"), clock("304.5", "54", "0"))
    #expect(found.sentences.map(\.description) == ["hands: start time 10:08:42 → 10:09:00"])
    #expect(found.changes.count == 6)
    let second = try difference(clock("304.35", "52.2", "252"), clock("304.35", "52.2", "0"))
    #expect(second.sentences.map(\.description) == ["second: angle 252° → 0°"])
  }

  @Test func othersAreToldByPath() throws {
    let old = oneLineDrawing("<g id='needle' transform='rotate(1)'/>")
    let new = oneLineDrawing("<g id='needle' transform='rotate(2)'/>")
    #expect(
      try difference(old, new).sentences.map(\.description) == [
        "/svg/g[@id='needle']: transform 'rotate(1)' → 'rotate(2)'"
      ])
  }

  @Test func everyChangeIsInOneSentence() throws {
    var new = Gauge()
    (new.angle, new.color, new.duration, new.extra) = ("1", "red", "2s", "<path d='M1 1'/>")
    let found = try difference(Gauge().text, new.text)
    #expect(Set(found.changes).count == found.changes.count)
    let plain = try difference(Gauge().text, new.text) { $0.describesChanges = false }
    #expect(Set(plain.changes) == Set(found.changes))
    #expect(plain.sentences.count == plain.changes.count)
  }
}
