/// The limits of documents and their files, and of the drawing, above which they are rejected.
///
/// ```swift
/// var environment = RenderEnvironment()
/// environment.limits[.parts] = 2_000
/// ```
public struct LoadLimits: Hashable, Sendable {
  /// The limits by name.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Bytes of a document; 1 MiB by default.
    case size
    /// Lists and mappings inside each other; 64 by default, and never more than 256.
    case depth
    /// Parts of a document, those in groups included; 500 by default.
    case parts
    /// Bytes of a picture; 16 MiB by default.
    case picture
    /// Bytes of artwork; 8 MiB by default.
    case artwork
    /// Elements of artwork; 50,000 by default.
    case elements
    /// Bytes of a font; 32 MiB by default.
    case font
    /// Bytes of a file of data; 16 MiB by default, of which JSON has a quarter.
    case data
    /// Rows of data; 100,000 by default.
    case rows
    /// Keys of all animations, those of springs and other oscillating paces counted by their cost;
    /// 1,000,000 by default.
    case keys

    /// The limit unless another is set.
    public var standard: Int {
      switch self {
      case .size: 1 << 20
      case .depth: 64
      case .parts: 500
      case .picture, .data: 16 << 20
      case .artwork: 8 << 20
      case .font: 32 << 20
      case .elements: 50_000
      case .rows: 100_000
      case .keys: 1_000_000
      }
    }
  }

  private var changes: [Name: Int] = [:]

  /// Makes limits that documents of people stay far below.
  public init() {}

  /// The most of something.
  public subscript(name: Name) -> Int {
    get { changes[name] ?? name.standard }
    // Readers are recursive.
    set { changes[name] = name == .depth ? min(newValue, 256) : newValue }
  }

  /// The bytes of a text once parameters are put in: 64 KiB.
  static let textBytes = 1 << 16
}

extension LoadLimits.Name {
  /// The suggestion for a document that exceeds the limit on purpose.
  package var hint: String { "the limit '\(rawValue)' can be set" }
}
