public struct Affine: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) { self.a = a; self.b = b; self.c = c; self.d = d; self.tx = tx; self.ty = ty }
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public static func translation(_ v: Vector) -> Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: v.dx, ty: v.dy) }
  public static func scale(x: Double, y: Double) -> Affine { Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public static func rotation(_ r: Angle) -> Affine { let s = sine(r.radians), c = cosine(r.radians); return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0) }
  public static func skewX(_ r: Angle) -> Affine { .identity }
  public static func skewY(_ r: Angle) -> Affine { .identity }
  public static func * (l: Affine, r: Affine) -> Affine { Affine(a: l.a*r.a+l.c*r.b, b: l.b*r.a+l.d*r.b, c: l.a*r.c+l.c*r.d, d: l.b*r.c+l.d*r.d, tx: l.a*r.tx+l.c*r.ty+l.tx, ty: l.b*r.tx+l.d*r.ty+l.ty) }
  public func apply(to p: Point) -> Point { Point(a*p.x+c*p.y+tx, b*p.x+d*p.y+ty) }
}
