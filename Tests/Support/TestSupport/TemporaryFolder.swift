package import Foundation

/// Makes a folder, hands it to `body` and removes it with all that is in it.
package func withTemporaryFolder<Value>(
  isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> sending Value
) async throws -> sending Value {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "sweephand-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
