/// The script that moves interactive dials.
///
/// The script is `dial.js` beside this file, with `sweephand-dial.js` for pages, minified by
/// `Scripts/bundle.sh`. Neither has dependencies.
public enum Runtime {
  /// One ECMAScript module for pages, at most 12 KiB: the script, the element `<sweephand-dial>`
  /// and the data sources.
  public static var module: String {
    String(decoding: PackageResources.sweephand_dial_min_js, as: UTF8.self)
  }

  /// The types of the module, for TypeScript.
  public static var types: String {
    String(decoding: PackageResources.sweephand_dial_d_ts, as: UTF8.self)
  }

  /// The script that a picture contains, at most 9 KiB. It leaves no global names, and is no module:
  /// only Firefox runs these in SVG files that are opened on their own.
  public static var script: String {
    String(decoding: PackageResources.dial_min_js, as: UTF8.self)
  }
}
