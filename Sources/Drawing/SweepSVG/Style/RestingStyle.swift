/// The style rules that keep animated elements on their final pose: one for all elements with the
/// same declarations, in the order of writing.
struct RestingStyle {
  /// A declaration of a rule.
  enum Declaration: Hashable {
    /// The value on which an animated attribute ends.
    case value(SMILAttribute, SMILValue)
    /// A stroke without dashes.
    case isWhole
    /// The gradient, by its id, that replaces one with animated stops.
    case gradient(String, isStroke: Bool)
  }

  struct Rule {
    var ids: [String]
    let declarations: [Declaration]
  }

  private(set) var rules: [Rule] = []
  private var places: [[Declaration]: Int] = [:]
  /// The ids of the still gradients, by those of the animated ones.
  var gradients: [String: String] = [:]

  mutating func add(_ declarations: [Declaration], to id: String) {
    if let place = places[declarations] {
      rules[place].ids.append(id)
    } else {
      places[declarations] = rules.count
      rules.append(Rule(ids: [id], declarations: declarations))
    }
  }
}
