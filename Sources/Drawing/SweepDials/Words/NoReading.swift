/// A reading that is missing.
package enum NoReading {
  /// The figure of a missing reading, unless a part sets its own.
  package static let figure = "–"
}
