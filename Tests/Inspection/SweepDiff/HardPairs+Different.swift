extension HardPairs {
  /// Pairs that look alike and mean something else.
  static let different: [(String, String)] = [
    (#"<g style='fill:red!important;fill:blue'/>"#, #"<g style='fill:red;fill:blue'/>"#),
    (#"<style>a{fill:red!important}</style>"#, #"<style>a{fill:red}</style>"#),
    (
      #"<text style='font:10px Arial;font-size:12px'>a</text>"#,
      #"<text style='font-size:12px;font:10px Arial'>a</text>"#
    ),
    (
      #"<g style='marker:none;marker-start:url(#m)'/>"#,
      #"<g style='marker-start:url(#m);marker:none'/>"#
    ),
    (#"<g style='stroke-width:2'/>"#, #"<g style='stroke-width:2em'/>"#),
    (#"<text><tspan x='0'>a</tspan></text>"#, #"<text><tspan>a</tspan></text>"#),
    (#"<radialGradient cx='6' fx='5'/>"#, #"<radialGradient cx='6'/>"#),
    (#"<radialGradient href='#a' cx='6' fx='6'/>"#, #"<radialGradient href='#a' cx='6'/>"#),
    (#"<rect width='9' style='overflow:hidden'/>"#, #"<rect width='9'/>"#),
    (#"<svg style='overflow:visible'/>"#, #"<svg/>"#),
    (#"<text style='font-size:12'>a</text>"#, #"<text style='font-size:12px'>a</text>"#),
    (#"<text style='letter-spacing:1'>a</text>"#, #"<text style='letter-spacing:1px'>a</text>"#),
    (#"<rect style='width:10;height:5px'/>"#, #"<rect style='width:10px;height:5px'/>"#),
    (#"<style>[id='a b']{fill:red}</style>"#, #"<style>[id='a  b']{fill:red}</style>"#),
    (#"<style>[id=a]{fill:red}</style>"#, #"<style>[id=A]{fill:red}</style>"#),
    (#"<style>[id=a] {fill:red}</style>"#, #"<style>[id^=a] {fill:red}</style>"#),
    (#"<g id='a b'/>"#, #"<g id='a  b'/>"#),
    (#"<g id='a'/>"#, #"<g id=' a'/>"#),
    (#"<style>.a{fill:red}.b{fill:blue}</style>"#, #"<style>.b{fill:blue}.a{fill:red}</style>"#),
    (#"<style>a b{fill:red}</style>"#, #"<style>a>b{fill:red}</style>"#),
    (#"<style>a{fill:red}</style>"#, #"<style>@media print{a{fill:red}}</style>"#),
    (#"<style>.a{fill:red}</style>"#, #"<style>.A{fill:red}</style>"#),
    (#"<style>a{--x:Red}</style>"#, #"<style>a{--x:red}</style>"#),
    (#"<style>a{fill:red}</style>"#, #"<style>a{fill:red;}b</style>"#),
    (#"<g style='fill:red;fill:url(#a)'/>"#, #"<g style='fill:url(#a);fill:red'/>"#),
    (#"<g style='fill:red;fill:bogus(1)'/>"#, #"<g style='fill:blue'/>"#),
    (#"<g style='transition:1'/>"#, #"<g style='transition:1s'/>"#),
    (#"<text font-family='A B'>a</text>"#, #"<text font-family='A  B, C'>a</text>"#),
    (#"<text font-family='Arial'>a</text>"#, #"<text font-family='&quot;Ariel&quot;'>a</text>"#),
    (#"<text font-family='serif'>a</text>"#, #"<text font-family='&quot;serif&quot;'>a</text>"#),
    (
      #"<g transform='rotate(360)'><animateTransform attributeName='transform' type='rotate' values='0;360' dur='1s'/></g>"#,
      #"<g transform='rotate(360)'><animateTransform attributeName='transform' type='rotate' values='0;0' dur='1s'/></g>"#
    ),
    (
      #"<defs><g id='a'/><style>a{fill:red}</style><style>a{fill:blue}</style></defs>"#,
      #"<defs><g id='a'/><style>a{fill:blue}</style><style>a{fill:red}</style></defs>"#
    ),
    (
      #"<defs><g id='a' fill='red'/><g id='a' fill='blue'/></defs>"#,
      #"<defs><g id='a' fill='blue'/><g id='a' fill='red'/></defs>"#
    ),
    (
      #"<defs><g><path id='a' d='M0 0'/></g><g><path id='a' d='M9 0'/></g></defs>"#,
      #"<defs><g><path id='a' d='M9 0'/></g><g><path id='a' d='M0 0'/></g></defs>"#
    ),
    (#"<text xml:space='preserve'>a  b</text>"#, #"<text xml:space='preserve'>a b</text>"#),
    (#"<text style='white-space:pre'>a  b</text>"#, #"<text style='white-space:pre'>a b</text>"#),
    (#"<text>a  b</text>"#, #"<text>ab</text>"#),
    (#"<style>a{transition:fill 1s}</style>"#, #"<style>a{transition:fill 1ms}</style>"#),
    (#"<style>a{flex:0}</style>"#, #"<style>a{flex:0px}</style>"#),
    (#"<style>a{margin:1}</style>"#, #"<style>a{margin:1px}</style>"#),
    (
      #"<style>@keyframes k{from{opacity:0}}</style>"#,
      #"<style>@keyframes k{100%{opacity:0}}</style>"#
    ),
    (#"<g id='a'/><g id='b'/>"#, #"<g id='b'/><g id='a'/>"#),
    (
      #"<path d='M0 0'><animate attributeName='d' values='M0 0H5;M0 0H6' dur='1s'/></path>"#,
      #"<path d='M0 0'><animate attributeName='d' values='M0 0H5;M0 0H7' dur='1s'/></path>"#
    ),
    (
      #"<path d='M0 0'><animate attributeName='d' from='M0 0H5' to='M0 0H6' dur='1s'/></path>"#,
      #"<path d='M0 0'><animate attributeName='d' from='M0 0H5' to='M0 0h7' dur='1s'/></path>"#
    ),
    (#"<text font-weight='bold'>a</text>"#, #"<text font-weight='800'>a</text>"#),
    (#"<rect width='1in'/>"#, #"<rect width='97'/>"#),
    (#"<image href='a.png'/>"#, #"<image href='b.png' xlink:href='a.png'/>"#),
    (#"<animate keyTimes='0;1' values='1;2;3'/>"#, #"<animate values='1;2;3'/>"#),
    (
      #"<animate keyTimes='0;.5' calcMode='discrete' values='1;2'/>"#,
      #"<animate keyTimes='0;.6' calcMode='discrete' values='1;2'/>"#
    ),
    (#"<animate repeatCount='2'/>"#, #"<animate/>"#),
    (#"<g transform='translate(1) rotate(9)'/>"#, #"<g transform='rotate(9) translate(1)'/>"#),
    (#"<rect width='5%'/>"#, #"<rect width='5'/>"#),
    (#"<style>a{fill:red;stroke:blue}</style>"#, #"<style>a{fill:red}</style>"#),
    (#"<style>@import 'a.css';</style>"#, #"<style>@import 'b.css';</style>"#),
    (
      #"<style>@font-face{font-family:a;src:url(a)}</style>"#,
      #"<style>@font-face{font-family:a;src:url(b)}</style>"#
    ),
    (
      #"<style>@keyframes a{from{fill:red}}</style>"#,
      #"<style>@keyframes a{from{fill:blue}}</style>"#
    ),
    (#"<style>a{fill:red !important;fill:blue}</style>"#, #"<style>a{fill:blue}</style>"#),
    (#"<style>a:not(.b){fill:red}</style>"#, #"<style>a:not(.c){fill:red}</style>"#),
    (#"<style media='print'>a{fill:red}</style>"#, #"<style>a{fill:red}</style>"#),
    (#"<text style='font-family:A B'>a</text>"#, #"<text style='font-family:A, B'>a</text>"#),
    (#"<g style='stroke-width:0'/>"#, #"<g style='stroke-width:0%'/>"#),
    (#"<g style='opacity:.5'/>"#, #"<g style='opacity:.5px'/>"#),
    (#"<g style='border-left:1px;border:0'/>"#, #"<g style='border:0;border-left:1px'/>"#),
    (#"<g style='all:unset;fill:red'/>"#, #"<g style='fill:red;all:unset'/>"#),
    (
      #"<style>[fill='#fff']{stroke:red}</style><rect fill='#fff'/>"#,
      #"<style>[fill='#fff']{stroke:red}</style><rect fill='white'/>"#
    ),
    (
      #"<style>[class='a b']{fill:red}</style><rect class='a b'/>"#,
      #"<style>[class='a b']{fill:red}</style><rect class='b a'/>"#
    ),
    (
      #"<style>[opacity]{fill:red}</style><rect opacity='1'/>"#,
      #"<style>[opacity]{fill:red}</style><rect/>"#
    ),
    (
      #"<style>g:first-child{fill:red}</style><defs><g id='a'/><path id='b'/></defs>"#,
      #"<style>g:first-child{fill:red}</style><defs><path id='b'/><g id='a'/></defs>"#
    ),
    (
      #"<g><animate attributeName='href' values='#a;#B'/></g>"#,
      #"<g><animate attributeName='href' values='#a;#b'/></g>"#
    ),
    (#"<style>a/**/b{fill:red}</style>"#, #"<style>ab{fill:red}</style>"#),
    (#"<style>a: hover{fill:red}</style>"#, #"<style>a:hover{fill:red}</style>"#),
    (#"<style>a;b{fill:red}</style>"#, #"<style>b{fill:red}</style>"#),
    (
      #"<style>@media screen{a{fill:red}}</style>"#,
      #"<style>@media print{a{fill:red}}</style>"#
    ),
    (
      #"<style>@keyframes A{to{fill:red}}</style>"#,
      #"<style>@keyframes a{to{fill:red}}</style>"#
    ),
    (
      #"<animate repeatCount='1' repeatDur='3s' dur='1s'/>"#,
      #"<animate repeatDur='3s' dur='1s'/>"#
    ),
    (#"<linearGradient href='#a' x1='0%'/>"#, #"<linearGradient href='#a'/>"#),
    (#"<linearGradient x1='10%'/>"#, #"<linearGradient/>"#),
    (#"<g style='fill:red;;stroke:blue'/>"#, #"<g style='fill:red'/>"#),
    (
      #"<defs><path id='a' d='M0 0h5v5z' fill='#000'/></defs><use href='#a' fill='red'/>"#,
      #"<defs><path id='a' d='M0 0h5v5z'/></defs><use href='#a' fill='red'/>"#
    ),
    (
      #"<g id='q'><path id='a' d='M0 0h5v5z' fill='red'/></g><use href='#a' fill='blue'/>"#,
      #"<g id='q' fill='red'><path id='a' d='M0 0h5v5z'/></g><use href='#a' fill='blue'/>"#
    ),
    (
      #"<g id='q'><path d='M0 0h5v5z' fill='red'/><animate attributeName='fill' values='red;blue' dur='1s'/></g>"#,
      #"<g id='q' fill='red'><path d='M0 0h5v5z'/><animate attributeName='fill' values='red;blue' dur='1s'/></g>"#
    ),
    (
      #"<style>@media print{#q{fill:red}}</style><g id='q'><path d='M0 0h5v5z' fill='#000'/></g>"#,
      #"<style>@media print{#q{fill:red}}</style><g id='q'><path d='M0 0h5v5z'/></g>"#
    ),
    (
      #"<style>.x{stroke:red}@media print{.x{fill:red}}</style><path class='x' d='M0 0h5v5z'/>"#,
      #"<style>.y{stroke:red}@media print{.x{fill:red}}</style><path class='y' d='M0 0h5v5z'/>"#
    ),
    (
      #"<style>@media print{#q{fill:red}}</style><path id='q' d='M0 0h5v5z' fill='blue'/>"#,
      #"<style>@media print{#q{fill:red}}</style><path id='q' d='M0 0h5v5z' style='fill:blue'/>"#
    ),
    (
      #"<style>g:hover path{fill:red}</style><g><path d='M0 0h5v5z' fill='blue'/></g>"#,
      #"<style>g:hover path{fill:red}</style><g><path d='M0 0h5v5z' style='fill:blue'/></g>"#
    ),
  ]
}
