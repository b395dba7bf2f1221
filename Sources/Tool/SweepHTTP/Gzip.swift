import CZlib

/// Compression with gzip (RFC 1952); equal input always gives equal output.
public enum Gzip {
  /// Compresses bytes; nil if there is not enough memory.
  public static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard sweep_deflate_init(&stream, 6) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let room = Int(deflateBound(&stream, uLong(bytes.count)))
    var input = bytes
    return input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = uInt(source.count)
      var isWhole = false
      let output = [UInt8](unsafeUninitializedCapacity: room) { target, count in
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(target.count)
        isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = target.count - Int(stream.avail_out)
      }
      return isWhole ? output : nil
    }
  }

  /// Whether an `Accept-Encoding` field accepts gzip (RFC 9110, 12.5.3).
  public static func isAccepted(_ field: String?) -> Bool {
    guard let field else { return false }
    var others = false
    for part in field.split(separator: ",") {
      let words = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      let weight = words.dropFirst().first { $0.lowercased().hasPrefix("q=") }
      let isTaken = weight.map { (Double($0.dropFirst(2)) ?? 0) > 0 } ?? true
      switch words.first?.lowercased() {
      case "gzip", "x-gzip": return isTaken
      case "*": others = isTaken
      default: break
      }
    }
    return others
  }
}
