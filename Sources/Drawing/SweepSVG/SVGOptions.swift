public import SweepScene

/// How a scene is written: what may differ between two files of the same picture.
public struct SVGOptions: Hashable, Sendable {
  /// How the markup is laid out.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// One element a line, indented by two spaces.
    case pretty
    /// No white space between elements.
    case compact
  }

  /// The prefix of the file's ids, so that two files can stand in one page.
  public enum IDPrefix: Hashable, Sendable {
    /// Six characters made from the content and `_`: other content, other ids. As nobody outside
    /// can know them, only what the file itself refers to has one.
    case auto
    /// Nothing.
    case none
    /// The given text and `_`; it must match `[A-Za-z_][A-Za-z0-9_]*`.
    case text(String)
  }

  /// The vocabulary that the file keeps to.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// The output contract: SVG 1.1 with what `docs/output-contract.md` lists as newer.
    case output
    /// SVG 1.1 second edition alone, valid under its document type.
    case svg11
  }

  /// The part of a scene's animations that is written.
  public enum Motion: String, Hashable, Sendable, CaseIterable {
    /// All of it: the picture moves for everybody.
    case full
    /// All of it, with a style by which the picture stands on its final pose for those who ask for
    /// less motion (`prefers-reduced-motion`).
    case reduced
    /// None: the final pose alone, as print and mail want it.
    case none
  }

  /// How a reader can stop what never ends.
  public enum Pause: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// By a click on a sign in the lower right corner, and let it go on by another. That takes a
    /// picture in the page or in an `<object>`; an `<img>` gets no clicks.
    case click
  }

  /// How texts in a font that was read from a file are written.
  public enum Fonts: String, Hashable, Sendable, CaseIterable {
    /// As paths, which look alike everywhere.
    case outline
    /// As text, with so much of the font in the file as the characters need.
    case embed
    /// As text that names the font, for systems that have it.
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
  /// The moment after the document's begin from which everything stands on its final pose; nil, the
  /// default, lets what never ends go on. What repeats stops at the end of its last whole pass.
  ///
  /// WCAG 2.2 (2.2.2) wants five seconds or less, or a way to stop. It must be 0.001 s or more.
  public var stopAfter: Seconds?
  /// How a reader can stop what never ends; not at all by default.
  public var pause = Pause.none

  /// How texts in the scene's font are written; as outlines by default.
  public var fonts = Fonts.outline

  /// ECMAScript that is embedded in a picture with annotations, and runs as a plain script; none by
  /// default.
  public var script: String?
  /// Whether elements have their layer's name beside their id, in `data-name`; false by default. An
  /// id lacks characters that the name has, and differs from that of another layer of the name.
  package var namesLayers = false

  /// How far what has to be sampled may be away from the model, in degrees and user units,
  /// 0.001 … 10; 0.05 by default. A number outside is taken as the nearest inside.
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
