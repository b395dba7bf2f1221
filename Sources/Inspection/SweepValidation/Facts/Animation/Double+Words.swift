extension Double {
  /// The number as messages have it: whole ones without a point.
  var words: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
