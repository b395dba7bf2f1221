/// A map between two spaces of light (CSS Color 4, 18).
struct ColorMatrix {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum())
  }

  /// From XYZ under D65 to sRGB without its curve.
  static let linearSRGB = ColorMatrix(
    [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
    [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
    [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])

  /// From Display P3 without its curve to XYZ under D65.
  static let displayP3 = ColorMatrix(
    [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160],
    [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
    [0, 32229.0 / 714400, 5220557.0 / 5000800])

  /// From A98 RGB without its curve to XYZ under D65.
  static let a98 = ColorMatrix(
    [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567],
    [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
    [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835])

  /// From ProPhoto RGB without its curve to XYZ under D50.
  static let prophoto = ColorMatrix(
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020])

  /// From Rec. 2020 without its curve to XYZ under D65.
  static let rec2020 = ColorMatrix(
    [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
    [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157],
    [0, 19567812.0 / 697040785, 295819943.0 / 278816314])

  /// From XYZ under D50 to XYZ under D65 (Bradford).
  static let d65 = ColorMatrix(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124])

  static let oklabCones = ColorMatrix(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092])

  /// From the cones' signals to XYZ under D65.
  static let cones = ColorMatrix(
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])

  /// From sRGB without its curve to the cones' signals.
  static let lightCones = ColorMatrix(
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005])

  /// From the roots of the cones' signals to Oklab.
  static let oklab = ColorMatrix(
    [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
}
