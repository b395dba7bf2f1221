public import SweepScene

/// The options of a written scene: the possible differences between two files of the same picture.
public struct SVGOptions: Hashable, Sendable {
  /// The layout of the markup.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// One element a line, indented by two spaces.
    case pretty
    /// No white space between elements.
    case compact
  }

  /// The prefix of the file's ids, so that two files can stand in one page.
  public enum IDPrefix: Hashable, Sendable {
    /// Six characters made from the content and `_`: other content, other ids. Such ids are not
    /// public, so only elements that the file itself refers to have one.
    case auto
    /// No content.
    case none
    /// The given text and `_`; it must match `[A-Za-z_][A-Za-z0-9_]*`.
    case text(String)
  }

  /// The vocabulary that the file keeps to.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// The output contract: SVG 1.1 with the newer features in `docs/output-contract.md`.
    case output
    /// SVG 1.1 second edition alone, valid under its document type.
    case svg11
  }

  /// The part of a scene's animations that is written.
  public enum Motion: String, Hashable, Sendable, CaseIterable {
    /// All of it: the picture moves for everybody.
    case full
    /// All animations, with a style that shows the final pose for reduced motion
    /// (`prefers-reduced-motion`).
    case reduced
    /// No animations: only the final pose, for print and mail.
    case none
  }

  /// The ways for a reader to stop endless motion.
  public enum Pause: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// By a click on a symbol in the lower right corner, with another to restart. It works in a
    /// page or in an `<object>`; an `<img>` receives no clicks.
    case click
  }

  /// The form of texts in a font file.
  public enum Fonts: String, Hashable, Sendable, CaseIterable {
    /// As paths, which look alike everywhere.
    case outline
    /// As text, with the part of the font for its characters in the file.
    case embed
    /// As text with the name of the font, for systems that have it.
    case system
  }

  /// The layout; compact by default.
  public var layout: Layout
  /// The number of decimals of coordinates, 0 … 6; 3 by default.
  public var precision: Int
  /// The prefix of ids; made from the content by default.
  public var idPrefix: IDPrefix
  /// The vocabulary; the output contract by default.
  public var profile: Profile
  /// Whether `width` and `height` are left out, so that the picture fills its container; false by
  /// default.
  public var isResponsive: Bool
  /// The part of the animations that is written; `reduced` by default.
  public var motion: Motion
  /// The moment after the document's begin from which everything is on its final pose; nil, the
  /// default, for endless motion. Repeated motion stops at the end of its last whole pass.
  ///
  /// WCAG 2.2 (2.2.2) requires five seconds or less, or a way to stop. It must be 0.001 s or more.
  public var stopAfter: Seconds?
  /// The way for a reader to stop endless motion; none by default.
  public var pause = Pause.none

  /// The form of texts in the scene's font; outlines by default.
  public var fonts = Fonts.outline

  /// ECMAScript that is embedded in a picture with annotations, and runs as a plain script; none by
  /// default.
  public var script: String?
  /// Whether elements have their layer's name beside their id, in `data-name`; false by default. An
  /// id may have fewer characters than the name, and differs from that of another layer of the same
  /// name.
  package var namesLayers = false

  /// The maximum error of sampled curves, in degrees and user units, 0.001 … 10; 0.05 by default. A
  /// number outside is clamped.
  ///
  /// Springs, bounces and the like are written as splines within it, the fewer the larger it is.
  /// Stretches may err by as much in a picture of radius 100; colours and opacities always by half
  /// a step of 1/255.
  public var tolerance: Double {
    didSet { tolerance = Self.inside(tolerance) }
  }

  private static func inside(_ tolerance: Double) -> Double {
    tolerance.isNaN ? 0.05 : min(max(tolerance, 0.001), 10)
  }

  /// Makes options with the defaults named at each.
  public init(
    layout: Layout = .compact, precision: Int = 3, idPrefix: IDPrefix = .auto,
    profile: Profile = .output, isResponsive: Bool = false, motion: Motion = .reduced,
    tolerance: Double = 0.05
  ) {
    self.layout = layout
    self.precision = precision
    self.idPrefix = idPrefix
    self.profile = profile
    self.isResponsive = isResponsive
    self.motion = motion
    self.tolerance = Self.inside(tolerance)
  }
}
