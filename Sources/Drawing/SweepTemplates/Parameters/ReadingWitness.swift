/// Notes what is looked at while something is read.
final class ReadingWitness: @unchecked Sendable {
  /// The names of what was looked at.
  var names: Set<String> = []

  func note(_ name: String) { names.insert(name) }
}
