import Foundation

/// Writes the pictures that the tests in browsers show, with what they expect of them, as JSON:
/// `BrowserCases model`.
@main
struct BrowserCases {
  /// The suites by name; `Tests/Tool/BrowserTests/cases.py` reads it.
  private static let suites: [String: @Sendable () throws -> any Encodable] = [
    "model": { modelCases.map(SceneCase.init) },
    "curves": { curveCases.map(SceneCase.init) },
    "events": { eventCases.map(SceneCase.init) },
    "tutorials": { tutorialCases.map { SceneCase($0.oracle) } },
    "tutorials-in-swift": { try TutorialPictures() },
    "samples": { try SampleCases.all() },
    "random": { RandomRun.cases },
    "bugs": { EngineBug.all.map(BugCase.init) },
    "still-scenes": { StillScene.all },
    "still-samples": { try StillSample.all() },
    "pause": { try PauseCase.document() },
    "dials": { try DialCases.documents() },
    "switching": { try SwitchingPictures() },
    "compact": { try TemplatePictures.compact() },
    "layouts": { try TemplatePictures.layouts() },
    "drawn-type": { try TemplatePictures.drawnType() },
    "labels": { try LabelPictures.all() },
    "widths": { TextWidth.all },
    "controls": { ScriptControls() },
    "readouts": { try ScriptReadouts() },
    "rasters": { try RasterPictures() },
    "artwork": { try ArtworkPicture.all() },
    "fonts": { try FontPicture.all() },
    "own-parts": { try OwnPartPictures() },
    "traps": { try ScriptTraps() },
    "layers": { try LayerPicture.all() },
    "random-layers": { try LayerPicture.random() },
  ]

  static func main() throws {
    guard CommandLine.arguments.count == 2, let suite = suites[CommandLine.arguments[1]] else {
      throw Failure("name one of \(suites.keys.sorted().joined(separator: ", "))")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    FileHandle.standardOutput.write(try encoder.encode(suite()))
  }
}

/// Why there is nothing to write.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A picture with a name for messages.
struct Picture: Encodable {
  var name: String
  var svg: String
}

/// A document and the times, in seconds, at which browsers are asked about it.
struct TimedDocument: Encodable {
  /// Something that happens to the element with an id, such as a click.
  struct Event: Encodable {
    var name: String
    var id: String
    var time: Double
  }

  var svg: String
  var times: [Double]
  /// Whether the groups and paths with an id are read, each as it comes out on the picture, in
  /// the place of the animated elements.
  var totals = true
  /// The events on the document's elements; with events, the times must not decrease.
  var events: [Event] = []
}

extension Optional {
  /// The value, or an error that says what is missing.
  func required(_ name: String) throws -> Wrapped {
    guard let self else { throw Failure("there is no \(name)") }
    return self
  }
}
