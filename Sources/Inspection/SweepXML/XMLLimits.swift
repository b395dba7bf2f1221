import CLibXML2

/// Limits above which a document is refused.
///
/// The limits are checked over the bytes, before libxml2 sees any of them: its check for duplicate
/// attributes is quadratic and its own limits are off by one between versions.
public struct XMLLimits: Hashable, Sendable {
  /// A limit.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Bytes of the document, before and after its conversion to UTF-8.
    case size
    /// Elements within each other, the root counted.
    case depth
    /// Elements in the whole document.
    case elements
    /// Attributes of one element, namespace declarations counted.
    case attributes
  }

  /// The most bytes; 16 MiB by default, and never more than 2 GiB.
  public var size: Int
  /// The most elements within each other; 256 by default, and never more than libxml2 allows.
  public var depth: Int
  /// The most elements; 200,000 by default.
  public var elements: Int
  /// The most attributes of one element; 1,000 by default.
  public var attributes: Int

  /// Makes limits; each has a default that real documents stay far below.
  public init(
    size: Int = 16 << 20, depth: Int = 256, elements: Int = 200_000, attributes: Int = 1_000
  ) {
    self.size = size
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
  }

  /// The default limits of every reader.
  public static let `default` = XMLLimits()
}

/// The XML library that the program runs with.
public enum XMLLibrary {
  /// The version of libxml2, as in `2.9.14`.
  public static var version: String {
    // The library gives it as one number, 20914, sometimes followed by the build's name.
    let text = String(cString: sweep_version())
    guard let number = Int(text.prefix { $0.isNumber }) else { return text }
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }
}
