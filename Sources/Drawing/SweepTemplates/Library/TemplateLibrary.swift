/// The built-in templates, as JSON that is made from `templates/`.
enum TemplateLibrary {
  /// The text of a template; nil where there is none of that name.
  static func document(_ name: String) -> [UInt8]? {
    documents.first { $0.name == name }.map { bytes(of: $0.text) }
  }

  /// The bytes of a file that templates name; nil where there is none of that name.
  static func file(_ name: String) -> [UInt8]? {
    files.first { $0.name == name }.map { bytes(of: $0.text) }
  }

  private static func bytes(of text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
