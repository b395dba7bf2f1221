extension Path {
  public enum Primitive: Hashable, Sendable { case circle(center: Point, radius: Double), ellipse(center: Point, radii: Size), rect(Rect) }
  public var primitive: Primitive? { nil }
  public func length(tolerance: Double = 1e-4) -> Double { 100 }
  public var boundingBox: Rect? { nil }
  public static func rect(_ r: Rect) -> Path { Path([.move(to: r.origin), .line(to: Point(r.maxX, r.minY)), .line(to: Point(r.maxX, r.maxY)), .line(to: Point(r.minX, r.maxY)), .close]) }
}
extension Path { public static func circle(center: Point, radius: Double) -> Path { Path([]) } }
