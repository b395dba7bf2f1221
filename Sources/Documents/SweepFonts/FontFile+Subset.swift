import CHarfBuzz
import SweepType

extension FontFile {
  /// The features that browsers apply to plain text, and figures of one width.
  private static let features: [StaticString] = [
    "abvf", "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "calt", "ccmp", "cfar", "cjct", "clig",
    "curs", "dist", "fin2", "fin3", "fina", "half", "haln", "init", "isol", "kern", "liga", "locl",
    "ltra", "ltrm", "mark", "med2", "medi", "mkmk", "nukt", "pref", "pres", "pstf", "psts", "rclt",
    "rkrf", "rlig", "rphf", "rtla", "rtlm", "rvrn", "stch", "tnum", "vatu",
  ]

  func subset(
    of characters: Set<Unicode.Scalar>, weight: Int
  ) throws(FontError) -> [UInt8] {
    try Licence(of: face).checkEmbedding()
    let failure = FontError(
      .unreadable, "cannot be cut down to the characters that are used",
      hint: "'--fonts outline' draws them")
    guard let input = hb_subset_input_create_or_fail() else { throw failure }
    defer { hb_subset_input_destroy(input) }
    let wanted = hb_subset_input_unicode_set(input)
    for character in characters { hb_set_add(wanted, character.value) }
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    hb_set_clear(features)
    for name in Self.features { hb_set_add(features, tag(name)) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    for axis in FontInstance.axes(of: face) {
      let place = placement(effective(weight)).first { $0.tag == axis.tag }
      let value = place?.value ?? axis.default_value
      guard hb_subset_input_pin_axis_location(input, face, axis.tag, value) != 0 else {
        throw failure
      }
    }
    guard let cut = hb_subset_or_fail(face, input) else { throw failure }
    defer { hb_face_destroy(cut) }
    let blob = hb_face_reference_blob(cut)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { throw failure }
    return bytes.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  func lacks(_ character: Unicode.Scalar) -> Bool {
    if character.properties.isWhitespace || character.properties.isDefaultIgnorableCodePoint {
      return false
    }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font(400), character.value, &glyph) == 0
  }

  func checkOutlining() throws(FontError) { try Licence(of: face).checkOutlining() }
}
