import Sweephand

var gauge = Speedometer(185, in: 0...280)
gauge.bands = [240, 280]
gauge.danger = 240
gauge.theme = .brass
gauge.reading = Reading(185, from: 96, duration: 1.2, timingFunction: .back())
let output = try SVGWriter().write(gauge.scene())
print(output.string)
