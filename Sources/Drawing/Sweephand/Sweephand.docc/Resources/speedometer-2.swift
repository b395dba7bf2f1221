import Sweephand

var gauge = Speedometer(185, in: 0...280)
gauge.bands = [240, 280]
gauge.danger = 240
let output = try SVGWriter().write(gauge.scene())
print(output.string)
