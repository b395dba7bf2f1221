extension Path {
  /// The path as SVG path data (SVG 1.1, 8.3), in the shortest form that every reader takes.
  ///
  /// ```swift
  /// Path.polyline([Point(10, 10), Point(90, 10), Point(90.5, 12)]).svgPathData()
  /// // "M10 10H90l0.5 2"
  /// ```
  ///
  /// - Parameter precision: The number of decimals, 0 … 6.
  /// - Returns: The data; nil where a number is not finite or, rounded, 10⁹ or more in magnitude.
  public func svgPathData(precision: Int = 3) -> String? {
    var out = ByteBuffer(capacity: 64 + elements.count * 16)
    let format = NumberFormat(precision: precision)
    return write(to: &out, format: format) == nil ? nil : out.string
  }

  /// The path as data that draws it wherever the pen is, beginning with a relative move.
  ///
  /// - Parameter precision: The number of decimals, 0 … 6.
  /// - Returns: The data; nil where a number is not finite or 10⁸ or more in magnitude.
  package func relativePathData(precision: Int = 3) -> String? {
    // So far away every relative spelling is the shorter one.
    let far = Point(1e8, 1e8)
    var path = Path([.move(to: far)])
    path.append(applying(.translation(x: far.x, y: far.y)))
    let start = Path([.move(to: far)]).svgPathData(precision: precision)
    return path.svgPathData(precision: precision).map { String($0.dropFirst(start?.count ?? 0)) }
  }

  /// Writes the path as SVG path data.
  ///
  /// Each command is absolute or relative, whichever is shorter, and absolute if they are equal;
  /// implied letters are left out. Segments before the first move begin at the origin.
  ///
  /// - Returns: Whether two segments meet anywhere, so that the kind of join can be seen; nil where
  ///   a number could not be written, being not finite or, rounded, not below `NumberFormat.limit`
  ///   in magnitude. Then nothing has been written.
  package func write(to out: inout ByteBuffer, format: NumberFormat) -> Bool? {
    let start = out.count
    var writer = PathDataWriter(format: format)
    elements.withUnsafeBufferPointer { elements in
      if let first = elements.first, !first.isMove { writer.write(.move(to: .zero), to: &out) }
      writer.write(elements, to: &out)
    }
    if writer.isSound { return writer.hasJoins }
    out.count = start
    return nil
  }
}
