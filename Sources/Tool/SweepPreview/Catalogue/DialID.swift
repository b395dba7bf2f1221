import SweepHTTP
import SweepRender

/// A dial: a built-in one, a document or SVG file in the folder, or an SVG file from the page.
enum DialID: Hashable, Sendable {
  /// A template of the library by its name.
  case library(String)
  /// A document or an SVG file by its path below the folder.
  case folder(String)
  /// An SVG file that the page has opened, by its name.
  case opened(String)

  /// Reads the segments of a path after `/api/dials/` and the like; nil if they name no dial.
  init?(_ segments: some BidirectionalCollection<String>) {
    let rest = segments.dropFirst()
    guard let name = rest.last, ![".", ".."].contains(name),
      rest.dropLast().allSatisfy({ !$0.hasPrefix(".") })
    else { return nil }
    switch segments.first {
    case "library" where rest.count == 1: self = .library(rest.joined())
    case "opened" where rest.count == 1: self = .opened(rest.joined())
    case "folder": self = .folder(rest.joined(separator: "/"))
    default: return nil
    }
  }

  /// The dial in responses and, once escaped, in paths.
  var text: String {
    switch self {
    case .library(let name): "library/\(name)"
    case .folder(let path): "folder/\(path)"
    case .opened(let name): "opened/\(name)"
    }
  }

  /// The path below the folder; nil for a dial of the library and for a file from the page.
  var path: String? { if case .folder(let path) = self { path } else { nil } }

  /// Whether the name of its file begins with a point.
  var isHidden: Bool {
    path.map { $0.split(separator: "/").last?.hasPrefix(".") == true } ?? false
  }

  /// Whether it is an SVG file.
  var isSVGFile: Bool {
    if case .opened = self { true } else { path.map(MovingPicture.isNamed) ?? false }
  }

  /// The path below the folder of the picture that was accepted; nil for one of the library and for
  /// SVG files.
  var golden: String? {
    isSVGFile ? nil : path.map { Catalogue.stem(of: $0) + Catalogue.svgEnding }
  }

  /// The dial behind a prefix such as `/dial`, as a path of a URL.
  func path(in prefix: String) -> String {
    let escaped = text.split(separator: "/").map { PercentEncoding.encode(String($0)) }
    return "\(prefix)/\(escaped.joined(separator: "/"))"
  }
}
