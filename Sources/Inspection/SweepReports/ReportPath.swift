/// A file's name as services compare it with those in a repository.
enum ReportPath {
  /// The name without `./` before it.
  static func relative(_ name: String) -> String {
    var name = name[...]
    while name.hasPrefix("./"), name.utf8.count > 2 {
      name = name.dropFirst(2).drop { $0 == "/" }
    }
    return String(name)
  }

  /// The name as a reference in ASCII (RFC 3986, 4.1), with `file://` before one from the root.
  static func uri(_ name: String) -> String {
    let name = relative(name)
    var text = name.hasPrefix("/") ? "file://" : ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
