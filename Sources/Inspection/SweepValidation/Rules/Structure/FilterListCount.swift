import SweepDiagnostics
import SweepValues
import SweepXML

/// Finds matrices of filters with too few or too many numbers.
struct FilterListCount: Rule {
  let definition = RuleDefinition(
    "SH1225", .error, for: .others,
    "A matrix of 'feColorMatrix' has 20 numbers, and 'kernelMatrix' has as many as 'order' says."
      + " Browsers ignore the step, or the whole filter, otherwise.",
    wrong: #"<filter id="a"><feColorMatrix values="1 0 0 0 0"/></filter>"#,
    fix: (
      #"values="1 0 0 0 0""#, #"values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0""#
    ))

  func check(_ facts: Facts, _ findings: inout FindingList) {
    for node in facts.elements(named: "feColorMatrix") {
      let type = facts.value("type", of: node)?.withoutSpace ?? "matrix"
      let wanted = ["matrix": 20, "saturate": 1, "hueRotate": 1][type]
      check("values", node, wanted, "for type \(type.quoted)", facts, &findings)
    }
    for node in facts.elements(named: "feConvolveMatrix") {
      let order = (facts.value("order", of: node) ?? "3").numbers
      guard order.count == 1 || order.count == 2,
        order.allSatisfy({ $0 > 0 && $0 < 1_000 && $0 == $0.rounded() })
      else { continue }
      let wanted = Int(order[0] * (order.last ?? 1))
      check("kernelMatrix", node, wanted, "for the order", facts, &findings)
    }
  }

  private func check(
    _ name: String, _ node: Int, _ wanted: Int?, _ reason: String, _ facts: Facts,
    _ findings: inout FindingList
  ) {
    guard let wanted, let attribute = facts.tree.attribute(name, of: node) else { return }
    let count = facts.tree.string(ofAttribute: attribute).numbers.count
    guard count != wanted else { return }
    findings.add(
      "\(name.quoted) has \(count.of("number")) instead of \(wanted) \(reason)",
      .attribute(attribute))
  }
}

extension String {
  /// The numbers of a list.
  fileprivate var numbers: [Double] {
    var reader = ValueReader(Array(utf8)[...])
    var numbers: [Double] = []
    reader.skipSpace()
    while let number = reader.number() {
      numbers.append(number)
      reader.skipSeparator()
    }
    return numbers
  }
}
