package import SweepArtwork
import SweepDiagnostics
import SweepGeometry
package import SweepScene
package import SweepTemplates

extension Document {
  /// The text of a document in which the needle of a drawing turns, with a comment for each guess.
  ///
  /// - Parameters:
  ///   - rig: the parts found in the drawing.
  ///   - artwork: the drawing.
  ///   - file: the drawing's path from the document's folder.
  ///   - title: the document's title.
  package static func draft(of rig: Rig, _ artwork: Artwork, file: String, title: String) -> String
  {
    let box = rect(artwork.viewBox)
    let side = max(artwork.viewBox.size.width, artwork.viewBox.size.height)
    // Pictures of usual drawings are as large as these.
    let scale = (96...1200).contains(side) ? 1 : 400 / side
    let (width, height) = (artwork.viewBox.size.width * scale, artwork.viewBox.size.height * scale)
    let values = rig.stops.value.map(\.value)
    let (low, high) = (number(values.min() ?? 0), number(values.max() ?? 0))
    let stops = rig.stops.value.map { "[\(number($0.value)), \(number($0.angle.degrees, 100))]" }
    var text = """
      sweephand: 1
      title: \(quoted(title))
      parameters:
        value: {type: number, default: \(number(rig.reading)), minimum: \(low), maximum: \(high)}
      canvas: {width: \(number(width)), height: \(number(height)), viewBox: \(box)}
      scales:
        main:
          # \(rig.stops.words)
          angles: [\(stops.joined(separator: ", "))]

      """
    if rig.isEndless { text += "    outside: wrap\n" }
    let range = "${reading}\(rig.unit.replacing("$", with: "$$")) on a scale from \(low) to \(high)"
    let words = JSON.string(rig.number == nil ? range : "${words}").line
    text += """
      readings:
        main: {value: $value, duration: 1s, easing: ease-out}
      picture: {description: \(words)}
      layers:
        - artwork:
            file: \(quoted(file))
            frame: \(box)
            needle:
              element: \(name(rig.needle.value.name))  # \(comment(rig.needle))
              box: \(rect(rig.needle.value.box))  # finds the needle if its name changes
              pivot: [\(number(rig.pivot.value.x)), \(number(rig.pivot.value.y))]  # \(comment(rig.pivot))
              direction: \(number(rig.direction.degrees, 100))  # as it is drawn

      """
    if let found = rig.number { text += lines(of: found) }
    return text + lights(of: rig)
  }

  /// The lines of the text that shows the reading.
  private static func lines(of found: Rig.Found<Rig.Number>) -> String {
    let shown = found.value
    var text = """
            number:
              element: \(name(shown.element.name))  # \(comment(found))
              box: \(rect(shown.element.box))  # finds the text if its name changes
              decimals: \(shown.decimals)

      """
    if shown.isCentered {
      text += "        alignment: middle  # guessed from its middle below the pivot\n"
    }
    let marks = [
      ("decimalSeparator", shown.point == "." ? "" : shown.point), ("grouping", shown.grouping),
      ("prefix", shown.prefix), ("suffix", shown.suffix),
    ]
    for (key, mark) in marks where !mark.isEmpty { text += "        \(key): \(name(mark))\n" }
    return text
  }

  /// The text of the arc, and of the bands and lamps.
  private static func lights(of rig: Rig) -> String {
    var text = ""
    if let arc = rig.arc {
      text += "      arc:\n" + lines(of: arc, "arc").map { "        \($0)\n" }.joined()
    }
    let lights = rig.bands.map { ($0, "band") } + rig.lamps.map { ($0, "lamp") }
    if !lights.isEmpty { text += "      lights:\n" }
    for (light, noun) in lights {
      let lines = lines(of: light, noun)
      text += lines.enumerated().map { "        \($0 == 0 ? "- " : "  ")\($1)\n" }.joined()
    }
    return text
  }

  /// The lines of an element that shows or lights up with the reading.
  private static func lines(of found: Rig.Found<Rig.Light>, _ noun: String) -> [String] {
    let light = found.value
    let limits = [("from", light.from), ("below", light.below)].compactMap { key, limit in
      limit.map { "\(key): \(number($0))" }
    }
    return [
      "element: \(name(light.element.name))  # \(comment(found))",
      "box: \(rect(light.element.box))  # finds the \(noun) if its name changes",
    ] + limits.map { "\($0)  # \(light.words.visible)" }
  }

  private static func comment<Value>(_ found: Rig.Found<Value>) -> String { found.words.visible }

  /// A text, of which documents insert nothing.
  private static func name(_ text: String) -> String { quoted(text.replacing("$", with: "$$")) }

  /// A text as YAML, in quotes unless it is a word or path of letters that means nothing else there.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.\/ -]*[A-Za-z0-9]/) != nil
    let others = ["true", "false", "null", "yes", "no", "on", "off", "inf", "nan"]
    return isPlain && !others.contains(text.lowercased()) ? text : JSON.string(text).line
  }

  /// A number in parts of one, ten thousand by default.
  private static func number(_ value: Double, _ parts: Double = 1e4) -> String {
    JSON.number((value * parts).rounded() / parts + 0).line
  }

  /// A rectangle, with sides that documents can write.
  private static func rect(_ box: Rect) -> String {
    let sides = [box.minX, box.minY, max(box.size.width, 0.01), max(box.size.height, 0.01)]
    return "[\(sides.map { number($0, 100) }.joined(separator: ", "))]"
  }
}
