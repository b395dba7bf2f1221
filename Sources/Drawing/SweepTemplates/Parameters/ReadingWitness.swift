/// Records the names that are read.
final class ReadingWitness: @unchecked Sendable {
  /// The recorded names.
  var names: Set<String> = []

  func note(_ name: String) { names.insert(name) }
}
