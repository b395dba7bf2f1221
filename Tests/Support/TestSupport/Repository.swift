package import Foundation

/// The files of the project.
package enum Repository {
  /// The folder with the package's manifest.
  package static let root = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }
}
