#if Media
  /// The first elements of a picture that another picture shares, and that can be drawn without the rest.
  ///
  ///
  /// Later content is drawn over earlier content. So a picture's shared beginning, drawn once, and
  /// the rest, drawn over a copy of it, equal the whole to the last bit.
  struct SharedOpening {
    /// The bytes from the file's first to the end of the last shared child of the `svg` element.
    let bytes: [UInt8]
    /// The number of bytes of the `svg` element's tag.
    private let tag: Int

    /// Finds the longest common beginning of two pictures; nil if it draws nothing, or if it could
    /// look different without the rest.
    init?(of one: [UInt8], and other: [UInt8]) {
      let shared = zip(one, other).prefix { $0 == $1 }.count
      var scanner = ChildScanner(one[..<shared])
      guard scanner.scan(), scanner.isDrawn else { return nil }
      (bytes, tag) = (Array(one[..<scanner.end]), scanner.tag)
      guard !one.holds("<style"), refersToItself,
        !Self.groups.contains(where: bytes[..<tag].holds)
      else { return nil }
    }

    /// Attributes that make a group of the whole picture.
    private static let groups = ["opacity", "filter", "mask", "style", "clip-path", "blend"]

    /// The beginning as a complete picture.
    var picture: [UInt8] { bytes + Array("</svg>".utf8) }

    /// The rest of a picture as a complete one, which can still refer to elements in the beginning;
    /// nil for a picture with another beginning.
    func rest(of svg: [UInt8]) -> [UInt8]? {
      guard svg.starts(with: bytes), !svg[bytes.count...].holds("<style") else { return nil }
      return bytes[..<tag] + Array("<defs>".utf8) + bytes[tag...] + Array("</defs>".utf8)
        + svg[bytes.count...]
    }

    /// Whether the targets of all references in the beginning are in it.
    private var refersToItself: Bool {
      ["url(#", "href=\"#"].allSatisfy { reference in
        bytes.places(of: reference).allSatisfy { place in
          let name = bytes[(place + reference.utf8.count)...].prefix { !Self.ends.contains($0) }
          return bytes.holds(" id=\"\(String(decoding: name, as: UTF8.self))\"")
        }
      }
    }

    /// The bytes that end the name in a reference.
    private static let ends = Array(")\"".utf8)
  }

  extension Collection<UInt8> {
    /// The positions of an ASCII text.
    fileprivate func places(of text: String) -> [Index] {
      let wanted = Array(text.utf8)
      return indices.filter { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
    }

    fileprivate func holds(_ text: String) -> Bool { !places(of: text).isEmpty }
  }
#endif
