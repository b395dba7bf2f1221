import CHarfBuzz

/// The four-character tag of an OpenType table, axis or feature.
func tag(_ name: StaticString) -> hb_tag_t {
  name.withUTF8Buffer { bytes in bytes.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}

/// A table of a font; freed with its last reference.
final class FontTable {
  private let blob: OpaquePointer?
  /// Its bytes; empty if the font has no such table.
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ face: OpaquePointer, _ name: StaticString) {
    blob = hb_face_reference_table(face, tag(name))
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    bytes = UnsafeBufferPointer(
      start: start.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) },
      count: start == nil ? 0 : Int(count))
  }

  deinit { hb_blob_destroy(blob) }

  /// The big-endian number of two bytes at an offset; nil beyond the end.
  func number(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }
}
