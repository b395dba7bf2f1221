import Sweephand

var gauge = Speedometer(185, in: 0...280)
gauge.bands = [240, 280]
gauge.danger = 240
gauge.theme = .brass
(gauge.previous, gauge.duration, gauge.easing) = (96, 1.2, .back)
let output = try SVGWriter().write(gauge.scene())
print(output.string)
