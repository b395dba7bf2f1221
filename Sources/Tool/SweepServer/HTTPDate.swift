#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The date field of responses.
enum HTTPDate {
  /// The time as fields have it, as in `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return String(unsafeUninitializedCapacity: 32) { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { strftime($0, 32, "%a, %d %b %Y %H:%M:%S GMT", &parts) } ?? 0
      }
    }
  }
}
