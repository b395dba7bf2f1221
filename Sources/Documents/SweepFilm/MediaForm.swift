/// A form of pictures other than SVG: of pixels, of a film, or for print.
public enum MediaForm: String, CaseIterable, Hashable, Sendable {
  /// A still picture (Portable Network Graphics).
  case png
  /// A film that is a PNG file too (Animated PNG).
  case apng
  /// A film of at most 256 colours, which everything shows (GIF89a).
  case gif
  /// A film without loss, smaller than an APNG.
  case webp
  /// A still picture of curves, for print.
  case pdf
  /// A film without compression, for other programs (YUV4MPEG2).
  case y4m
  /// A film in H.264; ffmpeg makes it.
  case mp4
  /// A film in VP9; ffmpeg makes it.
  case webm
  /// A film in H.264 for QuickTime; ffmpeg makes it.
  case mov

  /// The media type.
  public var type: String {
    switch self {
    case .png: "image/png"
    case .apng: "image/apng"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .pdf: "application/pdf"
    case .y4m: "video/x-yuv4mpeg"
    case .mp4: "video/mp4"
    case .webm: "video/webm"
    case .mov: "video/quicktime"
    }
  }

  /// Whether it holds one picture.
  public var isStill: Bool { self == .png || self == .pdf }

  /// Whether ffmpeg makes it.
  public var needsFFmpeg: Bool { self == .mp4 || self == .webm || self == .mov }

  /// Whether its pictures have one length each, and are all of them opaque and of even sizes.
  public var isVideo: Bool { self == .y4m || needsFFmpeg }

  /// Whether the file sets the number of repetitions.
  public var hasLoops: Bool { self == .apng || self == .gif || self == .webp }
}
