// swift-format-ignore-file

// The operators that `import Sweephand` brings.
@_exported public import func SweepGeometry . *
@_exported public import func SweepGeometry . +
@_exported public import func SweepGeometry . -
@_exported public import func SweepGeometry . /
@_exported public import func SweepScene . *
@_exported public import func SweepScene . +
@_exported public import func SweepScene . -
