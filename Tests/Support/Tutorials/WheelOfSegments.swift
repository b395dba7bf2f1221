import Sweephand

/// Tutorial 003: a wheel of eight segments that are bitmaps, with icons on them and a button in the
/// middle. The selected segment is at the left.
///
/// The wheel sends `input` and `change` with the segment's name as `label`, and its button sends `press`.
public func wheelOfSegments() throws -> Dial {
  let names = ["Circle", "Flower", "Square", "Star", "Drop", "Sun", "Heart", "Moon"]
  let segments = try [picture("segment0"), picture("segment1")]
  let icons = try names.map { Sign.artwork(try picture($0.lowercased())) }
  let button = try picture("button")

  let context = DialContext(
    scale: Scale(categories: names, outside: .wrap), reading: Reading(0), theme: .flat)
  var dial = Dial(context: context) {
    Sectors(names).with {
      $0.mark = .degrees(-90)
      $0.radius = 100
      // Each segment points left and is drawn to the centre of the wheel: `anchorPoint = (1, 0.5)`.
      $0.pictures = segments
      $0.pictureDirection = .degrees(-90)
      // 0.6 is the alpha of the unselected segments; the selected one has 1.
      $0.idleOpacity = 0.6
      // Icons of 40 × 40 points on segments of 155 × 119, of which 100 are the radius.
      $0.icons = icons
      $0.iconSize = 26
      $0.iconPosition = Layer.Point(0, -79)
      $0.hasWords = false
    }
    // The button of 58 × 58 is 3 lower than the centre.
    ArtworkPart(button).with { $0.frame = Layer.Rect(x: -29, y: -26, width: 58, height: 58) }
    ButtonPart("Choose").with {
      $0.position = Layer.Point(0, 3)
      $0.radius = 29
      $0.color = .clear
      $0.edge = .clear
    }
    // The name of the selected segment in a colour of its own.
    Readout().with {
      $0.window = Readout.Window.none
      $0.position = Layer.Point(0, 124)
      $0.size = 18
      $0.color = .color(Layer.Color(0xe4572e))
    }
  }

  // Released, the wheel turns the nearest segment to the mark in 0.2 s.
  dial.control = .choice(at: .degrees(-90))
  dial.control.snapDuration = 0.2
  dial.control.deadRadius = 30
  dial.interactivity = .script
  dial.title = "Symbol"
  dial.size = Layer.Size(width: 220, height: 250)
  dial.viewBox = Layer.Rect(x: -110, y: -110, width: 220, height: 250)
  return dial
}
