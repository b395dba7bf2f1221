/// The files of the page, which are part of the program.
enum PageFiles {
  /// The bytes of a file; nil where there is none of that name.
  static func bytes(_ name: String) -> [UInt8]? {
    switch name {
    case "index.html": PackageResources.index_html
    default: nil
    }
  }
}
