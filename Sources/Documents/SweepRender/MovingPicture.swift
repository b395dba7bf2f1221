import SweepArtwork
package import SweepDiagnostics
package import SweepGeometry
package import SweepMotion
package import SweepScene
import SweepValues
package import SweepXML

/// An SVG file as a picture of which any moment can be drawn.
package struct MovingPicture: TimedPicture {
  /// The motion of the file.
  package let motion: MovingDrawing
  package let frameSize: Size
  /// The ids of the elements.
  package let ids: Set<String>
  /// The name of the file in messages.
  package let name: String
  /// The file, unpacked, in UTF-8 and without declarations of entities.
  package let file: [UInt8]
  /// The words of the file's own `title`; empty without one.
  package let title: String
  /// The words of the file's own `desc`; empty without one.
  package let description: String
  package let undrawn: [Diagnostic]
  /// The moment of a still picture; nil for the end, or the beginning of what never ends.
  package var moment: Seconds?
  private let period: Double?
  /// The words for librsvg; nil where it computes all.
  private let plain: PlainForm?

  /// The endings of the files' names.
  package static let endings = [".svg", ".svgz"]

  /// Whether a file has the name of an SVG file.
  package static func isNamed(_ path: String) -> Bool {
    endings.contains(where: path.lowercased().hasSuffix)
  }

  /// The length of a film of endless motion that repeats too late or never, in seconds.
  private static let cutLength = 10.0
  private static let longestPeriod = 60.0

  /// Reads a file as ``file``.
  ///
  /// - Parameters:
  ///   - name: the file's name in messages.
  ///   - moment: ``moment``.
  ///   - events: the events that begin and end animations.
  package init(
    _ bytes: [UInt8], name: String, limits: XMLLimits = .default, at moment: Seconds? = nil,
    events: [MotionEvent] = []
  ) throws(XMLError) {
    self.name = name
    file = SourceText.prepared(bytes, size: limits.size)
    let (tree, instructions) = try Self.read(file, name, limits)
    let root = tree.nodes.first(where: tree.isElement) ?? 0
    motion = MovingDrawing(tree, instructions, name: name, events)
    period = motion.end.isFinite ? 0 : Self.period(of: motion.timeline)
    frameSize = Self.size(of: root, in: tree)
    (title, description) = (Self.words("title", of: root, tree), Self.words("desc", of: root, tree))
    ids = Set(
      tree.nodes.compactMap { node in
        tree.attribute("id", of: node).map { tree.string(ofAttribute: $0) }
      })
    undrawn = Self.undrawn(in: tree, name)
    plain = Self.needsPlainForm(tree) ? motion.plainForm : nil
    self.moment = moment
  }

  /// The elements of a file and the targets of its processing instructions; the parser's own tree
  /// is gone before motion needs memory.
  private static func read(
    _ file: [UInt8], _ name: String, _ limits: XMLLimits
  ) throws(XMLError) -> (tree: XMLTree, instructions: [String]) {
    let document = try XMLDocument(bytes: file, name: name, limits: limits)
    let tree = document.contents
    let root = tree.nodes.first(where: tree.isElement) ?? 0
    guard tree.name(of: root) == XMLName("svg", in: XMLName.svg) else {
      throw .malformed(
        "the outermost element is '\(document.rootName)', not svg in the namespace of SVG",
        tree.position(of: root))
    }
    return (tree, document.instructions)
  }

  package var findings: [Diagnostic] { motion.findings }
  package var readsClock: Bool { false }
  package var isAtRest: Bool { moment != nil || !motion.isMoving }

  package var lengthNote: String? {
    guard period == nil, !isAtRest else { return nil }
    let (period, length) = (Int(Self.longestPeriod), Int(Self.cutLength))
    return "the motion does not repeat within \(period) s, so \(length) s of it are shown"
  }

  package func times(
    perSecond rate: Double, from start: Seconds, until end: Seconds?
  ) -> FrameTimes {
    if isAtRest { return FrameTimes(end: 0, period: 0, perSecond: rate, from: start, until: start) }
    if motion.end.isFinite {
      return FrameTimes(end: motion.end, period: 0, perSecond: rate, from: start, until: end)
    }
    // The last picture is the one before all repeats.
    return FrameTimes(
      end: length - 1 / rate, period: period ?? length, perSecond: rate, from: start, until: end)
  }

  /// The file as it is, or the still picture of ``moment``.
  package var bytes: [UInt8] { moment.map { motion.still(at: $0.value) } ?? file }

  /// The seconds until nothing changes any more; of endless motion, until all of it has begun and
  /// repeats, or is cut.
  package var length: Double {
    if motion.end.isFinite { return motion.end }
    return period.map { Self.lastChange(of: motion.timeline) + $0 } ?? Self.cutLength
  }

  package func picture(at moment: Seconds?) throws(PictureError) -> Picture {
    Picture(bytes: motion.still(at: time(moment)), findings: findings)
  }

  package func frame(at moment: Seconds?) throws(PictureError) -> [UInt8] {
    plain.map { motion.still(at: time(moment), in: $0) } ?? motion.still(at: time(moment))
  }

  private func time(_ moment: Seconds?) -> Double {
    (self.moment ?? moment ?? restingMoment).value
  }

  /// The end of the motion, or the beginning of what never ends.
  package var restingMoment: Seconds { Seconds(motion.end.isFinite ? motion.end : 0) }
}

