package import SweepDiagnostics
import SweepScene

/// Where the parts of a picture stand in its document, by the layers that they draw.
public struct PartPlaces: Sendable {
  /// The places by what messages call the layers.
  private var spans: [String: SourceSpan] = [:]

  /// Makes the places of a picture none of whose parts stand in a document.
  init() {}

  /// Makes the places of parts that have drawn a layer each.
  init(of parts: [LayerEntry], drawing layers: [Layer]) {
    for (part, name) in zip(parts, layers.pathComponents) { spans[name] = part.name.span }
  }

  /// The places in one file alone.
  func inside(_ file: String) -> PartPlaces {
    var places = self
    places.spans = spans.filter { $0.value.source.file == file }
    return places
  }

  /// Points a diagnostic to the part that drew a layer, or that is around it; where that is not
  /// known, the diagnostic stays as it is.
  ///
  /// - Parameter path: the names of the layers from the root to the one concerned, joined by `/`.
  package func place(_ diagnostic: inout Diagnostic, atLayer path: String) {
    let root = spans.keys.filter { path == $0 || path.hasPrefix($0 + "/") }.max {
      $0.count < $1.count
    }
    guard let root, let span = spans[root] else { return }
    diagnostic.file = span.source.file
    diagnostic.place(at: .source(span))
  }
}
