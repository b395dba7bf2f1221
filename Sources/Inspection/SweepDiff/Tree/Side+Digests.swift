import SweepXML

extension Side {
  /// Works out the digests from the last node to the first, so that children come before parents.
  mutating func makeDigests(_ digest: Digest) {
    let count = tree.nodes.count
    digests = Array(repeating: 0, count: count)
    idDigests = Array(repeating: 0, count: count)
    // What the children seen so far add up to, later ones deeper.
    var inner = [UInt64](repeating: 0, count: count)
    let isID = tree.names.map { $0 == XMLName("id") }
    let nameDigests = names.map { digest.of(UInt64($0)) }
    for node in stride(from: count - 1, through: 0, by: -1) where !isSkipped[node] {
      var value = inner[node]
      if tree.isElement(node) {
        value = digest.joined(value, nameDigests[tree.nameNumber(of: node)])
        // A sum, so that the order does not count.
        var sum: UInt64 = 0
        for attribute in tree.attributes(of: node) {
          if !skippedAttributes.isEmpty, skippedAttributes.contains(attribute) { continue }
          let content = digest.of(self.value(attribute))
          let name = name(ofAttribute: attribute)
          sum &+= digest.joined(digest.of(UInt64(name)), content)
          if isID[tree.nameNumber(ofAttribute: attribute)] { idDigests[node] = content }
        }
        value = digest.joined(value, sum)
      } else {
        value = digest.joined(
          digest.of(text(from: node)), UInt64(tree.kind(of: node).rawValue))
      }
      digests[node] = value
      if let parent = tree.parent(of: node) { inner[parent] = digest.joined(inner[parent], value) }
    }
  }
}

/// Makes numbers of bytes and of numbers, which are equal by accident as good as never.
///
/// The seed is another in each process, so that nobody can make documents whose digests meet.
struct Digest: Sendable {
  private let seed = UInt64.random(in: .min ... .max)
  private let factor = UInt64.random(in: .min ... .max) | 1

  /// A number for two numbers, in this order.
  func joined(_ a: UInt64, _ b: UInt64) -> UInt64 { mixed(a ^ seed, b ^ factor) }

  /// A number for a number.
  func of(_ number: UInt64) -> UInt64 { mixed(number ^ seed, factor) }

  /// A number for bytes.
  func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var value = seed ^ UInt64(bytes.count)
      var at = 0
      while at + 8 <= bytes.count {
        value = mixed(value ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self), factor)
        at += 8
      }
      var last: UInt64 = 0
      while at < bytes.count {
        last = last << 8 | UInt64(bytes[at])
        at += 1
      }
      return mixed(value ^ last, factor)
    }
  }

  private func mixed(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    let mixed = product.high ^ product.low
    return mixed ^ (mixed >> 29) &+ a
  }
}
