import Foundation
import TestSupport
import Testing

/// Mistakes of newcomers from iOS, the compiler's error about each, and the code that it asks for.
@Suite struct MistakeTests {
  private static let mistakes: [(code: String, error: String, mend: String)] = [
    (
      #"_ = Speedometer(142, unit: "km/h", in: 0...280)"#, "'in' must precede argument 'unit'",
      #"_ = Speedometer(142, in: 0...280, unit: "km/h")"#
    ),
    ("_ = Speedometer(value: 142)", "extraneous argument label 'value:'", "_ = Speedometer(142)"),
    ("_ = Speedometer(142).svg()", "not marked with 'try'", "_ = try Speedometer(142).svg()"),
    (
      #"_ = Speedometer(142, theme: "brass")"#, "write its name, as in '.brass'",
      "_ = Speedometer(142, theme: .brass)"
    ),
    (
      #"try Speedometer(142).svg().write(to: "a.svg")"#,
      "write 'Data(output.bytes).write(to: url)'",
      #"try Data(Speedometer(142).svg().bytes).write(to: URL(filePath: "a.svg"))"#
    ),
    (
      "let gauge = Speedometer(142); gauge.danger = 240", "'gauge' is a 'let' constant",
      "var gauge = Speedometer(142); gauge.danger = 240"
    ),
    (
      #"_ = Dial { Layer("a") }"#, "in the 'layer(in:)' of a 'Part', or add it to 'scene().layers'",
      #"var scene = try Dial { Face() }.scene(); scene.layers.append(Layer("a"))"#
    ),
    (#"layer.opacity = "0.5""#, "type 'String' to type 'Double'", "layer.opacity = 0.5"),
    (
      "layer.rotation = 45", "write its unit, as in '.degrees(45)'", "layer.rotation = .degrees(45)"
    ),
    ("layer.rotation = .pi / 4", "write '.radians(.pi / 4)'", "layer.rotation = .radians(.pi / 4)"),
    (
      "_ = Scale(0...100, start: -118.4, span: 237.4)", "write its unit, as in '.degrees(45)'",
      "_ = Scale(0...100, start: .degrees(-118.4), span: .degrees(237.4))"
    ),
    (
      "layer.addSublayer(other)", "replaced by 'sublayers.append(_:)'",
      "layer.sublayers.append(other)"
    ),
    (
      "layer.insertSublayer(other, at: 0)", "replaced by 'sublayers.insert(_:at:)'",
      "layer.sublayers.insert(other, at: 0)"
    ),
    (
      #"layer.add(basic, forKey: "fade")"#, "write 'add(.animate(…), forKey:)'",
      #"layer.add(.animate(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")"#
    ),
    (
      #"layer.setValue(45, forKeyPath: "transform.rotation.z")"#, "as in 'rotation = .degrees(45)'",
      "layer.rotation = .degrees(45)"
    ),
    ("layer.hidden = true", "renamed to 'isHidden'", "layer.isHidden = true"),
    ("layer.path = .circle(radius: 3)", "'shape?.path'", "layer.shape?.path = .circle(radius: 3)"),
    ("layer.fillColor = .red", "write 'shape?.fillColor'", "layer.shape?.fillColor = .red"),
    (#"layer.string = "a""#, "write 'text?.string'", #"layer.text?.string = "a""#),
    (
      ##"layer.shape?.fillColor = "#ff0000""##, "write '.rgb(0xff0000)'",
      "layer.shape?.fillColor = .rgb(0xff0000)"
    ),
    (
      ##"_ = Layer.Color("#ff0000")"##, "as in 'Layer.Color(0xff0000)'", "_ = Layer.Color(0xff0000)"
    ),
    (
      "_ = Layer.Color(white: 1, alpha: 0.7)", "write '.white.opacity(0.7)'",
      "_ = Layer.Color.white.opacity(0.7)"
    ),
    (
      """
      _ = Layer.Path.arc(
        center: .zero, radius: 8, startAngle: 0, endAngle: 1.57, clockwise: true)
      """, "write 'arc(center:radius:from:to:)': 0° is 12 o'clock",
      "_ = Layer.Path.arc(center: .zero, radius: 8, from: .degrees(90), to: .degrees(180))"
    ),
    (
      #"_ = BasicAnimation(keyPath: "opacity")"#, "write '.animate(.opacity, from: 0, to: 1",
      "let fade: Layer.Animation = .animate(.opacity, from: 0, to: 1, duration: 1); _ = fade"
    ),
    ("basic.duration = 2", "renamed to 'timing.duration'", "basic.timing.duration = 2"),
    (#"basic.timing.duration = "2s""#, "write a number of seconds", "basic.timing.duration = 2"),
    (
      "basic.timingFunction = .easeInOut", "renamed to 'easeInEaseOut'",
      "basic.timingFunction = .easeInEaseOut"
    ),
    (
      "_ = TimingFunction(name: .easeInEaseOut)",
      "write the function itself, as in '.easeInEaseOut'",
      "let pace: TimingFunction = .easeInEaseOut; _ = pace"
    ),
  ]

  @Test func `errors of the compiler name the mend`() async throws {
    let (_, errors) = try await Self.typecheck(Self.mistakes.map(\.code))
    for (number, mistake) in Self.mistakes.enumerated() {
      let own = errors.split(separator: "\n").filter { $0.hasPrefix("mistake\(number).swift:") }
      let named = own.contains { $0.contains(mistake.error) }
      #expect(named, "\(mistake.code): \(own.joined(separator: "\n"))")
    }
  }

  @Test func `what the errors ask for compiles`() async throws {
    let (status, errors) = try await Self.typecheck(Self.mistakes.map(\.mend))
    #expect(status == 0, "\(errors)")
  }

  /// Compiles statements, each as a function of its own whose errors are those of `mistake0.swift` …
  private static func typecheck(
    _ statements: [String]
  ) async throws -> (status: Int32, errors: String) {
    let functions = statements.enumerated().map { number, statement in
      """

      func mistake\(number)(
        _ layer: inout Layer, _ other: Layer, _ basic: inout BasicAnimation
      ) throws {
      #sourceLocation(file: "mistake\(number).swift", line: 1)
      \(statement)
      #sourceLocation()
      }
      """
    }
    return try await withTemporaryFolder { folder in
      let file = folder.appending(path: "mistakes.swift")
      let source = "import Foundation\nimport Sweephand\n" + functions.joined()
      try Data(source.utf8).write(to: file)
      let arguments = [
        "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", "6",
      ]
      let modules = ["-I", Repository.build.appending(path: "Modules").path]
      let outcome = try await Command("swiftc", arguments + modules + [file.path]).run()
      return (outcome.status, outcome.errors)
    }
  }
}
