import SweepType

/// The required characters of faces.
enum Characters {
  static let figures = "0123456789"
  static let signs = ".,:;-−+±×/%‰°'\"()&@#²³µΩ€"
  static let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  static let small = "abcdefghijklmnopqrstuvwxyz"
  static let western = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ"

  /// Latin Extended-A, and the letters of Romanian.
  static let extended =
    String(String.UnicodeScalarView((0x100...0x17F).compactMap(Unicode.Scalar.init))) + "ȘșȚț"
  static let accented = western + extended

  static let more = "…½¼¾"

  static let latin = more + figures + signs + capitals + small + accented

  /// The characters that each face must have.
  static func wanted(of face: Typeface) -> String {
    switch face.name {
    case "segment", "matrix": figures + capitals + small + ".,:;-−+±×/%°'\"()&@#²³µΩ€"
    default: latin
    }
  }
}

extension Typeface {
  /// The faces of letters whose strokes are fitted to each other.
  static let spaced = all.filter { $0.name != "segment" && $0.name != "matrix" }
}