extension MovingPicture {
  /// The shortest time after which all endless motion repeats; nil if it is long or not known.
  static func period(of timeline: [MotionEntry]) -> Double? {
    var period = 1
    let endless = timeline.filter { !$0.end.isFinite }
    guard !endless.isEmpty else { return nil }
    for entry in endless {
      guard let cycle = entry.cycle, (0.001...longestPeriod).contains(cycle) else { return nil }
      let steps = Int((cycle * 1000).rounded())
      var (a, b) = (period, steps)
      while b > 0 { (a, b) = (b, a % b) }
      period = period / a * steps
      guard Double(period) <= longestPeriod * 1000 else { return nil }
    }
    return Double(period) / 1000
  }

  /// The moment at which all finite motion is over, and all endless motion has begun.
  static func lastChange(of timeline: [MotionEntry]) -> Double {
    timeline.map { $0.end.isFinite ? $0.end : $0.begins.min() ?? 0 }.reduce(0, max)
  }

  /// The elements and attributes that librsvg does not draw, each kind once.
  private static func undrawn(in tree: XMLTree, _ file: String) -> [Diagnostic] {
    var known: Set<String> = []
    return tree.nodes.filter { tree.isElement($0) && tree.name(of: $0).namespace == XMLName.svg }
      .flatMap { node in
        func has(_ name: String, _ isUndrawn: (String) -> Bool) -> Bool {
          tree.attribute(name, of: node).map { isUndrawn(tree.string(ofAttribute: $0)) } ?? false
        }
        let element = tree.name(of: node).local
        var names = ["textPath", "foreignObject"].filter { element == $0 }.map { "'\($0)'" }
        if has("textLength", { _ in true }) { names.append("'textLength'") }
        if ["text", "tspan"].contains(element) {
          if has("rotate", { _ in true }) { names.append("'rotate' of text") }
          names += ["x", "y", "dx", "dy"].filter { name in
            has(name) { $0.split { $0.isWhitespace || $0 == "," }.count > 1 }
          }.map { "the places behind the first in '\($0)' of text" }
        }
        return names.filter { known.insert($0).inserted }.map { name in
          var finding = Diagnostic(
            .notInPixels, "pixels are drawn without \(name)", severity: .warning, file: file)
          let place = tree.position(of: node)
          (finding.line, finding.column) = (place.line, place.column)
          finding.element = tree.path(of: node)
          return finding
        }
      }
  }

  /// Whether a file may have transforms of styles, origins, or dashes measured by `pathLength`.
  private static func needsPlainForm(_ tree: XMLTree) -> Bool {
    let names = Set(tree.names.map(\.local))
    if !names.isDisjoint(with: ["pathLength", "transform-origin"]) { return true }
    return names.contains("style")
      && ["transform", "translate:", "rotate:", "scale:"].contains { word in
        tree.sourceMap.bytes.firstRange(of: Array(word.utf8)) != nil
      }
  }

  /// The words of an element directly in the root.
  private static func words(_ name: String, of root: Int, _ tree: XMLTree) -> String {
    let element = tree.elements(of: root).first {
      tree.name(of: $0) == XMLName(name, in: XMLName.svg)
    }
    let words = element.map { tree.text(of: $0).split(whereSeparator: \.isWhitespace) } ?? []
    return words.joined(separator: " ")
  }

  /// The size by `width`, `height` and `viewBox`; 300 by 150 without them (CSS Images 3, 4.1).
  private static func size(of root: Int, in tree: XMLTree) -> Size {
    func text(_ name: String) -> String? {
      tree.attribute(name, of: root).map { tree.string(ofAttribute: $0) }
    }
    func side(_ name: String) -> Double? {
      text(name).flatMap { Length($0)?.absolute }.flatMap { $0 > 0 ? $0 : nil }
    }
    let numbers = text("viewBox").flatMap { ValueReader.numbers($0) } ?? []
    let hasBox = numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0
    let box = hasBox ? Size(width: numbers[2], height: numbers[3]) : nil
    switch (side("width"), side("height")) {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil):
      return Size(width: width, height: box.map { width * $0.height / $0.width } ?? 150)
    case (nil, let height?):
      return Size(width: box.map { height * $0.width / $0.height } ?? 300, height: height)
    case (nil, nil): return box ?? Size(width: 300, height: 150)
    }
  }
}
