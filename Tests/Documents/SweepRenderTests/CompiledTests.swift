import SweepDials
import SweepSVG
import SweepTemplates
import Testing

@testable import SweepRender

/// Compiled documents draw what documents draw, byte for byte.
@Suite struct CompiledTests {
  /// Numbers that are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// A text for a parameter, often a right one.
  private static func text(_ parameter: Parameter, _ dice: inout Dice) -> String {
    let number =
      [
        "0", "73", "-5", "12.75", "1e3", "99.9", "250", "0.001",
        "\(Int.random(in: 0...400, using: &dice))",
      ].randomElement(using: &dice) ?? "1"
    switch parameter.kind {
    case .number, .integer, .duration, .angle: return number
    case .boolean: return Bool.random(using: &dice) ? "true" : "false"
    case .choice, .theme: return parameter.choices.randomElement(using: &dice) ?? ""
    case .time: return "\(Int.random(in: 0...23, using: &dice)):17:09"
    case .numbers, .gappedNumbers: return "\(number), 40, 80"
    case .color: return Bool.random(using: &dice) ? "accent" : "#d03030"
    case .text, .texts: return ["", "km/h", "Öl <&>", "a, b"].randomElement(using: &dice) ?? ""
    }
  }

  private static func outcome(
    _ draw: () throws -> Picture
  ) -> Result<Picture, PictureError> {
    do {
      return .success(try draw())
    } catch let error as PictureError {
      return .failure(error)
    } catch {
      return .failure(PictureError(findings: []))
    }
  }

  /// Every template in a theme and in two forms, its parameters varying one by one, and three at a time.
  @Test(arguments: Template.library.map(\.name))
  func picturesAreThoseOfDocuments(_ name: String) throws {
    let template = try #require(Template.named(name).value)
    var dice = Dice(state: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let clock = template.parameters.contains { $0.kind == .time }
    var shared = 0
    for (index, parameter) in template.parameters.enumerated() {
      var request = PictureRequest(.document(Document(template)))
      request.environment.now = { 1_700_000_000 }
      request.environment.timeZone = "UTC"
      let themes = Theme.library.map(\.name)
      if template.parameter("theme") != nil {
        request.values["theme"] = themes[(index + name.count) % themes.count]
      }
      if clock, index % 2 == 0 { request.values["time"] = "10:08:42" }
      var options = SVGOptions()
      if index % 3 == 1 { (options.form, options.idPrefix) = (.pretty, .text("p")) }
      if index % 3 == 2 { options.motion = .full }
      request.form = .svg(options)
      var varying = [parameter]
      for _ in 0..<(index % 2 * 2) {
        varying.append(template.parameters.randomElement(using: &dice) ?? parameter)
      }
      let compiled = try #require(try request.compiled(varying: varying.map(\.name)))
      if compiled.isKeeping { shared += 1 }
      for _ in 0..<3 {
        var values: [String: String] = [:]
        for parameter in varying { values[parameter.name] = Self.text(parameter, &dice) }
        var ordinary = request
        ordinary.values.merge(values) { $1 }
        let (one, two) = (
          Self.outcome { try compiled.picture(values: values) },
          Self.outcome { try ordinary.picture() }
        )
        #expect(one == two, "\(name) \(request.values) \(values)")
      }
    }
    #expect(clock || shared > template.parameters.count / 2)
  }

  @Test func aReadingLeavesMostAsItIs() throws {
    let template = try #require(Template.named("speedometer").value)
    let request = PictureRequest(.document(Document(template)))
    let compiled = try #require(try request.compiled(varying: ["value"]))
    #expect(compiled.keptLayers.count >= 8)
    #expect(!compiled.keptLayers.contains { $0.hasPrefix("needle") || $0.hasPrefix("readout") })
  }

  @Test func unknownParametersAreRefused() throws {
    let template = try #require(Template.named("ring").value)
    #expect(throws: CompiledDocument.UnknownParameter.self) {
      _ = try Document(template).compiled(varying: ["valeu"])
    }
  }
}
