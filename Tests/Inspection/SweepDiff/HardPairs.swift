/// Pieces of drawings in two spellings.
enum HardPairs {
  /// Pairs that are spelled otherwise and mean the same.
  static let same: [(String, String)] = [
    (
      #"<path d='M0 0'><animate attributeName='d' values='M0 0H5;M0 0H6' dur='1s'/></path>"#,
      #"<path d='M0 0'><animate attributeName='d' values='M0,0 h5; m0 0 6 0 ' dur='1s'/></path>"#
    ),
    (
      #"<path d='M0 0'><animate attributeName='d' from='M0 0H5' to='M0 0H6' dur='1s'/></path>"#,
      #"<path d='M0 0'><animate attributeName='d' from='M0 0h5' to='m0 0 6 0' dur='1s'/></path>"#
    ),
    (
      #"<g><animateMotion path='M0 0H5' dur='1s'/></g>"#,
      #"<g><animateMotion path='m0 0 5 0' dur='1s'/></g>"#
    ),
    (#"<text font-weight='bold'>a</text>"#, #"<text font-weight='700'>a</text>"#),
    (#"<text font-weight='normal'>a</text>"#, #"<text font-weight='400'>a</text>"#),
    (#"<text style='font-weight:bold'>a</text>"#, #"<text style='font-weight:700'>a</text>"#),
    (#"<style>a{font-weight:bold}</style>"#, #"<style>a{font-weight:700}</style>"#),
    (
      #"<use href='#a'/><rect id="a" class="c" width="9" height="9"/>"#,
      #"<use xlink:href='#a'/><rect id="a" class="c" width="9" height="9"/>"#
    ),
    (
      #"<use href='#a'/><rect id="a" class="c" width="9" height="9"/>"#,
      #"<use href='#a' xlink:href='#b'/><rect id="a" class="c" width="9" height="9"/>"#
    ),
    (#"<animate values='1;2' keyTimes='0;1'/>"#, #"<animate values='1;2'/>"#),
    (#"<animate from='1' to='2' keyTimes='0;1'/>"#, #"<animate from='1' to='2'/>"#),
    (#"<animate values='1;2;3' keyTimes='0;.5;1'/>"#, #"<animate values='1;2;3'/>"#),
    (#"<animate repeatCount='1' dur='1s'/>"#, #"<animate dur='1s'/>"#),
    (#"<svg preserveAspectRatio='xMidYMid'/>"#, #"<svg/>"#),
    (
      #"<svg preserveAspectRatio='xMidYMid meet'/>"#,
      #"<svg preserveAspectRatio=' xMidYMid '/>"#
    ),
    (#"<svg version='1.1'/>"#, #"<svg/>"#),
    (#"<text x='0' y='0'>a</text>"#, #"<text>a</text>"#),
    (#"<radialGradient cx='6' fx='6'/>"#, #"<radialGradient cx='6'/>"#),
    (#"<rect width='9' style='overflow:visible'/>"#, #"<rect width='9'/>"#),
    (#"<svg baseProfile='full'/>"#, #"<svg/>"#),
    (#"<g transform='translate(1 2)translate(3 4)'/>"#, #"<g transform='translate(4 6)'/>"#),
    (#"<g transform='rotate(90)'/>"#, #"<g transform='matrix(0 1 -1 0 0 0)'/>"#),
    (
      #"<g transform='rotate(30 5 6)'/>"#,
      #"<g transform='translate(5 6)rotate(30)translate(-5-6)'/>"#
    ),
    (#"<g transform='scale(2)'/>"#, #"<g transform='scale(2 2)'/>"#),
    (#"<g transform='translate(0)'/>"#, #"<g/>"#),
    (#"<rect width='1in'/>"#, #"<rect width='96'/>"#),
    (#"<rect width='10mm'/>"#, #"<rect width='1cm'/>"#),
    (#"<rect width='3pt'/>"#, #"<rect width='4px'/>"#),
    (#"<text font-family='Arial'>a</text>"#, #"<text font-family='&quot;Arial&quot;'>a</text>"#),
    (#"<text font-family='A B, serif'>a</text>"#, #"<text font-family="'A B',serif">a</text>"#),
    (#"<text style='font-family:A B'>a</text>"#, #"<text style='font-family:"A B"'>a</text>"#),
    (#"<defs><g id='a'/><g id='b'/></defs>"#, #"<defs><g id='b'/><g id='a'/></defs>"#),
    (
      #"<defs><linearGradient id='a'/><path id='c' d='M0 0'/><g id='b'/></defs>"#,
      #"<defs><g id='b'/><path id='c' d='M0 0'/><linearGradient id='a'/></defs>"#
    ),
    (#"<style>a{fill:#fff;stroke:red}</style>"#, #"<style>a{stroke:#f00;fill:white}</style>"#),
    (#"<style>a,b{fill:red}</style>"#, #"<style>b, a { fill : #F00 ; }</style>"#),
    (#"<style>a{fill:red}/* x */</style>"#, #"<style>a{fill:red}</style>"#),
    (#"<style><![CDATA[a{fill:red}]]></style>"#, #"<style>a{fill:red}</style>"#),
    (#"<style>a{fill:red;fill:blue}</style>"#, #"<style>a{fill:blue}</style>"#),
    (#"<text>a  b</text>"#, #"<text>a b</text>"#),
    ("<text><tspan>a \u{9} b</tspan></text>", #"<text><tspan>a b</tspan></text>"#),
    (
      #"<style>@keyframes k{from{opacity:0}to{opacity:1}}</style>"#,
      #"<style>@keyframes k{0%{opacity:0}100%{opacity:1}}</style>"#
    ),
    (#"<style>a{transition:fill 1s}</style>"#, #"<style>a{transition:fill 1000ms}</style>"#),
    (#"<g style='animation:k 1.5s'/>"#, #"<g style='animation:k 1500ms'/>"#),
    (#"<style>a{margin:0 1in}</style>"#, #"<style>a{margin:0px 96px}</style>"#),
    (#"<style>a{opacity:50%}</style>"#, #"<style>a{opacity:.5}</style>"#),
    (
      #"<style>a{transform:rotate(90deg)}</style>"#,
      #"<style>a{transform:rotate(.25turn)}</style>"#
    ),
    (#"<style>a{fill:red}a{stroke:blue}</style>"#, #"<style>a{fill:red;stroke:blue}</style>"#),
    (#"<g style='fill:red!important;fill:blue'/>"#, #"<g style='fill:red!important'/>"#),
    (#"<g style='fill:red;fill:blue'/>"#, #"<g style='fill:blue'/>"#),
    (#"<g style='fill:red ! IMPORTANT'/>"#, #"<g style='fill:red!important'/>"#),
    (#"<g style='FILL:red'/>"#, #"<g style='fill:red'/>"#),
    (#"<style>[id='a']{fill:red}</style>"#, #"<style>[id="a"]{fill:red}</style>"#),
    (#"<style>[ id = a ]{fill:red}</style>"#, #"<style>[id=a]{fill:red}</style>"#),
    (#"<style>a > b{fill:red}</style>"#, #"<style>a>b{fill:red}</style>"#),
    (
      #"<style>@media (prefers-color-scheme:dark){a{fill:red}}</style>"#,
      #"<style>@media ( prefers-color-scheme : dark ) { a { fill:#f00 } }</style>"#
    ),
    (#"<stop offset='0'/>"#, #"<stop/>"#),
    (#"<linearGradient x1='0%' x2='100%'/>"#, #"<linearGradient/>"#),
    (#"<circle cx='0' r='5'/>"#, #"<circle r='5'/>"#),
    (#"<g fill='#f00' opacity='1'/>"#, #"<g fill='red'/>"#),
    (#"<style type='text/css'>a{fill:red}</style>"#, #"<style>a{fill:red}</style>"#),
    (
      #"<animate dur='1s' begin='0s' fill='remove' additive='replace' accumulate='none' calcMode='linear' restart='always'/>"#,
      #"<animate dur='1s'/>"#
    ),
    (#"<rect x='0' y='0' width='1e1' height='5'/>"#, #"<rect width='10.0' height='5'/>"#),
    (#"<clipPath clipPathUnits='userSpaceOnUse'/>"#, #"<clipPath/>"#),
    (#"<path d='M0 0 0 5'/>"#, #"<path d='M0,0L0,5'/>"#),
    (
      #"<path id='p' d='M0 0'/><g><animate href='#p' attributeName='d' values='M0 0H5;M0 0H6'/></g>"#,
      #"<path id='p' d='M0 0'/><g><animate href='#p' attributeName='d' values='m0 0h5;M0,0 6,0'/></g>"#
    ),
    (
      #"<g><animateTransform attributeName='transform' type='rotate' values='0;90'/></g>"#,
      #"<g><animateTransform attributeName='transform' type='rotate' values='0 0 0;90,0,0'/></g>"#
    ),
    (
      #"<g><animateTransform attributeName='transform' type='scale' values='1;2'/></g>"#,
      #"<g><animateTransform attributeName='transform' type='scale' values='1 1;2 2'/></g>"#
    ),
    (#"<style>a{fill:red}b{fill:red}</style>"#, #"<style>b,a{fill:red}</style>"#),
    (
      #"<g id='q'><path d='M0 0h5v5z' fill='red'/><path d='M1 0h5v5z' fill='red'><animate attributeName='stroke' values='red;blue' dur='1s'/></path></g>"#,
      #"<g id='q' fill='red'><path d='M0 0h5v5z'/><path d='M1 0h5v5z'><animate attributeName='stroke' values='red;blue' dur='1s'/></path></g>"#
    ),
    (
      #"<style>@media print{#q{fill:red}}</style><g id='q'><path d='M0 0h5v5z' stroke='none'/></g>"#,
      #"<style>@media print{#q{fill:red}}</style><g id='q'><path d='M0 0h5v5z'/></g>"#
    ),
    (
      #"<style>svg:root{color-scheme:dark}</style><g id='q'><path d='M0 0h5v5z' fill='red'/></g>"#,
      #"<style>svg:root{color-scheme:dark}</style><g id='q' fill='red'><path d='M0 0h5v5z'/></g>"#
    ),
  ]
}
