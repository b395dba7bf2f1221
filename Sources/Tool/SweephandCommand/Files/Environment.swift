#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The variables that the program was started with.
enum Environment {
  /// All of them, by name.
  static var all: [String: String] {
    var all: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let sign = text.firstIndex(of: "=") {
        all[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      next += 1
    }
    return all
  }

  /// Whether `CI` says that nobody watches; `false` and `0` are no.
  static var isCI: Bool {
    !["", "0", "false"].contains(all["CI", default: ""].lowercased())
  }
}
