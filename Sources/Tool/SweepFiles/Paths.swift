#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Questions about paths.
package enum Paths {
  package static func exists(_ path: String) -> Bool { access(path.onDisk, F_OK) == 0 }

  /// Whether there is a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool { link(path) != nil }

  /// The absolute path without links of an existing file; nil for a missing one.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path.onDisk, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The absolute path of this program without links; nil if the system does not provide it.
  package static var ownProgram: String? {
    #if canImport(Darwin)
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(bytes.count)
      return _NSGetExecutablePath(&bytes, &size) == 0 ? real(String(cString: bytes)) : nil
    #else
      return real("/proc/self/exe")
    #endif
  }

  /// The path of a program, given by its path or by its name in `PATH`; nil if it is missing.
  package static func program(_ name: String) -> String? {
    let folders =
      name.contains("/")
      ? [""] : Environment.all["PATH", default: ""].split(separator: ":").map { "\($0)/" }
    return folders.map { $0 + name }.first { access($0.onDisk, X_OK) == 0 }
  }

  /// The folder that a file lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of a file without its folder.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The name of a file without its folder and its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }

  /// The words of a file's name as a title.
  package static func title(of path: String) -> String {
    let words = String(stem(of: path).map { "-_".contains($0) ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The file that a chain of symbolic links leads to, whether it is there or not.
  package static func target(of path: String) throws(FileError) -> String {
    var target = path
    // The maximum number of links in Linux.
    for _ in 0...40 {
      guard let link = link(target) else { return target }
      target = link.hasPrefix("/") ? link : "\(folder(of: target))/\(link)"
    }
    throw FileError(path: path, reason: "too many levels of symbolic links")
  }

  /// The target of a symbolic link; nil for everything else.
  private static func link(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path.onDisk, &bytes, bytes.count)
    guard length > 0 else { return nil }
    return FileName.text(bytes.prefix(length).map(UInt8.init(bitPattern:)))
  }
}
