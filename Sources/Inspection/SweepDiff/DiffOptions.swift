package import SweepVocabulary

/// What counts as a difference.
public struct DiffOptions: Sendable {
  /// The most by which equal numbers may differ; 0 by default.
  public var equalWithin: Double
  /// Whether comments are compared; they are not by default.
  public var comparesComments: Bool
  /// XPath expressions; what they select in either document is left out.
  public var ignored: [String]
  /// Whether automatic prefixes of ids, which change with the content, are compared.
  public var comparesPrefixes: Bool
  /// Whether documents that Sweephand wrote are described in words.
  public var describesChanges: Bool
  /// What attributes mean; that of SVG by default. Without one every value is text.
  package var vocabulary: Vocabulary? = .svg

  /// Makes options; each has a default.
  public init(
    equalWithin: Double = 0, comparesComments: Bool = false, ignored: [String] = [],
    comparesPrefixes: Bool = false, describesChanges: Bool = true
  ) {
    self.equalWithin = equalWithin
    self.comparesComments = comparesComments
    self.ignored = ignored
    self.comparesPrefixes = comparesPrefixes
    self.describesChanges = describesChanges
  }
}
