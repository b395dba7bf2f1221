/// The script that moves dials in their interactive form.
///
/// One ECMAScript module without dependencies, for pages to import, or for a picture to hold. It is
/// `sweephand-dial.js` beside this file, made short by `Scripts/bundle.sh`.
public enum Runtime {
  /// The module, at most 8 KiB.
  public static var module: String {
    String(decoding: PackageResources.sweephand_dial_min_js, as: UTF8.self)
  }

  /// The same without what it exports, as a script that leaves no names behind: no browser but
  /// Firefox runs modules in SVG files that are opened by themselves.
  public static var script: String {
    let lines = module.split(separator: "export{", maxSplits: 1)
    return "{\(lines.first ?? "")}"
  }
}
