#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Questions about paths.
enum Paths {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The folder that a file lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
