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

  private var table = Deduplicator<[Declaration], Rule>()
  /// The ids of the still gradients, by those of the moving ones.
  var gradients: [String: String] = [:]

  var rules: [Rule] { table.values }

  mutating func add(_ declarations: [Declaration], to id: String) {
    if let place = table.place(of: declarations) {
      table.change(place) { $0.ids.append(id) }
    } else {
      table.add(declarations, Rule(ids: [id], declarations: declarations))
    }
  }
}
