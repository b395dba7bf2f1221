import SweepSVG
import SweepScene
import SweepTemplates
import SweepYAML

/// Pictures that move, as a program draws them that knows nothing of SMIL: with the final reading.
struct RasterPictures: Encodable {
  struct Pair: Encodable {
    var name: String
    var moving: String
    var still: String
  }

  /// Every template.
  var templates: [Pair]
  /// The templates that go from full to nothing: a stroke without length shows none of its round ends.
  var emptied: [Pair]
  /// Every sample.
  var samples: [Pair]
  /// The first template at the beginning, where it looks another way.
  var start: String

  init() throws {
    templates = try Template.names.map { try Self.pair(of: $0).required($0) }
    emptied = try Template.names.compactMap {
      try Self.pair(of: $0, with: "value: 0, previous: 100")
    }
    samples = try Sample.all.map { sample in
      let scene = try sample.scene()
      return Pair(
        name: sample.path, moving: try SVGWriter().write(scene).string,
        still: try SVGWriter(SVGOptions(motion: .none)).write(scene).string)
    }
    start = try Self.pair(of: "speedometer", with: "value: 0").required("speedometer").still
  }

  /// A template; nil where it has not such values.
  private static func pair(of template: String, with values: String = "") throws -> Pair? {
    let document = "sweephand: 1\ntemplate: \(template)\nwith: {\(values)}"
    guard let scene = Document.render(Array(document.utf8), file: "dial.yaml").value else {
      return nil
    }
    func svg(_ motion: SVGOptions.Motion) throws -> String {
      try SVGWriter(SVGOptions(motion: motion)).write(scene).string
        .replacing(/font-family="([^"]*)"/) { "font-family=\"\(installedFamily($0.1))\"" }
    }
    return Pair(name: template, moving: try svg(.reduced), still: try svg(.none))
  }

  /// A family that is there wherever the tests run: of a list each program may choose another one.
  private static func installedFamily(_ list: Substring) -> String {
    if list.hasSuffix("monospace") { return "Liberation Mono" }
    return list.hasSuffix("sans-serif") ? "Liberation Sans" : "Liberation Serif"
  }
}
