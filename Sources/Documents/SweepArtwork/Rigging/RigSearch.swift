import SweepGeometry
import SweepScene

/// The elements of a drawing, with its marks and circles, in which a rig is searched for.
struct RigSearch {
  let elements: DrawnElements
  let marks: [TickMark]
  let circles: [(center: Point, radius: Double, index: Int)]
  let numbers: [PrintedNumber]
  let viewBox: Rect
  let choices: Rig.Choices

  init(_ artwork: Artwork, _ choices: Rig.Choices = Rig.Choices()) {
    self.choices = choices
    elements = DrawnElements(artwork)
    (marks, circles, numbers) = (elements.marks, elements.circles, elements.numbers)
    viewBox = artwork.viewBox
  }

  /// The needle with its pivot and direction.
  struct Needle {
    var needle: Rig.Found<Rig.Element>
    var pivot: Rig.Found<Point>
    var direction: Angle
    var notes: [String] = []
  }

  /// The needle by a choice, by the names that needles have, or by its shape; then its pivot and direction.
  func needle() throws(RigError) -> (index: Int, found: Needle) {
    if let index = choices.needle {
      guard elements.all.indices.contains(index), elements.points(of: index).count > 1 else {
        throw RigError(
          .needle, message: "the chosen element has no outline", hint: "choose a shape or a group")
      }
      return try needle(.chosen(element(index, called: "needle")))
    }
    let candidates = try named(choices.name)
    guard let first = candidates.first else { return try needleByShape() }
    let element = element(first, called: "needle")
    guard candidates.count > 1, choices.name == nil else {
      return try needle(Rig.Found(value: element, reason: "its name", isCertain: true))
    }
    let others = candidates.dropFirst().prefix(4).map { "'\(elements[$0].name)'" }
    return try needle(
      Rig.Found(value: element, reason: "its name, the first of several", isCertain: false),
      [
        "'\(elements[first].name)' is taken for the needle, but \(others.joined(separator: ", ")) may be "
          + "one too"
      ])
  }

  /// The elements of a name, or else of the names that needles have.
  private func named(_ name: String?) throws(RigError) -> [Int] {
    guard let name else {
      let named = RigNames.needle.lazy.map { elements.named($0, not: RigNames.beside) }
        .first { $0.contains { elements.points(of: $0).count > 1 } }
      return (named ?? []).filter { elements.points(of: $0).count > 1 }
    }
    let candidates = elements.all.indices.filter { elements[$0].name == name }
    guard candidates.isEmpty else { return candidates }
    throw RigError(
      .needle, message: "the drawing has no visible element that is called '\(name)'",
      hint: "its needle is found by the name of its layer")
  }

  /// An element as the needle, with its pivot and direction.
  private func needle(
    _ element: Rig.Found<Rig.Element>, _ notes: [String] = [], about center: Rig.Found<Point>? = nil
  ) throws(RigError) -> (index: Int, found: Needle) {
    let index = element.value.index
    let pivot: Rig.Found<Point>
    do throws(RigError) { pivot = try self.pivot(of: index) } catch {
      guard let center else { throw error.after(element) }
      pivot = center
    }
    var found = Needle(needle: element, pivot: pivot, direction: .zero, notes: notes)
    if let direction = choices.direction {
      found.direction = direction.signed
    } else {
      point(&found, index)
    }
    return (index, found)
  }

  /// Sets the direction in which the needle is drawn: that of the middle of its far end.
  private func point(_ found: inout Needle, _ index: Int) {
    let arms = elements.points(of: index).map { $0 - found.pivot.value }
    let reach = arms.map(\.length).max() ?? 0
    let far = arms.filter { $0.length >= reach * 0.99 }
    guard let first = far.first?.direction else { return }
    let turns = far.map { ($0.direction - first).signed.degrees }
    let spread = (low: turns.min() ?? 0, high: turns.max() ?? 0)
    found.direction = (first + .degrees((spread.low + spread.high) / 2)).signed
    guard spread.high - spread.low > 90 else { return }
    // It reaches as far to both sides: the end that is drawn last is often the tail.
    let near = turns.filter { abs($0) < 45 }
    let middle = ((near.min() ?? 0) + (near.max() ?? 0)) / 2
    found.direction = (first + .degrees(middle)).signed
    found.notes.append(
      "the needle reaches as far to both sides of its pivot: add 180 to its direction if it points "
        + "the wrong way")
  }

  /// The element as documents find it again.
  func element(_ index: Int, called name: String) -> Rig.Element {
    let own = elements[index].name
    let isFree = !elements.all.contains { $0.name == name }
    let box = elements.box(of: index) ?? .zero
    return Rig.Element(
      name: own.isEmpty ? (isFree ? name : name + " in its box") : own, box: box, index: index)
  }

