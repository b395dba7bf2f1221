import Foundation
import SweepArtwork
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import TestSupport

/// A file of artwork, and the same as Sweephand writes it.
struct ArtworkPicture: Encodable {
  var name: String
  var original: String
  var ours: String
  /// The messages of reading and writing it.
  var messages: [String]
  /// The pixels at which both are compared.
  var width: Int
  var height: Int
  /// The largest difference of 255.
  var limit: Int

  static func all() throws -> [ArtworkPicture] {
    let files = [
      ("inkscape/manometer", 400, 6), ("illustrator/tachometer", 400, 6),
      ("figma/humidity", 360, 12), ("inkscape/manometer", 96, 6),
    ]
    return try files.map { name, side, limit in
      let file = Repository.root.appending(path: "samples/artwork/\(name).svg")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return try ArtworkPicture("\(name) at \(side)", text, side: side, limit: limit)
    } + [
      ArtworkPicture("everything", page(of: everything), side: 400, limit: 12),
      // Layers are clipped by masks, whose edges browsers smooth in another way.
      ArtworkPicture("clips", page(of: clips), side: 400, limit: 64),
    ]
  }

  private init(_ name: String, _ original: String, side: Int, limit: Int) throws {
    let (artwork, notes) = try ArtworkReader.read(Array(original.utf8))
    (self.name, self.original, self.limit, width) = (name, original, limit, side)
    // In the file's own ratio, as an image of another one would be stretched.
    height = Int(Double(side) * artwork.viewBox.size.height / artwork.viewBox.size.width)
    let size = Size(width: Double(width), height: Double(height))
    let scene = Layer.Scene(size: size, viewBox: artwork.viewBox, layers: artwork.layers)
    let output = try SVGWriter().write(scene)
    ours = output.string
    messages = notes.map { "\($0)" } + output.issues.map(\.message)
  }

  private static func page(of content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      viewBox="-10 -10 220 220" width="400" height="400">\(content)</svg>
    """
  }

  private static let clips = """
      <clipPath id="star"><path clip-rule="evenodd" d="M30 0L48 58 0 22H60L12 58Z"/></clipPath>
      <clipPath id="box" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>
    <g transform="translate(0 50)"><rect width="60" height="60" fill="teal" clip-path="url(#star)"/></g>
    <rect x="70" y="50" width="60" height="40" fill="purple" clip-path="url(#box)" transform="rotate(10 100 70)"/>
    """

  /// One of each: oval gradients, nested views, masks, copies, dashes.
  private static let everything = """
    <style type="text/css"><![CDATA[
      .dash { stroke: #345; stroke-dasharray: 6, 3 1; fill: none }
      #soft { opacity: .6 }
    ]]></style>
    <defs>
      <radialGradient id="oval" cx=".4" cy=".4" fx=".3" fy=".3">
        <stop offset="20%" stop-color="gold"/><stop offset="1" stop-color="rgb(120,20,90)"/>
      </radialGradient>
      <linearGradient id="base"><stop stop-color="#08f"/><stop offset="1" stop-opacity=".2"/></linearGradient>
      <linearGradient id="tilted" xlink:href="#base" gradientTransform="rotate(35) skewX(20)"/>
      <linearGradient id="line" href="#base" gradientUnits="userSpaceOnUse" x2="200"/>
      <mask id="fade"><rect width="60" height="60" fill="url(#grey)"/></mask>
      <linearGradient id="grey"><stop stop-color="white"/><stop offset="1" stop-color="black"/></linearGradient>
      <symbol id="sign" viewBox="0 0 20 10" preserveAspectRatio="xMaxYMid">
        <rect width="20" height="10" rx="3" ry="5"/><circle cx="20" cy="5" r="3" fill="red"/>
      </symbol>
      <path id="mark" d="M0 0l8 4-8 4z" stroke="black" stroke-width=".5"/>
    </defs>
    <rect x="0" y="0" width="80" height="40" rx="12" ry="6" fill="url(#oval)" stroke="#222"/>
    <ellipse cx="140" cy="25" rx="50" ry="22" fill="url(#tilted)"/>
    <g transform="translate(140 50)" id="soft"><rect width="60" height="60" fill="#b40" mask="url(#fade)"/></g>
    <use href="#mark" x="5" y="125" fill="green"/>
    <use xlink:href="#mark" transform="translate(30 120) scale(2 -1.5) translate(0 -9)" fill="blue"/>
    <use href="#sign" x="60" y="115" width="60" height="20" fill="#5a5"/>
    <svg x="130" y="115" width="40" height="20" viewBox="0 0 10 10" preserveAspectRatio="xMinYMin slice">
      <circle cx="5" cy="5" r="6" fill="#07c"/></svg>
    <path class="dash" stroke-dashoffset="2" stroke-linecap="round" stroke-width="3" d="M5 150C60 120 60 190 120 150T195 150"/>
    <path d="M10 165h30l-30 20zM20 170h10l-10 8z" fill-rule="evenodd" stroke="url(#line)" stroke-width="2" stroke-linejoin="bevel"/>
    <polyline points="60,185 70,165 80,185" fill="none" stroke="#000" stroke-width="5" stroke-miterlimit="2"/>
    <text x="100" y="180" font-family="Arial, sans-serif" font-size="14pt" fill="url(#line)" letter-spacing="1">Az</text>
    <text transform="rotate(-10 150 180)" x="150" y="180" style="font-family:Arial,sans-serif;font-size:12px;fill:#c03">
      <tspan font-weight="bold">Bold</tspan><tspan x="150" dy="0" y="194">below</tspan></text>
    <g display="none"><rect width="200" height="200"/></g>
    <g visibility="hidden"><rect width="20" height="20"/><rect visibility="visible" x="185" y="185" width="10" height="10" fill="hsl(200 80% 40% / .7)"/></g>
    <image x="180" y="165" width="12" height="12" preserveAspectRatio="none" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="/>
    """
}
