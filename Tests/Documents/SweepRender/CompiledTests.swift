import Foundation
import SweepDials
import SweepGeometry
import SweepScene
import SweepTemplates
import SweepYAML
import Testing

@testable import SweepRender
@testable import SweepSVG

/// Compiled documents draw the same bytes as documents.
@Suite struct CompiledTests {
  /// The number of sets of varying parameters for each template, that of readings in each of its themes,
  /// and the seed; `COMPILED_COUNT`, `COMPILED_READINGS` and `COMPILED_SEED` choose others.
  private static let (count, seed) = (number("COMPILED_COUNT") ?? 6, number("COMPILED_SEED") ?? 0)
  private static let readings = number("COMPILED_READINGS") ?? 8

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Numbers that are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// A text for a parameter, mostly a right one.
  private static func text(_ parameter: Parameter, _ dice: inout Dice) -> String {
    let range = (parameter.minimum ?? 0)...max(parameter.maximum ?? 100, parameter.minimum ?? 0)
    let inside = Double.random(in: range, using: &dice)
    let number = ["0", "73", "-5", "1e3", "0.001", "\(inside)", "\(inside)", "\(Int(inside))"]
      .randomElement(using: &dice)
    switch parameter.kind {
    case .integer: return "\(Int(inside))"
    case .number, .duration, .angle: return number ?? ""
    case .boolean: return Bool.random(using: &dice) ? "true" : "false"
    case .choice, .theme: return parameter.choices.randomElement(using: &dice) ?? ""
    case .time: return "\(Int.random(in: 0...23, using: &dice)):17:09"
    case .numbers, .gappedNumbers: return "\(Int(inside)), 40, 80"
    case .color: return Bool.random(using: &dice) ? "accent" : "#d03030"
    case .text, .texts: return ["", "km/h", "Öl <&>", "a, b"].randomElement(using: &dice) ?? ""
    }
  }

  private static func outcome(_ draw: () throws -> Picture) -> Result<Picture, PictureError> {
    do {
      return .success(try draw())
    } catch {
      return .failure(error as? PictureError ?? PictureError(findings: []))
    }
  }

  /// A request in a theme and a form that the dice choose.
  private static func request(for template: Template, _ dice: inout Dice) -> PictureRequest {
    var request = PictureRequest(.document(Document(template)))
    request.environment.now = { 1_700_000_000 }
    request.environment.timeZone = "UTC"
    if template.parameter("theme") != nil {
      request.values["theme"] = Theme.library.randomElement(using: &dice)?.name
    }
    let isClock = template.parameters.contains { $0.kind == .time }
    if isClock, Bool.random(using: &dice) { request.values["time"] = "10:08:42" }
    var options = SVGOptions()
    switch Int.random(in: 0...4, using: &dice) {
    case 0: (options.layout, options.idPrefix) = (.pretty, .text("p"))
    case 1: options.motion = .full
    case 2: (options.profile, options.idPrefix) = (.svg11, .none)
    case 3: options.pause = .click
    default: break
    }
    request.form = .svg(options)
    return request
  }

