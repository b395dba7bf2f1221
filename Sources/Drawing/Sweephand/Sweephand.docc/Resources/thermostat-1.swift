import Sweephand

let context = DialContext(theme: .flat)
var dial = Dial(context: context) {
  Bezel()
  Face()
}
dial.title = "Room temperature"
let output = try SVGWriter().write(dial.scene())
print(output.string)
