import CHarfBuzz
import SweepGeometry
import SweepType

extension FontFile {
  /// The most glyphs of a character; fonts that make more of one are not followed.
  private static let mostGlyphs = 64

  func shape(_ text: String, weight: Int, isTracked: Bool) -> ShapedLine {
    let scalars = Array(text.unicodeScalars)
    let font = font(weight)
    var line = ShapedLine()
    var lacking: Set<Int> = []
    let codes = scalars.map(\.value)
    for run in TextRuns.visual(of: scalars) {
      append(run, of: codes, font, isTracked, to: &line, &lacking)
    }
    if !lacking.isEmpty { line.missing = Self.characters(of: text, at: lacking) }
    return line
  }

  private func append(
    _ run: TextRun, of codes: [UInt32], _ font: OpaquePointer, _ isTracked: Bool,
    to line: inout ShapedLine, _ lacking: inout Set<Int>
  ) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf32(
      buffer, codes, Int32(codes.count), UInt32(run.range.lowerBound), Int32(run.range.count))
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, run.script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
    var features = [hb_feature_t(tag: tag("tnum"), value: 1, start: 0, end: UInt32.max)]
    if isTracked {
      features += [tag("liga"), tag("clig")].map {
        hb_feature_t(tag: $0, value: 0, start: 0, end: UInt32.max)
      }
    }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count),
      Int(count) <= run.range.count * Self.mostGlyphs
    else {
      lacking.formUnion(run.range)
      return
    }
    var cluster: UInt32?
    for (info, place) in zip(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: places, count: Int(count)))
    {
      if info.codepoint == 0 { lacking.insert(Int(info.cluster)) }
      if let cluster, cluster != info.cluster { line.count += 1 }
      cluster = info.cluster
      let x = line.advance + Double(place.x_offset) / unitsPerEm
      line.glyphs.append(
        ShapedLine.Glyph(
          info.codepoint, at: Point(x, -Double(place.y_offset) / unitsPerEm), index: line.count))
      line.advance += Double(place.x_advance) / unitsPerEm
    }
    if cluster != nil { line.count += 1 }
  }

  /// The characters of a text to which scalars belong, each once, in order.
  private static func characters(of text: String, at places: Set<Int>) -> [Character] {
    var seen: Set<Character> = []
    var place = 0
    return text.filter { character in
      let scalars = place..<place + character.unicodeScalars.count
      place = scalars.upperBound
      return scalars.contains(where: places.contains) && seen.insert(character).inserted
    }.map { $0 }
  }
}