  /// Every template, with one parameter that varies and with several.
  @Test(arguments: Template.library.map(\.name))
  func picturesAreThoseOfDocuments(_ name: String) throws {
    let template = try #require(Template.named(name).value)
    var dice = Dice(state: name.utf8.reduce(UInt64(Self.seed)) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<Self.count {
      let request = Self.request(for: template, &dice)
      let varying = template.parameters.shuffled(using: &dice)
        .prefix([1, 1, 2, 4].randomElement(using: &dice) ?? 1)
      let compiled = try #require(try request.compiled(varying: varying.map(\.name)))
      for _ in 0..<3 {
        var values: [String: String] = [:]
        for parameter in varying where Int.random(in: 0...4, using: &dice) > 0 {
          values[parameter.name] = Self.text(parameter, &dice)
        }
        var ordinary = request
        ordinary.values.merge(values) { $1 }
        // Varying parameters count as set, so that a series has no examples.
        let states = { (names: [String]) in
          template.parameters.contains { $0.isFact && names.contains($0.name) }
        }
        guard states(Array(ordinary.values.keys)) || !states(varying.map(\.name)) else { continue }
        let (one, two) = (
          Self.outcome { try compiled.picture(values: values) },
          Self.outcome { try ordinary.picture() }
        )
        #expect(one == two, "\(name) \(request.form) \(request.values) \(values)")
      }
    }
  }

  /// Every template in several themes, with readings that come again and others.
  @Test(arguments: Template.library.map(\.name))
  func readingsAreDrawnAsDocumentsDrawThem(_ name: String) throws {
    let template = try #require(Template.named(name).value)
    var dice = Dice(state: name.utf8.reduce(UInt64(Self.seed) + 7) { $0 &* 31 &+ UInt64($1) })
    let varying = template.parameters.filter { $0.isReading || $0.isFact && $0.kind == .numbers }
    for theme in Theme.library.shuffled(using: &dice).prefix(3) where !varying.isEmpty {
      var request = Self.request(for: template, &dice)
      if template.parameter("theme") != nil { request.values["theme"] = theme.name }
      let compiled = try #require(try request.compiled(varying: varying.map(\.name)))
      for _ in 0..<Self.readings {
        var ordinary = request
        let values = varying.map { ($0.name, Self.text($0, &dice)) }
        ordinary.values.merge(values) { $1 }
        let (one, two) = (
          Self.outcome { try compiled.picture(values: Dictionary(uniqueKeysWithValues: values)) },
          Self.outcome { try ordinary.picture() }
        )
        #expect(one == two, "\(name) \(theme.name) \(request.form) \(values)")
      }
    }
  }

  /// A pushed reading rests at the place that the scale allows.
  @Test(arguments: ["top", "value", "peak", "shade", "size"])
  func indirectReadingsAreDrawnAnew(_ varying: String) throws {
    let text = """
      sweephand: 1
      parameters:
        top: {type: number, default: 10}
        value: {type: number, default: 40}
        peak: {type: number, default: 2}
        shade: {type: color, default: accent}
        size: {type: number, default: 12}
      scales: {main: {domain: [0, $top]}, other: {domain: [0, 100]}}
      readings:
        main: {value: $value}
        held: {value: $peak, pushedBy: main}
        play: {values: [6, 1, 2], interval: 1s}
        mark: {value: 0, pushedBy: play, hold: 0.1s, fall: 9s}
      layers:
        - face
        - caption: {text: "${held} ${mark}", size: $size}
        - needle: {reading: held, color: $shade, colorAt: [[5, danger]]}
        - needle: {scale: other}
        - group: {parts: [labels: {scale: other}, progress: {color: $shade}]}
      """
    let document = try #require(Document.read(Array(text.utf8), file: "a.yaml").value)
    let request = PictureRequest(.document(document))
    let compiled = try #require(try request.compiled(varying: [varying]))
    for value in varying == "shade" ? ["danger", "#123"] : ["7", "20", "33"] {
      var ordinary = request
      ordinary.values[varying] = value
      let (one, two) = (
        Self.outcome { try compiled.picture(values: [varying: value]) },
        Self.outcome { try ordinary.picture() }
      )
      #expect(one == two && (try? two.get()) != nil, "\(two)")
    }
  }

  /// The id of a gradient passes to another one when layers swap theirs.
  @Test func gradientsKeepTheirLayers() throws {
    func layer(_ name: String, _ color: UInt32) -> Layer {
      let fill = Paint.gradient(.vertical(Color(color), .black))
      return Layer(
        name, content: .shape(Layer.Shape(.rect(Rect(center: .zero, radius: 9)), fillColor: fill)))
    }
    let kept = layer("kept", 1)
    func scene(_ first: UInt32, _ second: UInt32) -> Layer.Scene {
      Layer.Scene(
        size: Size(width: 9, height: 9), viewBox: Rect(center: .zero, radius: 9),
        layers: [layer("", first), layer("", second), kept])
    }
    let writer = SVGWriter()
    let markup = try writer.markup(of: [kept], in: scene(1, 2))
    for (first, second) in [(1, 2), (2, 1), (3, 1), (3, 4)] as [(UInt32, UInt32)] {
      let scene = scene(first, second)
      #expect(try writer.write(scene, with: markup) == writer.write(scene))
    }
  }

  @Test func aReadingLeavesMostAsItIs() throws {
    let template = try #require(Template.named("speedometer").value)
    let request = PictureRequest(.document(Document(template)))
    let compiled = try #require(try request.compiled(varying: ["value"]))
    _ = try compiled.picture(values: ["value": "20"])
    #expect(compiled.keptLayers.count >= 8)
    #expect(!compiled.keptLayers.contains { $0.hasPrefix("needle") || $0.hasPrefix("readout") })
  }

  @Test func bytesAreCopiedToThePictureOfAnotherReading() throws {
    let template = try #require(Template.named("speedometer").value)
    let compiled = try Document(template).compiled(varying: ["value"])
    func scene(_ value: String) throws -> Layer.Scene {
      try #require(compiled.soundScene(set: ["value": value]))
    }
    let writer = SVGWriter()
    var markup = try writer.markup(of: compiled.fixedLayers, in: scene("20"))
    markup.pieces = markup.pieces.map {
      CachedMarkup.Piece(layer: $0.layer, bytes: Array("<!--copied-->".utf8), ids: [])
    }
    let copies = String(decoding: try writer.write(scene("70"), with: markup).bytes, as: UTF8.self)
      .split(separator: "<!--copied-->", omittingEmptySubsequences: false)
    #expect(copies.count - 1 == markup.pieces.count && copies.count > 8)
  }

  @Test func unknownParametersAreRefused() throws {
    let template = try #require(Template.named("ring").value)
    #expect(throws: CompiledDocument.UnknownParameter.self) {
      _ = try Document(template).compiled(varying: ["valeu"])
    }
  }
}
