/// The rules of style that hold what moves on its final pose: one for all elements that it says
/// the same of, in the order in which they are written.
struct RestingStyle {
  /// What a rule says of its elements.
  enum Declaration: Hashable {
    /// The value on which an animated attribute ends.
    case value(SMILAttribute, SMILValue)
    /// A stroke without dashes.
    case isWhole
    /// The gradient, by its id, that stands for one whose stops move.
    case gradient(String, isStroke: Bool)
  }

  struct Rule {
    var ids: [String]
    let declarations: [Declaration]
  }

  private(set) var rules: [Rule] = []
  private var places: [[Declaration]: Int] = [:]
  /// The ids of the still gradients, by those of the moving ones.
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
