import SweepGeometry
import SweepScene
import SweepTimeline
import SweepType

struct SceneEmitter: ~Copyable {
  let options: SVGOptions
  /// The limits of SMIL.
  let rules: TimelineRules
  var markup: MarkupWriter
  var ids: IDTable
  /// The facts that are found before anything is written.
  var plan: DocumentPlan
  var references = References()
  var styles: Styles
  var log = FindingLog()
  var inherited = InheritedText()
  /// The markup of layers from another picture of the scene, and that of this one for later
  /// pictures.
  var cached: CachedMarkup?
  var recording: CachedMarkup?
  /// The symbols on which a click stops and restarts endless motion, once there is some.
  var pause: PauseSigns?
  /// The root's id, if it is referred to.
  var rootID: String?
  /// The last text whose style was found possible to write.
  var soundText = Layer.Text.initial
  /// The first property found to hold a number that cannot be written.
  var fault: StaticString?

  /// The markup that is written where it stands first, and referred to from elsewhere.
  struct References {
    /// The ids of glyphs, and their first places.
    var glyphs = Deduplicator<MovablePathData, (id: String, place: Vector)>()
    /// The number of elements that are referred to or may be.
    var count = 0
  }

  /// The rules of the `style`, which comes last.
  struct Styles {
    var resting = RestingStyle()
    var variables: ColorVariables
  }

  /// The style that texts inherit from the groups around them.
  struct InheritedText {
    var text = Layer.Text.initial
    /// The text whose paint is inherited, where texts are drawn.
    var drawnText: Layer.Text?
    /// Whether the texts of the group have the same few characters.
    var repeatsCharacters = false
    /// Whether a layer around has a label of its own, so that texts in it need none.
    var hasAccessibleLabel = false
  }

  init(_ options: SVGOptions, variables: [String]) throws(SceneError) {
    self.options = options
    self.rules = .smil(tolerance: options.tolerance, stop: options.stopAfter?.value)
    self.markup = MarkupWriter(precision: options.precision, isPretty: options.layout == .pretty)
    self.ids = IDTable(options.idPrefix)
    self.plan = DocumentPlan(definesMotionPaths: options.profile == .svg11)
    self.styles = Styles(variables: ColorVariables(variables))
    if case .text(let prefix) = options.idPrefix { try Self.check(prefix: prefix) }
  }

  mutating func write(_ scene: Layer.Scene) throws(SceneError) {
    try check(scene)
    guard scene.needsSchedule || scene.needsExpansion || options.motion == .none else {
      plan.repeats.isCounted = !ids.areKnown && options.profile != .svg11
      return try writePlain(scene)
    }
    // Layers that others wait for have ids that were set aside for them.
    (cached, recording) = (nil, nil)
    var scene = try scene.withResolvedTimings()
    if options.motion == .none { scene = try scene.atRest(rules) }
    ids.reserve(scene.eventLayers)
    try writePlain(scene)
  }

  mutating func add(_ new: [Finding]) { log.add(new) }
  mutating func note(_ message: String) { log.note(message) }

  /// Writes a scene whose layers have no timings of their own.
  private mutating func writePlain(_ scene: Layer.Scene) throws(SceneError) {
    let scene = replayed(scene)
    if scene.isReplayedByClick || !scene.variables.isEmpty { rootID = ids.unique("dial") }
    if !scene.variables.isEmpty { styles.variables.rootID = rootID }
    let titleID = scene.writesTitle ? ids.unique("title") : nil
    let descriptionID = scene.writesDescription ? ids.unique("desc") : nil
    var layerCount = 0
    plan.canvas = scene.viewBox
    try plan.collect(scene.layers, ids: &ids, depth: 0, count: &layerCount)
    plan.drawnFace = try face(of: scene)
    plan.drawnFamily = plan.drawnFace == nil || scene.fontFamily.isEmpty ? nil : scene.fontFamily
    markup.start("svg")
    writeRootAttributes(scene, labels: [titleID, descriptionID].compactMap { $0 })
    markup.endStart()
    if let titleID { writeWords("title", scene.title, id: titleID) }
    if let descriptionID { writeWords("desc", scene.description, id: descriptionID) }
    log.layers = scene.layers
    do throws(SceneError) {
      try writeDefinitions()
      try writeRoot(scene.layers, of: scene)
    } catch {
      throw error.inside(log.path)
    }
    try writePauseSigns(on: scene)
    writeStyle(of: scene)
    writeScript(of: scene)
    markup.end("svg")
    try throwFault()
    markup.write("\n")
  }

  /// The scene with motion that clicks begin again, unless it stops before its end.
  private mutating func replayed(_ scene: Layer.Scene) -> Layer.Scene {
    guard scene.isReplayedByClick else { return scene }
    var scene = scene
    let isCut = options.stopAfter.map { $0 < scene.entryEnd } ?? false
    if isCut {
      log.add(unplaced: Finding("a click does not replay motion that stops before its end"))
    }
    scene.isReplayedByClick = !isCut && options.motion != .none && scene.entryEnd > .zero
    return scene.isReplayedByClick ? scene.beginningOnClicks : scene
  }

  /// Patches the ids and hands out the document.
  consuming func finish() -> SVGOutput {
    ids.patch(&markup.out)
    return SVGOutput(bytes: markup.out.bytes, issues: log.findings, fonts: plan.fonts.map(\.face))
  }

  private mutating func writeRootAttributes(_ scene: Layer.Scene, labels: [String]) {
    markup.attribute("xmlns", "http://www.w3.org/2000/svg")
    if options.profile == .svg11, plan.hasReferences {
      markup.attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
    }
    if let rootID { attribute(id: rootID) }
    if !options.isResponsive {
      attribute("width", scene.size.width)
      attribute("height", scene.size.height)
    }
    let box = scene.viewBox
    markup.open("viewBox")
    numbers("viewBox", box.minX, box.minY, box.size.width, box.size.height)
    markup.close()
    if !scene.language.isEmpty { markup.attribute("xml:lang", text: scene.language) }
    // Beside drawn texts, the few others name it themselves.
    if plan.drawnFace == nil { writeFamily(of: scene) }
    if options.profile == .svg11 { return }
    markup.attribute("font-variant", "tabular-nums")
    writeRole(scene, labels: labels)
    write(scene.annotations)
  }

  private mutating func writeWords(_ name: StaticString, _ words: String, id: String) {
    markup.start(name)
    attribute(id: id)
    markup.endStart()
    markup.out.writeEscaped(words, TextTraits(of: words), inAttribute: false)
    markup.endText(name)
  }
}
