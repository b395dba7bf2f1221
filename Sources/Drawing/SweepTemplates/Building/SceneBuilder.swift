import SweepDiagnostics
import SweepDials
import SweepGeometry
import SweepScene

/// Builds the picture of a document from its sections and the parameters' values.
struct SceneBuilder {
  /// The name of the document in findings.
  let name: String
  /// The title and description of the document, used where its picture has none.
  let pictureDefaults: PictureSettings
  /// The sections of the template, and those of the document that change it.
  let template: Sections
  let changes: Sections
  /// The values that the template computes.
  let values: Node?
  var decoding: Decoding
  /// The memory of another picture; nil for none.
  let known: SceneMemory?
  /// The memory of this picture, if dependencies are recorded.
  let memory = SceneMemory()
  /// The dial of the picture.
  private(set) var drawn: Dial?
  /// The positions of the parts that drew the picture.
  private(set) var places = PartPlaces()

  /// The picture; nil where an error forbids it.
  mutating func scene() -> Layer.Scene? {
    let layers: [LayerEntry]
    var dial: Dial
    if let kept = known?.dial {
      (dial, layers) = (kept, [])
      let readings = readings()
      nameReadings(readings, on: dial.context.scale)
      dial.context.reading = readings.first ?? Reading()
    } else {
      (dial, layers) = self.dial()
    }
    let facts = describe(&dial)
    if !decoding.sink.hasErrors, let (scene, excesses, faults) = try? dial.checkedScene(facts) {
      drawn = dial
      if known == nil {
        let drawn = zip(layers, dial.drawnParts).filter(\.1).map(\.0)
        self.places = PartPlaces(of: drawn, drawing: scene.layers, on: dial.background)
      }
      note(excesses, faults, in: scene, of: dial)
      return scene
    }
    reportFaults(of: layers, in: dial)
    return nil
  }

  /// The dial of all sections, with its parts as the document lists them.
  private mutating func dial() -> (Dial, [LayerEntry]) {
    let canvas = piece(\.canvas) {
      $0.settings(CanvasSettings(), $0.template.canvas, $0.changes.canvas, "canvas")
    }
    let theme = piece(\.theme) { $0.letteredTheme() }
    let scales = piece(\.scales) {
      $0.decoding.named($0.template.scales, "scales", as: ScaleSettings.self)
    }
    let readings = readings()
    let plots = piece(\.plots) {
      $0.decoding.named($0.template.plots, "plots", as: PlotSettings.self)
    }
    nameReadings(readings, on: scales.first ?? Scale())
    let isCompact = piece(\.compact) {
      $0.chosen($0.template.compact, $0.changes.compact, "compact", .boolean)
    }
    (decoding.knownScales, decoding.knownReadings, decoding.knownPlots) = (scales, readings, plots)
    let places = parts()
    let layers = places.compactMap(\.self)
    var dial = Dial(
      context: DialContext(
        scale: scales.first ?? Scale(), reading: readings.first ?? Reading(), theme: theme,
        plot: plots.first),
      parts: layers.map(\.part))
    if let known { dial.cachedLayers = zip(places, known.layers).filter { $0.0 != nil }.map(\.1) }
    canvas.apply(to: &dial)
    dial.isCompact = isCompact
    dial.interactivity = decoding.environment.interactivity
    return (dial, layers)
  }

  private mutating func readings() -> NamedValues<Reading> {
    piece(\.readings) {
      $0.decoding.named(
        $0.template.readings, "readings", as: ReadingSettings.self,
        known: $0.known?.knownReadings ?? [])
    }
  }

  /// Sets the use, the title, the description and the role of the dial, whose words may name its readings;
  /// returns the facts of its parts.
  private mutating func describe(_ dial: inout Dial) -> DescriptionBuilder {
    dial.replay = chosen(template.replay, changes.replay, "replay", .replay)
    dial.updated = chosen(template.updated, changes.updated, "updated", .text) ?? ""
    dial.control = control(of: dial)
    // The language comes first, because the readings are described in it; the other keys are read
    // below, and must not be reported twice.
    let spoken = piece(\.language) { builder in
      var reader = builder
      return reader.settings(
        reader.pictureDefaults, reader.template.picture, reader.changes.picture, "picture",
        key: "language"
      ).language
    }
    dial.language = decoding.environment.language ?? spoken
    let facts = dial.descriptionBuilder
    if decoding.binding?["words"] == nil {
      decoding.binding?.set(
        "words", decoding.sink.hasErrors ? .refused : .value(.text(facts.words), setAt: nil))
    }
    let picture = settings(pictureDefaults, template.picture, changes.picture, "picture")
    dial.title = picture.title
    dial.description = picture.description
    let written = (changes.picture?["description"] ?? template.picture?["description"])?.scalar
    if let written, decoding.binding?.lacksReadings(written.text) == true {
      dial.description = dial.wordsOfNoReading
    }
    dial.role = decoding.environment.role ?? picture.role
    return facts
  }

