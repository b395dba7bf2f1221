// The module for Swift programs that build scenes and dials and write them as SVG.
@_exported public import SweepDials
@_exported public import SweepGeometry
@_exported public import SweepSVG
@_exported public import SweepScene
@_exported public import SweepTimeline
@_exported public import SweepType
