import CHarfBuzz
import SweepGeometry
import SweepType

extension FontFile {
  func outline(of glyph: UInt32, weight: Int) -> Path? {
    var pen = GlyphPen(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &pen) { pen in
      sweep_draw_glyph(font(weight), glyph, GlyphPen.functions.pointer, pen)
    }
    return pen.isSound ? pen.path : nil
  }

  /// The height of its capitals, or of its figures without capitals, in fractions of the font size.
  func measuredCapHeight() -> Double {
    // A font may lack the measure, or letters.
    for character in ["H", "0"] as [Unicode.Scalar] {
      var glyph: hb_codepoint_t = 0
      var extents = hb_glyph_extents_t()
      guard hb_font_get_nominal_glyph(font(400), character.value, &glyph) != 0,
        hb_font_get_glyph_extents(font(400), glyph, &extents) != 0
      else { continue }
      let height = Double(extents.y_bearing) / unitsPerEm
      if (0.3...1.2).contains(height) { return height }
    }
    return DrawnFace.capHeight
  }
}

/// Collects the outline of a glyph that HarfBuzz draws.
struct GlyphPen {
  /// The most segments of a glyph; ornate ones have a thousand.
  private static let most = 20_000

  private let scale: Double
  private(set) var path = Path()
  /// Whether the outline is complete, with plausible numbers.
  private(set) var isSound = true

  init(scale: Double) { self.scale = scale }

  fileprivate func point(_ x: Float, _ y: Float) -> Point {
    Point(Double(x) * scale, -Double(y) * scale)
  }

  fileprivate mutating func add(_ element: Path.Element, _ coordinates: Float...) {
    guard isSound, path.elements.count < Self.most,
      coordinates.allSatisfy({ abs(Double($0) * scale) < 1000 })
    else {
      isSound = false
      return
    }
    path.elements.append(element)
  }

  /// HarfBuzz's functions for drawing, made once.
  struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  static let functions: Functions = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, pen, _, x, y, _ in
        guard let pen = pen?.glyphPen else { return }
        pen.pointee.add(.move(to: pen.pointee.point(x, y)), x, y)
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, pen, _, x, y, _ in
        guard let pen = pen?.glyphPen else { return }
        pen.pointee.add(.line(to: pen.pointee.point(x, y)), x, y)
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, cx, cy, x, y, _ in
        guard let pen = pen?.glyphPen else { return }
        pen.pointee.add(
          .quad(control: pen.pointee.point(cx, cy), to: pen.pointee.point(x, y)), cx, cy, x, y)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, ax, ay, bx, by, x, y, _ in
        guard let pen = pen?.glyphPen else { return }
        pen.pointee.add(
          .cubic(
            control1: pen.pointee.point(ax, ay), control2: pen.pointee.point(bx, by),
            to: pen.pointee.point(x, y)), ax, ay, bx, by, x, y)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in pen?.glyphPen.pointee.add(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}

extension UnsafeMutableRawPointer {
  fileprivate var glyphPen: UnsafeMutablePointer<GlyphPen> {
    assumingMemoryBound(to: GlyphPen.self)
  }
}
