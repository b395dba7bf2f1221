extension Path {
  /// Reads SVG path data (SVG 1.1, 8.3).
  ///
  /// Every command is supported, relative ones as absolute positions, `H` and `V` as lines, `S` and
  /// `T` as the equivalent curves. An empty text is the empty path. Unlike browsers, which draw up
  /// to an error, it rejects malformed data as a whole.
  ///
  /// ```swift
  /// try Path(svgPathData: "m10 10h80v.5z").elements.count  // 4
  /// ```
  ///
  /// - Throws: The first fault and its byte offset.
  public init(svgPathData text: String) throws(PathDataError) {
    var text = text
    // The standard library's closure calls do not keep the type of an error.
    let result = text.withUTF8 { bytes in
      Result { () throws(PathDataError) in try Path(svgPathData: bytes) }
    }
    self = try result.get()
  }

  /// Reads SVG path data from UTF-8.
  package init(svgPathData bytes: UnsafeBufferPointer<UInt8>) throws(PathDataError) {
    var parser = PathDataParser(bytes)
    try parser.parse()
    self = parser.path
  }

  /// Reads SVG path data from UTF-8; nil if it is malformed.
  package init?(svgPathData bytes: ArraySlice<UInt8>) {
    let path = bytes.withUnsafeBufferPointer { bytes in try? Path(svgPathData: bytes) }
    guard let path else { return nil }
    self = path
  }

  /// The commands of path data up to its first error, by which browsers decide whether two paths
  /// can be interpolated: lower-case letters, one for each group of numbers, each of arcs with its
  /// flags.
  package static func commands(inPathData bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = PathDataParser(bytes, keepsCommands: true)
      try? parser.parse()
      return parser.commands ?? []
    }
  }
}
