package import Foundation

/// The files of the project.
package enum Repository {
  /// The folder with the package's manifest.
  package static let root = (0..<4).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The folder that these tests were built into, with its modules and objects.
  package static var build: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    return URL(filePath: bundle ?? ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
  }
}
