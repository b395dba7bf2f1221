import CLibXML2

/// The XML library that the program runs with.
public enum XMLLibrary {
  /// The version of libxml2, as in `2.9.14`.
  public static var version: String {
    // The library gives it as one number, 20914, sometimes followed by the build's name.
    let text = String(cString: sweep_version())
    guard let number = Int(text.prefix { $0.isNumber }) else { return text }
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }
}
