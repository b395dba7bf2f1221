import SweepDiagnostics
import SweepGeometry

extension Template {
  /// The names of the library's templates, in the order of lists.
  public static var names: [String] { TemplateLibrary.documents.map(\.name) }

  /// The library's templates, in the order of lists.
  public static var library: [Template] { names.compactMap { named($0).value } }

  /// A hint at the template that a misspelt name may mean, or the list of all names.
  public static func hint(forUnknown name: String) -> String? {
    let otherWords = [
      "gauge": ["speedometer"], "dial": ["speedometer"], "meter": ["speedometer"],
      "progress": ["ring"], "donut": ["ring"], "circle": ["ring"], "watch": ["clock"],
      "stopwatch": ["chronograph"], "counter": ["odometer"], "level": ["tank"],
      "graph": ["line-graph"], "chart": ["line-graph"], "line": ["line-graph"],
    ]
    return Suggestion.hintOrList(
      name, among: names, "the templates are", otherWords: otherWords)
  }

  /// A built-in template; nil with no diagnostic for an unknown name.
  ///
  /// A built-in document is read at its first use, and then cached.
  public static func named(_ name: String) -> Outcome<Template> {
    LibraryCache.shared.template(name)
  }
}

/// The templates that have been read, for all threads.
private final class LibraryCache: @unchecked Sendable {
  static let shared = LibraryCache()

  private let lock = Lock()
  private var outcomes: [String: Outcome<Template>] = [:]

  func template(_ name: String) -> Outcome<Template> {
    lock.withLock {
      if let known = outcomes[name] { return known }
      guard let document = TemplateLibrary.document(name) else {
        return Outcome(nil, DiagnosticSink())
      }
      let outcome = Self.read(document, name)
      outcomes[name] = outcome
      return outcome
    }
  }

  private static func read(_ bytes: [UInt8], _ name: String) -> Outcome<Template> {
    var decoding = Decoding(environment: RenderEnvironment())
    let source = SourceText(bytes, file: "\(name).yaml", isLibrary: true)
    let template = JSONReader.document(source, LoadLimits(), into: &decoding.sink).flatMap {
      Template($0, name: name, &decoding)
    }
    return Outcome(template, decoding.sink)
  }
}
