import SweepGeometry
import SweepScene
import SweepTimeline
import SweepType

/// Writes one scene; the extensions beside this file hold one kind of markup each.
struct SceneEmitter: ~Copyable {
  let options: SVGOptions
  var markup: MarkupWriter
  var ids: IDTable
  var definitions: Definitions
  var rest = RestingStyle()
  var variables: ColorVariables
  var findings: [Finding] = []
  /// What SMIL can say.
  let rules: TimelineRules
  /// The layers that are being written, and the way to the one that is: places among siblings, of
  /// which -1 is a mask.
  var layers: [Layer] = []
  var trail: [Int] = []
  /// What messages call the layers.
  private var paths = LayerPaths()
  /// The text whose style others inherit from the group they are in.
  var inheritedText = Text.initial
  /// The text whose paint others inherit from the group they are in, where these are drawn.
  var inheritedDrawnText: Text?
  /// Whether a layer around has words of its own, so that texts in it say nothing.
  var hasAccessibleLabel = false
  /// The face of texts that name none, and the family of those that cannot be drawn in it.
  var drawnFace: TextFace?
  var drawnFamily: String?
  /// The glyphs that can be referred to, and where each stands.
  var figures: [MovablePathData: (id: String, place: Vector)] = [:]
  /// The parts of the scene's font that the document holds.
  var fonts: [FontRule] = []
  /// The last text whose style was found possible to write.
  var soundText = Text.initial
  /// The signs on which a click stops what never ends and lets it go on, once something does not.
  var pause: PauseSigns?
  /// What is known of layers that are written again and again, and what is noted of them.
  var cached: CachedMarkup?
  var recording: CachedMarkup?
  /// The ids of what moves in several places and is written once.
  var repeatedLayers: [Layer: String] = [:]
  var repeatedContents: [[Layer]: String] = [:]
  /// The number of glyphs, and of what moves, that are referred to or may be.
  var references = 0
  /// The first property found to hold a number that cannot be written.
  var fault: StaticString?

  init(_ options: SVGOptions, variables: [String]) throws(SceneError) {
    self.options = options
    self.rules = .smil(tolerance: options.tolerance, stop: options.stopAfter?.value)
    self.markup = MarkupWriter(precision: options.precision, isPretty: options.layout == .pretty)
    self.ids = IDTable(options.idPrefix)
    self.definitions = Definitions(definesMotionPaths: options.profile == .svg11)
    self.variables = ColorVariables(variables)
    if case .text(let prefix) = options.idPrefix { try Self.check(prefix: prefix) }
  }

  mutating func write(_ scene: Scene) throws(SceneError) {
    try check(scene)
    guard scene.needsSchedule || options.motion == .none else {
      definitions.repeats.isCounted = !ids.areKnown && options.profile != .svg11
      return try writePlain(scene)
    }
    // Layers that others wait for have ids that were set aside for them.
    (cached, recording) = (nil, nil)
    var scene = try scene.withResolvedTimings()
    if options.motion == .none { scene = try scene.atRest(rules) }
    ids.reserve(scene.eventLayers)
    try writePlain(scene)
  }

  /// Notes findings on the layer that is being written.
  mutating func add(_ new: [Finding]) {
    if new.isEmpty { return }
    let path = paths.path(along: trail, in: layers)
    for var finding in new {
      finding.layer = path
      findings.append(finding)
    }
  }

  /// Notes once what the layer that is being written cannot show as it is.
  mutating func note(_ message: String) {
    var finding = Finding(message)
    finding.layer = paths.path(along: trail, in: layers)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Writes a scene whose layers have no timings of their own.
  private mutating func writePlain(_ scene: Scene) throws(SceneError) {
    if !scene.variables.isEmpty { variables.rootID = ids.unique("dial") }
    let titleID = scene.writesTitle ? ids.unique("title") : nil
    let descriptionID = scene.writesDescription ? ids.unique("desc") : nil
    var layerCount = 0
    definitions.canvas = scene.viewBox
    try definitions.collect(scene.layers, ids: &ids, depth: 0, count: &layerCount)
    drawnFace = try face(of: scene)
    drawnFamily = drawnFace == nil || scene.fontFamily.isEmpty ? nil : scene.fontFamily
    markup.start("svg")
    writeRootAttributes(scene, labels: [titleID, descriptionID].compactMap { $0 })
    markup.endStart()
    if let titleID { writeWords("title", scene.title, id: titleID) }
    if let descriptionID { writeWords("desc", scene.description, id: descriptionID) }
    layers = scene.layers
    do throws(SceneError) {
      try writeDefinitions()
      try writeRoot(layers, of: scene)
    } catch {
      throw error.inside(paths.path(along: trail, in: layers))
    }
    try writePauseSigns(on: scene)
    writeStyle(of: scene)
    writeScript(of: scene)
    markup.end("svg")
    try throwFault()
    markup.write("\n")
  }

  /// Patches the ids and hands out the document.
  consuming func finish() -> SVGOutput {
    ids.patch(&markup.out)
    return SVGOutput(bytes: markup.out.bytes, issues: findings, fonts: fonts.map(\.face))
  }

  private mutating func writeRootAttributes(_ scene: Scene, labels: [String]) {
    markup.attribute("xmlns", "http://www.w3.org/2000/svg")
    if options.profile == .svg11, definitions.hasReferences {
      markup.attribute("xmlns:xlink", "http://www.w3.org/1999/xlink")
    }
    if let id = variables.rootID { attribute(id: id) }
    if !options.isResponsive {
      attribute("width", scene.size.width)
      attribute("height", scene.size.height)
    }
    let box = scene.viewBox
    markup.open("viewBox")
    numbers("viewBox", box.minX, box.minY, box.size.width, box.size.height)
    markup.close()
    if !scene.language.isEmpty { markup.attribute("xml:lang", text: scene.language) }
    // Where texts are drawn, the few that are not name it themselves.
    if drawnFace == nil { writeFamily(of: scene) }
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
