import CHarfBuzz
import SweepGeometry
import SweepType

/// A face of a font file, read by HarfBuzz.
///
/// HarfBuzz's faces and fonts may be used by many threads once they are immutable, and the lock
/// guards the list of those for each weight.
final class FontFile: FontSource, @unchecked Sendable {
  let name: String
  let family: String
  private(set) var capHeight = DrawnFace.capHeight
  let face: OpaquePointer
  let unitsPerEm: Double
  /// The place on each axis of a variable font, but for its weight where texts choose that.
  let variations: [hb_variation_t]
  /// The weights that texts choose among; nil in a font of one weight.
  let weights: ClosedRange<Double>?
  private var fonts: [Int: OpaquePointer] = [:]
  private let lock = Lock()

  init(_ bytes: [UInt8], name: String) throws(FontError) {
    let member = try FontMember(FontFace.parts(of: name).member)
    let face = try FontFile.face(in: bytes, at: member.index)
    let instance: [hb_variation_t]?
    do throws(FontError) {
      try CompositeCheck.check(face)
      instance = try FontInstance.variations(of: face, named: member.instance)
    } catch {
      hb_face_destroy(face)
      throw error
    }
    self.name = name
    self.face = face
    unitsPerEm = Double(hb_face_get_upem(face))
    variations = instance ?? []
    weights = instance == nil ? FontInstance.weights(of: face) : nil
    family = FontInstance.family(of: face)
    capHeight = measuredCapHeight()
  }

  deinit {
    for font in fonts.values { hb_font_destroy(font) }
    hb_face_destroy(face)
  }

  var hasWeights: Bool { weights != nil }

  var licence: String {
    [HB_OT_NAME_ID_LICENSE, HB_OT_NAME_ID_LICENSE_URL]
      .map { FontInstance.text(hb_ot_name_id_t($0), of: face, limit: 4_000) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The weight of the outlines for that of a text: always the same in a font of one weight.
  func effective(_ weight: Int) -> Int {
    guard let weights else { return 0 }
    return Int(min(max(Double(weight), weights.lowerBound), weights.upperBound))
  }

  /// The font for the weight of a text.
  func font(_ weight: Int) -> OpaquePointer {
    let weight = effective(weight)
    return lock.withLock {
      if let font = fonts[weight] { return font }
      let font: OpaquePointer = hb_font_create(face)
      let place = placement(weight)
      if !place.isEmpty { hb_font_set_variations(font, place, UInt32(place.count)) }
      hb_font_make_immutable(font)
      fonts[weight] = font
      return font
    }
  }

  /// The place on the axes of a variable font for an effective weight.
  func placement(_ weight: Int) -> [hb_variation_t] {
    guard weights != nil else { return variations }
    return [hb_variation_t(tag: tag("wght"), value: Float(weight))]
  }
}

extension FontFile {
  /// The face of a number in a file.
  private static func face(in bytes: [UInt8], at index: Int) throws(FontError) -> OpaquePointer {
    guard bytes.count <= Int(Int32.max) else { throw FontError(.unreadable, "is over 2 GiB") }
    try FontFormat.check(bytes)
    let blob = bytes.withUnsafeBytes { buffer in
      hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    guard count > 0 else { throw FontError(.unreadable, "is no font, or a broken one") }
    guard index < count else {
      throw FontError(
        .unknownMember, "has no face \(index)",
        hint: count == 1 ? "it has one face" : "its faces are 0 to \(count - 1)")
    }
    guard let face = hb_face_create(blob, UInt32(index)) else {
      throw FontError(.unreadable, "is no font, or a broken one")
    }
    hb_face_make_immutable(face)
    guard hb_face_get_glyph_count(face) > 1, FontFormat.hasOutlines(face) else {
      hb_face_destroy(face)
      throw FontError(.unreadable, "has no outlines, or is broken")
    }
    return face
  }
}
