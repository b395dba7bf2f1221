/// Whether bytes are UTF-8, and if not, where they stop being it.
enum UTF8Check {
  /// The offset of the first byte that is part of no character, or nil.
  static func firstFault(in bytes: ArraySlice<UInt8>) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character): offset += character.count
      case .emptyInput, .error: return offset
      }
    }
  }
}
