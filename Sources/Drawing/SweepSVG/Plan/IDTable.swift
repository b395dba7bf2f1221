import SweepGeometry

/// The ids of a document: unique, made from names, and prefixed when the content is known.
///
/// With the automatic prefix each id is written with a placeholder of the prefix's length, and the
/// places are patched at the end; so the document is written once.
struct IDTable {
  private let prefix: SVGOptions.IDPrefix
  private var taken: Set<String> = []
  /// The number of ids.
  var count: Int { taken.count }
  /// For each repeated id, the next number to try.
  private var numbers: [String: Int] = [:]
  private var places: [Int] = []
  /// The ids reserved for names before writing, and those not assigned yet.
  private var reserved: [String: String] = [:]
  private var waiting: Set<String> = []

  init(_ prefix: SVGOptions.IDPrefix) {
    self.prefix = prefix
    if prefix == .auto { places.reserveCapacity(32) }
  }

  /// Reserves an id for the first use of each of the names.
  mutating func reserve(_ names: [String]) {
    for name in names where reserved[name] == nil {
      reserved[name] = unique(name)
      waiting.insert(name)
    }
  }

  /// Whether ids are public.
  var areKnown: Bool { prefix != .auto }

  /// Whether a layer's name becomes an id. An automatic prefix changes with the content, so ids
  /// with it are not public.
  func shows(_ name: String) -> Bool {
    if name.isEmpty { return false }
    return prefix != .auto || !reserved.isEmpty && reserved[name] != nil
  }

  /// The id that was set aside for a name.
  func reserved(for name: String) -> String { reserved[name] ?? name }

  /// A free id for a name: every character that an id cannot have becomes `_`.
  mutating func unique(_ name: String) -> String {
    if !waiting.isEmpty, waiting.remove(name) != nil { return reserved(for: name) }
    let id = Self.isID(name) ? name : Self.id(from: name)
    if taken.insert(id).inserted { return id }
    var number = numbers[id] ?? 2
    while !taken.insert("\(id)_\(number)").inserted { number += 1 }
    numbers[id] = number + 1
    return "\(id)_\(number)"
  }

  private static func isID(_ name: String) -> Bool {
    name.withBytes { bytes in
      guard let first = bytes.first, !(0x30...0x39).contains(first) else { return false }
      return bytes.allSatisfy { isNameCharacter(Unicode.Scalar($0)) }
    }
  }

  private static func id(from name: String) -> String {
    var id = ""
    for scalar in name.unicodeScalars {
      id.unicodeScalars.append(isNameCharacter(scalar) ? scalar : "_")
    }
    if let first = id.unicodeScalars.first, !("0"..."9").contains(first) { return id }
    return "_" + id
  }

  static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_": true
    default: false
    }
  }

  mutating func write(_ id: String, to out: inout ByteBuffer) {
    switch prefix {
    case .none: break
    case .text(let text):
      out.write(utf8: text)
      out.write(byte: UInt8(ascii: "_"))
    case .auto:
      places.append(out.count)
      out.write("0000000")
    }
    out.write(utf8: id)
  }

  /// The places of ids from a byte on, counted from there.
  func places(from start: Int) -> [Int] {
    Array(places.reversed().prefix { $0 >= start }.map { $0 - start }.reversed())
  }

  /// Notes ids in bytes that were copied to a place.
  mutating func add(_ offsets: [Int], at start: Int) {
    for offset in offsets { places.append(start + offset) }
  }

  /// Fills in the automatic prefix: a letter, five characters of the content's hash, and `_`.
  func patch(_ out: inout ByteBuffer) {
    guard !places.isEmpty else { return }
    var hash = out.contentHash
    var characters: [UInt8] = []
    for place in 0..<6 {
      let radix: UInt64 = place == 0 ? 26 : 36
      let digit = UInt8(hash % radix)
      hash /= radix
      characters.append(digit < 26 ? 0x61 + digit : 0x30 + digit - 26)
    }
    characters.append(UInt8(ascii: "_"))
    for start in places {
      for (offset, character) in characters.enumerated() { out.base[start + offset] = character }
    }
  }
}

extension ByteBuffer {
  /// A 64-bit hash of the content that is the same on every machine: FNV-1a over words of eight
  /// bytes, in four independent lanes, then over the remaining bytes.
  fileprivate var contentHash: UInt64 {
    let bytes = UnsafeRawPointer(base)
    let prime: UInt64 = 0x100_0000_01b3
    let basis: UInt64 = 0xcbf2_9ce4_8422_2325
    var (a, b, c, d) = (basis, basis ^ 1, basis ^ 2, basis ^ 3)
    func mix(_ lane: inout UInt64, _ offset: Int) {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      lane = (lane ^ UInt64(littleEndian: word)) &* prime
      lane ^= lane >> 32
    }
    var index = 0
    while index + 32 <= count {
      mix(&a, index)
      mix(&b, index + 8)
      mix(&c, index + 16)
      mix(&d, index + 24)
      index += 32
    }
    var hash = a ^ b &* 3 ^ c &* 5 ^ d &* 7
    while index < count {
      hash = (hash ^ UInt64(base[index])) &* prime
      index += 1
    }
    return hash ^ hash >> 29
  }
}
