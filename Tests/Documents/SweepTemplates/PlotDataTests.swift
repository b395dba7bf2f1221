import Foundation
import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates
import Testing
import SweepYAML

/// Data of plots, from files and written out.
@Suite final class PlotDataTests {
  private let base = URL(filePath: NSTemporaryDirectory()).appending(path: "sweephand-\(UUID())")
  private var folder: URL { base.appending(path: "dials") }

  init() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "data"), withIntermediateDirectories: true)
    try write("day,value,name\n2012-01-01,1,a\n2012-01-02,,b\n2012-01-03,3,c\n", "data/good.csv")
    try write("x,y\n1,2\n3\n", "ragged.csv")
    try write("x,y\n1,2\n3,\"4", "quote.csv")
    try write("x,y\n1,2\n3,many\n", "words.csv")
    try write("x,y\n1,2\n,3\n", "hole.csv")
    try write("", "empty.csv")
    try write("x,y\n", "head.csv")
    try write("x,y\n1,\n2,\n", "hollow.csv")
    try write("x,y\n2012-01-01,2\n2012-13-01,3\n", "dates.csv")
    try write("[{\"x\": 1, \"y\": 2}, {\"x\": 2, \"y\": null}, {\"x\": 3}]", "rows.json")
    try write("[{\"x\": 1, \"y\": [2]}]", "nested.json")
    try write("[{\"x\": 1,\n \"y\" 2}]", "broken.json")
    try write("x,y\n0,1\n1,2\n", "../outside.csv")
    try Data([0x78, 0x2c, 0x79, 0x0a, 0xff]).write(to: folder.appending(path: "latin.csv"))
    let long = "x,y\n" + String(repeating: "1,2\n", count: 100_001)
    try write(long, "long.csv")
    try files.createSymbolicLink(
      at: folder.appending(path: "link.csv"),
      withDestinationURL: base.appending(path: "outside.csv"))
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func document(_ data: String, _ scales: String = "") -> String {
    """
    sweephand: 1
    plots:
      main:
        data: {\(data)}
        \(scales)
    layers: [line]
    """
  }

  /// The number of parts that the line has.
  private func pieces(_ data: String, _ scales: String = "") throws -> Int {
    let scene = picture(document(data, scales), folder: folder.path)
    guard case .shape(let shape) = scene?.layers.first?.content else { return 0 }
    return shape.path.elements.filter { if case .move = $0 { true } else { false } }.count
  }

  @Test(
    arguments: [
      ("file: data/good.csv, x: day, y: value", 2), ("file: data/good.csv, x: name, y: value", 2),
      ("file: data/good.csv, y: value", 2), ("file: rows.json, x: x, y: y", 1),
      ("values: [1, 2, null, 4]", 2), ("points: [[0, 1], [2, 3], [3, null], [4, 5]]", 2),
      ("points: [[2012-01-01, 1], [2012-02-01, 3]]", 1), ("values: []", 0), ("", 0),
    ])
  func `data is drawn with its gaps`(data: String, pieces: Int) throws {
    #expect(try self.pieces(data) == pieces)
  }

  @Test func `values have dates from a first one on`() throws {
    let dated = document("values: [1, null, 4], first: 2026-02-02, every: 7d")
    let points = document(
      "points: [[2026-02-02, 1], [2026-02-09, null], [2026-02-16, 4]]", "x: {kind: date}")
    let scene = try #require(picture(dated.replacing("[line]", with: "[line, axis]")))
    #expect(scene == picture(points.replacing("[line]", with: "[line, axis]")))
  }

  @Test(
    arguments: [
      (
        "file: missing.csv, y: y", "4:18: error[SH0502]: 'file' names a file that cannot be found"
      ),
      ("file: ../outside.csv, y: y", "4:18: error[SH0501]: 'file' must be a path inside"),
      ("file: /etc/passwd, y: y", "4:18: error[SH0501]: 'file' must be a path inside"),
      ("file: link.csv, y: y", "4:18: error[SH0501]: 'file' names a file outside"),
      ("file: data/good.csv", "4:18: error[SH0203]: missing key 'y' beside 'file'"),
      (
        "file: data/good.csv, y: valeu",
        "4:36: error[SH0506]: 'y' names data that cannot be used: 'data/good.csv' has no column "
          + "'valeu' | did you mean 'value'?"
      ),
      ("file: rows.json, x: z, y: y", "4:32: error[SH0506]: 'x' names data that cannot be used"),
      (
        "file: words.csv, x: x, y: y",
        "4:38: error[SH0505]: 'y' names a column whose cell in line 3 of 'words.csv' must be a "
          + "number, not 'many'"
      ),
      (
        "file: dates.csv, x: x, y: y",
        "4:32: error[SH0505]: 'x' names a column whose cell in line 3 of 'dates.csv' must be a day"
      ),
      ("file: hole.csv, x: x, y: y", "'x' names a column with an empty cell in line 3"),
      ("file: ragged.csv, y: y", "'ragged.csv' has 1 cell in line 3, not 2"),
      ("file: quote.csv, y: y", "'quote.csv' has a quote that is not closed in line 3"),
      ("file: empty.csv, y: y", "'empty.csv' is empty"),
      ("file: latin.csv, y: y", "'latin.csv' is not UTF-8 at byte 4"),
      ("file: long.csv, y: y", "'long.csv' has more than 100000 rows"),
      ("file: nested.json, x: x, y: y", "'nested.json' has no single value for 'y' in line 1"),
      ("file: broken.json, x: x, y: y", "broken.json:2:6: error[SH0103]"),
      ("values: [1, two]", "'values[1]' must be a number, not 'two'"),
      ("points: [[1, 2, 3]]", "'points[0]' must be two readings"),
    ])
  func `mistakes are told with their places`(data: String, message: String) {
    let found = mistakes(document(data), folder: folder.path)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test(arguments: ["head.csv", "hollow.csv"])
  func `data without a reading is told`(file: String) throws {
    let outcome = Document.render(
      Array(document("file: \(file), x: x, y: y").utf8), file: "dial.yaml", folder: folder.path)
    #expect(outcome.value != nil)
    let place = 4 + 14 + file.utf8.count + 11
    #expect(
      outcome.diagnostics.map(\.headline) == [
        "dial.yaml:4:\(place): warning[SH0510]: 'y' names a column without a reading in '\(file)'"
      ])
    let row = Document.render(
      Array(reading("data: {file: \(file), y: y}").utf8), file: "dial.yaml", folder: folder.path)
    #expect(row.value?.annotations == [Semantics.Annotation("state", "no-data")])
  }

  @Test func `another folder has to be allowed`() {
    func found(_ file: String, root: URL?) -> [String] {
      Document.render(
        Array(document("file: \(file), x: x, y: y").utf8), file: "dial.yaml", folder: folder.path,
        in: RenderEnvironment(dataRoot: root?.path)
      ).diagnostics.map(\.headline)
    }
    let all = base
    #expect(found("../outside.csv", root: all) == [])
    #expect(found("outside.csv", root: all) == [])
    #expect(found("link.csv", root: all) == [])
    #expect(found(all.appending(path: "outside.csv").path, root: all) == [])
    #expect(found("../outside.csv", root: folder).first?.contains("SH0501") == true)
    #expect(found("/etc/passwd", root: all).first?.contains("SH0501") == true)
    #expect(found("../outside.csv", root: nil).first?.contains("SH0501") == true)
  }

  @Test func `ends that are given choose the points`() throws {
    let text = document(
      "points: [[0, 900], [1, 1], [2, 2], [3, -70]]", "x: {min: 1, max: 2}\n    y: {rounded: false}"
    )
    let scene = picture(text)
    guard case .shape(let shape) = scene?.layers.first?.content else {
      Issue.record("there is no line")
      return
    }
    #expect(shape.path.elements.count == 2)
  }

  @Test func `a scale whose min is above its max is reversed`() {
    let data = "points: [[0, 900], [1, 1], [2, 2], [3, -70]]"
    #expect(
      picture(document(data, "x: {min: 2, max: 1}\n    y: {min: 5, max: 0}"))
        == picture(
          document(
            data,
            "x: {min: 1, max: 2, reversed: true}\n    y: {min: 0, max: 5, reversed: true}")))
  }

  @Test func `an error of a side is told at the parameter that its key takes`() {
    let text = """
      sweephand: 1
      title: Depth
      template: line-graph
      with: {min: 100, max: 100}
      """
    #expect(
      mistakes(text) == ["dial.yaml:4:23: error[SH0604]: 'max' must differ from 'min'"])
    #expect(
      mistakes("sweephand: 1\ntemplate: line-graph\nwith: {min: 100}", set: ["max": "100"])
        == ["--set: error[SH0604]: 'max' must differ from 'min'"])
  }

  @Test func `days are those of a zone`() throws {
    let rows = ["2026-03-22T00:00+01:00,3", "2026-03-22T23:00Z,4", "2026-03-24T00:00+01:00,6"]
    try Data(("day,v\n" + rows.joined(separator: "\n")).utf8).write(
      to: folder.appending(path: "zone.csv"))
    try Data("day,v\n2026-03-22,3\n2026-03-23,4\n2026-03-24,6".utf8).write(
      to: folder.appending(path: "local.csv"))
    let zoned = picture(
      document("file: zone.csv, x: day, y: v, zone: Europe/Berlin"), folder: folder.path)
    let local = picture(document("file: local.csv, x: day, y: v"), folder: folder.path)
    #expect(zoned != nil && zoned == local)
    let row = picture(
      reading("data: {file: zone.csv, x: day, y: v, row: 2026-03-23, zone: Europe/Berlin}"),
      folder: folder.path)
    #expect(row == picture(reading("value: 4, previous: 3")))
    #expect(
      mistakes(document("file: zone.csv, x: day, y: v, zone: Europe/Berln"), folder: folder.path)
        .first?.contains("'zone' must name a time zone, not 'Europe/Berln'") == true)
  }

  @Test(
    arguments: [
      ("y: {min: 3, max: 3}", "dial.yaml:5:22: error[SH0604]: 'y.max' must differ from 'min'"),
      ("y: {kind: log, min: -1}", "'y' must"),
      ("spacing: [0, 1]", "'spacing' must be two distances of 1 or more"),
      ("x: {kind: category}", "'x"),
    ])
  func `impossible plots are told`(scales: String, message: String) {
    let found = mistakes(document("values: [1, 2]", scales))
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test func `parts name their plot`() {
    let text = "sweephand: 1\nplots:\n  one: {}\nlayers:\n  - line: {plot: two}"
    #expect(mistakes(text).first?.contains("error[SH0605]: unknown plot 'two'") == true)
    #expect(
      mistakes("sweephand: 1\nlayers: [line]").first?.contains("'plot' is required by this part")
        == true)
  }

  private func reading(_ keys: String) -> String {
    """
    sweephand: 1
    readings: {main: {\(keys)}}
    picture: {title: "${reading}"}
    layers: [needle]
    """
  }

  @Test(arguments: [
    ("x: day, row: 2012-01-01", "1", -118.4), ("x: name, row: c", "3", -116.032),
    ("x: day", "3", -116.032), ("row: 0", "1", -118.4), ("row: 2", "3", -116.032),
  ])
  func `readings come from rows, and from the row before`(
    row: String, told: String, start: Double
  ) throws {
    let keys = "data: {file: data/good.csv, y: value, \(row)}"
    let scene = try #require(picture(reading(keys), folder: folder.path))
    #expect(scene.title == told)
    func turns(_ layers: [Layer]) -> [Angle] {
      layers.flatMap { layer -> [Angle] in
        if case .rotate(let turn)? = layer.transform.first {
          [turn]
        } else {
          turns(layer.sublayers)
        }
      }
    }
    let turn = try #require(turns(scene.presentation(at: .zero).layers).first)
    #expect(abs(turn.degrees - start) < 1e-9)
  }

  @Test(arguments: [
    ("x: day, row: 7", "2:70: error[SH0505]: 'row' is not among the rows: '7'"),
    ("x: name, row: d", "2:71: error[SH0505]: 'row' is not among the rows: 'd'"),
    (
      "x: dayy, row: 7",
      "2:60: error[SH0506]: 'x' names data that cannot be used: 'data/good.csv' has no column 'dayy' | did you mean 'day'?"
    ),
  ])
  func `rows that are not there are told`(row: String, message: String) {
    let keys = "data: {file: data/good.csv, y: value, \(row)}"
    #expect(mistakes(reading(keys), folder: folder.path) == ["dial.yaml:" + message])
  }

  @Test func `without a file the value counts`() {
    let document = "parameters: {f: {type: text}}\n" + reading("value: 7, data: {file: $f, y: v}")
    #expect(picture(document)?.title == "7")
  }

  @Test(arguments: ["[3, null, 5, 1]", "'3, , 5, 1'", "'3, null, 5, 1'"])
  func `values of the library's graphs have gaps`(values: String) throws {
    for template in ["line-graph", "sparkline"] {
      let scene = picture("sweephand: 1\ntemplate: \(template)\nwith: {values: \(values)}")
      func moves(_ layer: Layer) -> Int {
        guard layer.name == "line", case .shape(let shape) = layer.content else {
          return layer.sublayers.map(moves).reduce(0, +)
        }
        return shape.path.elements.count { if case .move = $0 { true } else { false } }
      }
      #expect(scene?.layers.map(moves).reduce(0, +) == 2, "\(template)")
    }
    let found = mistakes("sweephand: 1\ntemplate: line-graph\nwith: {values: [3, many]}")
    #expect(found.first?.contains("'values[1]' must be a number, not 'many'") == true)
  }

  @Test func `options name data from where they are given`() throws {
    let dial = try #require(Template.named("thermometer").value.map(Document.init))
    func faults(_ files: String?) -> [String] {
      var environment = fixedEnvironment
      environment.folder = files
      return dial.scene(set: ["file": "data/good.csv", "y": "value"], in: environment)
        .diagnostics.map(\.headline)
    }
    #expect(faults(folder.path) == [])
    #expect(faults(nil).first?.hasPrefix("--set file: error[SH0504]: 'file' names a file") == true)
  }
}
