/// How large a document may be before it is refused.
///
/// The limits are checked over the bytes, before libxml2 sees any of them: its check for duplicate
/// attributes is quadratic and its own limits are off by one between versions.
public struct XMLLimits: Hashable, Sendable {
  /// What is counted.
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
