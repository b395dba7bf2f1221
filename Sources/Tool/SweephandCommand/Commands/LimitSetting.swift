/// A limit that is set on the command line, as in `depth=500`.
struct LimitSetting {
  let name: String
  let value: Int

  /// Reads a setting; nil where it is none, or its name is not among those there are.
  init?(_ text: String, among names: [String]) {
    guard let sign = text.firstIndex(of: "="), let value = Int(text[text.index(after: sign)...]),
      value > 0, names.contains(String(text[..<sign]))
    else { return nil }
    self.name = String(text[..<sign])
    self.value = value
  }
}