  /// The one long thin element that begins near the centre of the ticks or circles.
  private func needleByShape() throws(RigError) -> (index: Int, found: Needle) {
    guard let center = choices.pivot.map(Rig.Found.chosen) ?? center else {
      throw RigError(
        .needle,
        message: "no needle is found: no name says so, and there is no centre of ticks or circles",
        hint: "call the needle's layer 'needle', or name it by --needle")
    }
    let ring = TickRing(marks, about: center.value)
    let ticks = Set(ring?.ticks.map(\.index) ?? [])
    let radius = ring?.radius ?? elements.size / 2
    let thin = elements.all.indices.filter { index in
      elements[index].path != nil && !ticks.contains(index)
        && !elements[index].name.hasWord(of: RigNames.beside)
        && isThin(elements[index].points, from: center.value, radius)
    }
    var groups: [Int] = []
    // Of a hundred, none is the only one.
    for index in thin.prefix(100).map({ outermost($0, about: center.value) })
    where !groups.contains(index) {
      groups.append(index)
    }
    guard let index = groups.first else {
      throw RigError(
        .needle,
        message:
          "no needle is found: no name says so, and nothing long and thin begins at the centre",
        hint: "call the needle's layer 'needle', or name it by --needle")
    }
    guard groups.count == 1 else {
      throw RigError(
        .needle,
        message: "\(groups.count) elements may be the needle, and no name says which one",
        hint: "call its layer 'needle', or name it by --needle")
    }
    let needle = Rig.Found(
      value: element(index, called: "needle"), reason: "its shape, long and thin from the centre",
      isCertain: false)
    return try self.needle(needle, about: center)
  }

  /// Whether points are long and thin, begin near a centre and end before the ring.
  private func isThin(_ points: [Point], from center: Point, _ radius: Double) -> Bool {
    let arms = points.map { $0 - center }
    guard arms.count > 1, let tip = arms.max(by: { $0.length < $1.length }),
      (0.35 * radius...1.25 * radius).contains(tip.length)
    else { return false }
    let along = tip * (1 / tip.length)
    let reach = arms.map { $0.dot(along) }
    let near = reach.min() ?? 0
    let across = arms.map { abs($0.cross(along)) }.max() ?? 0
    return across < 0.14 * tip.length && near < 0.3 * tip.length && near > -0.7 * tip.length
  }

  /// The outermost group that holds nothing but parts of the same needle.
  private func outermost(_ index: Int, about center: Point) -> Int {
    var index = index
    while let parent = elements[index].parent {
      guard elements[parent].end - parent < 40 else { return index }
      let arms = elements.points(of: parent).map { $0 - center }
      guard let tip = arms.max(by: { $0.length < $1.length }), tip.length > 0,
        elements.points(of: index).contains(where: { ($0 - center).length > 0.9 * tip.length }),
        arms.allSatisfy({ abs($0.cross(tip)) < 0.25 * tip.length * tip.length })
      else { return index }
      index = parent
    }
    return index
  }
}

/// Words by which layers of gauges are called.
enum RigNames {
  /// Words for needles, the surest first.
  static let needle: [Set<String>] = [
    [
      "needle", "pointer", "zeiger", "nadel", "aiguille", "aguja", "lancetta", "ponteiro", "naald",
      "wijzer",
    ],
    ["hand", "ago", "puntero", "pfeil", "arrow"], ["indicator", "indicateur", "indicador"],
  ]
  /// Words for elements that belong to a needle but are none.
  static let beside: Set<String> = [
    "hub", "cap", "pivot", "shadow", "schatten", "ombre", "sombra", "ombra", "nabe", "kappe",
    "base",
  ]
  static let pivot: Set<String> = ["pivot", "drehpunkt", "pivote", "perno", "fulcrum"]
  static let hub: Set<String> = [
    "hub", "cap", "nabe", "kappe", "achse", "axle", "moyeu", "cubo", "centre", "center", "mitte",
  ]
  static let number: Set<String> = [
    "value", "reading", "readout", "wert", "messwert", "anzeige", "valeur", "lecture", "valor",
    "valore", "lectura",
  ]
  /// Words for progress arcs, the surest first.
  static let arc: [Set<String>] = [
    ["progress", "fortschritt", "progression", "progreso", "progresso"], ["arc", "bogen", "arco"],
  ]
  /// Words for elements below an arc, and for what is along one.
  static let besideArc: Set<String> = [
    "track", "background", "back", "base", "bg", "hintergrund", "grund", "spur", "fond", "fondo",
    "sfondo", "tick", "ticks", "scale", "skala", "mask",
  ]
  static let band: Set<String> = [
    "band", "bands", "zone", "zones", "zona", "zonas", "bereich", "bereiche", "plage", "plages",
    "fascia", "fasce", "banda", "bandas",
  ]
  static let lamp: Set<String> = [
    "lamp", "lamps", "led", "leds", "lampe", "lampen", "leuchte", "warn", "warning", "warnung",
    "alarm", "alert", "alerte", "alerta", "allarme", "voyant", "spia", "testigo",
  ]
  /// Words for the lower end of a scale.
  static let low: Set<String> = [
    "low", "empty", "cold", "min", "niedrig", "tief", "leer", "kalt", "bas", "basse", "vide",
    "froid", "bajo", "baja", "frio", "basso", "bassa", "vuoto", "freddo",
  ]
}
