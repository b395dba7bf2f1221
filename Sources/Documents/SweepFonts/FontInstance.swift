import CHarfBuzz
import SweepType

/// The named instances of variable fonts (OpenType 1.9, `fvar`).
enum FontInstance {
  private static let most = 256

  /// The coordinates of a named instance on the axes; nil without a name.
  static func variations(
    of face: OpaquePointer, named name: String
  ) throws(FontError) -> [hb_variation_t]? {
    if name.isEmpty { return nil }
    let count = min(Int(hb_ot_var_get_named_instance_count(face)), most)
    var names: [String] = []
    for index in 0..<count {
      let id = hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(index))
      let other = text(id, of: face)
      if isEqual(other, name) { return place(of: index, in: face) }
      if !other.isEmpty { names.append(other) }
    }
    throw FontError(
      .unknownMember, "has no instance '\(name)'",
      hint: names.isEmpty
        ? "it is no variable font" : "its instances are \(names.prefix(20).joined(separator: ", "))"
    )
  }

  /// Upper and lower case, spaces and hyphens make no difference: `semibold` is `Semi Bold`.
  private static func isEqual(_ a: String, _ b: String) -> Bool {
    func plain(_ text: String) -> String {
      text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
    return plain(a) == plain(b)
  }

  private static func place(of instance: Int, in face: OpaquePointer) -> [hb_variation_t] {
    let axes = axes(of: face)
    var count = UInt32(axes.count)
    var coordinates = [Float](repeating: 0, count: axes.count)
    _ = hb_ot_var_named_instance_get_design_coords(face, UInt32(instance), &count, &coordinates)
    return zip(axes, coordinates).map { hb_variation_t(tag: $0.tag, value: $1) }
  }

  /// The axes of a variable font; none in another.
  static func axes(of face: OpaquePointer) -> [hb_ot_var_axis_info_t] {
    var count = min(hb_ot_var_get_axis_count(face), 64)
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &axes)
    return Array(axes.prefix(Int(count)))
  }

  /// The weights of a variable font; nil if it has only one.
  static func weights(of face: OpaquePointer) -> ClosedRange<Double>? {
    guard let axis = axes(of: face).first(where: { $0.tag == tag("wght") }),
      axis.min_value < axis.max_value
    else { return nil }
    return Double(axis.min_value)...Double(axis.max_value)
  }

  /// The name of the family; empty for none.
  static func family(of face: OpaquePointer) -> String {
    let whole = text(hb_ot_name_id_t(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), of: face)
    return whole.isEmpty
      ? text(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), of: face) : whole
  }

  /// A text of the font's table of names, in English if it has that; empty for none.
  ///
  /// - Parameter limit: the most bytes of it.
  static func text(
    _ id: hb_ot_name_id_t, of face: OpaquePointer, limit: UInt32 = 128
  ) -> String {
    var size = limit
    var bytes = [CChar](repeating: 0, count: Int(limit))
    _ = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", 2), &size, &bytes)
    return String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
