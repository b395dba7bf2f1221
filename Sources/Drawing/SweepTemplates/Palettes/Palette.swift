package import SweepDials
package import SweepScene
import SweepValues

/// The colours of a brand, each in a role from which the colours of a theme are derived.
package struct Palette: Hashable, Sendable {
  /// The use of a brand's colour.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// The ground.
    case face
    /// Text and marks.
    case ink
    /// The colour that draws the eye.
    case accent
    /// The second accent: needles and second hands.
    case second
    /// The ring round the face and the hub.
    case rim
    /// The empty part of progress.
    case track
    case good, warning, danger
  }

  /// A colour of a brand.
  package struct Entry: Hashable, Sendable {
    package var color: Color
    /// Nil for the role that fits best.
    package var role: Role?

    package init(_ color: Color, _ role: Role? = nil) {
      (self.color, self.role) = (color.opacity(1), role)
    }
  }

  /// The maximum number of colours: one for each role.
  package static let limit = Role.allCases.count

  /// The colours in their order, each with a role of its own.
  package let entries: [Entry]

  /// Takes colours; those without a role, or with one that an earlier colour has, get the free one that
  /// fits their lightness and chroma best.
  package init(_ entries: [Entry]) {
    var assignment = Assignment(Array(entries.prefix(Self.limit)))
    assignment.run()
    self.entries = assignment.entries
  }

  /// The brand that a theme shows: its face, ink, accent, needle and rim, each colour once.
  package init(of theme: Theme) {
    let uses: [(Color, Role)] = [
      (theme.face, .face), (theme.ink, .ink), (theme.accent, .accent), (theme.needle, .second),
      (theme.bezel, .rim),
    ]
    var known: Set<UInt32> = []
    self.init(uses.filter { known.insert($0.0.rgb).inserted }.map { Entry(Color($0.rgb), $1) })
  }

  /// The beginning of theme files that are made of a palette, before its roles and colours.
  static let heading = "# A theme of the colours "

  /// The brand of which a theme file was made; nil where it was made otherwise.
  package init?(file text: String) {
    guard text.hasPrefix(Self.heading) else { return nil }
    let entries = text.prefix { $0 != "\n" }.dropFirst(Self.heading.count).split(whereSeparator: {
      ", .".contains($0)
    })
    guard !entries.isEmpty, entries.count % 2 == 0 else { return nil }
    var read: [Entry] = []
    for index in stride(from: 0, to: entries.count, by: 2) {
      guard let role = Role(rawValue: String(entries[index])),
        let color = Color(css: String(entries[index + 1]))
      else { return nil }
      read.append(Entry(color, role))
    }
    self.init(read)
  }

  /// The brand's colour in a role; nil for none.
  package subscript(role: Role) -> Color? { entries.first { $0.role == role }?.color }
}

/// The assignment of roles to colours.
private struct Assignment {
  /// The chroma from which a colour is a signal, and no tinted grey.
  private static let vivid = 0.09

  var entries: [Palette.Entry]

  init(_ entries: [Palette.Entry]) {
    var known: Set<Palette.Role> = []
    self.entries = entries.map { entry in
      .init(entry.color, entry.role.flatMap { known.insert($0).inserted ? $0 : nil })
    }
  }

  private func isFree(_ role: Palette.Role) -> Bool { !entries.contains { $0.role == role } }

  mutating func run() {
    give(.face, to: \.lightness) { $0.lightness >= 0.85 && $0.chroma <= 0.12 }
    if isForDark { give(.face, to: \.lightness) { $0.lightness <= 0.35 } }
    let face = entries.first { $0.role == .face }?.color ?? .white
    // The darkest one, unless it is vivid, as a pure blue is.
    if face.oklch.lightness > 0.55 { give(.ink, to: \.darkness) { $0.darkness >= 0.45 } }
    // The most vivid one that can be told from the face, else any vivid one, else the darkest.
    give(.accent, to: \.chroma) {
      $0.chroma >= 0.05 && Color($0).contrast(with: face) >= 2.5
    }
    give(.accent, to: \.chroma) { $0.chroma >= 0.05 }
    give(.accent, to: \.darkness) { $0.lightness <= 0.75 }
    // A second accent that cannot be told from the face is a signal, if it has the hue of one.
    for (role, hues) in [(Palette.Role.warning, 60.0...108), (.good, 130...168)] {
      give(role, to: \.chroma) {
        $0.chroma >= Self.vivid && hues ~= $0.hue && Color($0).contrast(with: face) < 3
      }
    }
    give(.second, to: \.chroma) { $0.chroma >= Self.vivid }
    give(.rim, to: \.darkness) { $0.lightness <= 0.75 }
    give(.track, to: \.lightness) { $0.lightness > 0.75 }
    for index in entries.indices where entries[index].role == nil {
      let roles = [.second, .rim, .track] + Palette.Role.allCases
      entries[index].role = roles.first(where: isFree)
    }
  }

  /// Whether the most vivid colour shows on a dark ground alone, and no other is light enough for one.
  private var isForDark: Bool {
    let colors = entries.filter { $0.role == nil }.map(\.color)
    let accent = colors.max { $0.oklch.chroma < $1.oklch.chroma }
    return accent.map { $0.oklch.chroma >= Self.vivid && $0.contrast(with: .white) < 2 } ?? false
  }

  /// Gives a role that is free to the colour with most of something among those that fit.
  private mutating func give(
    _ role: Palette.Role, to measure: KeyPath<OKLCH, Double>, where fits: (OKLCH) -> Bool
  ) {
    guard isFree(role) else { return }
    let candidates = entries.indices.map { ($0, entries[$0].color.oklch) }.filter { index, color in
      entries[index].role == nil && fits(color)
    }
    let best = candidates.max { $0.1[keyPath: measure] < $1.1[keyPath: measure] }
    if let best { entries[best.0].role = role }
  }
}

extension OKLCH {
  /// The fitness for text: high for dark colours with little chroma.
  fileprivate var darkness: Double { 1 - lightness - chroma * 0.6 }
}
