#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The environment variables of the program.
package enum Environment {
  /// All variables by name.
  package static var all: [String: String] { ProcessInfo.processInfo.environment }

  /// Whether `CI` is set to anything but `false` and `0`.
  package static var isCI: Bool {
    !["", "0", "false"].contains(all["CI", default: ""].lowercased())
  }
}
