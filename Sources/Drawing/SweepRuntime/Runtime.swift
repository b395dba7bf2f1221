/// The script that moves interactive dials.
///
/// One ECMAScript module without dependencies, for pages to import or for a picture to contain. It
/// is `sweephand-dial.js` beside this file, minified by `Scripts/bundle.sh`.
public enum Runtime {
  /// The module, at most 10 KiB.
  public static var module: String {
    String(decoding: PackageResources.sweephand_dial_min_js, as: UTF8.self)
  }

  /// The same without exports, as a script that leaves no global names: only Firefox runs modules
  /// in SVG files that are opened on their own.
  public static var script: String {
    let lines = module.split(separator: "export{", maxSplits: 1)
    return "{\(lines.first ?? "")}"
  }
}
