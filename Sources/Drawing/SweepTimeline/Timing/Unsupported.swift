/// Why something cannot be written, in words that follow on the property's name.
struct Unsupported: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
