import SweepScene
import SweepTemplates
import Testing

struct SmokeTests {
  @Test func smoke() {
    for d in Document.render(Array("""
    sweephand: 1
    parameters:
      value: {type: number, default: 72, maximum: 50}
      ünit: {type: text, default: no}
    theme: {base: flatt, accent: red, shadow: "1"}
    scales:
      main: {domain: [10, 1]}
      b: {domain: [$vaule, 0x10]}
    readings: {x: {easing: eas-in, value: ~}}
    layers:
      - face
      - nedle: {}
      - face: {radius: -1, "ä日本": 3, colr: "#fff", edge: "#ff" }
    """.utf8), file: "dial.yaml").diagnostics { print(d) }
    for d in Document.render(Array("sweephand: 1\ntemplate: speedometer\nwith: {value: 300, min: 9, max: 3}".utf8), file: "s.yaml", set: ["foo": "a", "value": "1_0"]).diagnostics { print(d) }
    print(picture("sweephand: 1\ntemplate: speedometer")?.dump() ?? "nil")
    print(Template.named("speedometer").value?.json ?? "")
  }
}
