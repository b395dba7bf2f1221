import Sweephand

let gauge = Speedometer(72)
let output = try SVGWriter().write(gauge.scene())
print(output.string)
