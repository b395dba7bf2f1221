/// One thing to be measured: a way to make a document for a value.
public struct Subject: Sendable {
  /// The name in the tables.
  public let name: String
  /// Makes the document for a value in 0...100 and returns its length in bytes.
  public let document: @Sendable (Double) throws -> Int

  /// Names a way to make documents.
  public init(_ name: String, document: @escaping @Sendable (Double) throws -> Int) {
    self.name = name
    self.document = document
  }
}