  /// The reader's control of the dial.
  private mutating func control(of dial: Dial) -> Control {
    let control = settings(ControlSettings(), template.control, changes.control, "control").control
    guard !decoding.sink.hasErrors, let node = changes.control ?? template.control else {
      return control
    }
    do throws(DialError) {
      try control.check(in: dial.context, for: decoding.environment.interactivity)
    } catch {
      decoding.report(error, .impossiblePart, in: node, of: "the control")
    }
    do throws(GrammarError) {
      if !control.zone.isEmpty { _ = try decoding.environment.time(in: control.zone) }
    } catch {
      decoding.report(
        DialError("zone", error.message), .impossiblePart, in: node, of: "the control",
        hint: error.hint)
    }
    return control
  }

  /// The value of a single key: the template's, changed by the document's unless the command line
  /// has set it through a parameter; nil if neither sets it.
  private mutating func chosen<Value>(
    _ own: Node?, _ change: Node?, _ name: String, _ codec: FieldCodec<Value>
  ) -> Value? {
    let isSet = own.map { decoding.binding?.isSetByOption($0) == true } ?? false
    guard let node = isSet ? own : change ?? own,
      let (operand, origin) = decoding.operand(node, name)
    else { return nil }
    if case .absent = operand { return nil }
    return codec.decode(operand, origin, &decoding)
  }

  /// Binds the final readings by name, and the dial's as `reading`, unless parameters have the
  /// names.
  private mutating func nameReadings(_ readings: NamedValues<Reading>, on scale: Scale) {
    for index in -1..<readings.items.count where !readings.items.isEmpty {
      let (own, reading) = readings.items[max(index, 0)]
      let name = index < 0 ? "reading" : own
      guard decoding.binding?[name] == nil else { continue }
      let slot = reading.map { reading -> Binding.Slot in
        reading.isMissing ? .absent : .value(.number(reading.rest(on: scale)), setAt: nil)
      }
      decoding.binding?.set(name, slot ?? .refused)
      decoding.binding?.readings.insert(name)
    }
  }

  /// The template's values, changed by the document's, unless the command line overrides them
  /// through a parameter of the template.
  ///
  /// - Parameter key: the only key that is read; all by default, nil.
  mutating func settings<Settings: DefaultKeyed>(
    _ defaults: Settings, _ template: Node?, _ changes: Node?, _ name: String, key: String? = nil
  ) -> Settings {
    var settings = defaults
    for (node, isChange) in [(template, false), (changes, true)] {
      guard let node, let (operand, origin) = decoding.operand(node, name),
        let entries = decoding.mapping(operand, origin)
      else { continue }
      let effective = entries.filter { entry in
        if let key, entry.key.text != key { return false }
        guard isChange, let own = template?[entry.key.text] else { return true }
        return decoding.binding?.isSetByOption(own) != true
      }
      decoding.decode(effective, into: &settings, of: "'\(name)'", at: origin.location)
    }
    return settings
  }

  /// The theme with the text settings of the document and the command line.
  private mutating func letteredTheme() -> Theme {
    var theme = theme()
    let text = chosen(template.text, changes.text, "text", FieldCodec<Lettering>.choice)
    theme.text = decoding.environment.text ?? text ?? theme.text
    theme.font = decoding.environment.font ?? theme.font
    return theme
  }

  mutating func theme() -> Theme {
    decoding.theme(decoding.binding?.themeKeys, base: documentTheme()).theme
  }

  private mutating func documentTheme() -> ThemeChoice {
    let named = decoding.binding?.theme.map { decoding.theme(set: $0) }
    let kept: Set<String> = named == nil ? [] : ["base"]
    let own = decoding.theme(template.theme, base: named ?? ThemeChoice(), keeping: kept)
    guard let changes = changes.theme else { return own }
    // Changes to single colours still count when the command line has chosen another theme.
    let keys = [
      ("base", template.theme.map { $0["base"] ?? $0 }), ("dark", template.theme?["dark"]),
    ]
    let chosen = keys.filter { _, node in
      node.map { decoding.binding?.isSetByOption($0) == true } ?? false
    }
    return decoding.theme(changes, base: own, keeping: kept.union(chosen.map(\.0)))
  }

  /// Reports every part that makes no picture, not only the first.
  private mutating func reportFaults(of layers: [LayerEntry], in dial: Dial) {
    for layer in layers {
      do throws(DialError) {
        _ = try layer.part.layer(in: dial.context)
      } catch {
        if layer.refused.contains(String(error.field.prefix { $0 != "." })) { continue }
        decoding.report(
          error, .impossiblePart, in: layer.fields, of: "'\(layer.name.text)'",
          otherwise: .source(layer.name.span))
      }
    }
    // Errors that no part causes belong to the dial.
    let said = changes.picture?["role"] ?? template.picture?["role"]
    guard !decoding.sink.hasErrors, let node = said ?? template.layers else { return }
    do throws(DialError) {
      _ = try dial.scene()
    } catch {
      if error.field == "replay", let place = changes.replay ?? template.replay {
        return decoding.sink.error(.impossiblePart, "\(error)", at: decoding.blame(place))
      }
      decoding.sink.error(.impossiblePart, "\(error) in the dial", at: .source(node.span))
    }
  }
}
