import SweepValues
import SweepVocabulary
import SweepXML

extension Side {
  mutating func prepare(
    _ options: DiffOptions, _ digest: Digest, keepsGroups: Bool = true, keepsLabels: Bool = false
  ) {
    if options.vocabulary != nil {
      uniteLinks()
      if !options.comparesComments { markNotes(keepsLabels) }
    } else {
      keepsEnds = true
    }
    markSkipped(comparesComments: options.comparesComments)
    if !keepsGroups { markTransparent() }
    makeDigests(digest)
  }

  /// Marks the groups that change nothing in what they hold: those without attributes, words for
  /// people and animations.
  private mutating func markTransparent() {
    isTransparent = tree.nodes.map { node in
      guard tree.isElement(node), local(node) == "g", isOurs(node), !isSkipped[node],
        tree.attributes(of: node).allSatisfy(skippedAttributes.contains),
        let parent = tree.parent(of: node), ["g", "svg", "a"].contains(local(parent))
      else { return false }
      let parts = children(of: node)
      return !parts.isEmpty
        && parts.allSatisfy { part in
          tree.isElement(part) && !ElementCategory.animation.contains(local(part))
            && !ElementCategory.descriptive.contains(local(part))
        }
    }
    if !isTransparent.contains(true) { isTransparent = [] }
  }

  /// The element that a node is compared in.
  func holder(of node: Int) -> Int? {
    var next = tree.parent(of: node)
    while let parent = next, !isTransparent.isEmpty, isTransparent[parent] {
      next = tree.parent(of: parent)
    }
    return next
  }

  func isCompared(_ node: Int) -> Bool {
    !isSkipped[node] && (isTransparent.isEmpty || !isTransparent[node])
  }

  /// Whether a document comes before another in an order that follows from their bytes alone.
  func precedes(_ other: Side) -> Bool {
    let (bytes, others) = (tree.sourceMap.bytes, other.tree.sourceMap.bytes)
    if bytes.count != others.count { return bytes.count < others.count }
    return bytes.lexicographicallyPrecedes(others)
  }
}

extension Side {
  /// Whether an element counts by its place even among definitions: rules and animations of one
  /// property override those before them, scripts run in turn.
  func isOrdered(_ node: Int) -> Bool {
    guard tree.isElement(node) else { return true }
    return (node..<tree.end(of: node)).contains { inner in
      let name = local(inner)
      return ElementCategory.scripts.contains(name)
        || ElementCategory.animation.contains(name) && isLinked(inner)
    }
  }

  /// Whether an element refers to another one by `href`.
  func isLinked(_ node: Int) -> Bool {
    tree.attribute("href", of: node) != nil
      || tree.attribute("href", in: XMLName.xlink, of: node) != nil
  }
}

extension Side {
  /// Works out the digests from the last node to the first, so that children come before parents.
  mutating func makeDigests(_ digest: Digest) {
    let count = tree.nodes.count
    digests = Array(repeating: 0, count: count)
    idDigests = Array(repeating: 0, count: count)
    // The hashes of the children so far, later ones deeper.
    var inner = [UInt64](repeating: 0, count: count)
    let isID = tree.names.map { $0 == XMLName("id") }
    let nameDigests = names.map { digest.of(UInt64($0)) }
    for node in stride(from: count - 1, through: 0, by: -1) where isCompared(node) {
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
      if let parent = holder(of: node) { inner[parent] = digest.joined(inner[parent], value) }
    }
  }
}

/// Makes numbers of bytes and of numbers, which are equal by accident as good as never.
///
/// The seed differs in each process, so that documents with colliding digests cannot be crafted.
struct Digest: Sendable {
  private let seed = UInt64.random(in: .min ... .max)
  private let factor = UInt64.random(in: .min ... .max) | 1

  func joined(_ a: UInt64, _ b: UInt64) -> UInt64 { mixed(a ^ seed, b ^ factor) }

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

/// Features besides names, ids and classes that a document's selectors test.
struct StyleReach {
  private(set) var attributes: Set<String> = []
  private(set) var seesOrder = false
  /// Whether a group that only holds others may be tested.
  private(set) var seesGroups = false

  init() {}

  init(_ trees: XMLTree...) {
    seesGroups = trees.contains { $0.names.contains { $0.local == "script" } }
    for tree in trees where tree.names.contains(where: { $0.local == "style" }) {
      for node in tree.nodes where tree.isElement(node) && tree.name(of: node).local == "style" {
        read(CSSTokenizer.tokens(of: tree.text(of: node).utf8))
      }
    }
  }

  private mutating func read(_ tokens: [CSSToken]) {
    var isInBrackets = false
    for (token, next) in zip(tokens, tokens.dropFirst() + tokens.suffix(1)) {
      if token.isMark("[") { isInBrackets = true }
      if token.isMark("]") { isInBrackets = false }
      // Values are among them, which does no harm.
      if isInBrackets, token.kind == .word { attributes.insert(token.text) }
      if token.isMark("~") || token.isMark("+") { seesOrder = true }
      if token.isMark(">") || token.kind == .word && token.text == "g" { seesGroups = true }
      let name = next.text.lowercased()
      if token.isMark(":"), Self.structural.contains(where: name.hasPrefix) { seesOrder = true }
    }
  }

  private static let structural = ["nth-", "first-", "last-", "only-", "has"]
}
