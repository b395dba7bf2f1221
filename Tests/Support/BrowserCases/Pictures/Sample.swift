import Foundation
import SweepDiagnostics
import SweepDials
import SweepSVG
import SweepScene
import SweepTemplates
import SweepYAML
import TestSupport

/// A document under `samples/` with the picture and the table of its movement beside it.
struct Sample: CustomStringConvertible, Sendable {
  /// The document's path from the root of the package.
  let path: String

  var description: String { path }

  static let root = Repository.root

  /// Every document that is meant to be drawn.
  static let all = files(".yaml")
    .filter { !isMistake($0) }.map(Sample.init)

  /// Whether a file is there to be refused.
  static func isMistake(_ path: String) -> Bool {
    path.hasPrefix("samples/invalid/") || path.hasPrefix("samples/hostile/")
  }

  /// The paths under `samples/` with an ending, sorted.
  static func files(_ ending: String) -> [String] {
    let folder = root.appending(path: "samples")
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(ending) }.map { "samples/" + $0 }.sorted()
  }

  /// The path of a file beside the document.
  func beside(_ ending: String) -> URL { Self.root.appending(path: path(ending)) }

  /// The path of a file beside the document, from the root of the package.
  func path(_ ending: String) -> String { path.dropLast(".yaml".count) + ending }

  var document: URL { Self.root.appending(path: path) }

  /// The interactivity of the picture, from its folder.
  var interactivity: Dial.Interactivity {
    switch path.split(separator: "/")[1] {
    case "interactive": .script
    case "click": .click
    default: .none
    }
  }

  /// The samples that show how words are cut off, which each is warned of.
  private static let cut: Set = ["samples/type/captions.yaml", "samples/type/captions-drawn.yaml"]

  /// The scene, as the command draws it; the script is left to pages.
  func scene() throws -> Layer.Scene {
    let bytes = Array(try Data(contentsOf: document))
    var environment = RenderEnvironment()
    environment.interactivity = interactivity
    let outcome = Document.render(
      bytes, file: path, folder: document.deletingLastPathComponent().path, in: environment)
    let warnings = outcome.diagnostics.filter { $0.severity != .note }.map(\.code.rawValue)
    guard warnings == (Self.cut.contains(path) ? ["SH0607"] : []), let scene = outcome.value else {
      throw Failure(outcome.diagnostics.map(\.description).joined(separator: "\n"))
    }
    return scene
  }

  /// The picture as samples keep it: one element a line, ids without a prefix.
  func svg(_ profile: SVGOptions.Profile = .output) throws -> SVGOutput {
    var options = SVGOptions(layout: .pretty, idPrefix: .none, profile: profile)
    if interactivity == .click { options.motion = .full }
    return try SVGWriter(options).write(try scene())
  }
}
