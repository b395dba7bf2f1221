// swift-format-ignore-file
// Made from templates/ by LibraryTests, which records it with RECORD=1. A new template comes
// last in its group; the order in a group is that of this file.

extension TemplateLibrary {
  /// The templates in the order of lists, each as JSON on the lines of its document in YAML.
  static let documents: [(name: String, text: StaticString)] = [
    ("speedometer", #"""
{"sweephand":1,
"title":"Speedometer",
"description":"A needle over a round scale, with its reading in figures.",
"group":"cars",

"parameters":
{"value":{"type":"number","example":73,"help":"The reading.","group":"Reading"},
"previous":{"type":"number","help":"The reading that the needle comes from; the lower end of the scale if not set. Without effect beside readings.","group":"Reading"},
"via":{"type":"numbers","help":"Readings that the needle passes on its way; the upper end of the scale makes a sweep as at ignition.","group":"Reading"},
"readings":{"type":"numbers","help":"Readings to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time that the needle takes.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out","back","bounce","elastic","spring","swing"],"default":"swing","help":"The pace of the needle.","group":"Reading"},
"min":{"type":"number","default":0,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":100,"help":"The upper end of the scale.","group":"Scale"},
"reversed":{"type":"boolean","default":false,"help":"Whether the upper end stands at the start.","group":"Scale"},
"start":{"type":"angle","default":-118.4,"minimum":-360,"maximum":360,"help":"The direction of the start of the scale; 0 is 12 o'clock.","group":"Scale"},
"span":{"type":"angle","default":236.8,"minimum":-360,"maximum":360,"help":"The turn from the start to the end of the scale.","group":"Scale"},
"major":{"type":"number","help":"The distance between major ticks and labels; chosen to fit if not set.","group":"Scale"},
"bands":{"type":"numbers","help":"The limits of coloured bands, rising. Four limits make a good, a warning and a danger range; with fewer, the last of these count, so that two limits make one danger range; with more, there are shades between them.","group":"Scale"},
"bandColors":{"type":"texts","help":"The colours of the bands, the last of them; good, warning, danger and shades between them if not set.","group":"Scale"},
"patterns":{"type":"texts","help":"The patterns of the bands beside their colours, the last of them: solid, stripes, dots.","group":"Scale"},
"bandWidth":{"type":"number","default":3,"minimum":0.1,"maximum":40,"help":"The width of the bands, where they taper at the lower end.","group":"Scale"},
"bandEnd":{"type":"number","minimum":0.1,"maximum":40,"help":"The width of the bands at the upper end; the same if not set.","group":"Scale"},
"danger":{"type":"number","help":"The reading from which on labels are in the danger colour.","group":"Scale"},
"unit":{"type":"text","default":"km/h","help":"The unit below the figures.","group":"Figures"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"decimalSeparator":{"type":"text","default":".","help":"The decimal separator.","group":"Figures"},
"grouping":{"type":"text","default":"","help":"The separator of groups of three digits.","group":"Figures"},
"prefix":{"type":"text","default":"","help":"The text before the figures.","group":"Figures"},
"suffix":{"type":"text","default":"","help":"The text after the figures.","group":"Figures"},
"needle":{"type":"choice","choices":["tapered","arrow","baton","lollipop"],"help":"The shape of the needle; the theme's if not set.","group":"Look"},
"progress":{"type":"boolean","default":true,"help":"Whether an arc grows with the reading.","group":"Look"},
"gradient":{"type":"texts","help":"The colours of the arc along the scale; one if not set.","group":"Look"},
"segments":{"type":"integer","default":0,"minimum":0,"maximum":500,"help":"The segments of the arc that light up; 0 for one piece.","group":"Look"},
"neutral":{"type":"number","help":"The reading from which the arc grows to either side; zero inside the scale, or its lower end, if not set.","group":"Look"},
"odometer":{"type":"number","minimum":0,"help":"A sum that stands on drums; none if not set.","group":"Figures"},
"motto":{"type":"text","help":"Words along a circle in the upper half; none if not set.","group":"Look"},
"case":{"type":"choice","choices":["fitted","round"],"help":"Whether the case is cropped to a scale of less than 200° or stays round; fitted if not set, unless the theme has it round.","group":"Look"},
"glass":{"type":"number","minimum":0,"maximum":1,"help":"The strength of the light on the glass; the theme's if not set.","group":"Look"},
"readout":{"type":"boolean","default":true,"help":"Whether the reading stands in figures.","group":"Look"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"theme":{"base":"$theme","construction":{"case":"$case"}},

"scales":
{"main":{"domain":["$min","$max"],"start":"$start","span":"$span","reversed":"$reversed","ticks":{"step":"$major"}},
"odometer":{"domain":[0,999999]}},

"readings":
{"main":{"value":"$value","previous":"$previous","via":"$via","values":"$readings","interval":"$interval","duration":"$duration","easing":"$easing"},
"odometer":{"value":"$odometer","previous":"$odometer"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
["bezel",
"face",
{"track":{"when":"${progress and segments == 0}","unless":"$bands"}},
{"bands":{"limits":"$bands","colors":"$bandColors","patterns":"$patterns","width":"$bandWidth","endWidth":"$bandEnd"}},
{"progress":{"when":"$progress","unless":"$bands","gradient":"$gradient","segments":"$segments","from":"$neutral"}},
{"ticks":{"level":"minor"}},
{"ticks":{"level":"middle"}},
"ticks",
{"labels":{"every":"$major","danger":"$danger","decimalSeparator":"$decimalSeparator","grouping":"$grouping"}},
{"arcText":{"when":"${isSet(motto)}","text":"$motto","radius":40,"size":7}},
{"readout":
{"shown":"$readout",
"style":"counting",
"unit":"$unit",
"decimals":"$decimals",
"decimalSeparator":"$decimalSeparator",
"grouping":"$grouping",
"prefix":"$prefix",
"suffix":"$suffix"}},
{"readout":{"when":"${isSet(odometer)}","reading":"odometer","scale":"odometer","style":"odometer","digits":6,"position":[0,77],"size":8}},
{"overRange":{"size":8,"gap":8,"idle":false}},
{"needle":{"style":"$needle"}},
"hub",
{"glass":{"strength":"$glass"}}]}
"""#),
    ("speedometer-artwork", #"""
{"sweephand":1,
"title":"Speedometer of pictures",
"description":"Face, needle and centre wheel are pictures, which can be your own; the needle's turns about its pivot.",
"group":"cars",

"parameters":
{"value":{"type":"number","example":150,"help":"The reading.","group":"Reading"},
"previous":{"type":"number","help":"The reading that the needle comes from; the lower end of the scale if not set. Without effect beside readings.","group":"Reading"},
"via":{"type":"numbers","help":"Readings that the needle passes on its way; the upper end of the scale makes a sweep as at ignition.","group":"Reading"},
"readings":{"type":"numbers","help":"Readings to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.5s","help":"The time that the needle takes.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out","back","bounce","elastic","spring"],"default":"ease-in-out","help":"The pace of the needle.","group":"Reading"},
"min":{"type":"number","default":0,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":240,"help":"The upper end of the scale.","group":"Scale"},
"start":{"type":"angle","default":-118.4,"minimum":-360,"maximum":360,"help":"The direction of the start of the scale; 0 is 12 o'clock.","group":"Scale"},
"span":{"type":"angle","default":236.8,"minimum":-360,"maximum":360,"help":"The turn from the start to the end of the scale.","group":"Scale"},
"empty":{"type":"angle","minimum":-360,"maximum":360,"help":"The direction in which the needle stands where the upper end is not above the lower one; an error if not set.","group":"Scale"},
"major":{"type":"number","help":"The distance between labels; chosen to fit if not set.","group":"Scale"},
"scale":{"type":"boolean","default":true,"help":"Whether ticks and labels are drawn, which the face may have itself.","group":"Scale"},
"unit":{"type":"text","default":"km/h","help":"The unit below the figures.","group":"Figures"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"readout":{"type":"boolean","default":true,"help":"Whether the reading stands in figures.","group":"Figures"},
"face":{"type":"text","default":"artwork/speedometer-face.svg","help":"The picture of the face, in SVG, PNG, JPEG, GIF or WebP, which fills the dial.","group":"Pictures"},
"needle":{"type":"text","default":"artwork/speedometer-needle.svg","help":"The picture of the needle.","group":"Pictures"},
"direction":{"type":"angle","default":0,"minimum":-360,"maximum":360,"help":"The direction in which the needle's picture points; 0 is 12 o'clock, -90 is left.","group":"Pictures"},
"pivot":{"type":"numbers","default":[8,178],"help":"The point of the needle's picture that lies on the centre, from its top left corner.","group":"Pictures"},
"needleScale":{"type":"number","default":0.47,"minimum":0.001,"help":"Dial units in one unit of the needle's picture; the face is 220 wide.","group":"Pictures"},
"wheel":{"type":"text","default":"artwork/speedometer-wheel.svg","help":"The picture of the wheel over the pivot.","group":"Pictures"},
"wheelSize":{"type":"number","default":24,"minimum":1,"help":"The width of the wheel in dial units.","group":"Pictures"},
"ink":{"type":"color","default":"#f2f4f7","help":"The colour of ticks, labels and figures, to be seen on the face.","group":"Look"},
"muted":{"type":"color","default":"#9aa3ae","help":"The colour of minor ticks and the unit.","group":"Look"},
"theme":{"type":"theme","default":"instrument","help":"The type and the weight of marks.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":{"base":"$theme","construction":{"case":"round"}},

"scales":
{"main":{"domain":["$min","$max"],"start":"$start","span":"$span","outside":"clamp","ticks":{"step":"$major"},"empty":"$empty"}},

"readings":
{"main":{"value":"$value","previous":"$previous","via":"$via","values":"$readings","interval":"$interval","duration":"$duration","easing":"$easing"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"artwork":{"file":"$face","frame":[-110,-110,220,220]}},
{"ticks":{"style":"bars","level":"minor","color":"$muted","when":"$scale"}},
{"ticks":{"style":"bars","level":"middle","color":"$ink","when":"$scale"}},
{"ticks":{"style":"bars","color":"$ink","when":"$scale"}},
{"labels":{"every":"$major","color":"$ink","when":"$scale"}},
{"readout":{"window":"none","shown":"$readout","color":"$ink","unit":"$unit","unitColor":"$muted","decimals":"$decimals"}},
{"overRange":{"size":8,"gap":6,"idle":false}},
{"needle":{"artwork":{"file":"$needle","pivot":"$pivot","scale":"$needleScale","direction":"$direction"}}},
{"group":{"size":"$wheelSize","parts":[{"artwork":{"file":"$wheel","frame":[-0.5,-0.5,1,1]}}]}}]}
"""#),
    ("speedometer-vintage", #"""
{"sweephand":1,
"title":"Vintage speedometer",
"description":"Speed on an enamel face, over drums that count the way.",
"group":"cars",

"parameters":
{"value":{"type":"number","example":45,"help":"The speed.","group":"Reading"},
"previous":{"type":"number","help":"The speed that the needle comes from; the lower end if not set.","group":"Reading"},
"readings":{"type":"numbers","help":"Speeds to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one speed to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time that the needle takes.","group":"Reading"},
"total":{"type":"number","example":48275,"minimum":0,"help":"The way so far on the upper drums.","group":"Reading"},
"trip":{"type":"number","example":319.6,"minimum":0,"help":"The way of the trip on the lower drums.","group":"Reading"},
"max":{"type":"number","default":120,"help":"The upper end of the scale.","group":"Scale"},
"major":{"type":"number","help":"The distance between labels; chosen to fit if not set.","group":"Scale"},
"unit":{"type":"text","default":"MPH","help":"The unit of the speed.","group":"Figures"},
"totalLabel":{"type":"text","default":"MILES","help":"The word below the upper drums.","group":"Figures"},
"tripLabel":{"type":"text","default":"TRIP","help":"The word below the lower drums.","group":"Figures"},
"theme":{"type":"theme","default":"watch","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-112,-112,224,224]},
"theme":"$theme",

"scales":
{"main":{"domain":[0,"$max"],"start":-123,"span":246,"ticks":{"step":"$major","minor":5}}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"swing"},
"total":{"value":"$total","previous":"$total","duration":0},
"trip":{"value":"$trip","previous":"$trip","duration":0}},

"picture":
{"title":"${title}",
"description":"${reading} ${unit}${if(isSet(total), ', ', '')}${default(total, '')}${if(isSet(total), ' ', '')}${if(isSet(total), totalLabel, '')}${if(isSet(trip), ', ', '')}${default(trip, '')}${if(isSet(trip), ' ', '')}${if(isSet(trip), tripLabel, '')}"},

"layers":
[{"readout":{"shown":false,"unit":"$unit","maximumDigits":4}},
{"bezel":{"radius":96,"width":14}},
{"face":{"radius":96,"finish":"dome"}},
{"bands":{"limits":[0,"$max"],"colors":["mark"],"radius":87,"width":0.6}},
{"bands":{"limits":[0,"$max"],"colors":["mark"],"radius":80.6,"width":0.6}},
{"ticks":{"level":"minor","style":"bars","radius":86.8,"length":6,"width":0.75,"color":"mark"}},
{"ticks":{"style":"bars","radius":89.4,"length":11.6,"width":2.4}},
{"labels":{"radius":74.5,"size":15}},
{"caption":{"text":"$unit","position":[0,-31],"size":9,"letterSpacing":1.6,"color":"ink","maximumWidth":50}},
{"shape":{"path":"M-15 -22.6H-4M4 -22.6H15M0 -25.4L2.6 -22.6L0 -19.8L-2.6 -22.6Z","strokeColor":"danger","lineWidth":0.7}},
{"readout":{"when":"${isSet(total)}","reading":"total","style":"odometer","digits":6,"position":[0,42.5],"size":11,"window":"plate"}},
{"caption":{"when":"${isSet(total)}","text":"$totalLabel","position":[0,56],"size":5.6,"letterSpacing":1,"maximumWidth":44}},
{"readout":{"when":"${isSet(trip)}","reading":"trip","style":"odometer","digits":3,"decimals":1,"position":[0,70],"size":9,"window":"plate"}},
{"caption":{"when":"${isSet(trip)}","text":"$tripLabel","position":[0,82],"size":5.6,"letterSpacing":1,"maximumWidth":44}},
{"overRange":{"radius":84,"size":8,"gap":8,"idle":false}},
{"needle":{"style":"tapered","length":81,"tail":8,"width":4.4,"tip":0.9,"color":"danger","facet":0.35}},
{"hub":{"radius":10.6,"finish":"dome","color":"bezel","edge":"bezelEdge","center":3.4}},
{"glass":{"radius":92}}]}
"""#),
    ("tachometer", #"""
{"sweephand":1,
"title":"Tachometer",
"description":"Engine speed up to a red line, with the highest speed so far on a second needle.",
"group":"cars",

"parameters":
{"value":{"type":"number","example":3.5,"help":"The speed of the engine.","group":"Reading"},
"peak":{"type":"number","example":5.5,"help":"The mark of the highest speed, which the needle pushes further; then it falls back.","group":"Reading"},
"via":{"type":"numbers","help":"Readings that the needle passes on its way; the upper end of the scale makes a sweep as at ignition.","group":"Reading"},
"readings":{"type":"numbers","help":"Readings to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time that the needle takes.","group":"Reading"},
"max":{"type":"number","default":8,"help":"The upper end of the scale.","group":"Scale"},
"major":{"type":"number","help":"The distance between labels; chosen to fit if not set.","group":"Scale"},
"redline":{"type":"number","example":6.5,"help":"The reading from which on it is too fast.","group":"Scale"},
"unit":{"type":"text","default":"×1000 r/min","help":"The unit below the figures.","group":"Figures"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"scales":
{"main":{"domain":[0,"$max"],"start":-126,"span":252,"ticks":{"step":"$major","minor":10}}},

"readings":
{"main":{"value":"$value","via":"$via","values":"$readings","interval":"$interval","duration":"$duration","easing":"swing"},
"held":{"value":"${if(isSet(value) or isSet(readings), default(peak, 0), peak)}","pushedBy":"main"}},

"picture":
{"title":"${title}",
"description":"${reading} ${unit}, at most ${held}${if(isSet(redline), ', with a red line at ', '')}${default(redline, '')}"},

"layers":
["bezel",
"face",
{"face":{"radius":48,"color":"faceEdge","edge":"face","finish":"gradient","recess":0}},
{"group":
{"when":"${isSet(redline)}",
"parts":
[{"shape":{"path":"M-24.8 27A2.6 2.6 0 1 1 -19.6 27A2.6 2.6 0 1 1 -24.8 27ZM-17.4 27A2.6 2.6 0 1 1 -12.2 27A2.6 2.6 0 1 1 -17.4 27ZM-10 27A2.6 2.6 0 1 1 -4.8 27A2.6 2.6 0 1 1 -10 27ZM-2.6 27A2.6 2.6 0 1 1 2.6 27A2.6 2.6 0 1 1 -2.6 27ZM4.8 27A2.6 2.6 0 1 1 10 27A2.6 2.6 0 1 1 4.8 27ZM12.2 27A2.6 2.6 0 1 1 17.4 27A2.6 2.6 0 1 1 12.2 27ZM19.6 27A2.6 2.6 0 1 1 24.8 27A2.6 2.6 0 1 1 19.6 27Z","fillColor":"track","strokeColor":"faceEdge","lineWidth":0.8}},
{"group":
{"position":[-22.2,27],
"from":"${default(redline, max) * 0.4}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"good"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"good"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"group":
{"position":[-14.8,27],
"from":"${default(redline, max) * 0.5}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"good"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"good"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"group":
{"position":[-7.4,27],
"from":"${default(redline, max) * 0.6}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"good"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"good"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"group":
{"position":[0,27],
"from":"${default(redline, max) * 0.7}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"warning"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"warning"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"group":
{"position":[7.4,27],
"from":"${default(redline, max) * 0.8}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"warning"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"warning"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"group":
{"position":[14.8,27],
"from":"${default(redline, max) * 0.9}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"danger"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"danger"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"group":
{"position":[22.2,27],
"from":"${default(redline, max) * 1}",
"parts":
[{"group":{"shading":true,"opacity":0.25,"parts":[{"shape":{"path":"M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1 -4.6 0Z","fillColor":"danger"}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","fillColor":"danger"}},
{"group":{"shading":true,"parts":[{"shape":{"path":"M-1.9 -0.8A1.1 1.1 0 1 1 0.3 -0.8A1.1 1.1 0 1 1 -1.9 -0.8Z","fillColor":"#ffffffb3"}}]}}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[-22.2,27],"fillColor":"good","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0s","duration":"0.4s"}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[-14.8,27],"fillColor":"good","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0.06s","duration":"0.4s"}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[-7.4,27],"fillColor":"good","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0.12s","duration":"0.4s"}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[0,27],"fillColor":"warning","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0.18s","duration":"0.4s"}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[7.4,27],"fillColor":"warning","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0.24s","duration":"0.4s"}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[14.8,27],"fillColor":"danger","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0.3s","duration":"0.4s"}]}},
{"shape":{"path":"M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z","position":[22.2,27],"fillColor":"danger","opacity":0,"animations":[{"animate":"opacity","values":[0,1,1,0],"keyTimes":[0,0.1,0.7,1],"beginTime":"0.36s","duration":"0.4s"}]}}]}},
{"bands":{"when":"${isSet(redline)}","limits":["${default(redline, max)}","$max"],"colors":["danger"],"radius":88.8,"width":8.4,"cell":"${max / 32}","gap":0.6}},
{"ticks":{"level":"minor","radius":92.4,"length":4.4,"width":0.75,"color":"mark"}},
{"ticks":{"level":"middle","radius":92.4,"length":7.4,"width":1.3}},
{"ticks":{"radius":92.4,"length":11.6,"width":2.8}},
{"labels":{"radius":75,"size":17,"danger":"$redline","weight":600}},
{"readout":{"style":"counting","position":[0,60],"size":24,"maximumWidth":68,"decimals":"${if(max < 100, 1, 0)}","unit":"$unit"}},
{"overRange":{"size":8,"gap":8,"idle":false}},
{"needle":{"reading":"held","style":"outboard","length":92.6,"tail":0,"width":7,"color":"warning","shade":"warning"}},
{"needle":{"length":87,"tail":22,"width":5.4}},
{"hub":{"radius":11}},
"glass"]}
"""#),
    ("dashboard", #"""
{"sweephand":1,
"title":"Dashboard",
"description":"Speed, fuel and temperature in one instrument cluster.",
"group":"cars",

"parameters":
{"speed":{"type":"number","example":101,"help":"The speed.","group":"Reading"},
"fuel":{"type":"number","example":0.7,"minimum":0,"maximum":1,"help":"The level of the tank, 0 … 1.","group":"Reading"},
"temperature":{"type":"number","example":90,"unit":"°C","help":"The temperature of the engine.","group":"Reading"},
"file":{"type":"text","help":"A file of CSV or JSON with the columns speed, fuel and temperature, relative to the document's folder; it counts more than the values.","group":"Data"},
"x":{"type":"text","help":"The column by which a row is found; rows are counted from 0 if not set.","group":"Data"},
"row":{"type":"text","help":"The cell of that column in the row; the last row if not set.","group":"Data"},
"duration":{"type":"duration","default":"0.8s","help":"The time that the needles take.","group":"Reading"},
"max":{"type":"number","default":240,"help":"The upper end of the speed.","group":"Scale"},
"danger":{"type":"number","example":200,"help":"The speed from which on labels are in the danger colour.","group":"Scale"},
"unit":{"type":"text","default":"km/h","help":"The unit of the speed.","group":"Figures"},
"oil":{"type":"boolean","default":false,"help":"Whether the lamp for the oil pressure is lit.","group":"Lamps"},
"battery":{"type":"boolean","default":false,"help":"Whether the lamp for the battery is lit.","group":"Lamps"},
"warning":{"type":"boolean","default":false,"help":"Whether the general warning is lit.","group":"Lamps"},
"washer":{"type":"boolean","default":false,"help":"Whether the lamp for the washer fluid is lit.","group":"Lamps"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":680,"height":340,"viewBox":[-250,-125,500,250]},
"theme":{"base":"$theme","construction":{"case":"round"}},

"scales":
{"speed":{"domain":[0,"$max"],"ticks":{"minor":4}},
"fuel":{"domain":[0,1],"start":-60,"span":120,"ticks":{"values":[0,0.5,1],"minor":3}},
"heat":{"domain":[40,120],"start":-60,"span":120,"ticks":{"values":[40,80,120],"minor":3}}},

"readings":
{"pace":{"value":"$speed","duration":"$duration","easing":"swing","data":{"file":"$file","x":"$x","y":"speed","row":"$row"}},
"level":{"value":"$fuel","delay":0.08,"duration":"$duration","easing":"swing","data":{"file":"$file","x":"$x","y":"fuel","row":"$row"}},
"heat":{"value":"$temperature","delay":0.16,"duration":"$duration","easing":"swing","data":{"file":"$file","x":"$x","y":"temperature","row":"$row"}}},

"picture":
{"title":"${title}",
"description":"${pace} ${unit}, a tank at ${level}, ${heat} °C"},

"layers":
[{"shape":{"path":"M-196 -52H-104A116 116 0 0 1 104 -52H196A50 50 0 0 1 246 -2V66A50 50 0 0 1 196 116H-196A50 50 0 0 1 -246 66V-2A50 50 0 0 1 -196 -52Z","fillGradient":{"colors":["face","faceEdge"]},"strokeGradient":{"colors":["bezel","bezelEdge"]},"lineWidth":4.5}},
{"group":
{"shading":true,
"parts":[{"shape":{"path":"M-240 -20A44 50 0 0 1 -196 -50.6H-103.4A115 115 0 0 1 103.4 -50.6H196A44 50 0 0 1 240 -20","strokeGradient":{"colors":["#ffffff66","#ffffff00"]},"lineWidth":0.9}}]}},
{"group":
{"opacity":0.6,
"parts":
[{"icon":{"symbol":"oil","position":[-204,-37.5],"size":16,"color":"muted"}}]}},
{"icon":{"when":"$oil","symbol":"oil","position":[-204,-37.5],"size":16,"color":"danger"}},
{"group":
{"opacity":0.6,
"parts":
[{"icon":{"symbol":"battery","position":[-168,-37.5],"size":16,"color":"muted"}}]}},
{"icon":{"when":"$battery","symbol":"battery","position":[-168,-37.5],"size":16,"color":"danger"}},
{"group":
{"opacity":0.6,
"parts":
[{"icon":{"symbol":"warning","position":[168,-37.5],"size":16,"color":"muted"}}]}},
{"icon":{"when":"$warning","symbol":"warning","position":[168,-37.5],"size":16,"color":"warning"}},
{"group":
{"opacity":0.6,
"parts":
[{"icon":{"symbol":"drop","position":[204,-37.5],"size":16,"color":"muted"}}]}},
{"icon":{"when":"$washer","symbol":"drop","position":[204,-37.5],"size":16,"color":"accent"}},
{"group":
{"position":[-176,42],
"size":0.59,
"parts":
[{"repeat":
{"count":2,
"offset":[596.61,0],
"parts":["bezel","face"]}}]}},
{"group":
{"position":[-176,42],
"size":0.59,
"parts":
[{"group":{"reading":"level","scale":"fuel","parts":[{"ticks":{"level":"minor"}},"ticks"]}},
{"bands":{"scale":"fuel","limits":[0,0.15],"colors":["danger"],"width":5}},
{"labels":{"scale":"fuel","size":27,"radius":74,"texts":{"0":"E","0.5":"½","1":"F"}}},
{"icon":{"symbol":"fuel","position":[0,50],"size":34}},
{"needle":{"scale":"fuel","reading":"level","length":72,"width":8}},
{"hub":{"radius":12,"center":4}}]}},
{"group":
{"position":[176,42],
"size":0.59,
"parts":
[{"group":{"reading":"heat","scale":"heat","parts":[{"ticks":{"level":"minor"}},"ticks"]}},
{"bands":{"scale":"heat","limits":[110,120],"colors":["danger"],"width":5}},
{"labels":{"scale":"heat","values":[40,120],"size":25,"radius":73}},
{"icon":{"symbol":"temperature","position":[0,50],"size":34}},
{"needle":{"scale":"heat","reading":"heat","length":72,"width":8}},
{"hub":{"radius":12,"center":4}}]}},
"bezel",
"face",
{"ticks":{"level":"minor"}},
{"ticks":{"level":"middle"}},
"ticks",
{"labels":{"size":13,"nth":2,"danger":"$danger"}},
{"readout":{"style":"counting","unit":"$unit"}},
{"overRange":{"size":8,"gap":8,"idle":false}},
"needle",
"hub"]}
"""#),
    ("ev-cluster", #"""
{"sweephand":1,
"title":"EV cluster",
"description":"Speed between the power of the motor and the charge of the battery, under a row of lamps.",
"group":"cars",

"parameters":
{"speed":{"type":"number","example":87,"help":"The speed.","group":"Reading"},
"power":{"type":"number","example":46,"help":"The power of the motor; below 0 it charges the battery.","group":"Reading"},
"charge":{"type":"number","example":72,"minimum":0,"maximum":100,"unit":"%","help":"The charge of the battery in parts of a hundred.","group":"Reading"},
"range":{"type":"number","example":312,"minimum":0,"help":"How far the charge goes.","group":"Reading"},
"gear":{"type":"choice","choices":["P","R","N","D"],"example":"D","help":"The position of the selector: parked, reverse, neutral or drive.","group":"Reading"},
"speeds":{"type":"numbers","help":"Speeds to play in turn for ever instead of one.","group":"Reading"},
"powers":{"type":"numbers","help":"Powers to play in turn for ever instead of one.","group":"Reading"},
"charges":{"type":"numbers","help":"Charges to play in turn for ever instead of one.","group":"Reading"},
"ranges":{"type":"numbers","help":"Ranges to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time that figures and arcs take.","group":"Reading"},
"min":{"type":"number","default":-50,"help":"The lower end of the power's scale.","group":"Scale"},
"max":{"type":"number","default":100,"help":"The upper end of the power's scale.","group":"Scale"},
"major":{"type":"number","default":25,"help":"The distance between the labels of the power.","group":"Scale"},
"reserve":{"type":"number","default":15,"minimum":1,"maximum":99,"help":"The charge below which it is low.","group":"Scale"},
"unit":{"type":"text","default":"km/h","help":"The unit of the speed.","group":"Figures"},
"powerUnit":{"type":"text","default":"kW","help":"The unit of the power.","group":"Figures"},
"rangeUnit":{"type":"text","default":"km","help":"The unit of the range.","group":"Figures"},
"powerLabel":{"type":"text","default":"POWER","help":"The word below the power.","group":"Figures"},
"status":{"type":"text","example":"READY","help":"The word between the lamps.","group":"Figures"},
"noteLeft":{"type":"text","example":"21.5 °C","help":"The words at the left of the line below.","group":"Figures"},
"noteRight":{"type":"text","example":"14 826 km","help":"The words at its right.","group":"Figures"},
"left":{"type":"boolean","example":true,"help":"Whether the left indicator is lit.","group":"Lamps"},
"right":{"type":"boolean","default":false,"help":"Whether the right indicator is lit.","group":"Lamps"},
"beam":{"type":"boolean","example":true,"help":"Whether the high beam is lit.","group":"Lamps"},
"warning":{"type":"boolean","default":false,"help":"Whether the general warning is lit.","group":"Lamps"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"values":
{"gearPlace":"${if(default(gear, 'D') == 'P', -27, if(default(gear, 'D') == 'R', -9, if(default(gear, 'D') == 'N', 9, 27)))}"},

"canvas":{"width":728,"height":312,"viewBox":[-182,-78,364,156]},
"theme":{"base":"$theme","construction":{"case":"round"}},

"scales":
{"speed":{"domain":[0,300]},
"power":{"domain":["$min","$max"],"start":-140,"span":280,"ticks":{"step":"$major","minor":5}},
"charge":{"domain":[0,100],"start":-140,"span":280,"ticks":{"step":25,"minor":5}}},

"readings":
{"speed":{"value":"$speed","values":"$speeds","interval":"$interval","duration":"$duration","easing":"swing"},
"power":{"value":"$power","previous":0,"values":"$powers","interval":"$interval","delay":0.08,"duration":"$duration","easing":"swing"},
"charge":{"value":"$charge","values":"$charges","interval":"$interval","delay":0.16,"duration":"$duration","easing":"swing"},
"range":{"value":"$range","values":"$ranges","interval":"$interval","duration":0}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"shape":{"path":"M-124 -72H124C156 -72 170 -58 173 -32L178 22C180 52 164 72 134 72H-134C-164 72 -180 52 -178 22L-173 -32C-170 -58 -156 -72 -124 -72Z","fillGradient":{"colors":["bezel","bezelEdge","bezelEdge","bezelEdge","bezel"],"locations":[0,0.08,0.8,0.96,1]},"strokeColor":"bezelEdge","lineWidth":1}},
{"shape":{"path":"M-122 -67H122C151 -67 164 -54 167 -31L172 22C173.5 48 160 67 132 67H-132C-160 67 -173.5 48 -172 22L-167 -31C-164 -54 -151 -67 -122 -67Z","fillGradient":{"colors":["face","faceEdge"],"locations":[0,0.7]},"strokeColor":"faceEdge","lineWidth":1.6}},
{"group":
{"opacity":0.22,
"parts":
[{"icon":{"path":"M1 12L12 4V9H22V15H12V20Z","position":[-66,-54],"size":10,"color":"muted"}},
{"icon":{"path":"M12 4C20 4 22 8 22 12S20 20 12 20C10 16 10 8 12 4ZM1 5H8V7H1ZM0 10H7.4V12H0ZM0 14H7.4V16H0ZM1 18H8V20H1Z","position":[-36,-54],"size":10,"color":"muted"}},
{"icon":{"symbol":"warning","position":[36,-54],"size":10,"color":"muted"}},
{"icon":{"path":"M23 12L12 4V9H2V15H12V20Z","position":[66,-54],"size":10,"color":"muted"}}]}},
{"icon":{"when":"${default(left, false)}","path":"M1 12L12 4V9H22V15H12V20Z","position":[-66,-54],"size":10,"color":"good"}},
{"icon":{"when":"${default(beam, false)}","path":"M12 4C20 4 22 8 22 12S20 20 12 20C10 16 10 8 12 4ZM1 5H8V7H1ZM0 10H7.4V12H0ZM0 14H7.4V16H0ZM1 18H8V20H1Z","position":[-36,-54],"size":10,"color":"accent"}},
{"icon":{"when":"$warning","symbol":"warning","position":[36,-54],"size":10,"color":"warning"}},
{"icon":{"when":"$right","path":"M23 12L12 4V9H2V15H12V20Z","position":[66,-54],"size":10,"color":"good"}},
{"caption":{"text":"$status","position":[0,-51.4],"size":8,"letterSpacing":1,"weight":600,"color":"good","maximumWidth":44,"maximumLines":1}},
{"readout":{"scale":"speed","reading":"speed","style":"counting","window":"none","position":[0,14],"size":58,"weight":400,"maximumWidth":90}},
{"readout":{"scale":"speed","reading":"speed","shown":false,"unit":"$unit"}},
{"caption":{"text":"$unit","position":[0,27.6],"size":8.4,"letterSpacing":0.6,"maximumWidth":60,"maximumLines":1}},
{"group":
{"position":[-107,2],
"size":0.6,
"parts":
[{"face":{"color":"faceEdge","edge":"face","finish":"gradient","recess":0.5}},
{"ring":{"radius":100,"width":1,"color":"faceEdge","edge":"bezel"}},
{"track":{"scale":"power","radius":84,"width":10}},
{"group":{"opacity":0.16,"parts":[{"progress":{"scale":"power","reading":"power","radius":84,"width":22,"gradient":[[-1000000,"good"],[0,"accent"]],"stepped":true,"from":0}}]}},
{"progress":{"scale":"power","reading":"power","radius":84,"width":10,"gradient":[[-1000000,"good"],[0,"accent"]],"stepped":true,"from":0}},
{"marker":{"scale":"power","reading":"power","style":"line","side":"inside","radius":90,"size":12,"color":"ink"}},
{"ticks":{"scale":"power","level":"minor","style":"bars","radius":76,"length":4,"width":0.9}},
{"ticks":{"scale":"power","style":"bars","radius":76,"length":7,"width":1.8}},
{"labels":{"scale":"power","reading":"power","radius":62,"size":14.5,"weight":400,"color":"muted"}},
{"readout":{"scale":"power","reading":"power","style":"counting","window":"none","position":[0,10],"size":32,"weight":400,"unit":"$powerUnit","maximumWidth":64}},
{"caption":{"text":"$powerLabel","position":[0,72],"size":11,"letterSpacing":1.2,"maximumWidth":64,"maximumLines":1}}]}},
{"group":
{"position":[107,2],
"size":0.6,
"parts":
[{"face":{"color":"faceEdge","edge":"face","finish":"gradient","recess":0.5}},
{"ring":{"radius":100,"width":1,"color":"faceEdge","edge":"bezel"}},
{"track":{"scale":"charge","radius":84,"width":10}},
{"bands":{"scale":"charge","reading":"charge","limits":[0,"$reserve"],"colors":["danger"],"radius":92.4,"width":2.6}},
{"group":{"opacity":0.14,"parts":[{"progress":{"scale":"charge","reading":"charge","radius":84,"width":22,"color":"good"}}]}},
{"progress":{"scale":"charge","reading":"charge","radius":84,"width":10,"color":"good"}},
{"marker":{"scale":"charge","reading":"charge","style":"line","side":"inside","radius":90,"size":12,"color":"ink"}},
{"ticks":{"scale":"charge","level":"minor","style":"bars","radius":76,"length":4,"width":0.9}},
{"ticks":{"scale":"charge","style":"bars","radius":76,"length":7,"width":1.8}},
{"labels":{"scale":"charge","reading":"charge","radius":62,"size":14.5,"weight":400,"color":"muted"}},
{"readout":{"scale":"charge","reading":"charge","style":"counting","window":"none","position":[0,10],"size":32,"weight":400,"unit":"%","maximumWidth":64}},
{"readout":{"reading":"range","window":"none","position":[0,72],"size":15,"weight":500,"unit":"$rangeUnit","unitBehind":true,"maximumWidth":64}}]}},
{"shape":{"when":"${isSet(gear)}","path":"M-6 35H6A3 3 0 0 1 9 38V48.4A3 3 0 0 1 6 51.4H-6A3 3 0 0 1 -9 48.4V38A3 3 0 0 1 -6 35Z","position":["$gearPlace",0],"fillColor":"accent"}},
{"caption":{"text":"P","position":[-27,47],"size":10.5,"color":"${if(default(gear, '') == 'P', 'faceEdge', 'muted')}"}},
{"caption":{"text":"R","position":[-9,47],"size":10.5,"color":"${if(default(gear, '') == 'R', 'faceEdge', 'muted')}"}},
{"caption":{"text":"N","position":[9,47],"size":10.5,"color":"${if(default(gear, '') == 'N', 'faceEdge', 'muted')}"}},
{"caption":{"text":"D","position":[27,47],"size":10.5,"color":"${if(default(gear, '') == 'D', 'faceEdge', 'muted')}"}},
{"shape":{"path":"M-41 54.6H41","strokeColor":"muted","lineWidth":0.5,"opacity":0.3}},
{"caption":{"text":"$noteLeft","position":[-41,62.4],"alignment":"start","size":8.2,"maximumWidth":38,"maximumLines":1}},
{"caption":{"text":"$noteRight","position":[41,62.4],"alignment":"end","size":8.2,"maximumWidth":42,"maximumLines":1}},
{"shape":{"path":"M-122 -67H122C151 -67 164 -54 167 -31L172 22C173.5 48 160 67 132 67H-132C-160 67 -173.5 48 -172 22L-167 -31C-164 -54 -151 -67 -122 -67Z","fillGradient":{"colors":["#ffffff16","#ffffff00"],"locations":[0,0.42]}}}]}
"""#),
    ("fuel", #"""
{"sweephand":1,
"title":"Fuel gauge",
"description":"The level of a tank as a row of cells in a window, and how far it goes.",
"group":"cars",

"parameters":
{"value":{"type":"number","example":64,"minimum":0,"maximum":100,"unit":"%","help":"The level in parts of a hundred.","group":"Reading"},
"previous":{"type":"number","help":"The level that the pointer comes from; empty if not set.","group":"Reading"},
"range":{"type":"number","example":412,"minimum":0,"help":"How far the fuel goes.","group":"Reading"},
"readings":{"type":"numbers","help":"Levels to play in turn for ever instead of one.","group":"Reading"},
"ranges":{"type":"numbers","help":"Ranges to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"3s","help":"The time from one level to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1s","help":"The time that the pointer takes.","group":"Reading"},
"reserve":{"type":"number","default":12.5,"minimum":1,"maximum":99,"help":"The level below which it must be filled.","group":"Scale"},
"unit":{"type":"text","default":"km","help":"The unit of the range.","group":"Figures"},
"heading":{"type":"text","default":"FUEL","help":"The word over the range.","group":"Figures"},
"empty":{"type":"text","default":"E","help":"The word at the lower end.","group":"Figures"},
"full":{"type":"text","default":"F","help":"The word at the upper end.","group":"Figures"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":600,"height":293,"viewBox":[-164,-80,328,160]},
"theme":"$theme",

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"swing"},
"range":{"value":"$range","values":"$ranges","interval":"$interval","duration":0}},

"plots":
{"main":
{"frame":[-112,-10,224,23],
"x":{"min":0,"max":100,"ticks":{"values":[0,25,50,75,100],"minor":3}}},
"reserve":
{"frame":[-112,18.4,224,2.6],
"x":{"min":0,"max":100}}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-156,-74,312,146],"cornerRadius":15,"finish":"none"}},
{"face":{"frame":[-156,-74,312,146],"cornerRadius":15,"finish":"gradient","recess":0}},
{"shape":{"path":"M-133.5 -60H-120.5A6.5 6.5 0 0 1 -114 -53.5V-40.5A6.5 6.5 0 0 1 -120.5 -34H-133.5A6.5 6.5 0 0 1 -140 -40.5V-53.5A6.5 6.5 0 0 1 -133.5 -60Z","fillColor":"track"}},
{"icon":{"symbol":"fuel","position":[-127,-47],"size":18,"color":"ink"}},
{"caption":{"text":"$heading","position":[-105,-51.4],"size":9.3,"letterSpacing":1.6,"alignment":"start","maximumWidth":100,"maximumLines":1}},
{"readout":{"when":"${isSet(range) or isSet(ranges)}","reading":"range","window":"none","position":[-105,-34.6],"alignment":"start","size":17,"weight":500,"unit":"$unit","unitBehind":true,"maximumWidth":100}},
{"readout":{"window":"none","style":"counting","position":[109,-35],"size":36,"weight":500,"unit":"%","unitBehind":true,"unitSize":18,"maximumWidth":72}},
{"shape":{"path":"M-132 -24.5H132A9.5 9.5 0 0 1 141.5 -15V48A9.5 9.5 0 0 1 132 57.5H-132A9.5 9.5 0 0 1 -141.5 48V-15A9.5 9.5 0 0 1 -132 -24.5Z","fillGradient":{"colors":["bezelEdge","bezel","bezelEdge"],"locations":[0,0.7,1]}}},
{"shape":{"path":"M-130.8 -19H130.8A5.2 5.2 0 0 1 136 -13.8V47.1A5.2 5.2 0 0 1 130.8 52.3H-130.8A5.2 5.2 0 0 1 -136 47.1V-13.8A5.2 5.2 0 0 1 -130.8 -19Z","fillGradient":{"colors":["faceEdge","face"]}}},
{"bar":{"along":"x","cells":20,"gap":1.2,"cornerRadius":1,"limits":["$reserve"],"colors":["danger","accent"]}},
{"ranges":{"plot":"reserve","limits":[0,"$reserve"],"colors":["danger"],"side":"top","distance":-1,"width":2.4}},
{"axis":{"side":"bottom","distance":6,"lineWidth":0,"tickLength":11,"minorTickLength":5,"tickColor":"mark","gap":3.4,"size":16,"color":"ink","texts":{"0":"$empty","25":"¼","50":"½","75":"¾","100":"$full"}}},
{"pointer":{"side":"top","distance":-13,"length":15,"width":7.2,"color":"needle"}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-136 -13.8A5.2 5.2 0 0 1 -130.8 -19H130.8A5.2 5.2 0 0 1 136 -13.8V5H-136Z","fillGradient":{"colors":["#00000073","#0000002b","#00000000"],"locations":[0,0.25,0.6]}}},
{"shape":{"path":"M-136 -13.8A5.2 5.2 0 0 1 -130.8 -19H130.8A5.2 5.2 0 0 1 136 -13.8V10Q70 14 0 14T-136 10Z","fillGradient":{"colors":["#ffffff30","#ffffff08"]}}}]}}]}
"""#),
    ("pressure", #"""
{"sweephand":1,
"title":"Pressure gauge",
"description":"Pressure in a dark case on its fitting, with the pressures that must not be in red.",
"group":"cars",

"parameters":
{"value":{"type":"number","example":7.1,"help":"The pressure.","group":"Reading"},
"previous":{"type":"number","help":"The pressure that the needle comes from; the lower end if not set.","group":"Reading"},
"readings":{"type":"numbers","help":"Pressures to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one pressure to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time that the needle takes.","group":"Reading"},
"min":{"type":"number","default":0,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":16,"help":"The upper end of the scale.","group":"Scale"},
"major":{"type":"number","help":"The distance between labels; chosen to fit if not set.","group":"Scale"},
"bands":{"type":"numbers","example":[12,16],"help":"The lower ends of coloured bands, and the upper end of the last: danger, before it warning, before that good; with more than three, there are shades between them.","group":"Scale"},
"bandColors":{"type":"texts","help":"The colours of the bands, the last of them; good, warning, danger and shades between them if not set.","group":"Scale"},
"unit":{"type":"text","default":"bar","help":"The unit below the pivot.","group":"Figures"},
"note":{"type":"text","example":"CLASS 1.6","help":"The small print below the unit.","group":"Figures"},
"fitting":{"type":"boolean","default":true,"help":"Whether the gauge stands on its fitting.","group":"Look"},
"theme":{"type":"theme","default":"bauhaus","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":440,"viewBox":[-114,-112,228,250.8]},
"theme":"$theme",

"scales":
{"main":{"domain":["$min","$max"],"start":-135,"span":270,"ticks":{"step":"$major","minor":10}}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"swing"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"group":
{"when":"$fitting",
"parts":
[{"shape":{"path":"M-10 112H10V134.4L8.4 136.4H-8.4L-10 134.4Z","fillColor":"warning"}},
{"shape":{"path":"M-16 103H16V116L14 118H-14L-16 116Z","fillColor":"warning"}},
{"shape":{"path":"M-10 121.5H10M-10 125H10M-10 128.5H10M-10 132H10M-6 104V118M6 104V118","strokeColor":"#1a1206a6","lineWidth":1}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-10 122.6H10M-10 126.1H10M-10 129.6H10M-5.1 104V118M6.9 104V118","strokeColor":"#ffffff66","lineWidth":0.6}},
{"shape":{"path":"M-16 103H16V116L14 118H10V134.4L8.4 136.4H-8.4L-10 134.4V118H-14L-16 116Z","fillGradient":{"colors":["#000000a6","#00000033","#ffffff99","#ffffff00","#00000059","#000000b3"],"locations":[0,0.16,0.34,0.52,0.76,1],"startPoint":[0,0],"endPoint":[1,0]}}}]}}]}},
{"bezel":{"radius":102.6,"width":5.8,"color":"hubEdge","edge":"ink"}},
{"bezel":{"radius":93.6,"width":9.4}},
{"face":{"radius":93.6,"finish":"dome"}},
{"bands":{"limits":["${min(min, max)}","${max(min, max)}"],"colors":["mark"],"radius":80,"width":0.9}},
{"bands":{"limits":"$bands","colors":"$bandColors","radius":82.7,"width":4.2}},
{"ticks":{"level":"minor","radius":80,"length":4.6,"width":0.75,"color":"mark"}},
{"ticks":{"level":"middle","radius":80,"length":7.6,"width":1.3}},
{"ticks":{"radius":80,"length":11.5,"width":2.4}},
{"labels":{"radius":65.8,"size":18,"weight":500}},
{"caption":{"text":"$unit","position":[0,47.6],"size":13.5,"color":"ink","maximumWidth":44}},
{"caption":{"text":"$note","position":[0,62.4],"size":6.4,"letterSpacing":0.5,"maximumWidth":44}},
{"shape":{"path":"M-5 68H5M0 68V74M-2.6 74H2.6","strokeColor":"muted","lineWidth":0.7}},
{"shape":{"path":"M-42.8 0A2.8 2.8 0 1 1 -37.2 0A2.8 2.8 0 1 1 -42.8 0ZM37.2 0A2.8 2.8 0 1 1 42.8 0A2.8 2.8 0 1 1 37.2 0Z","fillGradient":{"colors":["bezel","bezelEdge"]}}},
{"shape":{"path":"M-41.8 1L-38.2 -1M38.2 1L41.8 -1","strokeColor":"hubEdge","lineWidth":0.8}},
{"readout":{"shown":false,"unit":"$unit","maximumDigits":3}},
{"overRange":{"radius":76,"size":8,"gap":8,"idle":false}},
{"needle":{"length":78.5,"tail":33,"width":5}},
{"hub":{"radius":7.8,"finish":"slotted","color":"warning","edge":"hubEdge"}},
{"glass":{"radius":91}}]}
"""#),
    ("clock", #"""
{"sweephand":1,
"title":"Clock",
"description":"An hour, a minute and a second hand that turn for ever from a given time.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"10:08:42","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.","group":"Time"},
"hours":{"type":"integer","default":12,"minimum":12,"maximum":24,"step":12,"help":"The hours round the face, 12 or 24.","group":"Time"},
"seconds":{"type":"choice","choices":["sweep","tick","stop-to-go","none"],"default":"sweep","help":"How the second hand goes round.","group":"Look"},
"numerals":{"type":"choice","choices":["arabic","roman","none"],"default":"arabic","help":"The numerals.","group":"Look"},
"date":{"type":"boolean","default":false,"help":"Whether a window shows the day of the month, where the time has one.","group":"Look"},
"running":{"type":"boolean","default":true,"help":"Whether the hands go; if not, they stand at the time.","group":"Time"},
"theme":{"type":"theme","default":"watch","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"hours":{"domain":[0,"$hours"],"start":0,"span":360,"ticks":{"step":1,"minor":4}}},

"picture":
{"title":"${title}",
"description":"A clock that shows ${words}"},

"layers":
["bezel",
"face",
{"ticks":{"level":"minor","radius":96,"length":4.4,"width":0.75,"color":"mark"}},
{"ticks":{"level":"major","radius":96,"length":10,"width":2.9}},
{"labels":{"every":1,"numerals":"$numerals","radius":82,"size":16,"weight":500}},
{"dateWindow":{"when":"$date","time":"$time"}},
{"hands":{"time":"$time","secondHand":"$seconds","hours":"$hours","running":"$running"}},
{"hub":{"radius":4,"center":1.2,"color":"secondHand","edge":"secondHand"}},
"glass"]}
"""#),
    ("clock-minimal", #"""
{"sweephand":1,
"title":"Minimal clock",
"description":"A clock of twelve marks and thin hands.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"10:08:42","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.","group":"Time"},
"seconds":{"type":"choice","choices":["sweep","tick","stop-to-go","none"],"default":"sweep","help":"How the second hand goes round.","group":"Look"},
"date":{"type":"boolean","default":false,"help":"Whether a window shows the day of the month, where the time has one.","group":"Look"},
"theme":{"type":"theme","default":"nordic","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"minutes":{"domain":[0,60],"start":0,"span":360}},

"picture":
{"title":"${title}",
"description":"A clock that shows ${time}"},

"layers":
["bezel",
"face",
{"ring":{"radius":78,"width":2.2,"color":"track","edge":"track","engraving":0.7}},
{"ticks":{"level":"major","values":[0],"radius":91.5,"length":7,"width":1.7}},
{"ticks":{"level":"middle","every":5,"except":60,"radius":89.4,"length":2.2,"width":2.2,"color":"muted"}},
{"dateWindow":{"when":"$date","time":"$time"}},
{"hands":{"style":"slim","time":"$time","secondHand":"none"}},
{"group":{"size":1.258,"parts":[{"hands":{"which":"second","style":"slim","weight":0.8,"time":"$time","secondHand":"$seconds"}}]}},
{"hub":{"radius":5,"center":0,"color":"hand","edge":"hand"}},
"glass"]}
"""#),
    ("clock-station", #"""
{"sweephand":1,
"title":"Station clock",
"description":"A railway clock whose red second hand goes round in 58.5 seconds and waits for the minute.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"10:08:42","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.","group":"Time"},
"seconds":{"type":"choice","choices":["sweep","tick","stop-to-go","none"],"default":"stop-to-go","help":"How the second hand goes round.","group":"Look"},
"date":{"type":"boolean","default":false,"help":"Whether a window shows the day of the month, where the time has one.","group":"Look"},
"theme":{"type":"theme","default":"bauhaus","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"minutes":{"domain":[0,60],"start":0,"span":360}},

"picture":
{"title":"${title}",
"description":"A clock that shows ${time}"},

"layers":
["bezel",
"face",
{"ticks":{"level":"minor","every":1,"except":5,"radius":97,"length":7,"width":2.8,"color":"mark"}},
{"ticks":{"level":"major","every":5,"radius":97,"length":24,"width":7}},
{"dateWindow":{"when":"$date","time":"$time"}},
{"hands":{"style":"railway","time":"$time","secondHand":"$seconds","secondColor":"danger"}},
{"hub":{"radius":4.4,"center":0,"color":"danger","edge":"danger"}},
"glass"]}
"""#),
    ("clock-roman", #"""
{"sweephand":1,
"title":"Roman clock",
"description":"A clock with Roman numerals between two railway tracks, and leaves for hands.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"10:08:42","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.","group":"Time"},
"seconds":{"type":"choice","choices":["sweep","tick","stop-to-go","none"],"default":"none","help":"How the second hand goes round.","group":"Look"},
"date":{"type":"boolean","default":false,"help":"Whether a window shows the day of the month, where the time has one.","group":"Look"},
"theme":{"type":"theme","default":"brass","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"hours":{"domain":[0,12],"start":0,"span":360},
"minutes":{"domain":[0,60],"start":0,"span":360}},

"picture":
{"title":"${title}",
"description":"A clock that shows ${time}"},

"layers":
["bezel",
"face",
{"ring":{"radius":94.6,"width":0.55,"color":"mark","edge":"mark"}},
{"ring":{"radius":90,"width":0.55,"color":"mark","edge":"mark"}},
{"ticks":{"scale":"minutes","level":"minor","every":1,"except":5,"radius":94.6,"length":4.6,"width":0.6,"color":"mark"}},
{"ticks":{"scale":"minutes","level":"major","every":5,"radius":95.2,"length":5.8,"width":2}},
{"labels":{"scale":"hours","every":1,"numerals":"roman","radius":88,"size":24,"stretch":0.5,"weight":800}},
{"ring":{"radius":62,"width":0.9,"color":"mark","edge":"mark"}},
{"shape":{"path":"M-26.2 0A26.2 26.2 0 1 1 26.2 0A26.2 26.2 0 1 1 -26.2 0Z","strokeColor":"warning","lineWidth":0.5,"opacity":0.7}},
{"repeat":
{"count":15,
"angle":12,
"parts":
[{"shape":{"path":"M-23 0A23 8.2 0 1 1 23 0A23 8.2 0 1 1 -23 0Z","strokeColor":"warning","lineWidth":0.34,"opacity":0.6}}]}},
{"dateWindow":{"when":"$date","time":"$time","position":[42,0],"width":13}},
{"hands":{"style":"spade","time":"$time","secondHand":"$seconds"}},
{"hub":{"radius":5.2,"center":1.6}},
"glass"]}
"""#),
    ("clock-bauhaus", #"""
{"sweephand":1,
"title":"Bauhaus clock",
"description":"A clock of thin figures and plain hands, with a red second hand that an open ring balances.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"10:08:42","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.","group":"Time"},
"seconds":{"type":"choice","choices":["sweep","tick","stop-to-go","none"],"default":"sweep","help":"How the second hand goes round.","group":"Look"},
"numerals":{"type":"choice","choices":["arabic","roman","none"],"default":"arabic","help":"The numerals.","group":"Look"},
"running":{"type":"boolean","default":true,"help":"Whether the hands go; if not, they stand at the time.","group":"Time"},
"theme":{"type":"theme","default":"bauhaus","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"hours":{"domain":[0,12],"start":0,"span":360},
"minutes":{"domain":[0,60],"start":0,"span":360}},

"picture":
{"title":"${title}",
"description":"A clock that shows ${time}"},

"layers":
["bezel",
"face",
{"ticks":{"scale":"minutes","level":"minor","style":"bars","every":1,"except":5,"radius":96,"length":4,"width":0.8,"color":"mark"}},
{"ticks":{"scale":"minutes","style":"bars","every":5,"radius":96,"length":10,"width":1.8,"color":"mark"}},
{"labels":{"scale":"hours","every":1,"numerals":"$numerals","radius":82.5,"size":19}},
{"hands":{"style":"stick","time":"$time","secondHand":"$seconds","running":"$running"}},
{"hub":{"radius":3.5,"center":0.8,"finish":"flat","color":"secondHand","edge":"secondHand"}},
"glass"]}
"""#),
    ("clock-small-seconds", #"""
{"sweephand":1,
"title":"Small seconds",
"description":"A watch whose seconds go round on a small dial of their own.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"10:08:36","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo.","group":"Time"},
"seconds":{"type":"choice","choices":["sweep","tick"],"default":"sweep","help":"How the second hand goes round.","group":"Look"},
"numerals":{"type":"choice","choices":["arabic","roman","none"],"default":"arabic","help":"The numerals.","group":"Look"},
"words":{"type":"text","help":"Words on the face.","group":"Look"},
"running":{"type":"boolean","default":true,"help":"Whether the hands go; if not, they stand at the time.","group":"Time"},
"theme":{"type":"theme","default":"watch","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"hours":{"domain":[0,12],"start":0,"span":360},
"minutes":{"domain":[0,60],"start":0,"span":360}},

"picture":
{"title":"${title}",
"description":"A clock that shows ${time}"},

"layers":
["bezel",
"face",
{"ring":{"radius":95.2,"width":0.7,"color":"mark","edge":"mark"}},
{"ring":{"radius":90.8,"width":0.7,"color":"mark","edge":"mark"}},
{"ticks":{"scale":"minutes","level":"minor","style":"bars","every":1,"except":5,"radius":95.2,"length":4.4,"width":0.6,"color":"mark"}},
{"ticks":{"scale":"minutes","style":"bars","every":5,"radius":95.6,"length":5.2,"width":2,"color":"mark"}},
{"labels":{"scale":"hours","values":[1,2,3,4,5,7,8,9,10,11,12],"numerals":"$numerals","radius":87,"size":19}},
{"caption":{"text":"$words","position":[0,-33],"size":6.4,"letterSpacing":1,"maximumWidth":60}},
{"group":
{"position":[0,44],
"parts":
[{"face":{"radius":29,"color":"faceEdge","edge":"face","finish":"gradient","recess":0}},
{"face":{"radius":28.2,"color":"face","edge":"face","finish":"turned","recess":0.4}},
{"ring":{"radius":26,"width":0.4,"color":"mark","edge":"mark"}},
{"ticks":{"scale":"minutes","level":"minor","style":"bars","every":1,"except":5,"radius":26,"length":2.2,"width":0.4,"color":"mark"}},
{"ticks":{"scale":"minutes","style":"bars","every":5,"radius":26,"length":3.8,"width":0.9,"color":"mark"}},
{"caption":{"text":"60","position":[0,-13.8],"size":7.8,"color":"ink"}},
{"caption":{"text":"15","position":[16.4,2.9],"size":7.8,"color":"ink"}},
{"caption":{"text":"30","position":[0,19.6],"size":7.8,"color":"ink"}},
{"caption":{"text":"45","position":[-16.4,2.9],"size":7.8,"color":"ink"}},
{"group":{"size":0.26,"parts":[{"hands":{"which":"second","style":"classic","weight":3.4,"time":"$time","secondHand":"$seconds","running":"$running"}}]}},
{"hub":{"radius":2,"center":0,"finish":"flat","color":"secondHand","edge":"secondHand"}}]}},
{"hands":{"weight":0.8,"time":"$time","secondHand":"none","running":"$running"}},
{"hub":{"radius":5,"center":1.6}},
"glass"]}
"""#),
    ("chronograph", #"""
{"sweephand":1,
"title":"Chronograph",
"description":"A watch that stops the time on three small dials, in a ring that turns seconds into speed.",
"group":"clocks",

"parameters":
{"time":{"type":"time","example":"2026-11-23 10:08:42","help":"The time at the beginning: HH:MM:SS, or now, or now with a zone as in now Asia/Tokyo; with a day, a window shows it.","group":"Time"},
"stopped":{"type":"time","example":"04:10:37.6","help":"The time on the chronograph: HH:MM:SS.","group":"Time"},
"timing":{"type":"boolean","default":false,"help":"Whether the chronograph goes on from that time.","group":"Time"},
"running":{"type":"boolean","default":true,"help":"Whether the hands of the clock go; if not, they stand at the time.","group":"Time"},
"word":{"type":"text","default":"TACHYMETER","help":"The word on the ring.","group":"Look"},
"theme":{"type":"theme","default":"sport","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"clock","time":"$time"},

"scales":
{"seconds":{"domain":[0,60],"start":0,"span":360},
"hours":{"domain":[0,12],"start":0,"span":360},
"speed":{"kind":"piecewise","domain":[60,400],"start":54,"span":306,"reversed":true,"stops":[[70,0.16806723],[80,0.29411765],[90,0.39215686],[100,0.47058824],[120,0.58823529],[140,0.67226891],[160,0.73529412],[200,0.82352941],[250,0.89411765],[300,0.94117647]],"ticks":{"values":[60,70,80,90,100,120,140,160,200,250,300,400]}}},

"picture":
{"title":"${title}",
"description":"A chronograph${if(isSet(time), ' that shows ', '')}${default(time, '')}${if(isSet(stopped), if(isSet(time), ', with ', ' with '), '')}${default(stopped, '')}${if(isSet(stopped), ' stopped', '')}"},

"layers":
[{"group":
{"position":[-3.5,0],
"parts":
[{"shape":{"path":"M80 -53L90 -58.6L93.6 -52.4L83.6 -46.6ZM80 53L90 58.6L93.6 52.4L83.6 46.6Z","fillColor":"hubEdge"}},
{"shape":{"path":"M87 -59.6L92.8 -62.8A1.5 1.5 0 0 1 94.8 -62.2L100.3 -52.8A1.5 1.5 0 0 1 99.8 -50.8L94.2 -47.2ZM87 59.6L92.8 62.8A1.5 1.5 0 0 0 94.8 62.2L100.3 52.8A1.5 1.5 0 0 0 99.8 50.8L94.2 47.2Z","fillGradient":{"colors":["bezel","bezelEdge"],"endPoint":[0.6,1]},"strokeColor":"bezelEdge","lineWidth":0.5}},
{"shape":{"path":"M100 -9.4H111A1.6 1.6 0 0 1 112.6 -7.8V7.8A1.6 1.6 0 0 1 111 9.4H100Z","fillGradient":{"colors":["bezelEdge","bezel","bezel","bezelEdge"],"locations":[0,0.2,0.4,1]},"strokeColor":"bezelEdge","lineWidth":0.5}},
{"shape":{"path":"M104 -6H112M104 -3H112M104 0H112M104 3H112M104 6H112","strokeColor":"bezelEdge","lineWidth":0.8}},
{"bezel":{"radius":98.2,"width":4.6}},
{"face":{"radius":98.2,"color":"faceEdge","edge":"faceEdge","finish":"gradient","recess":0}},
{"ticks":{"scale":"speed","style":"bars","values":[60,70,80,90,100,120,140,160,200,250,300,400],"radius":84.6,"length":2.4,"width":0.8,"color":"ink"}},
{"labels":{"scale":"speed","values":[60,70,80,90,100,120,140,160,200,250,300,400],"radius":94.2,"size":7.6,"orientation":"tangential"}},
{"arcText":{"text":"$word","angle":27,"radius":89.6,"size":6,"letterSpacing":0.7,"color":"ink","facing":"outwards"}},
{"face":{"radius":80.8,"finish":"sunburst"}},
{"ring":{"radius":81.2,"width":1,"color":"bezelEdge","edge":"bezel"}},
{"shape":{"path":"M0 -77.5A77.5 77.5 0 0 1 0 77.5A77.5 77.5 0 0 1 0 -77.5Z","strokeColor":"muted","lineWidth":2.2,"lineDashPattern":[0.28,1.34316],"rotation":-0.1035}},
{"ticks":{"scale":"seconds","style":"bars","level":"minor","every":1,"except":5,"radius":78.6,"length":3.4,"width":0.7,"color":"mark"}},
{"ticks":{"scale":"seconds","style":"bars","every":5,"radius":78.6,"length":5.6,"width":1.5,"color":"mark"}},
{"ticks":{"scale":"hours","style":"bars","values":[1,2,3,4,5,6,7,8,9,10,11],"radius":70,"length":11,"width":2.6,"color":"ink"}},
{"shape":{"path":"M-4.4 -70H-1.4V-59H-4.4ZM1.4 -70H4.4V-59H1.4Z","fillColor":"ink"}},
{"dateWindow":{"time":"$time","position":[62.2,0],"width":17}},
{"repeat":
{"count":3,
"angle":90,
"parts":
[{"group":
{"position":[0,36.5],
"parts":
[{"face":{"radius":20.4,"color":"faceEdge","edge":"bezel","finish":"gradient","recess":0}},
{"face":{"radius":19.5,"color":"faceEdge","edge":"faceEdge","finish":"flat","recess":0}},
{"shape":{"path":"M0 -17.6A17.6 17.6 0 0 1 0 17.6A17.6 17.6 0 0 1 0 -17.6Z","strokeColor":"muted","lineWidth":2,"lineDashPattern":[0.4,1.44307],"rotation":-0.6511}},
{"ticks":{"scale":"hours","style":"bars","every":1,"radius":18.6,"length":3,"width":0.8,"color":"mark"}}]}}]}},
{"group":
{"position":[0,-36.5],
"parts":
[{"caption":{"text":"60","position":[0,-9],"size":6.4,"color":"ink"}},
{"caption":{"text":"20","position":[9.8,8],"size":6.4,"color":"ink"}},
{"caption":{"text":"40","position":[-9.8,8],"size":6.4,"color":"ink"}},
{"group":{"size":0.19,"parts":[{"hands":{"which":"minute","style":"classic","weight":1.7,"time":"${default(stopped, '00:00')}","running":"$timing","color":"ink"}}]}},
{"hub":{"radius":1.9,"center":0,"finish":"flat","color":"ink","edge":"ink"}}]}},
{"group":
{"position":[0,36.5],
"parts":
[{"caption":{"text":"12","position":[0,-9],"size":6.4,"color":"ink"}},
{"caption":{"text":"3","position":[11.3,2.3],"size":6.4,"color":"ink"}},
{"caption":{"text":"6","position":[0,13.6],"size":6.4,"color":"ink"}},
{"caption":{"text":"9","position":[-11.3,2.3],"size":6.4,"color":"ink"}},
{"group":{"size":0.28,"parts":[{"hands":{"which":"hour","style":"classic","time":"${default(stopped, '00:00')}","running":"$timing","color":"ink"}}]}},
{"hub":{"radius":1.9,"center":0,"finish":"flat","color":"ink","edge":"ink"}}]}},
{"group":
{"position":[-36.5,0],
"parts":
[{"caption":{"text":"60","position":[0,-9],"size":6.4,"color":"ink"}},
{"caption":{"text":"30","position":[0,13.6],"size":6.4,"color":"ink"}},
{"group":{"size":0.18,"parts":[{"hands":{"when":"${isSet(time)}","which":"second","style":"classic","weight":4,"time":"$time","running":"$running","secondColor":"ink"}}]}},
{"hub":{"radius":1.9,"center":0,"finish":"flat","color":"ink","edge":"ink"}}]}},
{"group":{"size":0.8,"parts":[{"hands":{"when":"${isSet(time)}","secondHand":"none","style":"baton","time":"$time","running":"$running"}}]}},
{"group":{"size":0.86,"parts":[{"hands":{"which":"second","style":"classic","time":"${default(stopped, '00:00')}","running":"$timing"}}]}},
{"hub":{"radius":4,"center":1.4,"color":"secondHand","edge":"secondHand","finish":"flat","centerColor":"hub"}},
{"glass":{"radius":79}}]}}]}
"""#),
    ("moon-phase", #"""
{"sweephand":1,
"title":"Moon phase",
"description":"The moon of a day in its sky, with its age in days on the ring.",
"group":"clocks",

"parameters":
{"time":{"type":"time","default":"2026-11-20 07:00","help":"The time, in UTC: YYYY-MM-DD HH:MM, or now UTC.","group":"Time"},
"hemisphere":{"type":"choice","choices":["north","south"],"default":"north","help":"From where on Earth the moon is seen.","group":"Time"},
"ages":{"type":"numbers","help":"Ages of the moon in days to play in turn for ever instead of that of the time.","group":"Time"},
"interval":{"type":"duration","default":"2s","help":"The time from one age to the next.","group":"Time"},
"duration":{"type":"duration","default":"0s","help":"The time that the moon takes from one age to the next.","group":"Time"},
"days":{"type":"boolean","default":true,"help":"Whether the days of its age stand on the ring.","group":"Look"},
"theme":{"type":"theme","default":"marine","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"slider","step":0.1},

"scales":
{"main":{"domain":[0,29.53],"start":0,"span":360,"ticks":{"values":[0,5,10,15,20,25]}}},

"readings":
{"main":{"moonAge":"$time","values":"$ages","interval":"$interval","duration":"$duration"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
["bezel",
"face",
{"ring":{"radius":95,"width":0.5,"color":"mark","edge":"mark"}},
{"ticks":{"level":"minor","style":"bars","every":0.5,"except":1,"radius":95,"length":2,"width":0.5,"color":"muted"}},
{"ticks":{"level":"minor","style":"bars","every":1,"except":5,"radius":95,"length":5,"width":0.8,"color":"mark"}},
{"ticks":{"style":"bars","every":5,"radius":95,"length":7.6,"width":1.7}},
{"labels":{"when":"$days","values":[5,10,15,20,25],"radius":84.5,"size":11.5}},
{"caption":{"when":"$days","text":"29½","position":[0,-74.6],"size":11.5,"color":"ink"}},
{"ring":{"radius":66.2,"width":1.7,"color":"bezel","edge":"bezelEdge"}},
{"shape":{"path":"M-65.4 0A65.4 65.4 0 1 1 65.4 0A65.4 65.4 0 1 1 -65.4 0Z","fillGradient":{"type":"radial","colors":["#2c52ae","#15296c","#070d2a"],"locations":[0,0.45,1]}}},
{"shape":{"path":"M15.8 51.2h0M-23.6 -45.8h0M-2.7 54.1h0M48.2 -21h0M-42.6 40.1h0M26.6 -39.6h0M31.7 -49.5h0M-38.2 14.2h0M-6.9 -61.4h0M-45.1 31.1h0M33.4 -21.9h0M-7.3 40.6h0M42.9 -16.9h0M9.7 -50.6h0M21.7 55.4h0M-6.6 54.9h0M0.1 55.8h0M12.5 45.4h0M-0.9 -62.4h0M-47.9 -30.5h0M42 18.3h0M40.3 10.1h0M-49.7 -5.1h0M-40.8 -28.3h0M-15.5 -57.5h0M0.2 -45.3h0M-27.6 -43.6h0M-6.1 -49.6h0M24.4 -49.4h0","strokeColor":"#ffffff8c","lineWidth":0.6,"lineCap":"round"}},
{"shape":{"path":"M-46.1 -8.3h0M25.2 -41.3h0M-12.9 -56.3h0M31.2 -34.1h0M24.5 -33.2h0M-42.6 -13h0M-18.6 47.6h0M53.3 -20.8h0M40.6 -37.7h0M33.7 -37.6h0M45.6 -10.8h0M-10.7 -57.7h0M56.8 20.1h0M48.4 -12.2h0M-43.9 -33.8h0M36.7 -50.3h0M45.3 -10.7h0","strokeColor":"#fff6dee6","lineWidth":1,"lineCap":"round"}},
{"shape":{"path":"M-44 -29.4L-43.3 -25.7L-39.6 -25L-43.3 -24.3L-44 -20.6L-44.7 -24.3L-48.4 -25L-44.7 -25.7ZM-24 -48.6L-23.6 -46.4L-21.4 -46L-23.6 -45.6L-24 -43.4L-24.4 -45.6L-26.6 -46L-24.4 -46.4ZM41 -34.2L41.5 -31.5L44.2 -31L41.5 -30.5L41 -27.8L40.5 -30.5L37.8 -31L40.5 -31.5ZM47 14.6L47.4 16.6L49.4 17L47.4 17.4L47 19.4L46.6 17.4L44.6 17L46.6 16.6ZM-46 17.2L-45.6 19.6L-43.2 20L-45.6 20.4L-46 22.8L-46.4 20.4L-48.8 20L-46.4 19.6ZM-22 45.4L-21.4 48.4L-18.4 49L-21.4 49.6L-22 52.6L-22.6 49.6L-25.6 49L-22.6 48.4Z","fillColor":"#ffe9b4"}},
{"shape":{"path":"M-62 0A62 62 0 1 1 62 0A62 62 0 1 1 -62 0Z","fillGradient":{"type":"radial","colors":["#b9ccff6b","#9db6ff29","#8fa8ff00"],"locations":[0.6,0.72,1]}}},
{"moon":{"hemisphere":"$hemisphere"}},
{"shape":{"path":"M-65.4 0A65.4 65.4 0 1 1 65.4 0A65.4 65.4 0 1 1 -65.4 0Z","fillGradient":{"type":"radial","colors":["#00000000","#00000059","#000000cc"],"locations":[0.84,0.93,1],"startPoint":[0.5,0.53],"endPoint":[1,0.53]}}},
{"marker":{"style":"triangle","side":"inside","radius":75.5,"size":8,"color":"needle"}},
"glass"]}
"""#),
    ("world-clock", #"""
{"sweephand":1,
"title":"World clock",
"description":"Three clocks side by side, each in its own zone.",
"group":"clocks",

"parameters":
{"west":{"type":"time","example":"05:08:42","help":"The time on the left: HH:MM:SS, or now with a zone as in now America/New_York. A time without a zone becomes the viewer's in the interactive form; the others keep their distance.","group":"Time"},
"middle":{"type":"time","example":"10:08:42","help":"The time in the middle.","group":"Time"},
"east":{"type":"time","example":"19:08:42","help":"The time on the right.","group":"Time"},
"westName":{"type":"text","example":"New York","help":"The name below the clock on the left.","group":"Names"},
"middleName":{"type":"text","example":"London","help":"The name below the clock in the middle.","group":"Names"},
"eastName":{"type":"text","example":"Tokyo","help":"The name below the clock on the right.","group":"Names"},
"sunrise":{"type":"time","default":"06:00","help":"The time at which the day begins.","group":"Time"},
"sunset":{"type":"time","default":"18:00","help":"The time at which the night begins.","group":"Time"},
"hours":{"type":"integer","default":24,"minimum":12,"maximum":24,"help":"The hours that the figures count, 12 or 24.","group":"Time"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":696,"height":400,"viewBox":[-174,-98,348,200]},
"theme":"$theme",
"control":{"kind":"clock","time":"${default(west, default(middle, east))}"},

"scales":
{"hours":{"domain":[0,12],"start":0,"span":360}},

"readings":
{"west":{"clock":"$west"},
"middle":{"clock":"$middle"},
"east":{"clock":"$east"}},

"picture":
{"title":"${title}",
"description":"${if(isSet(west), default(westName, 'West'), '')}${if(isSet(west), ' ', '')}${default(west, '')}${if(isSet(west) and isSet(middle), ', ', '')}${if(isSet(middle), default(middleName, 'Middle'), '')}${if(isSet(middle), ' ', '')}${default(middle, '')}${if(isSet(east) and (isSet(west) or isSet(middle)), ', ', '')}${if(isSet(east), default(eastName, 'East'), '')}${if(isSet(east), ' ', '')}${default(east, '')}"},

"layers":
[{"bezel":{"frame":[-164,-88,328,172],"cornerRadius":14,"finish":"none"}},
{"face":{"frame":[-164,-88,328,172],"cornerRadius":14,"finish":"gradient","recess":0}},
{"group":
{"position":[-106,-31],
"size":0.455,
"parts":
[{"repeat":{"count":3,"offset":[232.967,0],"parts":["bezel"]}},
{"repeat":{"when":"${not (isSet(west) and isSet(middle) and isSet(east))}","count":3,"offset":[232.967,0],"parts":[{"face":{"finish":"flat","recess":0}},{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}}]}}]}},
{"group":
{"position":[-106,-31],
"size":0.455,
"when":"${isSet(west)}",
"reading":"west",
"parts":
[{"group":
{"sky":"night",
"from":"$sunset",
"below":"$sunrise",
"parts":
[{"face":{"finish":"sky"}},
{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}},
{"shape":{"path":"M3.6 -55.2A9.3 9.3 0 1 0 8.8 -42.9A8.1 8.1 0 0 1 3.6 -55.2Z","fillColor":"warning"}},
{"shape":{"path":"M-40 -45h0.01M22 -60h0.01M52 -21h0.01M-62 5h0.01M36 40h0.01","strokeColor":"ink","lineWidth":2.4,"lineCap":"round","opacity":0.7}}]}},
{"group":
{"sky":"day",
"from":"$sunrise",
"below":"$sunset",
"parts":
[{"face":{"finish":"sky"}},
{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}},
{"shape":{"path":"M-6 -46A6 6 0 1 1 6 -46A6 6 0 1 1 -6 -46ZM0 -57.5V-55.5M0 -36.5V-34.5M-11.5 -46H-9.5M9.5 -46H11.5M-8.1 -54.1L-6.7 -52.7M8.1 -54.1L6.7 -52.7M-8.1 -37.9L-6.7 -39.3M8.1 -37.9L6.7 -39.3","fillColor":"warning","strokeColor":"warning","lineCap":"round","lineWidth":2}}]}},
{"group":{"sky":"turning","from":"$sunset","below":"$sunrise","parts":[{"hands":{"time":"$west","style":"classic","weight":1.3}}]}}]}},
{"caption":{"when":"${isSet(west)}","text":"$westName","position":[-106,43.5],"size":14,"weight":600,"color":"ink","maximumWidth":98,"maximumLines":1}},
{"readout":{"reading":"west","hours":"$hours","window":"none","position":[-106,70],"size":23,"weight":400}},
{"group":
{"position":[0,-31],
"size":0.455,
"when":"${isSet(middle)}",
"reading":"middle",
"parts":
[{"group":
{"sky":"night",
"from":"$sunset",
"below":"$sunrise",
"parts":
[{"face":{"finish":"sky"}},
{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}},
{"shape":{"path":"M3.6 -55.2A9.3 9.3 0 1 0 8.8 -42.9A8.1 8.1 0 0 1 3.6 -55.2Z","fillColor":"warning"}},
{"shape":{"path":"M-40 -45h0.01M22 -60h0.01M52 -21h0.01M-62 5h0.01M36 40h0.01","strokeColor":"ink","lineWidth":2.4,"lineCap":"round","opacity":0.7}}]}},
{"group":
{"sky":"day",
"from":"$sunrise",
"below":"$sunset",
"parts":
[{"face":{"finish":"sky"}},
{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}},
{"shape":{"path":"M-6 -46A6 6 0 1 1 6 -46A6 6 0 1 1 -6 -46ZM0 -57.5V-55.5M0 -36.5V-34.5M-11.5 -46H-9.5M9.5 -46H11.5M-8.1 -54.1L-6.7 -52.7M8.1 -54.1L6.7 -52.7M-8.1 -37.9L-6.7 -39.3M8.1 -37.9L6.7 -39.3","fillColor":"warning","strokeColor":"warning","lineCap":"round","lineWidth":2}}]}},
{"group":{"sky":"turning","from":"$sunset","below":"$sunrise","parts":[{"hands":{"time":"$middle","style":"classic","weight":1.3}}]}}]}},
{"caption":{"when":"${isSet(middle)}","text":"$middleName","position":[0,43.5],"size":14,"weight":600,"color":"ink","maximumWidth":98,"maximumLines":1}},
{"readout":{"reading":"middle","hours":"$hours","window":"none","position":[0,70],"size":23,"weight":400}},
{"group":
{"position":[106,-31],
"size":0.455,
"when":"${isSet(east)}",
"reading":"east",
"parts":
[{"group":
{"sky":"night",
"from":"$sunset",
"below":"$sunrise",
"parts":
[{"face":{"finish":"sky"}},
{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}},
{"shape":{"path":"M3.6 -55.2A9.3 9.3 0 1 0 8.8 -42.9A8.1 8.1 0 0 1 3.6 -55.2Z","fillColor":"warning"}},
{"shape":{"path":"M-40 -45h0.01M22 -60h0.01M52 -21h0.01M-62 5h0.01M36 40h0.01","strokeColor":"ink","lineWidth":2.4,"lineCap":"round","opacity":0.7}}]}},
{"group":
{"sky":"day",
"from":"$sunrise",
"below":"$sunset",
"parts":
[{"face":{"finish":"sky"}},
{"ticks":{"scale":"hours","every":1,"radius":94,"length":10,"width":3.2,"style":"bars"}},
{"shape":{"path":"M-6 -46A6 6 0 1 1 6 -46A6 6 0 1 1 -6 -46ZM0 -57.5V-55.5M0 -36.5V-34.5M-11.5 -46H-9.5M9.5 -46H11.5M-8.1 -54.1L-6.7 -52.7M8.1 -54.1L6.7 -52.7M-8.1 -37.9L-6.7 -39.3M8.1 -37.9L6.7 -39.3","fillColor":"warning","strokeColor":"warning","lineCap":"round","lineWidth":2}}]}},
{"group":{"sky":"turning","from":"$sunset","below":"$sunrise","parts":[{"hands":{"time":"$east","style":"classic","weight":1.3}}]}}]}},
{"caption":{"when":"${isSet(east)}","text":"$eastName","position":[106,43.5],"size":14,"weight":600,"color":"ink","maximumWidth":98,"maximumLines":1}},
{"readout":{"reading":"east","hours":"$hours","window":"none","position":[106,70],"size":23,"weight":400}}]}
"""#),
    ("countdown", #"""
{"sweephand":1,
"title":"Countdown",
"description":"The time that is left, as a sector that runs out and in figures.",
"group":"clocks",

"parameters":
{"seconds":{"type":"number","default":60,"minimum":1,"maximum":86400,"unit":"s","help":"The time that runs out.","group":"Time"},
"label":{"type":"text","default":"","help":"The words below the figures.","group":"Look"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"scales":
{"main":{"kind":"time","domain":[0,"$seconds"],"start":0,"span":360},
"rhythm":{"domain":[0,60],"start":0,"span":360}},

"readings":
{"main":{"value":"$seconds","then":0,"duration":"$seconds","easing":"linear"}},

"picture":
{"title":"${title}",
"description":"${seconds} seconds that run out"},

"layers":
["bezel",
"face",
{"ticks":{"scale":"rhythm","level":"minor","every":1,"except":5,"radius":97.5,"length":3,"width":0.8,"color":"muted","style":"bars"}},
{"ticks":{"scale":"rhythm","every":5,"radius":97.5,"length":4.6,"width":1.8,"style":"bars"}},
{"shape":{"path":"M-71 0A71 71 0 1 1 71 0A71 71 0 1 1 -71 0Z","fillColor":"track"}},
{"group":
{"from":10,
"parts":
[{"progress":{"radius":59.5,"width":22,"color":"needle","shines":true}},
{"group":{"shading":true,"opacity":0.35,"parts":[{"progress":{"radius":100.6,"width":1.6,"gradient":["needle"]}}]}}]}},
{"group":
{"below":10,
"parts":
[{"progress":{"radius":59.5,"width":22,"color":"danger","shines":true}},
{"group":{"shading":true,"opacity":0.35,"parts":[{"progress":{"radius":100.6,"width":1.6,"gradient":["danger"]}}]}}]}},
{"repeat":
{"count":12,
"parts":[{"repeat":{"count":5,"angle":6,"parts":[{"shape":{"path":"M0 -48.5V-71","strokeColor":"face","lineWidth":0.9}}]}}]}},
{"labels":{"radius":90.6,"size":9.6,"weight":600,"nth":3,"hidden":"first"}},
{"needle":{"length":72,"tail":0,"width":2.4,"tip":1.6,"color":"hand","shade":"hand","style":"baton"}},
{"bezel":{"radius":42.4,"width":2.8}},
{"face":{"radius":42.4,"finish":"gradient","recess":0}},
{"shape":
{"path":"M-43.9 0A43.9 43.9 0 1 1 43.9 0A43.9 43.9 0 1 1 -43.9 0Z",
"strokeColor":"danger",
"lineWidth":2.8,
"opacity":0,
"animations":
[{"animate":"opacity","values":[0,1,0],"duration":"1s","repeatCount":5,"beginTime":"$seconds"}]}},
{"readout":{"window":"none","style":"counting","position":[0,10.6],"size":30,"maximumWidth":76}},
{"caption":{"text":"$label","position":[0,24],"size":8,"maximumWidth":56}}]}
"""#),
    ("timer", #"""
{"sweephand":1,
"title":"Timer",
"description":"The time that is left of a timer that is wound up: its ring turns back to zero under a lens, and a band round it runs out.",
"group":"clocks",

"parameters":
{"seconds":{"type":"number","default":1500,"minimum":1,"maximum":86400,"unit":"s","help":"The time to which it is wound up, on a ring of a minute, an hour or a day.","group":"Time"},
"start":{"type":"number","default":0,"minimum":0,"maximum":86400,"unit":"s","help":"The time that has passed at the beginning.","group":"Time"},
"label":{"type":"text","default":"","help":"The words below the figures.","group":"Look"},
"theme":{"type":"theme","default":"watch","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"values":
{"rest":"${max(seconds - start, 0.001)}",
"turn":"${if(seconds <= 60, 60, if(seconds <= 3600, 3600, 86400))}",
"figures":"${if(seconds <= 3600, 60, 24)}"},

"scales":
{"main":{"kind":"time","domain":[0,"$seconds"],"start":0,"span":360},
"dial":{"kind":"time","domain":[0,"$turn"],"start":0,"span":360},
"ring":{"domain":[0,"$figures"],"start":0,"span":360,"reversed":true}},

"readings":
{"main":{"value":"$rest","then":0,"duration":"$rest","easing":"linear"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
["bezel",
"face",
{"shape":{"path":"M-95.4 0A95.4 95.4 0 1 1 95.4 0A95.4 95.4 0 1 1 -95.4 0Z","strokeColor":"track","lineWidth":8.4}},
{"progress":{"scale":"dial","radius":95.4,"width":7.6,"color":"needle"}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-99.2 0A99.2 99.2 0 1 1 99.2 0A99.2 99.2 0 1 1 -99.2 0Z","strokeColor":"#00000059","lineWidth":0.9}},
{"shape":{"path":"M-98.6 0A98.6 98.6 0 1 1 98.6 0A98.6 98.6 0 1 1 -98.6 0Z","strokeColor":"#0000002b","lineWidth":2}}]}},
{"group":
{"sky":"night",
"parts":
[{"shape":{"path":"M-91 0A91 91 0 1 1 91 0A91 91 0 1 1 -91 0Z","fillColor":"face","strokeColor":"muted","lineWidth":0.5}},
{"group":
{"shading":true,
"parts":[{"shape":{"path":"M-90.6 0A90.6 90.6 0 1 1 90.6 0A90.6 90.6 0 1 1 -90.6 0Z","fillGradient":{"colors":["#0000001a","#00000080","#0000009e"],"locations":[0,0.4,1]}}}]}},
{"follower":
{"scale":"dial",
"turns":true,
"parts":
[{"ticks":{"scale":"ring","every":"${figures / 60}","radius":88,"length":5,"width":1,"color":"ink"}},
{"ticks":{"scale":"ring","every":"${figures / 12}","radius":88,"length":9,"width":2.2,"color":"ink"}},
{"labels":{"scale":"ring","every":"${figures / 12}","radius":75.5,"size":15,"weight":600,"color":"ink","orientation":"tangential","hidden":"last"}}]}},
{"group":
{"clip":"M-34.45 -87.46A94 94 0 0 1 34.45 -87.46A18.5 18.5 0 0 1 20.9 -53.03A57 57 0 0 0 -20.9 -53.03A18.5 18.5 0 0 1 -34.45 -87.46Z",
"parts":
[{"shape":{"path":"M-34.45 -87.46A94 94 0 0 1 34.45 -87.46A18.5 18.5 0 0 1 20.9 -53.03A57 57 0 0 0 -20.9 -53.03A18.5 18.5 0 0 1 -34.45 -87.46Z","fillColor":"face"}},
{"group":
{"shading":true,
"parts":[{"shape":{"path":"M-34.45 -87.46A94 94 0 0 1 34.45 -87.46A18.5 18.5 0 0 1 20.9 -53.03A57 57 0 0 0 -20.9 -53.03A18.5 18.5 0 0 1 -34.45 -87.46Z","fillGradient":{"colors":["#000000b3","#00000047","#0000008c"]}}}]}},
{"group":
{"position":[0,37.2],
"size":1.62,
"parts":
[{"follower":
{"scale":"dial",
"turns":true,
"parts":
[{"ticks":{"scale":"ring","every":"${figures / 60}","radius":88,"length":5,"width":1,"color":"ink"}},
{"ticks":{"scale":"ring","every":"${figures / 12}","radius":88,"length":9,"width":2.2,"color":"ink"}},
{"labels":{"scale":"ring","every":"${figures / 12}","radius":75.5,"size":15,"weight":600,"color":"ink","orientation":"tangential","hidden":"last"}}]}}]}}]}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-30 -89A94 94 0 0 1 30 -89A17 17 0 0 1 34 -73A80 80 0 0 0 -34 -73A17 17 0 0 1 -30 -89Z","fillGradient":{"colors":["#ffffff47","#ffffff0a"]}}},
{"shape":{"path":"M-34.45 -87.46A94 94 0 0 1 34.45 -87.46A18.5 18.5 0 0 1 20.9 -53.03A57 57 0 0 0 -20.9 -53.03A18.5 18.5 0 0 1 -34.45 -87.46Z","strokeColor":"#00000066","lineWidth":5}}]}},
{"shape":{"path":"M-34.45 -87.46A94 94 0 0 1 34.45 -87.46A18.5 18.5 0 0 1 20.9 -53.03A57 57 0 0 0 -20.9 -53.03A18.5 18.5 0 0 1 -34.45 -87.46Z","strokeColor":"ink","lineWidth":2}},
{"shape":{"path":"M0 -94V-86","strokeColor":"needle","lineWidth":3}}]}},
{"group":
{"shading":true,
"parts":[{"shape":{"path":"M-34.45 -87.46A94 94 0 0 1 34.45 -87.46A18.5 18.5 0 0 1 20.9 -53.03A57 57 0 0 0 -20.9 -53.03A18.5 18.5 0 0 1 -34.45 -87.46Z","strokeGradient":{"colors":["bezel","#ffffff","bezelEdge","bezel"],"locations":[0,0.2,0.6,1]},"lineWidth":2.9}}]}},
{"knob":{"scale":"dial","radius":53,"grips":30,"stops":false,"color":"bezel","edge":"bezelEdge","pointerColor":"needle"}},
{"bezel":{"radius":29,"width":2.4}},
{"group":
{"sky":"night",
"parts":
[{"face":{"radius":29,"edge":"face"}},
{"readout":{"window":"none","style":"counting","position":[0,6],"size":14.4,"maximumWidth":54}},
{"caption":{"text":"$label","position":[0,16],"size":6.5,"maximumWidth":38,"maximumLines":1}}]}}]}
"""#),
    ("altimeter", #"""
{"sweephand":1,
"title":"Altimeter",
"description":"Three hands on one scale: hundreds, thousands and ten thousands of feet.",
"group":"aviation",

"parameters":
{"altitude":{"type":"number","example":6340,"minimum":0,"maximum":99999,"unit":"ft","help":"The altitude.","group":"Reading"},
"previous":{"type":"number","example":9800,"help":"The altitude that the hands come from. Without effect beside altitudes.","group":"Reading"},
"altitudes":{"type":"numbers","help":"Altitudes to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"5s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"4s","help":"The time that the needle takes.","group":"Reading"},
"theme":{"type":"theme","default":"aviation","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":{"base":"$theme","construction":{"case":"flange"}},

"scales":
{"main":{"domain":[0,10],"start":0,"span":360,"ticks":{"step":1,"minor":5}},
"hundreds":{"domain":[0,1000],"start":0,"span":360,"outside":"revolve"},
"thousands":{"domain":[0,10000],"start":0,"span":360,"outside":"revolve"},
"tenThousands":{"domain":[0,100000],"start":0,"span":360,"outside":"revolve"}},

"readings":
{"main":{"value":"$altitude","previous":"$previous","values":"$altitudes","interval":"$interval","duration":"$duration"}},

"picture":
{"title":"${title}",
"description":"An altitude of ${reading} feet"},

"layers":
[{"bezel":{"width":6}},
"face",
{"ticks":{"level":"minor","radius":93,"length":6.4,"width":1.15,"color":"mark"}},
{"ticks":{"radius":93,"length":10.5,"width":2.7}},
{"labels":{"radius":76,"size":17.5,"weight":600,"hidden":"last"}},
{"caption":{"text":"ALT","position":[0,-40],"size":8.6,"color":"ink","letterSpacing":1}},
{"caption":{"text":"100 FT","position":[0,-32],"size":4.8,"letterSpacing":0.4}},
{"shape":{"path":"M14.9 21.3L27.5 39.3A48 48 0 0 1 -27.5 39.3L-14.9 21.3A26 26 0 0 0 14.9 21.3Z","fillColor":"faceEdge","strokeColor":"muted","lineWidth":0.4}},
{"group":
{"scale":"thousands",
"below":10000,
"parts":
[{"shape":{"path":"M15.1 22.4L26.3 39A47 47 0 0 1 -26.3 39L-15.1 22.4A27 27 0 0 0 15.1 22.4Z","fillColor":"ink"}},
{"shape":{"path":"M26.3 39L23.1 40.9L9.2 25.4L11.2 24.6ZM19.9 42.6L16.5 44L5.2 26.5L7.2 26ZM13 45.2L9.4 46.1L0.9 27L3.1 26.8ZM5.7 46.6L2.1 47L-3.3 26.8L-1.2 27ZM-1.6 47L-5.3 46.7L-7.4 26L-5.4 26.5ZM-9 46.1L-12.6 45.3L-11.4 24.5L-9.5 25.3ZM-16.1 44.2L-19.5 42.8L-15.1 22.4L-13.3 23.5ZM-22.8 41.1L-25.9 39.2L-15.1 22.4L-15.1 22.4Z","fillColor":"faceEdge"}}]}},
{"readout":{"shown":false,"unit":"ft"}},
{"shape":{"path":"M28 -6.2H64V7H28Z","fillColor":"faceEdge","strokeColor":"muted","lineWidth":0.6}},
{"readout":{"style":"odometer","digits":5,"position":[46,3.4],"size":8.6,"maximumWidth":33}},
{"needle":{"scale":"tenThousands","style":"outboard","length":93.5,"tail":18,"width":8,"color":"hand","shade":"hand"}},
{"needle":{"scale":"thousands","style":"lozenge","length":51,"tail":15,"width":10.8,"color":"hand","facet":0.17}},
{"needle":{"scale":"hundreds","style":"sword","length":80,"tail":24,"width":5.8,"color":"hand","facet":0.17}},
{"hub":{"radius":7.2,"center":2}}]}
"""#),
    ("attitude", #"""
{"sweephand":1,
"title":"Attitude",
"description":"A horizon that rolls and pitches behind an aircraft, with a bank scale round it.",
"group":"aviation",

"parameters":
{"pitch":{"type":"number","example":2.5,"minimum":-90,"maximum":90,"unit":"°","help":"How far the nose is above the horizon, in degrees.","group":"Reading"},
"roll":{"type":"number","example":15,"minimum":-180,"maximum":180,"unit":"°","help":"The bank, in degrees; to the right above zero.","group":"Reading"},
"previousPitch":{"type":"number","example":-6,"help":"The pitch that it comes from. Without effect beside pitches.","group":"Reading"},
"previousRoll":{"type":"number","example":-20,"help":"The bank that it comes from. Without effect beside rolls.","group":"Reading"},
"pitches":{"type":"numbers","help":"Pitches to play in turn for ever instead of one.","group":"Reading"},
"rolls":{"type":"numbers","help":"Banks to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"4s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"2.5s","help":"The time that the horizon takes.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out"],"default":"ease-in-out","help":"The pace of the horizon.","group":"Reading"},
"sky":{"type":"color","default":"#1659ad","help":"The colour of the sky, which is lighter at the horizon.","group":"Look"},
"ground":{"type":"color","default":"#5c3717","help":"The colour of the ground, which is lighter at the horizon.","group":"Look"},
"symbol":{"type":"color","default":"#ffae1a","help":"The colour of the aircraft and the index.","group":"Look"},
"theme":{"type":"theme","default":"aviation","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":{"base":"$theme","construction":{"case":"flange"}},

"scales":
{"roll":{"domain":[-180,180],"start":180,"span":-360,"outside":"wrap"},
"pitch":{"domain":[-90,90]}},

"readings":
{"rollNow":{"value":"$roll","previous":"$previousRoll","values":"$rolls","interval":"$interval","delay":0.12,"duration":"$duration","easing":"$easing"},
"pitchNow":{"value":"$pitch","previous":"$previousPitch","values":"$pitches","interval":"$interval","duration":"$duration","easing":"$easing"}},

"picture":
{"title":"${title}",
"description":"Pitch ${pitchNow}°, roll ${rollNow}°"},

"layers":
[{"readout":{"scale":"roll","reading":"rollNow","shown":false,"unit":"°","maximumDigits":4}},
{"bezel":{"width":6}},
{"follower":
{"turns":true,
"scale":"roll",
"reading":"rollNow",
"parts":
[{"shape":{"path":"M-100 0A100 100 0 0 1 100 0Z","fillColor":"$sky"}},
{"shape":{"path":"M-100 0A100 100 0 0 0 100 0Z","fillColor":"$ground"}},
{"shape":{"path":"M-100 0H100","strokeColor":"white","lineWidth":1.6}},
{"shape":{"path":"M-26.7 -73.3L-29.8 -81.8M-13.5 -76.8L-15.1 -85.7M13.5 -76.8L15.1 -85.7M26.7 -73.3L29.8 -81.8","strokeColor":"white","lineWidth":1.7}},
{"shape":{"path":"M-67.5 -39L-81.4 -47M-39 -67.5L-47 -81.4M39 -67.5L47 -81.4M67.5 -39L81.4 -47","strokeColor":"white","lineWidth":2.6}},
{"shape":{"path":"M-55.6 -55.6L-59.4 -64.1L-64.1 -59.4ZM55.6 -55.6L64.1 -59.4L59.4 -64.1ZM0 -78.6L5.4 -92.5H-5.4Z","fillColor":"white"}}]}},
{"face":{"color":"#00000000","edge":"#00000000","finish":"flat"}},
{"group":
{"clip":"M-76 0A76 76 0 0 1 76 0A76 76 0 0 1 -76 0Z",
"parts":
[{"follower":
{"turns":true,
"scale":"roll",
"reading":"rollNow",
"parts":
[{"follower":
{"travel":[0,369],
"scale":"pitch",
"reading":"pitchNow",
"parts":
[{"shape":{"path":"M-110 -300H110V0H-110Z","fillColor":"$sky"}},
{"shape":{"path":"M-110 0H110V300H-110Z","fillColor":"$ground"}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-110 -48H110V0H-110Z","fillGradient":{"colors":["#d6eeffb8","#a2d9ff70","#7ac6ff24","#6fc0ff00"],"locations":[0,0.18,0.5,1],"startPoint":[0,1],"endPoint":[0,0]}}},
{"shape":{"path":"M-110 0H110V44H-110Z","fillGradient":{"colors":["#ffbe7680","#ffb46a33","#ffb46a00"],"locations":[0,0.3,1],"startPoint":[0,0],"endPoint":[0,1]}}}]}},
{"shape":{"path":"M-50.6 0L-230 100M-33 0L-150 100M-19.8 0L-90 100M-9.7 0L-44 100M0 0L0 100M9.7 0L44 100M19.8 0L90 100M33 0L150 100M50.6 0L230 100","strokeColor":"#ffffff2b","lineWidth":0.8}},
{"shape":{"path":"M-110 0H110","strokeColor":"white","lineWidth":1.8}},
{"shape":{"path":"M-9 174.2H9M-17 164H17M-9 153.8H9M-17 143.5H17M-9 133.2H9M-17 123H17M-9 112.7H9M-17 102.5H17M-9 92.2H9M-17 82H17M-9 71.8H9M-17 61.5H17M-9 51.2H9M-23 41H23M-9 30.7H9M-17 20.5H17M-9 10.2H9M-9 -10.2H9M-17 -20.5H17M-9 -30.7H9M-23 -41H23M-9 -51.2H9M-17 -61.5H17M-9 -71.8H9M-17 -82H17M-9 -92.2H9M-17 -102.5H17M-9 -112.7H9M-17 -123H17M-9 -133.2H9M-17 -143.5H17M-9 -153.8H9M-17 -164H17M-9 -174.2H9","strokeColor":"white","lineWidth":1.3}},
{"caption":{"text":"90\n80\n70\n60\n50\n40\n30\n20\n10\n \n10\n20\n30\n40\n50\n60\n70\n80\n90","position":[-31,-182.14],"size":7.6,"lineHeight":2.6974,"maximumLines":19,"weight":600,"color":"white"}},
{"caption":{"text":"90\n80\n70\n60\n50\n40\n30\n20\n10\n \n10\n20\n30\n40\n50\n60\n70\n80\n90","position":[31,-182.14],"size":7.6,"lineHeight":2.6974,"maximumLines":19,"weight":600,"color":"white"}}]}}]}},
{"shape":{"path":"M-76 0A76 76 0 0 1 76 0A76 76 0 0 1 -76 0Z","fillGradient":{"type":"radial","colors":["#ffffff24","#ffffff00","#00000000","#00000052"],"locations":[0,0.5,0.5,1],"startPoint":[0.5,0.32],"endPoint":[1.2,0.32]}}}]}},
{"shape":{"path":"M-76.4 0A76.4 76.4 0 0 1 76.4 0A76.4 76.4 0 0 1 -76.4 0Z","strokeColor":"#000000a0","lineWidth":1.5}},
{"shape":{"path":"M-77.6 0.8A77.6 77.6 0 0 1 77.6 0.8A77.6 77.6 0 0 1 -77.6 0.8Z","strokeColor":"#00000038","lineWidth":3}},
{"shape":{"path":"M-13.6 95Q-12 84 -2.6 74V8H2.6V74Q12 84 13.6 95Z","position":[0.8,2.4],"fillColor":"#00000045"}},
{"shape":{"path":"M-14.6 98.6Q-12.5 84 -2.6 74V8H2.6V74Q12.5 84 14.6 98.6A99.7 99.7 0 0 1 -14.6 98.6Z","fillGradient":{"colors":["#2c3034","#101214"]},"strokeColor":"#ffffff30","lineWidth":0.5}},
{"shape":{"path":"M-52 -2.3H-22L-10.5 8.6L0 -0.7L10.5 8.6L22 -2.3H52V2.3H24L10.5 14L0 4.7L-10.5 14L-24 2.3H-52ZM0 -75L5.8 -63H-5.8Z","position":[0.3,1.1],"fillColor":"#00000042","strokeColor":"#00000042","lineWidth":1.1}},
{"shape":{"path":"M-52 -2.3H-22L-10.5 8.6L0 -0.7L10.5 8.6L22 -2.3H52V2.3H24L10.5 14L0 4.7L-10.5 14L-24 2.3H-52ZM0 -75L5.8 -63H-5.8Z","position":[0.8,2.9],"fillColor":"#0000002c","strokeColor":"#0000002c","lineWidth":2.9}},
{"shape":{"path":"M-52 -2.3H-22L-10.5 8.6L0 -0.7L10.5 8.6L22 -2.3H52V2.3H24L10.5 14L0 4.7L-10.5 14L-24 2.3H-52ZM0 -75L5.8 -63H-5.8Z","fillColor":"$symbol","strokeColor":"#2a1600","lineWidth":0.9}},
{"shape":{"path":"M-52 0V-2.3H-22L-10.5 8.6L0 -0.7L10.5 8.6L22 -2.3H52V0H23L10.5 11.3L0 2L-10.5 11.3L-23 0Z","fillColor":"#ffffff5c"}},
{"shape":{"path":"M-3 0A3 3 0 0 1 3 0A3 3 0 0 1 -3 0Z","fillColor":"$symbol","strokeColor":"#2a1600","lineWidth":0.8}},
"glass"]}
"""#),
    ("tapes", #"""
{"sweephand":1,
"title":"Tapes",
"description":"A horizon between the tapes of speed and altitude, whose figures roll.",
"group":"aviation",

"parameters":
{"speed":{"type":"number","example":128,"minimum":0,"maximum":9999,"help":"The speed.","group":"Reading"},
"altitude":{"type":"number","example":4480,"minimum":0,"maximum":99999,"help":"The altitude.","group":"Reading"},
"pitch":{"type":"number","example":3,"minimum":-90,"maximum":90,"unit":"°","help":"How far the nose is above the horizon, in degrees.","group":"Reading"},
"roll":{"type":"number","example":8,"minimum":-180,"maximum":180,"unit":"°","help":"The bank, in degrees; to the right above zero.","group":"Reading"},
"previousSpeed":{"type":"number","example":112,"minimum":0,"help":"The speed that it comes from. Without effect beside speeds.","group":"Reading"},
"previousAltitude":{"type":"number","example":4320,"minimum":0,"help":"The altitude that it comes from. Without effect beside altitudes.","group":"Reading"},
"previousPitch":{"type":"number","example":-2,"help":"The pitch that it comes from. Without effect beside pitches.","group":"Reading"},
"previousRoll":{"type":"number","example":-6,"help":"The bank that it comes from. Without effect beside rolls.","group":"Reading"},
"speeds":{"type":"numbers","help":"Speeds to play in turn for ever instead of one.","group":"Reading"},
"altitudes":{"type":"numbers","help":"Altitudes to play in turn for ever instead of one.","group":"Reading"},
"pitches":{"type":"numbers","help":"Pitches to play in turn for ever instead of one.","group":"Reading"},
"rolls":{"type":"numbers","help":"Banks to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"5s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"4s","help":"The time that the tapes take.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out"],"default":"ease-in-out","help":"The pace of the tapes.","group":"Reading"},
"maxSpeed":{"type":"number","default":300,"minimum":0.001,"help":"The upper end of the tape of the speed.","group":"Scale"},
"maxAltitude":{"type":"number","default":50000,"minimum":0.001,"help":"The upper end of the tape of the altitude.","group":"Scale"},
"speedReach":{"type":"number","default":60,"minimum":0.001,"help":"The speeds between the ends of their tape.","group":"Scale"},
"altitudeReach":{"type":"number","default":600,"minimum":0.001,"help":"The altitudes between the ends of their tape.","group":"Scale"},
"speedStep":{"type":"number","help":"The distance between labels of the speed; chosen to fit if not set.","group":"Scale"},
"altitudeStep":{"type":"number","help":"The distance between labels of the altitude; chosen to fit if not set.","group":"Scale"},
"bands":{"type":"numbers","example":[48,129,158,240],"help":"The speeds where coloured stretches begin, and the one where the last ends, rising: good, warning, danger; with fewer, the last of these count, with more, there are shades between them.","group":"Scale"},
"bandColors":{"type":"texts","help":"The colours of the stretches, the last of them; good, warning, danger and shades between them if not set.","group":"Scale"},
"topLeft":{"type":"text","default":"KT","help":"The words above the speed.","group":"Figures"},
"top":{"type":"text","example":"NAV · ALT","help":"The words above the horizon.","group":"Figures"},
"topRight":{"type":"text","default":"FT","help":"The words above the altitude.","group":"Figures"},
"bottomLeft":{"type":"text","example":"GS 131","help":"The words below the speed.","group":"Figures"},
"bottom":{"type":"text","example":"038°","help":"The words below the horizon.","group":"Figures"},
"bottomRight":{"type":"text","example":"29.92","help":"The words below the altitude.","group":"Figures"},
"sky":{"type":"color","default":"#1659ad","help":"The colour of the sky, which is lighter at the horizon.","group":"Look"},
"ground":{"type":"color","default":"#5c3717","help":"The colour of the ground, which is lighter at the horizon.","group":"Look"},
"symbol":{"type":"color","default":"#ffd21f","help":"The colour of the aircraft.","group":"Look"},
"theme":{"type":"theme","default":"aviation","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":510,"height":345,"viewBox":[-170,-115,340,230]},
"theme":{"base":"$theme","good":"#2fc464","warning":"#ffcb2e","danger":"#ff5047"},

"scales":
{"speed":{"domain":[0,"$maxSpeed"]},
"altitude":{"domain":[0,"$maxAltitude"]},
"figures":{"domain":[0,1]},
"pitch":{"domain":[-90,90]},
"roll":{"domain":[-180,180],"start":180,"span":-360,"outside":"wrap"}},

"readings":
{"speedNow":{"value":"$speed","previous":"$previousSpeed","values":"$speeds","interval":"$interval","duration":"$duration","easing":"$easing"},
"altitudeNow":{"value":"$altitude","previous":"$previousAltitude","values":"$altitudes","interval":"$interval","duration":"$duration","easing":"$easing"},
"pitchNow":{"value":"$pitch","previous":"$previousPitch","values":"$pitches","interval":"$interval","duration":"$duration","easing":"$easing"},
"rollNow":{"value":"$roll","previous":"$previousRoll","values":"$rolls","interval":"$interval","duration":"$duration","easing":"$easing"}},

"picture":
{"title":"${title}",
"description":"Speed ${speedNow} ${topLeft}, altitude ${altitudeNow} ${topRight}, pitch ${pitchNow}°, roll ${rollNow}°"},

"layers":
[{"readout":{"scale":"speed","reading":"speedNow","shown":false,"unit":"$topLeft"}},
{"bezel":{"frame":[-162,-107,324,214],"cornerRadius":6,"width":7}},
{"shape":{"path":"M-156 -107H156A6 6 0 0 1 162 -101V101A6 6 0 0 1 156 107H-156A6 6 0 0 1 -162 101V-101A6 6 0 0 1 -156 -107Z","fillColor":"#020304"}},
{"group":
{"clip":"M-160 -84H160V80H-160Z",
"parts":
[{"group":
{"position":[-3,-2],
"parts":
[{"follower":
{"turns":true,
"scale":"roll",
"reading":"rollNow",
"parts":
[{"follower":
{"travel":[0,810],
"scale":"pitch",
"reading":"pitchNow",
"parts":
[{"shape":{"path":"M-260 -700H260V0H-260Z","fillColor":"$sky"}},
{"shape":{"path":"M-260 0H260V700H-260Z","fillColor":"$ground"}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-260 -84H260V0H-260Z","fillGradient":{"colors":["#d6eeffb8","#a2d9ff70","#7ac6ff2e","#6fc0ff00"],"locations":[0,0.18,0.5,1],"startPoint":[0,1],"endPoint":[0,0]}}},
{"shape":{"path":"M-260 0H260V56H-260Z","fillGradient":{"colors":["#ffbe7680","#ffb46a33","#ffb46a00"],"locations":[0,0.3,1],"startPoint":[0,0],"endPoint":[0,1]}}}]}},
{"shape":{"path":"M-260 0H260","strokeColor":"white","lineWidth":1.6}},
{"shape":{"path":"M-20 180.0H20M-10 157.5H10M-20 135.0H20M-10 112.5H10M-20 90.0H20M-10 67.5H10M-20 45.0H20M-10 22.5H10M-10 -22.5H10M-20 -45.0H20M-10 -67.5H10M-20 -90.0H20M-10 -112.5H10M-20 -135.0H20M-10 -157.5H10M-20 -180.0H20","strokeColor":"white","lineWidth":1.3}},
{"caption":{"text":"40\n30\n20\n10\n \n10\n20\n30\n40","position":[-29,-177.5],"size":7.2,"lineHeight":6.25,"maximumLines":9,"weight":600,"color":"white"}},
{"caption":{"text":"40\n30\n20\n10\n \n10\n20\n30\n40","position":[29,-177.5],"size":7.2,"lineHeight":6.25,"maximumLines":9,"weight":600,"color":"white"}}]}}]}},
{"shape":{"path":"M0 0L39 15H-39ZM-69 -2.2H-51L-47.4 0L-51 2.2H-69ZM69 -2.2H51L47.4 0L51 2.2H69Z","position":[0.4,2],"fillColor":"#00000060"}},
{"shape":{"path":"M0 0L39 15H20L0 9L-20 15H-39ZM-69 -2.2H-51L-47.4 0L-51 2.2H-69ZM69 -2.2H51L47.4 0L51 2.2H69Z","fillColor":"$symbol","strokeColor":"#1a1400","lineWidth":0.9}},
{"shape":{"path":"M0 0L39 15H30ZM0 0L-39 15H-30Z","fillColor":"#00000055"}}]}}]}},
{"shape":{"path":"M-160 -84H-82V80H-160ZM76 -84H160V80H76Z","fillColor":"#0a1320b8"}},
{"tape":{"scale":"speed","reading":"speedNow","frame":[-148,-84,66,164],"reach":"$speedReach","every":"$speedStep","side":"right","color":"white","weight":600,"limits":"$bands","colors":"$bandColors"}},
{"tape":{"scale":"altitude","reading":"altitudeNow","frame":[76,-84,72,164],"reach":"$altitudeReach","every":"$altitudeStep","minor":4,"side":"left","color":"white","weight":600}},
{"shape":{"path":"M-160 -84H160M-160 80H160M-82 -84V80M76 -84V80","strokeColor":"#ffffff4d","lineWidth":1}},
{"shape":{"path":"M-145 -15H-96V-8L-89 -2L-96 4V11H-145ZM150 -15H93V-8L86 -2L93 4V11H150Z","fillColor":"#020304","strokeColor":"white","lineWidth":1}},
{"readout":{"scale":"figures","reading":"speedNow","style":"odometer","position":[-120.5,3.4],"size":15.5,"weight":600,"maximumWidth":46,"color":"white","drumColor":"#16191d","window":"none"}},
{"readout":{"scale":"figures","reading":"altitudeNow","style":"odometer","position":[121.5,3.4],"size":15.5,"weight":600,"maximumWidth":54,"color":"white","drumColor":"#16191d","window":"none"}},
{"caption":{"text":"$topLeft","position":[-115,-91.6],"size":8.8,"color":"#ff98f4","letterSpacing":0.6,"maximumWidth":64,"maximumLines":1}},
{"caption":{"text":"$top","position":[-3,-91.6],"size":8.8,"color":"#3ee08a","letterSpacing":0.6,"maximumWidth":150,"maximumLines":1}},
{"caption":{"text":"$topRight","position":[112,-91.6],"size":8.8,"color":"#43d4ff","letterSpacing":0.6,"maximumWidth":70,"maximumLines":1}},
{"caption":{"text":"$bottomLeft","position":[-115,96.6],"size":8.8,"color":"white","letterSpacing":0.6,"maximumWidth":64,"maximumLines":1}},
{"caption":{"text":"$bottom","position":[-3,96.6],"size":8.8,"color":"#3ee08a","letterSpacing":0.6,"maximumWidth":150,"maximumLines":1}},
{"caption":{"text":"$bottomRight","position":[112,96.6],"size":8.8,"color":"#43d4ff","letterSpacing":0.6,"maximumWidth":70,"maximumLines":1}}]}
"""#),
    ("compass", #"""
{"sweephand":1,
"title":"Compass",
"description":"A needle that turns to its heading by the shortest way, over north too.",
"group":"aviation",

"parameters":
{"heading":{"type":"number","example":52,"unit":"°","help":"The heading, clockwise from north.","group":"Reading"},
"previous":{"type":"number","example":330,"unit":"°","help":"The heading that the needle comes from. Without effect beside headings.","group":"Reading"},
"headings":{"type":"numbers","help":"Headings to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1.6s","help":"The time that the needle takes.","group":"Reading"},
"theme":{"type":"theme","default":"brass","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"scales":
{"main":{"domain":[0,360],"start":0,"span":360,"outside":"wrap","ticks":{"step":30,"minor":6}}},

"readings":
{"main":{"value":"$heading","previous":"$previous","values":"$headings","interval":"$interval","duration":"$duration","easing":"sway"}},

"picture":
{"title":"${title}",
"description":"A heading of ${round(reading) % 360}°"},

"layers":
["bezel",
"face",
{"ticks":{"every":2,"except":10,"radius":92.3,"length":3.5,"width":0.6,"color":"muted"}},
{"ticks":{"every":10,"except":30,"radius":94,"length":5,"width":1.05,"color":"mark"}},
{"ticks":{"every":30,"radius":95.4,"length":6.8,"width":1.9}},
{"labels":{"values":[30,60,120,150,210,240,300,330],"size":7.4,"radius":85.4,"orientation":"tangential"}},
{"labels":{"values":[90,180,270],"size":15,"radius":84.6,"weight":600,"texts":{"90":"E","180":"S","270":"W"}}},
{"labels":{"values":[0,360],"size":15,"radius":84.6,"weight":700,"color":"danger","hidden":"last","texts":{"0":"N"}}},
{"group":
{"size":0.76,
"parts":
[{"shape":{"path":"M-63.6 0A63.6 63.6 0 1 1 63.6 0A63.6 63.6 0 1 1 -63.6 0Z","strokeColor":"muted","lineWidth":0.5,"opacity":0.7}},
{"repeat":
{"count":16,
"parts":
[{"shape":
{"rotation":11.25,
"layers":
[{"path":"M0 -33L-2.7 -22L0 0Z","fillColor":"muted","opacity":0.35},
{"path":"M0 -33L2.7 -22L0 0Z","fillColor":"muted","opacity":0.7}]}}]}},
{"repeat":
{"count":8,
"parts":
[{"shape":
{"rotation":22.5,
"layers":
[{"path":"M0 -43L-4.2 -21L0 0Z","fillColor":"accent","opacity":0.4},
{"path":"M0 -43L4.2 -21L0 0Z","fillColor":"accent","opacity":0.8}]}}]}},
{"repeat":
{"count":4,
"parts":
[{"shape":
{"rotation":45,
"layers":
[{"path":"M0 -52L-6.6 -17L0 0L6.6 -17Z","fillColor":"face","strokeColor":"warning","lineWidth":0.5},
{"path":"M0 -52L-6.6 -17L0 0Z","fillColor":"warning","opacity":0.5},
{"path":"M0 -52L6.6 -17L0 0Z","fillColor":"warning"}]}}]}},
{"repeat":
{"count":4,
"parts":
[{"shape":
{"layers":
[{"path":"M0 -62L-8.2 -14.5L0 0L8.2 -14.5Z","fillColor":"face","strokeColor":"warning","lineWidth":0.5},
{"path":"M0 -62L-8.2 -14.5L0 0Z","fillColor":"warning","opacity":0.5},
{"path":"M0 -62L8.2 -14.5L0 0Z","fillColor":"warning"}]}}]}}]}},
{"needle":{"style":"arrow","length":80,"tail":26,"width":6.4,"color":"danger","facet":0.3}},
{"shape":{"path":"M-14 55.4H14V68.4H-14Z","fillColor":"face","strokeColor":"muted","lineWidth":0.8}},
{"readout":{"window":"none","position":[0.8,65.7],"size":10.6,"maximumWidth":29,"minimumDigits":3,"suffix":"°"}},
{"hub":{"radius":7.4,"center":3.2}}]}
"""#),
    ("barometer", #"""
{"sweephand":1,
"title":"Barometer",
"description":"Air pressure over the words of the weather, with a hand that was set to the last reading.",
"group":"weather",

"parameters":
{"pressure":{"type":"number","example":1034,"unit":"hPa","help":"The pressure.","group":"Reading"},
"set":{"type":"number","example":1018.5,"unit":"hPa","help":"The pressure that the second hand was set to.","group":"Reading"},
"duration":{"type":"duration","default":"1s","help":"The time that the needle takes.","group":"Reading"},
"theme":{"type":"theme","default":"brass","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"scales":
{"main":{"domain":[960,1060],"start":-135,"span":270,"outside":"overshoot","overshoot":5,"ticks":{"step":10,"minor":10}}},

"readings":
{"main":{"value":"$pressure","previous":"$set","duration":"$duration"},
"set":{"value":"$set","previous":"$set","duration":0}},

"picture":
{"title":"${title}",
"description":"${pressure} hPa${if(isSet(set), '; it was ', '')}${default(set, '')}${if(isSet(set), ' hPa when the hand was set', '')}"},

"layers":
[{"readout":{"shown":false,"unit":"hPa","maximumDigits":5}},
"bezel",
"face",
{"bands":{"limits":[960,1060],"colors":["mark"],"radius":93,"width":0.7}},
{"bands":{"limits":[960,1060],"colors":["mark"],"radius":85,"width":0.7}},
{"ticks":{"every":1,"except":5,"radius":89.6,"length":4.6,"width":0.6,"color":"mark"}},
{"ticks":{"every":5,"except":10,"radius":93,"length":8,"width":0.95}},
{"ticks":{"every":10,"radius":93,"length":10.6,"width":1.7}},
{"labels":{"every":20,"radius":79,"size":12,"orientation":"tangential"}},
{"shape":{"path":"M-51.4 0A51.4 51.4 0 1 1 51.4 0A51.4 51.4 0 1 1 -51.4 0Z","strokeColor":"muted","lineWidth":0.5,"opacity":0.5}},
{"shape":{"path":"M-37 0A37 37 0 1 1 37 0A37 37 0 1 1 -37 0Z","strokeColor":"muted","lineWidth":0.5,"opacity":0.8}},
{"arcText":{"text":"STORMY","angle":-108,"radius":43,"size":6.6,"color":"danger","letterSpacing":0.4,"facing":"outwards"}},
{"arcText":{"text":"RAIN","angle":-54,"radius":43,"size":6.6,"color":"danger","letterSpacing":0.4,"facing":"outwards"}},
{"arcText":{"text":"CHANGE","angle":0,"radius":43,"size":6.6,"color":"danger","letterSpacing":0.4,"facing":"outwards"}},
{"arcText":{"text":"FAIR","angle":54,"radius":43,"size":6.6,"color":"danger","letterSpacing":0.4,"facing":"outwards"}},
{"arcText":{"text":"VERY DRY","angle":108,"radius":43,"size":6.6,"color":"danger","letterSpacing":0.4,"facing":"outwards"}},
{"overRange":{"radius":89,"size":6,"gap":6,"idle":false}},
{"caption":{"text":"hPa","position":[0,67],"size":13,"color":"ink"}},
{"shape":{"path":"M-22 75H-4M4 75H22","strokeColor":"muted","lineWidth":0.5}},
{"shape":{"path":"M0 72.8L2.2 75L0 77.2L-2.2 75Z","fillColor":"danger"}},
{"needle":{"style":"spade","length":85,"tail":25.5,"width":8}},
{"needle":{"reading":"set","style":"arrow","length":58,"tail":17,"width":3.2,"color":"warning","facet":0.3}},
{"hub":{"radius":8,"center":3}}]}
"""#),
    ("thermometer", #"""
{"sweephand":1,
"title":"Thermometer",
"description":"A column that rises in a tube beside a straight scale.",
"group":"weather",

"parameters":
{"value":{"type":"number","example":21.5,"help":"The reading.","group":"Reading"},
"previous":{"type":"number","help":"The reading that the column comes from; the lower end if not set.","group":"Reading"},
"readings":{"type":"numbers","help":"Readings to play in turn for ever instead of one.","group":"Reading"},
"file":{"type":"text","help":"A file of CSV or JSON from which the reading is taken instead, relative to the document's folder.","group":"Data"},
"x":{"type":"text","help":"The column by which a row is found; rows are counted from 0 if not set.","group":"Data"},
"y":{"type":"text","help":"The column of readings.","group":"Data"},
"row":{"type":"text","help":"The cell of the column x in the row; the last row if not set.","group":"Data"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1.2s","help":"The time that the column takes.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out"],"default":"ease-out","help":"The pace of the column.","group":"Reading"},
"min":{"type":"number","default":-20,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":40,"help":"The upper end of the scale.","group":"Scale"},
"step":{"type":"number","help":"The distance between labels; chosen to fit if not set.","group":"Scale"},
"bands":{"type":"numbers","help":"The limits of coloured stretches, rising. Four limits make a good, a warning and a danger range; with fewer, the last of these count, so that two limits make one danger range; with more, there are shades between them.","group":"Scale"},
"bandColors":{"type":"texts","help":"The colours of the stretches, the last of them; good, warning, danger and shades between them if not set.","group":"Scale"},
"patterns":{"type":"texts","help":"The patterns of the stretches beside their colours, the last of them: solid, stripes, dots.","group":"Scale"},
"unit":{"type":"text","default":"°C","help":"The unit.","group":"Figures"},
"decimals":{"type":"integer","default":1,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"readout":{"type":"boolean","default":true,"help":"Whether the reading stands in figures.","group":"Look"},
"color":{"type":"color","default":"danger","help":"The colour of the column.","group":"Look"},
"theme":{"type":"theme","default":"brass","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":240,"height":424,"viewBox":[-60,-115,120,212]},
"theme":"$theme",

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"$easing","data":{"file":"$file","x":"$x","y":"$y","row":"$row"}}},

"plots":
{"main":
{"frame":[-5,-92,10,116],
"y":{"min":"$min","max":"$max","ticks":{"step":"$step","minor":4}},
"spacing":[20,18]}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-51,-106,102,194],"cornerRadius":12,"width":8}},
{"face":{"frame":[-51,-106,102,194],"cornerRadius":12}},
{"shape":{"path":"M-38 -102H38A9 9 0 0 1 47 -93V75A9 9 0 0 1 38 84H-38A9 9 0 0 1 -47 75V-93A9 9 0 0 1 -38 -102Z","strokeColor":"accent","lineWidth":0.8,"opacity":0.5}},
{"shape":{"path":"M-6.2 -93A6.2 6.2 0 0 1 6.2 -93V31.2A12.4 12.4 0 1 1 -6.2 31.2Z","fillColor":"track","strokeColor":"muted","lineWidth":0.5}},
{"shape":{"path":"M-6.2 -93A6.2 6.2 0 0 1 6.2 -93V31.2A12.4 12.4 0 1 1 -6.2 31.2Z","fillGradient":{"colors":["#0000006b","#00000014","#ffffff8c","#ffffff00","#0000001f","#0000005c"],"locations":[0,0.14,0.3,0.5,0.84,1],"startPoint":[0.25,0],"endPoint":[0.75,0]}}},
{"bar":{"breadth":7.4,"foot":18,"round":true,"color":"$color","trackColor":"none"}},
{"group":
{"shading":true,
"parts":
[{"group":{"position":[2.3,0],"parts":[{"bar":{"breadth":2.6,"foot":18,"round":true,"color":"#00000024","trackColor":"none"}}]}},
{"group":{"position":[-1.5,0],"parts":[{"bar":{"breadth":1.7,"foot":18,"round":true,"color":"#ffffff4d","trackColor":"none"}}]}}]}},
{"shape":{"path":"M-9.6 42A9.6 9.6 0 1 1 9.6 42A9.6 9.6 0 1 1 -9.6 42Z","fillColor":"$color"}},
{"shape":{"path":"M-9.6 42A9.6 9.6 0 1 1 9.6 42A9.6 9.6 0 1 1 -9.6 42Z","fillGradient":{"type":"radial","colors":["#ffffff70","#ffffff0a","#00000050"],"locations":[0,0.3,1],"startPoint":[0.38,0.3],"endPoint":[1.05,0.32]}}},
{"shape":{"path":"M-2.4 -93V32","strokeColor":"#ffffff90","lineWidth":1,"lineCap":"round"}},
{"shape":{"path":"M-9.5 -86H9.5A1.6 1.6 0 0 1 9.5 -82.8H-9.5A1.6 1.6 0 0 1 -9.5 -86Z","fillGradient":{"colors":["bezel","bezelEdge"]},"strokeColor":"bezelEdge","lineWidth":0.4}},
{"shape":{"path":"M-9.5 26.6H9.5A1.6 1.6 0 0 1 9.5 29.8H-9.5A1.6 1.6 0 0 1 -9.5 26.6Z","fillGradient":{"colors":["bezel","bezelEdge"]},"strokeColor":"bezelEdge","lineWidth":0.4}},
{"ranges":{"limits":"$bands","colors":"$bandColors","patterns":"$patterns","distance":6,"width":2.4}},
{"axis":{"side":"left","distance":6,"lineWidth":0,"tickLength":8,"minorTickLength":3.6,"tickColor":"mark","gap":4,"size":10.5,"maximumWidth":23,"color":"ink"}},
{"axis":{"side":"right","distance":8.5,"lineWidth":0,"tickLength":8,"minorTickLength":3.6,"tickColor":"mark","gap":4,"size":10.5,"maximumWidth":23,"color":"ink"}},
{"overRange":{"side":"right","distance":12.5,"size":6,"idle":false}},
{"readout":{"window":"none","shown":"$readout","position":[0,76],"size":18,"maximumWidth":88,"unit":"$unit","unitBehind":true,"decimals":"$decimals"}}]}
"""#),
    ("wind-rose", #"""
{"sweephand":1,
"title":"Wind rose",
"description":"The directions of the wind: how often and how fast it blows, counted from observations.",
"group":"weather",

"parameters":
{"directions":{"type":"numbers","example":[0,200,320,220,40,330,150,210,320,280,230,210,250,210,160,250,230,240,210,330,210,250,290,40,240,280,220,50,350,250,250,90,70,60,270,240,300,220,250,240,100,230,100,40,220,20,220,280,250,300,210,60,30,320,230,300,210,240,210,200,200,250,250,260,50,240,190,220,80,240,250,250,240,290,260,200,290,90,210,280,280,270,270,230,40,260,250,260,350,200,300,20,340,40,200,320,330,70,60,90,10,200,230,210,270,210,280,210,300,240,270,220,230,250,260,280,200,230,270,230],"help":"Directions that the wind comes from in degrees, 90 for east.","group":"Data"},
"speeds":{"type":"numbers","example":[3.7,3.4,2.9,7.1,1.7,0.0,0.3,5.0,0.6,4.8,3.8,6.8,13.4,3.7,5.3,9.2,5.4,4.0,8.0,2.2,5.3,4.2,2.3,4.9,9.1,4.6,7.2,1.5,4.8,9.8,6.7,6.1,3.6,2.3,7.8,3.8,7.6,2.0,5.1,2.3,4.6,7.1,7.6,0.2,2.5,6.4,9.4,1.9,10.6,0.6,7.6,4.8,3.3,4.6,13.3,7.2,8.0,12.2,4.7,8.9,5.2,4.3,8.4,5.3,2.9,6.5,4.3,8.3,0.2,3.4,2.5,11.8,8.4,5.4,11.3,5.3,8.5,2.0,10.9,5.2,9.5,3.7,9.4,4.9,2.4,9.7,9.3,22.1,8.2,8.9,4.8,2.6,8.9,4.0,1.3,7.6,2.1,3.1,1.5,3.6,1.6,1.4,5.0,6.2,5.3,5.1,6.8,6.5,7.5,10.1,8.1,2.8,10.0,3.5,5.0,2.3,3.0,1.2,1.9,3.3],"help":"The speeds, in the same order.","group":"Data"},
"file":{"type":"text","help":"A file of CSV or JSON, relative to the document's folder, instead of both.","group":"Data"},
"x":{"type":"text","help":"The column of directions.","group":"Data"},
"y":{"type":"text","help":"The column of speeds.","group":"Data"},
"petals":{"type":"integer","default":16,"minimum":4,"maximum":36,"help":"How many directions are told apart.","group":"Classes"},
"limits":{"type":"numbers","default":[0.5,3,6,9],"help":"The speeds at which classes begin; it is calm below the first.","group":"Classes"},
"points":{"type":"texts","default":["N","E","S","W"],"help":"The cardinal points, from north clockwise.","group":"Words"},
"heading":{"type":"text","example":"Wind at the harbour","help":"A line of words above the rose.","group":"Words"},
"unit":{"type":"text","example":"m/s","help":"The unit of the speeds.","group":"Words"},
"legend":{"type":"texts","help":"The names of the classes; a bar with their limits if not set.","group":"Words"},
"colors":{"type":"texts","help":"The colours of the classes; from that of the face to that of the theme if not set.","group":"Look"},
"duration":{"type":"duration","default":"0.9s","help":"The time in which the petals open.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":500,"viewBox":[-118,-142,236,295]},
"theme":"$theme",

"plots":
{"main":{"data":{"file":"$file","x":"$x","y":"$y"}}},

"readings":
{"main":{"duration":"$duration","easing":"ease-out"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-111,-135,222,278],"cornerRadius":16,"finish":"none"}},
{"face":{"frame":[-111,-135,222,278],"cornerRadius":16,"recess":0}},
{"caption":{"text":"$heading","position":[-97,-113],"alignment":"start","size":12.4,"weight":600,"color":"ink","maximumWidth":150}},
{"windRose":{"directions":"$directions","speeds":"$speeds","petals":"$petals","limits":"$limits","colors":"$colors","texts":"$points","names":"$legend","unit":"$unit","legend":true,"most":true,"radius":83,"size":12.6}}]}
"""#),
    ("battery", #"""
{"sweephand":1,
"title":"Battery",
"description":"A cell seen from its end, with a charge of lit discs behind glass that turn yellow and red as it runs out.",
"group":"home",

"parameters":
{"value":{"type":"number","example":68,"help":"The charge.","group":"Reading"},
"previous":{"type":"number","help":"The charge that the cells come from; the lower end if not set.","group":"Reading"},
"readings":{"type":"numbers","help":"Charges to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one charge to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1s","help":"The time that the cells take to fill.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out"],"default":"ease-out","help":"The pace.","group":"Reading"},
"max":{"type":"number","default":100,"help":"The charge when it is full.","group":"Scale"},
"limits":{"type":"numbers","help":"The charges below which it is red and, above that, yellow; 15 % and 35 % of a full one if not set.","group":"Scale"},
"unit":{"type":"text","default":"%","help":"The unit behind the figures.","group":"Figures"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"cells":{"type":"integer","default":10,"minimum":1,"maximum":20,"help":"The number of cells.","group":"Look"},
"readout":{"type":"boolean","default":true,"help":"Whether the charge stands in figures.","group":"Look"},
"theme":{"type":"theme","default":"sport","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":240,"viewBox":[-110,-62,220,132]},
"theme":"$theme",

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"$easing"}},

"plots":
{"main":
{"frame":[-26,-38,91,76],
"x":{"min":0,"max":"$max"}}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"cylinder":{"frame":[-82,-46,166,92],"end":"sealed","onGround":true}},
{"cylinder":{"frame":[-77,-46,41,92],"finish":"enamel","color":"face"}},
{"cylinder":{"frame":[-31,-46,101,92],"finish":"enamel","color":"faceEdge"}},
{"bar":{"when":"${isSet(limits)}","along":"x","cells":"$cells","gap":1.2,"tilt":0.28,"limits":"$limits"}},
{"bar":{"when":"${not isSet(limits)}","along":"x","cells":"$cells","gap":1.2,"tilt":0.28,"limits":["${0.15 * max}","${0.35 * max}"]}},
{"cylinder":{"frame":[-31,-46,100,92],"finish":"glass"}},
{"cylinder":{"frame":[-35,-46.4,5,92.8]}},
{"cylinder":{"frame":[69,-46.4,5,92.8]}},
{"cylinder":{"frame":[87,-16.4,10,32.8],"end":"flat"}},
{"readout":{"window":"none","shown":"$readout","position":[-67.5,6.2],"size":17,"maximumWidth":38,"suffix":"$unit","decimals":"$decimals"}}]}
"""#),
    ("thermostat", #"""
{"sweephand":1,
"title":"Thermostat",
"description":"A ring of marks, lit from the temperature of the room to the one that is set.",
"group":"home",

"parameters":
{"value":{"type":"number","example":21.5,"help":"The temperature that is set.","group":"Reading"},
"previous":{"type":"number","example":19,"help":"The temperature that was set before; the lower end if not set.","group":"Reading"},
"readings":{"type":"numbers","help":"Temperatures to set in turn for ever instead of one.","group":"Reading"},
"current":{"type":"number","example":19.5,"help":"The temperature of the room.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time that the mark takes.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out"],"default":"ease-in-out","help":"The pace of the mark.","group":"Reading"},
"min":{"type":"number","default":9,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":32,"help":"The upper end of the scale.","group":"Scale"},
"step":{"type":"number","default":0.5,"minimum":0.001,"help":"The step of the temperatures that can be set in the interactive form, at most 1000 over the scale.","group":"Scale"},
"start":{"type":"angle","default":-150,"minimum":-360,"maximum":360,"help":"The direction of the lower end; 0 is 12 o'clock.","group":"Scale"},
"span":{"type":"angle","default":300,"minimum":-360,"maximum":360,"help":"The turn from the lower end to the upper one.","group":"Scale"},
"marks":{"type":"integer","default":120,"minimum":1,"maximum":200,"help":"The number of marks of the ring.","group":"Scale"},
"mode":{"type":"text","example":"HEATING","help":"The words above the figures.","group":"Figures"},
"note":{"type":"text","example":"in 25 min","help":"The words below the figures.","group":"Figures"},
"unit":{"type":"text","default":"°","help":"The text behind the figures.","group":"Figures"},
"decimals":{"type":"integer","default":1,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"leaf":{"type":"boolean","example":true,"help":"Whether the leaf of a thrifty temperature shows.","group":"Look"},
"color":{"type":"color","default":"#b93a08","help":"The colour of the disc: of heating, cooling or rest.","group":"Look"},
"print":{"type":"color","default":"white","help":"The colour of figures and marks on it.","group":"Look"},
"theme":{"type":"theme","default":"bauhaus","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":{"base":"$theme","construction":{"case":"round"}},
"control":{"kind":"slider","step":"$step"},

"scales":
{"main":{"domain":["$min","$max"],"start":"$start","span":"$span","ticks":{"divisions":"$marks","minor":0}}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"$easing"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
["bezel",
{"face":{"color":"#0b0c0d","edge":"#0b0c0d","finish":"flat","recess":0}},
{"face":{"radius":94,"color":"$color","edge":"$color","finish":"flat"}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-94 0A94 94 0 0 1 94 0A94 94 0 0 1 -94 0Z","fillGradient":{"type":"radial","colors":["#ffffff20","#ffffff00","#00000000","#00000048"],"locations":[0,0.55,0.55,1],"startPoint":[0.5,0.38],"endPoint":[1.12,0.38]}}}]}},
{"group":{"opacity":0.52,"parts":[{"ticks":{"radius":84,"length":12,"width":1.1,"style":"bars","color":"$print"}}]}},
{"ticks":{"radius":84,"length":12,"width":1.5,"style":"bars","color":"$print","from":"$current","when":"${isSet(current)}"}},
{"marker":{"when":"${isSet(current)}","value":"$current","style":"line","side":"inside","radius":84,"size":12,"color":"$print"}},
{"labels":{"when":"${isSet(current)}","values":["${default(current, min)}"],"radius":63,"size":11.6,"weight":400,"color":"$print","decimals":"$decimals"}},
{"overRange":{"radius":78,"size":8,"gap":8,"idle":false,"color":"$print"}},
{"follower":{"turns":true,"parts":[{"shape":{"path":"M0 -86.5V-66","strokeColor":"$print","lineWidth":3.2,"lineCap":"round"}}]}},
{"caption":{"text":"$mode","position":[0,-29],"size":8.6,"weight":600,"color":"$print","letterSpacing":1.6,"maximumWidth":104,"maximumLines":1}},
{"readout":{"window":"none","position":[0,19],"size":47,"weight":400,"maximumWidth":108,"decimals":"$decimals","suffix":"$unit","color":"$print"}},
{"caption":{"text":"$note","position":[0,39],"size":8.6,"color":"$print","maximumWidth":96,"maximumLines":1}},
{"shape":{"when":"${default(leaf, false)}","path":"M-7.6 72.4C-10 63 -2 57.6 8.6 58.6C9.6 69 -0.2 75.4 -7.6 72.4ZM-10 75C-6 69 -1 66.2 3.6 63.6","strokeColor":"$print","lineWidth":1.5,"lineCap":"round"}},
"glass"]}
"""#),
    ("tank", #"""
{"sweephand":1,
"title":"Tank",
"description":"A vessel whose liquid rises to the level and never stands still.",
"group":"home",

"parameters":
{"value":{"type":"number","example":64,"help":"The level.","group":"Reading"},
"previous":{"type":"number","help":"The level that it comes from; the lower end if not set.","group":"Reading"},
"readings":{"type":"numbers","help":"Levels to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"3s","help":"The time from one reading to the next.","group":"Reading"},
"duration":{"type":"duration","default":"2s","help":"The time that the liquid takes.","group":"Reading"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out","swing"],"default":"swing","help":"The pace of the liquid.","group":"Reading"},
"min":{"type":"number","default":0,"help":"The level of an empty tank.","group":"Scale"},
"max":{"type":"number","default":100,"help":"The level of a full tank.","group":"Scale"},
"step":{"type":"number","help":"The distance between labels; chosen to fit if not set.","group":"Scale"},
"bands":{"type":"numbers","help":"The limits of coloured stretches, rising. Four limits make a good, a warning and a danger range; with fewer, the last of these count, so that two limits make one danger range; with more, there are shades between them.","group":"Scale"},
"bandColors":{"type":"texts","help":"The colours of the stretches, the last of them; good, warning, danger and shades between them if not set.","group":"Scale"},
"patterns":{"type":"texts","help":"The patterns of the stretches beside their colours, the last of them: solid, stripes, dots.","group":"Scale"},
"unit":{"type":"text","default":"%","help":"The unit.","group":"Figures"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"label":{"type":"text","example":"Rainwater","help":"The words below the figures.","group":"Figures"},
"color":{"type":"color","default":"#4497e6","help":"The colour of the liquid.","group":"Look"},
"waves":{"type":"number","default":0.5,"minimum":0.05,"maximum":3,"help":"How high the waves are, at the glass, as a multiple of 3.4 dial units.","group":"Look"},
"period":{"type":"duration","default":"5s","help":"The time in which the liquid rocks to and fro.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":312,"height":333,"viewBox":[-104,-112,208,222]},
"theme":"$theme",

"scales":
{"main":{"domain":["$min","$max"]}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"$easing"}},

"plots":
{"main":
{"frame":[-62,-71,40,114],
"y":{"min":"$min","max":"$max","ticks":{"step":"$step","minor":4}},
"spacing":[20,20]}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"shape":{"path":"M-78 44H78L90 62V97A8 8 0 0 1 82 105H-82A8 8 0 0 1 -90 97V62Z","fillColor":"bezelEdge"}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-92 104A92 4 0 1 0 92 104A92 4 0 1 0 -92 104Z","fillGradient":{"type":"radial","colors":["#00000059","#00000033","#00000000"],"locations":[0,0.7,1]}}},
{"shape":{"path":"M-78 44H78L90 62H-90Z","fillGradient":{"colors":["#00000052","#ffffff3d"]}}},
{"shape":{"path":"M-90 61H90V97A8 8 0 0 1 82 105H-82A8 8 0 0 1 -90 97Z","fillGradient":{"colors":["bezel","bezelEdge"]}}},
{"shape":{"path":"M-89.6 61.4H89.6","strokeColor":"#ffffff80","lineWidth":0.9}},
{"shape":{"path":"M-70 47A70 6 0 1 0 70 47A70 6 0 1 0 -70 47Z","fillColor":"#00000047"}}]}},
{"shape":{"path":"M-73 67H73A6 6 0 0 1 79 73V93A6 6 0 0 1 73 99H-73A6 6 0 0 1 -79 93V73A6 6 0 0 1 -73 67Z","fillColor":"face","strokeColor":"muted","lineWidth":0.8}},
{"shape":{"path":"M-64 -84V45A64 4.3 0 0 0 64 45V-84Z","fillColor":"face","strokeColor":"muted","lineWidth":0.7}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-64 -84V45A64 4.3 0 0 0 64 45V-84Z","fillGradient":{"colors":["track","face","faceEdge","track"],"locations":[0,0.25,0.6,1],"startPoint":[0,0],"endPoint":[1,0]}}}]}},
{"group":
{"clip":"M-60 -84V39.3A60 4 0 0 0 60 39.3V-84Z",
"parts":
[{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-60 39.3A60 4 0 1 0 60 39.3A60 4 0 1 0 -60 39.3Z","fillColor":"#0000001f"}}]}},
{"follower":
{"travel":[0,-114],
"origin":"$min",
"parts":
[{"shape":
{"position":[0,39.3],
"layers":
[{"path":"M-64 0A64 4 0 1 0 64 0A64 4 0 1 0 -64 0Z",
"fillColor":"$color",
"animations":[{"animate":"rotation","values":[0,"${3.24 * waves}","${-3.24 * waves}",0],"keyTimes":[0,0.25,0.75,1],"timingFunctions":["ease-out","ease-in-out","ease-in"],"duration":"$period","repeatCount":"infinity"}],
"layers":[{"path":"M-64 0A64 4 0 1 0 64 0A64 4 0 1 0 -64 0Z","fillGradient":{"colors":["#ffffff33","#ffffffa6","#ffffff73","#ffffff33"],"startPoint":[0,0],"endPoint":[1,0]}}]}]}}]}},
{"follower":
{"travel":[0,-114],
"origin":"$min",
"parts":
[{"shape":
{"position":[0,39.3],
"layers":
[{"path":"M-66 0A66 4 0 0 0 66 0V130H-66Z",
"fillColor":"$color",
"animations":[{"animate":"rotation","values":[0,"${3.24 * waves}","${-3.24 * waves}",0],"keyTimes":[0,0.25,0.75,1],"timingFunctions":["ease-out","ease-in-out","ease-in"],"duration":"$period","repeatCount":"infinity"}],
"layers":
[{"path":"M-66 0A66 4 0 0 0 66 0V130H-66Z",
"fillGradient":{"colors":["#0000008c","#ffffff36","#00000000","#0000008c"],"locations":[0.05,0.25,0.6,0.95],"startPoint":[0,0],"endPoint":[1,0]}},
{"path":"M-66 0H66A66 4 0 0 1 -66 0Z","fillColor":"$color","opacity":0.9},
{"path":"M-66 0H66A66 4 0 0 1 -66 0Z","fillGradient":{"colors":["#ffffff33","#ffffff99","#ffffff66","#ffffff26"],"startPoint":[0,0],"endPoint":[1,0]}}]}]}},
{"shape":
{"position":[0,39.3],
"layers":
[{"path":"M-66 0A66 4 0 0 0 66 0V130H-66Z",
"fillGradient":{"colors":["#ffffff4d","#ffffff00","#00000075"],"locations":[0,0.35,1]},
"animations":[{"animate":"rotation","values":[0,"${3.24 * waves}","${-3.24 * waves}",0],"keyTimes":[0,0.25,0.75,1],"timingFunctions":["ease-out","ease-in-out","ease-in"],"duration":"$period","repeatCount":"infinity"}],
"layers":
[{"path":"M-66 1.4A66 4 0 0 0 66 1.4","strokeColor":"#0000004d","lineWidth":1.6},
{"path":"M-66 0A66 4 0 0 0 66 0","strokeColor":"#ffffffb0","lineWidth":0.9},
{"path":"M34.6 -0.4A6.4 6.4 0 1 1 47.4 -0.4A6.4 2 0 0 1 34.6 -0.4Z","fillColor":"danger"},
{"path":"M34.6 -0.4A6.4 6.4 0 1 1 47.4 -0.4A6.4 2 0 0 1 34.6 -0.4Z","fillGradient":{"type":"radial","colors":["#ffffffa6","#ffffff26","#0000001a","#00000080"],"startPoint":[0.36,0.28],"endPoint":[1.1,0.28]}},
{"path":"M33 0.6A8 2.6 0 0 0 49 0.6","strokeColor":"#ffffffcc","lineWidth":0.7}]}]}}]}}]}},
{"group":
{"parts":
[{"shape":{"path":"M-25 -80H18V48.6Q-4 49.6 -25 49Z","fillColor":"face","opacity":0.4}},
{"shape":{"path":"M-22.6 -80H15.6V48.6Q-4 49.6 -22.6 49Z","fillColor":"face","opacity":0.48}},
{"ranges":{"limits":"$bands","colors":"$bandColors","patterns":"$patterns","distance":-1.6,"width":2.2}},
{"overRange":{"side":"right","distance":5.5,"size":5,"idle":false}},
{"axis":{"side":"right","distance":0,"lineWidth":0,"tickLength":11,"minorTickLength":6,"tickColor":"mark","gap":4,"size":11,"maximumWidth":28,"color":"ink"}}]}},
{"shape":{"path":"M-68 -92V-86A68 4.6 0 0 0 68 -86V-92A68 4.6 0 0 0 -68 -92Z","fillColor":"bezelEdge","strokeColor":"muted","lineWidth":0.6}},
{"shape":{"path":"M-8 -101A8 8 0 1 1 8 -101A8 8 0 1 1 -8 -101Z","fillColor":"bezelEdge","strokeColor":"muted","lineWidth":0.6}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-64 -84V45A64 4.3 0 0 0 64 45V-84Z","fillGradient":{"colors":["#00000080","#ffffffbf","#00000040","#ffffff0a","#ffffff05","#00000038","#ffffffb3","#00000080"],"locations":[0,0.03,0.06,0.14,0.86,0.93,0.97,1],"startPoint":[0,0],"endPoint":[1,0]}}},
{"shape":{"path":"M-53 -78V47Q-48 49.4 -43 50.4V-77Z","fillGradient":{"colors":["#ffffff8c","#ffffff4d","#ffffff0d"]}}},
{"shape":{"path":"M51 -78H53.6V45H51Z","fillColor":"#ffffff66"}},
{"shape":{"path":"M-63.6 46A63.6 4.3 0 0 0 63.6 46","strokeColor":"#ffffffbf","lineWidth":1.3}},
{"shape":{"path":"M-64 -79A64 4.3 0 0 0 64 -79V-75A64 4.3 0 0 1 -64 -75Z","fillColor":"#00000029"}},
{"shape":{"path":"M-68 -92V-86A68 4.6 0 0 0 68 -86V-92A68 4.6 0 0 0 -68 -92Z","fillGradient":{"colors":["bezelEdge","bezel","#ffffff","bezel","bezelEdge","bezel","bezelEdge"],"locations":[0,0.08,0.22,0.4,0.66,0.9,1],"startPoint":[0,0],"endPoint":[1,0]},"strokeColor":"#0000004d","lineWidth":0.6}},
{"shape":{"path":"M-67.4 -92A67.4 4.4 0 1 0 67.4 -92A67.4 4.4 0 1 0 -67.4 -92Z","fillGradient":{"colors":["bezel","#ffffff","bezel","bezelEdge"],"locations":[0,0.3,0.55,1],"startPoint":[0,0],"endPoint":[1,0.3]},"strokeColor":"#ffffffa6","lineWidth":0.6}},
{"shape":{"path":"M-15 -91.6A15 1.6 0 1 0 15 -91.6A15 1.6 0 1 0 -15 -91.6Z","fillColor":"#00000052"}},
{"shape":{"path":"M-8 -101A8 8 0 1 1 8 -101A8 8 0 1 1 -8 -101Z","fillGradient":{"type":"radial","colors":["#ffffff","bezel","bezelEdge"],"startPoint":[0.36,0.25],"endPoint":[1.05,0.25]},"strokeColor":"#00000059","lineWidth":0.5}}]}},
{"readout":{"window":"none","style":"counting","position":[-67,91.5],"alignment":"start","size":27,"maximumWidth":62,"unit":"$unit","unitBehind":true,"decimals":"$decimals"}},
{"caption":{"text":"$label","position":[67,90.5],"alignment":"end","size":12.6,"weight":500,"maximumWidth":82}}]}
"""#),
    ("vu-meter", #"""
{"sweephand":1,
"title":"VU meter",
"description":"Loudness of two channels in decibels, on a lit card each, with needles that swing as a spring.",
"group":"home",

"parameters":
{"left":{"type":"numbers","example":[-3,-7,-1,-10,-4,0,-1.5,1],"help":"Readings of the left channel, played in turn for ever.","group":"Reading"},
"right":{"type":"numbers","example":[-5,-6,-2,-8,-7,-1,-0.2,-10.2],"help":"Readings of the right channel.","group":"Reading"},
"interval":{"type":"duration","default":"0.6s","help":"The time from one reading to the next, in which the needles swing to it.","group":"Reading"},
"theme":{"type":"theme","default":"brass","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":600,"height":212,"viewBox":[-266,-176,532,188]},
"theme":"$theme",

"scales":
{"main":{"kind":"piecewise","domain":[-20,3],"start":-46,"span":92,"stops":[[-10,0.228],[-7,0.353],[-5,0.451],[-3,0.56],[-2,0.625],[-1,0.701],[0,0.783],[1,0.864],[2,0.935]],"ticks":{"values":[-20,-10,-7,-5,-3,-2,-1,0,1,2,3]}},
"percent":{"kind":"piecewise","domain":[0,128],"start":-46,"span":92,"stops":[[20,0.168],[40,0.328],[60,0.463],[80,0.623],[100,0.783]],"ticks":{"values":[0,20,40,60,80,100]}}},

"readings":
{"left":{"values":"$left","interval":"$interval","duration":"$interval","easing":"spring","falling":"ease"},
"right":{"values":"$right","interval":"$interval","duration":"$interval","easing":"spring","falling":"ease","delay":0.09}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"group":
{"position":[-135,0],
"parts":
[{"repeat":
{"count":2,
"offset":[270,0],
"parts":
[{"bezel":{"frame":[-119,-165,238,166],"cornerRadius":4,"width":11}},
{"face":{"frame":[-119,-165,238,166],"cornerRadius":4,"finish":"flat","edge":"face"}},
{"backlight":{"frame":[-119,-165,238,147],"position":[0,-18],"radius":158}},
{"bands":{"limits":[-20,0],"colors":["mark"],"radius":117,"width":1.2}},
{"bands":{"limits":[0,3],"colors":["danger"],"radius":118.6,"width":4.4}},
{"ticks":{"values":[-20,-10,-5,-3],"radius":126,"length":9,"width":1.5}},
{"ticks":{"style":"bars","values":[-7,-2,-1],"radius":126,"length":9,"width":1}},
{"ticks":{"style":"bars","values":[0,3],"radius":126,"length":9,"width":1.5,"color":"danger"}},
{"ticks":{"style":"bars","values":[1,2],"radius":126,"length":9,"width":1,"color":"danger"}},
{"labels":{"values":[-20,-10,-5,-3,0,3],"radius":129.5,"side":"outside","size":16,"weight":600,"danger":0,"texts":{"-20":"20","-10":"10","-5":"5","-3":"3"}}},
{"labels":{"values":[-7,-2,-1,1,2],"radius":129.5,"side":"outside","size":12.5,"weight":600,"danger":0,"texts":{"-7":"7","-2":"2","-1":"1"}}},
{"ticks":{"style":"bars","scale":"percent","values":[0,20,40,60,80,100],"radius":117,"length":5,"width":0.9}},
{"labels":{"scale":"percent","values":[0,20,40,60,80,100],"radius":109,"size":12.5,"weight":600}},
{"caption":{"text":"−","position":[-106,-132],"size":17,"color":"ink"}},
{"caption":{"text":"+","position":[106,-132],"size":17,"color":"ink"}},
{"caption":{"text":"VU","position":[0,-46],"size":24,"weight":700,"color":"ink","letterSpacing":1}}]}}]}},
{"group":
{"position":[-135,0],
"parts":
[{"readout":{"shown":false,"reading":"left","prefix":"L ","decimals":1,"unit":"dB"}},
{"needle":{"reading":"left","style":"triangle","length":126,"tail":0,"width":1.9,"tip":0.8,"color":"ink","shade":"ink","halo":0}}]}},
{"group":
{"position":[135,0],
"parts":
[{"readout":{"shown":false,"reading":"right","prefix":"R ","decimals":1,"unit":"dB"}},
{"needle":{"reading":"right","style":"triangle","length":126,"tail":0,"width":1.9,"tip":0.8,"color":"ink","shade":"ink","halo":0}}]}},
{"group":
{"position":[-135,0],
"parts":
[{"repeat":
{"count":2,
"offset":[270,0],
"parts":
[{"glass":{"frame":[-119,-165,238,147]}},
{"shape":{"path":"M-119 -18H119V-3A4 4 0 0 1 115 1H-115A4 4 0 0 1 -119 -3Z","fillGradient":{"colors":["#3b3d40","#1a1b1d","#0d0e0f"],"locations":[0,0.12,1]}}},
{"shape":{"path":"M-119 -17.6H119","strokeColor":"#ffffff30","lineWidth":0.8}},
{"shape":{"path":"M111 -8.5A5 5 0 1 0 101 -8.5A5 5 0 1 0 111 -8.5Z","fillColor":"#00000066"}},
{"shape":{"path":"M109 -8.5A3 3 0 1 0 103 -8.5A3 3 0 1 0 109 -8.5Z","fillColor":"#5a1a16"}}]}}]}},
{"group":
{"position":[-135,0],
"reading":"left",
"from":0,
"parts":[{"shape":{"path":"M106 -8.5h0","strokeColor":"#ff4b3e40","lineWidth":10,"lineCap":"round","layers":[{"path":"M106 -8.5h0","strokeColor":"#ff4b3e","lineWidth":6,"lineCap":"round"}]}}]}},
{"group":
{"position":[135,0],
"reading":"right",
"from":0,
"parts":[{"shape":{"path":"M106 -8.5h0","strokeColor":"#ff4b3e40","lineWidth":10,"lineCap":"round","layers":[{"path":"M106 -8.5h0","strokeColor":"#ff4b3e","lineWidth":6,"lineCap":"round"}]}}]}},
{"caption":{"text":"LEFT","position":[-135,-4.6],"size":11,"color":"#b9bcc0","letterSpacing":2}},
{"caption":{"text":"RIGHT","position":[135,-4.6],"size":11,"color":"#b9bcc0","letterSpacing":2}}]}
"""#),
    ("led-bridge", #"""
{"sweephand":1,
"title":"LED level bridge",
"description":"Loudness of two channels in rows of lamps, with the loudest so far held.",
"group":"home",

"parameters":
{"left":{"type":"numbers","example":[-12,-7,-15,2,-10,-6,-9,-5],"help":"Readings of the left channel, played in turn for ever; one alone stands still.","group":"Reading"},
"right":{"type":"numbers","example":[-14,-9,-12,-3,-13,-8,-11,-9],"help":"Readings of the right channel.","group":"Reading"},
"leftPeak":{"type":"number","example":-2,"help":"The lamp of the left channel that stays lit, which its readings push further; then it falls back.","group":"Reading"},
"rightPeak":{"type":"number","example":-6,"help":"The lamp of the right channel that stays lit.","group":"Reading"},
"interval":{"type":"duration","default":"0.4s","help":"The time from one reading to the next.","group":"Reading"},
"min":{"type":"number","default":-48,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":6,"help":"The upper end of the scale.","group":"Scale"},
"limits":{"type":"numbers","help":"The readings from which on lamps are yellow and red, with shades between for more than two; 13/18 and 8/9 of the scale if not set.","group":"Scale"},
"major":{"type":"number","default":12,"help":"The distance between labels.","group":"Scale"},
"lamps":{"type":"integer","default":27,"minimum":5,"maximum":60,"help":"The lamps in a row.","group":"Scale"},
"unit":{"type":"text","default":"dB","help":"The unit of the scale.","group":"Figures"},
"heading":{"type":"text","default":"PEAK LEVEL","help":"The words over the lamps.","group":"Figures"},
"theme":{"type":"theme","default":"sport","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":600,"height":225,"viewBox":[-160,-60,320,120]},
"theme":"$theme",

"readings":
{"left":{"values":"$left","interval":"$interval","duration":"$interval","easing":"ease-out"},
"right":{"values":"$right","interval":"$interval","duration":"$interval","easing":"ease-out"},
"leftPeak":{"value":"$leftPeak","pushedBy":"left"},
"rightPeak":{"value":"$rightPeak","pushedBy":"right"}},

"scales":
{"level":{"domain":["$min","$max"]}},

"plots":
{"left":{"frame":[-118,-27.5,254,20],"x":{"min":"$min","max":"$max","ticks":{"step":"$major"}}},
"right":{"frame":[-118,17.5,254,20],"x":{"min":"$min","max":"$max","ticks":{"step":"$major"}}}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"shape":{"path":"M-153.5 -59.5H153.5A6 6 0 0 1 159.5 -53.5V53.5A6 6 0 0 1 153.5 59.5H-153.5A6 6 0 0 1 -159.5 53.5V-53.5A6 6 0 0 1 -153.5 -59.5Z","fillGradient":{"colors":["hub","hubEdge","hubEdge","hub"],"locations":[0,0.1,0.94,1]},"strokeColor":"bezelEdge","lineWidth":1}},
{"repeat":
{"count":2,
"offset":[0,102],
"parts":
[{"repeat":
{"count":2,
"offset":[303.2,0],
"parts":
[{"shape":{"path":"M-154.6 -51A3 3 0 1 1 -148.6 -51A3 3 0 1 1 -154.6 -51Z","fillGradient":{"colors":["bezel","bezelEdge"]},"strokeColor":"hubEdge","lineWidth":0.6}},
{"shape":{"path":"M-153.6 -50L-149.6 -52","strokeColor":"hubEdge","lineWidth":0.8}}]}}]}},
{"shape":{"path":"M-140 -47.6H140A5 5 0 0 1 145 -42.6V42.6A5 5 0 0 1 140 47.6H-140A5 5 0 0 1 -145 42.6V-42.6A5 5 0 0 1 -140 -47.6Z","fillGradient":{"colors":["hubEdge","bezel"]}}},
{"group":
{"sky":"dark",
"parts":
[{"shape":{"path":"M-139.8 -46.8H139.8A4.2 4.2 0 0 1 144 -42.6V42.6A4.2 4.2 0 0 1 139.8 46.8H-139.8A4.2 4.2 0 0 1 -144 42.6V-42.6A4.2 4.2 0 0 1 -139.8 -46.8Z","fillColor":"faceEdge"}},
{"caption":{"text":"$heading","position":[-118,-33.5],"size":8,"letterSpacing":1.2,"alignment":"start","maximumWidth":120,"maximumLines":1}},
{"caption":{"text":"HOLD","position":[136,-33.5],"size":8,"letterSpacing":1.2,"alignment":"end","color":"muted"}},
{"shape":{"path":"M101 -36.2A2.2 2.2 0 1 1 105.4 -36.2A2.2 2.2 0 1 1 101 -36.2Z","fillColor":"danger"}},
{"caption":{"text":"L","position":[-130,-13],"size":13,"weight":600,"color":"ink"}},
{"caption":{"text":"R","position":[-130,32],"size":13,"weight":600,"color":"ink"}},
{"caption":{"text":"$unit","position":[-141.5,8.2],"size":7,"alignment":"start","maximumWidth":13,"maximumLines":1}},
{"bar":{"when":"${isSet(limits)}","plot":"left","reading":"left","along":"x","show":"lamps","cells":"$lamps","gap":2.2,"limits":"$limits","colors":["good","warning","danger"],"trackColor":"faceEdge"}},
{"bar":{"when":"${not isSet(limits)}","plot":"left","reading":"left","along":"x","show":"lamps","cells":"$lamps","gap":2.2,"limits":["${min + (max - min) * 13 / 18}","${min + (max - min) * 8 / 9}"],"colors":["good","warning","danger"],"trackColor":"faceEdge"}},
{"bar":{"when":"${isSet(limits)}","plot":"left","scale":"level","reading":"leftPeak","along":"x","show":"dot","cells":"$lamps","gap":2.2,"limits":"$limits","colors":["good","warning","danger"]}},
{"bar":{"when":"${not isSet(limits)}","plot":"left","scale":"level","reading":"leftPeak","along":"x","show":"dot","cells":"$lamps","gap":2.2,"limits":["${min + (max - min) * 13 / 18}","${min + (max - min) * 8 / 9}"],"colors":["good","warning","danger"]}},
{"bar":{"when":"${isSet(limits)}","plot":"right","reading":"right","along":"x","show":"lamps","cells":"$lamps","gap":2.2,"limits":"$limits","colors":["good","warning","danger"],"trackColor":"faceEdge"}},
{"bar":{"when":"${not isSet(limits)}","plot":"right","reading":"right","along":"x","show":"lamps","cells":"$lamps","gap":2.2,"limits":["${min + (max - min) * 13 / 18}","${min + (max - min) * 8 / 9}"],"colors":["good","warning","danger"],"trackColor":"faceEdge"}},
{"bar":{"when":"${isSet(limits)}","plot":"right","scale":"level","reading":"rightPeak","along":"x","show":"dot","cells":"$lamps","gap":2.2,"limits":"$limits","colors":["good","warning","danger"]}},
{"bar":{"when":"${not isSet(limits)}","plot":"right","scale":"level","reading":"rightPeak","along":"x","show":"dot","cells":"$lamps","gap":2.2,"limits":["${min + (max - min) * 13 / 18}","${min + (max - min) * 8 / 9}"],"colors":["good","warning","danger"]}},
{"axis":{"plot":"left","side":"bottom","distance":3,"lineWidth":0,"tickLength":2.4,"tickColor":"muted","gap":2.2,"size":10.6,"weight":400,"color":"ink"}},
{"readout":{"plot":"left","shown":false,"scale":"level","reading":"left","prefix":"L ","decimals":1,"unit":"$unit"}},
{"readout":{"plot":"left","shown":false,"scale":"level","reading":"leftPeak","prefix":"L ","decimals":1,"unit":"$unit"}},
{"readout":{"plot":"right","shown":false,"scale":"level","reading":"right","prefix":"R ","decimals":1,"unit":"$unit"}},
{"readout":{"plot":"right","shown":false,"scale":"level","reading":"rightPeak","prefix":"R ","decimals":1,"unit":"$unit"}}]}},
{"shape":{"path":"M-144 -42.6A4.2 4.2 0 0 1 -139.8 -46.8H70L-4 46.8H-139.8A4.2 4.2 0 0 1 -144 42.6Z","fillGradient":{"colors":["#ffffff12","#ffffff04"]}}}]}
"""#),
    ("ring", #"""
{"sweephand":1,
"title":"Ring",
"description":"A part of a whole as a round bar about its number.",
"group":"data",

"parameters":
{"value":{"type":"number","example":64,"help":"The reading.","group":"Reading"},
"previous":{"type":"number","help":"The reading that the bar comes from; the lower end of the scale if not set.","group":"Reading"},
"duration":{"type":"duration","default":"1s","help":"The time that the bar takes.","group":"Reading"},
"min":{"type":"number","default":0,"help":"The reading of an empty ring.","group":"Scale"},
"max":{"type":"number","default":100,"help":"The reading of a full ring, which goes round once more beyond.","group":"Scale"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Figures"},
"suffix":{"type":"text","default":"%","help":"The text after the figures.","group":"Figures"},
"label":{"type":"text","default":"","help":"The words below the figures.","group":"Figures"},
"gradient":{"type":"texts","help":"The colours of the bar along its way; one if not set.","group":"Look"},
"segments":{"type":"integer","default":0,"minimum":0,"maximum":500,"help":"The segments of the bar that light up; 0 for one piece.","group":"Look"},
"neutral":{"type":"number","help":"The reading from which the bar grows to either side; zero inside the range, or its lower end, if not set.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"values":
{"goesOn":"${segments == 0 and not isSet(neutral) and min >= 0}"},

"scales":
{"main":{"domain":["$min","$max"],"start":0,"span":360},
"head":{"domain":["$min","$max"],"start":0,"span":360,"outside":"${if(goesOn, 'revolve', 'clamp')}"}},

"readings":
{"main":{"value":"$value","previous":"$previous","duration":"$duration"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
["bezel",
"face",
{"shape":{"path":"M0 -64.1A64.1 64.1 0 0 1 64.1 0M64.1 0A64.1 64.1 0 0 1 0 64.1M0 64.1A64.1 64.1 0 0 1 -64.1 0M-64.1 0A64.1 64.1 0 0 1 0 -64.1","rotation":-0.25,"strokeColor":"ink","lineWidth":2.2,"lineDashPattern":[0.56,3.4675]}},
{"group":
{"when":"$goesOn",
"opacity":0.66,
"parts":[{"progress":{"radius":64.1,"width":3,"color":"face","from":"$max"}}]}},
{"shape":{"path":"M0 -62.8A62.8 62.8 0 1 1 0 62.8M0 62.8A62.8 62.8 0 1 1 0 -62.8","rotation":-0.6,"strokeColor":"ink","lineWidth":4.8,"lineDashPattern":[1.3,38.159]}},
{"group":
{"shading":true,
"when":"${segments == 0}",
"parts":[{"shape":{"path":"M-79 0A79 79 0 1 1 79 0A79 79 0 1 1 -79 0Z","strokeGradient":{"colors":["#0000001f","#00000008","#ffffff66"]},"lineWidth":20.6}}]}},
{"track":{"when":"${segments == 0}","radius":79,"width":18}},
{"group":
{"shading":true,
"when":"${segments == 0}",
"parts":
[{"shape":{"path":"M-88 0A88 88 0 1 1 88 0A88 88 0 1 1 -88 0ZM-70 0A70 70 0 1 0 70 0A70 70 0 1 0 -70 0Z","fillGradient":{"colors":["#0000001f","#00000008","#ffffff00","#ffffff33"],"locations":[0,0.2,0.6,1]}}},
{"shape":{"path":"M-87.4 0A87.4 87.4 0 1 1 87.4 0A87.4 87.4 0 1 1 -87.4 0Z","strokeGradient":{"colors":["#00000024","#00000000"]},"lineWidth":1.2}},
{"shape":{"path":"M-70.8 0A70.8 70.8 0 1 1 70.8 0A70.8 70.8 0 1 1 -70.8 0Z","strokeGradient":{"colors":["#00000000","#00000047"],"locations":[0.3,1]},"lineWidth":1.4}}]}},
{"progress":{"radius":79,"width":18,"round":true,"fade":1,"gradient":"$gradient","segments":"$segments","from":"$neutral","goesOn":"$goesOn"}},
{"lap":{"when":"$goesOn","radius":79,"width":18,"fade":1,"gradient":"$gradient"}},
{"follower":
{"when":"${segments == 0}",
"scale":"head",
"turns":true,
"parts":
[{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-9 -79A9 9 0 1 1 9 -79A9 9 0 1 1 -9 -79Z","fillGradient":{"type":"radial","colors":["#ffffffa6","#ffffff4d","#ffffff00"],"locations":[0,0.4,1]}}},
{"shape":{"path":"M-6 -78.2A6 6 0 1 1 6 -78.2A6 6 0 1 1 -6 -78.2Z","fillColor":"#00000038"}}]}},
{"shape":{"path":"M-5.4 -79A5.4 5.4 0 1 1 5.4 -79A5.4 5.4 0 1 1 -5.4 -79Z","fillColor":"#ffffff"}}]}},
{"group":
{"shading":true,
"when":"${segments == 0}",
"parts":
[{"progress":{"radius":84.4,"width":2.4,"round":true,"color":"#ffffff47","from":"$neutral","goesOn":"$goesOn"}},
{"progress":{"radius":71.2,"width":2.4,"round":true,"color":"#0000001f","from":"$neutral","goesOn":"$goesOn"}}]}},
{"readout":{"window":"none","style":"counting","position":[0,14],"size":46,"maximumWidth":112,"decimals":"$decimals","unit":"$suffix","unitBehind":true,"unitSize":24,"unitRaised":true}},
{"caption":{"text":"$label","position":[0,35],"size":10,"maximumWidth":88}}]}
"""#),
    ("line-graph", #"""
{"sweephand":1,
"title":"Line graph",
"description":"A line through data that draws itself, with axes, a grid and the last value.",
"group":"data",

"parameters":
{"file":{"type":"text","help":"A file of CSV or JSON, relative to the document's folder.","group":"Data"},
"x":{"type":"text","help":"The column of numbers, dates or names; rows are counted if not set.","group":"Data"},
"y":{"type":"text","help":"The column of readings.","group":"Data"},
"zone":{"type":"text","help":"The time zone of dates with an offset, as in Europe/Berlin; UTC if not set.","group":"Data"},
"values":{"type":"gappedNumbers","example":[31,28,34,33,41,46,43,52,58,54,61,66,63,71,69,78,84,81,88,92],"help":"Readings instead of a file; null leaves a gap.","group":"Data"},
"first":{"type":"text","example":"2026-02-02","help":"The date of the first of the readings in 'values'; they are counted if not set.","group":"Data"},
"every":{"type":"number","example":7,"minimum":0.0001,"unit":"d","help":"The days from one of these dates to the next; one if not set.","group":"Data"},
"kind":{"type":"choice","choices":["linear","log","time","date","category"],"help":"The kind of the horizontal scale; as the data is if not set.","group":"Scales"},
"from":{"type":"text","help":"The first date that is shown; that of the data if not set.","group":"Scales"},
"until":{"type":"text","help":"The last date that is shown; that of the data if not set.","group":"Scales"},
"min":{"type":"number","help":"The lower end of the vertical scale; it fits the data if not set.","group":"Scales"},
"max":{"type":"number","help":"The upper end of the vertical scale; it fits the data if not set.","group":"Scales"},
"steps":{"type":"integer","minimum":1,"maximum":50,"help":"The number of equal steps from the least value to the greatest, both of which are labelled; round steps if not set.","group":"Scales"},
"threshold":{"type":"number","help":"A reading that matters, which the vertical scale holds too.","group":"Scales"},
"thresholdLabel":{"type":"text","default":"","help":"The name.","group":"Scales"},
"heading":{"type":"text","example":"Signups per week","help":"A line of words above the graph.","group":"Words"},
"unit":{"type":"text","default":"","help":"The unit above the vertical axis.","group":"Words"},
"decimals":{"type":"integer","minimum":0,"maximum":6,"help":"The decimals of the last value, and with 'steps' of the labels beside them.","group":"Words"},
"change":{"type":"choice","choices":["none","change","changePercent"],"default":"changePercent","help":"How the change of the last value from the first is told.","group":"Words"},
"maximumDigits":{"type":"integer","minimum":1,"maximum":12,"help":"The digits up to which figures have decimals: with 4, none above 999; below, as many as 'decimals' if that is set.","group":"Words"},
"si":{"type":"boolean","default":false,"help":"Whether thousands are written as k and millions as M.","group":"Words"},
"locale":{"type":"text","default":"en","help":"The language whose separators count.","group":"Words"},
"curve":{"type":"choice","choices":["straight","monotone","step"],"default":"monotone","help":"How the line goes from point to point.","group":"Look"},
"connectGaps":{"type":"boolean","default":false,"help":"Whether the line goes on where a reading is missing, instead of leaving a gap.","group":"Look"},
"width":{"type":"number","default":3.6,"minimum":0.2,"maximum":10,"help":"The width of the line.","group":"Look"},
"area":{"type":"boolean","default":true,"help":"Whether the space below the line is tinted, where the scale has a zero.","group":"Look"},
"last":{"type":"boolean","default":true,"help":"Whether the last value is marked and told.","group":"Look"},
"grid":{"type":"choice","choices":["horizontal","vertical","both"],"default":"horizontal","help":"Which way grid lines run.","group":"Look"},
"gridDashes":{"type":"numbers","default":[],"help":"The lengths of the dashes and gaps of the grid in turn, as in 4, 2; solid lines if empty.","group":"Look"},
"duration":{"type":"duration","default":"1.6s","help":"The time in which the line draws itself; 0 for none.","group":"Look"},
"easing":{"type":"choice","choices":["linear","ease","ease-in","ease-out","ease-in-out"],"default":"ease-in-out","help":"The pace of the pen.","group":"Look"},
"lineColor":{"type":"color","help":"The colour of the line; the theme's if not set.","group":"Look"},
"gridColor":{"type":"color","help":"The colour of the grid; the theme's if not set.","group":"Look"},
"axisColor":{"type":"color","help":"The colour of lines along both axes, which may be translucent; below alone the theme's if not set.","group":"Look"},
"ground":{"type":"color","help":"The colour of the ground; the theme's if not set.","group":"Look"},
"ink":{"type":"color","help":"The colour of the heading and the last value; the theme's if not set.","group":"Look"},
"muted":{"type":"color","help":"The colour of the labels beside the axes; the theme's if not set.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":640,"height":360,"viewBox":[0,0,480,270]},
"theme":{"base":"$theme","accent":"$lineColor","track":"$gridColor","face":"$ground","faceEdge":"$ground","ink":"$ink","muted":"$muted"},

"plots":
{"main":
{"frame":[34,112,358,104],
"data":{"file":"$file","x":"$x","y":"$y","zone":"$zone","values":"$values","first":"$first","every":"${every * 86400}"},
"spacing":[60,44],
"x":{"kind":"$kind","min":"$from","max":"$until"},
"y":{"min":"$min","max":"$max","includes":"$threshold","ticks":{"divisions":"$steps"}}}},

"readings":
{"main":{"duration":"$duration","easing":"$easing"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[12,10,456,248],"cornerRadius":20,"finish":"none"}},
{"face":{"frame":[12,10,456,248],"cornerRadius":20,"finish":"gradient","recess":0}},
{"caption":{"text":"$heading","position":[34,46],"alignment":"start","size":19,"weight":600,"color":"ink","maximumWidth":"${if(last and change != 'none', 290, 412)}","maximumLines":1}},
{"statistic":{"when":"$last","position":[34,96],"alignment":"start","size":48,"maximumWidth":270,"decimals":"$decimals","maximumDigits":"$maximumDigits","si":"$si","locale":"$locale"}},
{"statistic":{"when":"${last and change != 'none'}","quantity":"${if(change == 'none', 'change', change)}","position":[436,45],"alignment":"end","size":16,"maximumWidth":110,"weight":600,"color":"good","negativeColor":"danger","signed":true,"pill":true,"decimals":"${if(change == 'changePercent', 1, default(decimals, 1))}","locale":"$locale"}},
{"grid":{"direction":"$grid","color":"$gridColor","width":0.8,"lineDashPattern":"$gridDashes"}},
{"axis":{"side":"right","size":16,"lineWidth":"${if(isSet(axisColor), 1, 0)}","lineColor":"$axisColor","gap":16,"title":"$unit","maximumWidth":54,"decimals":"${if(isSet(steps), decimals, steps)}","maximumDigits":"$maximumDigits","si":"$si","locale":"$locale"}},
{"axis":{"side":"bottom","lineColor":"$axisColor","size":16,"tickLength":4,"gap":6}},
{"area":{"when":"$area","curve":"$curve","opacity":0.32,"fromZeroOnly":true,"connectGaps":"$connectGaps"}},
{"threshold":{"value":"$threshold","label":"$thresholdLabel","left":true}},
{"line":{"name":"$heading","curve":"$curve","width":"$width","connectGaps":"$connectGaps"}},
{"points":{"when":"$last","radius":5,"halo":2,"aura":9.6}}]}
"""#),
    ("sparkline", #"""
{"sweephand":1,
"title":"Sparkline",
"description":"A card with a name, the last value, its change and a small line without axes.",
"group":"data",

"parameters":
{"name":{"type":"text","example":"Daily readers","help":"The quantity that is shown.","group":"Words"},
"file":{"type":"text","help":"A file of CSV or JSON, relative to the document's folder.","group":"Data"},
"x":{"type":"text","help":"The column of numbers, dates or names; rows are counted if not set.","group":"Data"},
"y":{"type":"text","help":"The column of readings.","group":"Data"},
"zone":{"type":"text","help":"The time zone of dates with an offset, as in Europe/Berlin; UTC if not set.","group":"Data"},
"values":{"type":"gappedNumbers","example":[4120,4260,4380,4310,4150,3720,3610,4290,4480,4610,4550,4420,3980,3890,4530,4760,4920,4870,4710,4240,4130,4820,5060,5240,5180,5010,4530,4410,5120,5380],"help":"Readings instead of a file; null leaves a gap.","group":"Data"},
"from":{"type":"text","help":"The first date that is shown; that of the data if not set.","group":"Data"},
"until":{"type":"text","help":"The last date that is shown; that of the data if not set.","group":"Data"},
"unit":{"type":"text","default":"","help":"The unit behind the value.","group":"Words"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the value.","group":"Words"},
"change":{"type":"choice","choices":["change","changePercent"],"default":"changePercent","help":"How the change is told.","group":"Words"},
"changeDecimals":{"type":"integer","default":1,"minimum":0,"maximum":6,"help":"The decimals of the change.","group":"Words"},
"mean":{"type":"text","example":"mean","help":"The words at the line of the mean.","group":"Words"},
"note":{"type":"text","default":"","help":"The text behind the change.","group":"Words"},
"locale":{"type":"text","default":"en","help":"The language whose separators count.","group":"Words"},
"curve":{"type":"choice","choices":["straight","monotone","step"],"default":"monotone","help":"How the line goes from point to point.","group":"Look"},
"connectGaps":{"type":"boolean","default":false,"help":"Whether the line goes on where a reading is missing, instead of leaving a gap.","group":"Look"},
"duration":{"type":"duration","default":"1.2s","help":"The time in which the line draws itself; 0 for none.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":240,"viewBox":[0,0,200,120]},
"theme":"$theme",

"plots":
{"main":
{"frame":[21,68,154,30],
"data":{"file":"$file","x":"$x","y":"$y","zone":"$zone","values":"$values"},
"x":{"min":"$from","max":"$until"},
"y":{"rounded":false}}},

"readings":
{"main":{"duration":"$duration"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[7,6,186,106],"cornerRadius":13,"finish":"none"}},
{"face":{"frame":[7,6,186,106],"cornerRadius":13,"finish":"gradient","recess":0}},
{"caption":{"text":"$name","position":[21,27],"alignment":"start","size":9.5,"weight":600,"color":"ink","maximumWidth":108,"maximumLines":1}},
{"statistic":{"position":[21,56],"size":27,"maximumWidth":98,"unit":"$unit","decimals":"$decimals","locale":"$locale"}},
{"statistic":{"quantity":"$change","position":[168.6,48],"alignment":"end","size":9,"maximumWidth":48,"weight":600,"color":"good","negativeColor":"danger","signed":true,"pill":true,"decimals":"$changeDecimals","locale":"$locale"}},
{"caption":{"text":"$note","position":[179,27],"alignment":"end","size":8.5,"maximumWidth":50,"maximumLines":1}},
{"area":{"curve":"$curve","opacity":0.26,"connectGaps":"$connectGaps"}},
{"threshold":{"quantity":"mean","label":"${default(mean, '')}","left":true,"size":7.6,"color":"muted","width":0.7,"lineDashPattern":[1.6,2]}},
{"line":{"name":"$name","curve":"$curve","width":1.8,"connectGaps":"$connectGaps"}},
{"points":{"which":"last","radius":2.6,"halo":1.5,"aura":6.4}}]}
"""#),
    ("kpi", #"""
{"sweephand":1,
"title":"Key figure",
"description":"A half gauge with a rim of ranges, a target, the change and a note on a card.",
"group":"data",

"parameters":
{"value":{"type":"number","example":78.4,"help":"The reading.","group":"Reading"},
"previous":{"type":"number","example":75.2,"help":"The reading before, from which the arc and the change start.","group":"Reading"},
"duration":{"type":"duration","default":"0.9s","help":"The time that the arc takes.","group":"Reading"},
"min":{"type":"number","default":0,"help":"The lower end of the scale.","group":"Scale"},
"max":{"type":"number","default":100,"help":"The upper end of the scale.","group":"Scale"},
"limits":{"type":"numbers","example":[0,50,70,100],"help":"The limits of the ranges on the rim.","group":"Scale"},
"colors":{"type":"texts","default":["danger","warning","good"],"help":"Their colours; with fewer ranges, the last ones count; of the default, more ranges have shades.","group":"Scale"},
"target":{"type":"number","example":70,"help":"The reading that the triangle marks; none if not set.","group":"Scale"},
"name":{"type":"text","example":"Line efficiency","help":"The quantity that is shown.","group":"Words"},
"note":{"type":"text","example":"Plant 2, week 38","help":"The line below the name.","group":"Words"},
"foot":{"type":"text","example":"vs. last week","help":"The line below the change.","group":"Words"},
"unit":{"type":"text","default":"%","help":"The unit behind the figures.","group":"Words"},
"decimals":{"type":"integer","default":1,"minimum":0,"maximum":6,"help":"The decimals of the figures.","group":"Words"},
"locale":{"type":"text","default":"en","help":"The language whose separators count.","group":"Words"},
"gradient":{"type":"texts","help":"The colours of the arc along the scale; that of the theme if not set.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":450,"height":330,"viewBox":[-150,-152,300,220]},
"theme":"$theme",

"scales":
{"main":{"domain":["$min","$max"],"start":-100,"span":200}},

"readings":
{"main":{"value":"$value","previous":"$previous","duration":"$duration","easing":"ease-out"}},

"picture":
{"title":"${title}",
"description":"${default(name, title)}: ${words}"},

"layers":
[{"bezel":{"frame":[-146,-148,292,211],"cornerRadius":17,"finish":"none"}},
{"face":{"frame":[-146,-148,292,211],"cornerRadius":17,"finish":"gradient","recess":0}},
{"caption":{"text":"$name","position":[-126,-120],"alignment":"start","size":16,"weight":600,"color":"ink","maximumWidth":252,"maximumLines":1}},
{"caption":{"text":"$note","position":[-126,-104],"alignment":"start","size":11.5,"maximumWidth":252,"maximumLines":1}},
{"bands":{"limits":"$limits","colors":"$colors","radius":93.2,"width":2.6,"gap":2.6}},
{"track":{"radius":82,"width":15}},
{"progress":{"radius":82,"width":15,"fade":0.7,"gradient":"$gradient"}},
{"overRange":{"radius":104,"size":8,"gap":1,"idle":false}},
{"marker":{"style":"pill","radius":82,"size":19.2,"color":"#fff"}},
{"marker":{"when":"${isSet(target)}","value":"$target","radius":98,"size":7.6,"color":"ink","label":"${target}","labelSize":10}},
{"caption":{"text":"${min}","position":[-80.8,33],"size":11,"maximumWidth":40,"maximumLines":1}},
{"caption":{"text":"${max}","position":[80.8,33],"size":11,"maximumWidth":40,"maximumLines":1}},
{"readout":{"position":[0,-10],"size":33,"maximumWidth":122,"window":"none","unit":"$unit","unitBehind":true,"unitSize":17,"unitRaised":true,"decimals":"$decimals","locale":"$locale"}},
{"trend":{"when":"${isSet(previous)}","position":[0,19],"size":9.4,"pill":true,"decimals":"$decimals","locale":"$locale"}},
{"caption":{"text":"$foot","position":[0,45],"size":11,"maximumWidth":200,"maximumLines":1}}]}
"""#),
    ("kpi-card", #"""
{"sweephand":1,
"title":"Key figure with a line",
"description":"A card with a figure, its change and the way there as a small line with a limit.",
"group":"data",

"parameters":
{"name":{"type":"text","example":"Requests per second","help":"The quantity that is shown.","group":"Words"},
"file":{"type":"text","help":"A file of CSV or JSON, relative to the document's folder.","group":"Data"},
"x":{"type":"text","help":"The column of numbers, dates or names; rows are counted if not set.","group":"Data"},
"y":{"type":"text","help":"The column of readings.","group":"Data"},
"values":{"type":"gappedNumbers","example":[1182,1201,1176,1190,1184,1210,1168,1120,1148,1162,1205,1221,1196,1230,1252,1213,1206,1224,1198,1241,1275,1302,1284],"help":"Readings instead of a file; null leaves a gap.","group":"Data"},
"limit":{"type":"number","example":1350,"help":"The reading of the dashed line; none if not set.","group":"Data"},
"limitLabel":{"type":"text","example":"limit","help":"The words at the dashed line.","group":"Words"},
"unit":{"type":"text","default":"","help":"The unit behind the value.","group":"Words"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the value.","group":"Words"},
"change":{"type":"choice","choices":["change","changePercent"],"default":"changePercent","help":"How the change is told.","group":"Words"},
"changeDecimals":{"type":"integer","default":1,"minimum":0,"maximum":6,"help":"The decimals of the change.","group":"Words"},
"rise":{"type":"choice","choices":["good","danger","accent","muted"],"default":"good","help":"The colour of a rise.","group":"Look"},
"fall":{"type":"choice","choices":["good","danger","accent","muted"],"default":"danger","help":"The colour of a fall.","group":"Look"},
"locale":{"type":"text","default":"en","help":"The language whose separators count.","group":"Words"},
"curve":{"type":"choice","choices":["straight","monotone","step"],"default":"monotone","help":"How the line goes from point to point.","group":"Look"},
"duration":{"type":"duration","default":"1.2s","help":"The time in which the line draws itself; 0 for none.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":480,"height":224,"viewBox":[0,0,240,112]},
"theme":"$theme",

"plots":
{"main":
{"frame":[114,44,104,46],
"data":{"file":"$file","x":"$x","y":"$y","values":"$values"},
"y":{"rounded":false,"includes":"$limit"}}},

"readings":
{"main":{"duration":"$duration"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[6,5,228,100],"cornerRadius":14,"finish":"none"}},
{"face":{"frame":[6,5,228,100],"cornerRadius":14,"finish":"gradient","recess":0}},
{"caption":{"text":"$name","position":[19,28],"alignment":"start","size":12,"weight":600,"color":"ink","maximumWidth":200,"maximumLines":1}},
{"statistic":{"position":[19,62],"size":34,"maximumWidth":90,"unit":"$unit","decimals":"$decimals","locale":"$locale"}},
{"statistic":{"quantity":"$change","position":[28.5,87],"size":11,"maximumWidth":76,"weight":600,"color":"$rise","negativeColor":"$fall","signed":true,"pill":true,"decimals":"$changeDecimals","locale":"$locale"}},
{"area":{"curve":"$curve","opacity":0.26}},
{"threshold":{"when":"${isSet(limit)}","value":"$limit","label":"${default(limitLabel, '')}","size":8,"left":true,"width":0.9,"lineDashPattern":[3,2.4]}},
{"line":{"name":"$name","curve":"$curve","width":1.6}},
{"points":{"which":"last","radius":2.8,"halo":1.6,"aura":7}}]}
"""#),
    ("rings", #"""
{"sweephand":1,
"title":"Rings",
"description":"Three goals of a day as rings inside each other, which go round again when a goal is passed.",
"group":"data",

"parameters":
{"outer":{"type":"number","example":9.4,"minimum":0,"help":"The outer reading.","group":"Reading"},
"middle":{"type":"number","example":47,"minimum":0,"help":"The middle reading.","group":"Reading"},
"inner":{"type":"number","example":4.4,"minimum":0,"help":"The inner reading.","group":"Reading"},
"outerGoal":{"type":"number","example":8,"help":"The reading of a full outer ring.","group":"Goals"},
"middleGoal":{"type":"number","example":60,"help":"The reading of a full ring in the middle.","group":"Goals"},
"innerGoal":{"type":"number","example":7.5,"help":"The reading of a full inner ring.","group":"Goals"},
"duration":{"type":"duration","default":"1.2s","help":"The time that the rings take.","group":"Reading"},
"outerName":{"type":"text","example":"Walking","help":"The quantity of the outer ring.","group":"Words"},
"middleName":{"type":"text","example":"Outdoors","help":"The quantity of the middle ring.","group":"Words"},
"innerName":{"type":"text","example":"Sleep","help":"The quantity of the inner ring.","group":"Words"},
"outerUnit":{"type":"text","example":"km","help":"The unit of the outer reading.","group":"Words"},
"middleUnit":{"type":"text","example":"min","help":"The unit of the middle reading.","group":"Words"},
"innerUnit":{"type":"text","example":"h","help":"The unit of the inner reading.","group":"Words"},
"outerColor":{"type":"color","default":"#f0622b","help":"The colour of the outer ring at its start.","group":"Look"},
"outerEnd":{"type":"color","default":"#ffab3d","help":"Its colour at its end.","group":"Look"},
"middleColor":{"type":"color","default":"#0c8f83","help":"The colour of the ring in the middle at its start.","group":"Look"},
"middleEnd":{"type":"color","default":"#3fcfa4","help":"Its colour at its end.","group":"Look"},
"innerColor":{"type":"color","default":"#5f4fe0","help":"The colour of the inner ring at its start.","group":"Look"},
"innerEnd":{"type":"color","default":"#a27cf5","help":"Its colour at its end.","group":"Look"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":560,"height":352,"viewBox":[-112,-110,350,220]},
"theme":"$theme",

"scales":
{"outer":{"domain":[0,"${default(outerGoal, 100)}"],"start":0,"span":360},
"middle":{"domain":[0,"${default(middleGoal, 100)}"],"start":0,"span":360},
"inner":{"domain":[0,"${default(innerGoal, 100)}"],"start":0,"span":360}},

"readings":
{"outer":{"value":"$outer","duration":"$duration","easing":"swing"},
"middle":{"value":"$middle","delay":0.09,"duration":"$duration","easing":"swing"},
"inner":{"value":"$inner","delay":0.18,"duration":"$duration","easing":"swing"}},

"picture":
{"title":"${title}",
"description":"${default(outerName, 'Outer ring')}: ${outer}${if(isSet(outerGoal), '/', '')}${default(outerGoal, '')}${if(isSet(outerUnit), ' ', '')}${default(outerUnit, '')}; ${default(middleName, 'Middle ring')}: ${middle}${if(isSet(middleGoal), '/', '')}${default(middleGoal, '')}${if(isSet(middleUnit), ' ', '')}${default(middleUnit, '')}; ${default(innerName, 'Inner ring')}: ${inner}${if(isSet(innerGoal), '/', '')}${default(innerGoal, '')}${if(isSet(innerUnit), ' ', '')}${default(innerUnit, '')}"},

"layers":
[{"bezel":{"frame":[-108,-106,342,210],"cornerRadius":17,"finish":"none"}},
{"face":{"frame":[-108,-106,342,210],"cornerRadius":17,"finish":"gradient","recess":0}},
{"group":
{"size":1.6,
"parts":
[{"ring":{"radius":53,"width":0.4,"color":"muted","edge":"muted"}},
{"ring":{"radius":39.6,"width":0.4,"color":"muted","edge":"muted"}},
{"ring":{"radius":26.2,"width":0.4,"color":"muted","edge":"muted"}},
{"group":{"opacity":0.2,"parts":[{"track":{"radius":53,"width":12.2,"color":"$outerColor","scale":"outer"}}]}},
{"progress":{"goesOn":true,"radius":53,"width":12.2,"round":true,"gradient":["$outerColor","$outerEnd"],"scale":"outer","reading":"outer"}},
{"lap":{"radius":53,"width":12.2,"gradient":["$outerColor","$outerEnd"],"scale":"outer","reading":"outer"}},
{"group":{"opacity":0.2,"parts":[{"track":{"radius":39.6,"width":12.2,"color":"$middleColor","scale":"middle"}}]}},
{"progress":{"goesOn":true,"radius":39.6,"width":12.2,"round":true,"gradient":["$middleColor","$middleEnd"],"scale":"middle","reading":"middle"}},
{"lap":{"radius":39.6,"width":12.2,"gradient":["$middleColor","$middleEnd"],"scale":"middle","reading":"middle"}},
{"group":{"opacity":0.2,"parts":[{"track":{"radius":26.2,"width":12.2,"color":"$innerColor","scale":"inner"}}]}},
{"progress":{"goesOn":true,"radius":26.2,"width":12.2,"round":true,"gradient":["$innerColor","$innerEnd"],"scale":"inner","reading":"inner"}},
{"lap":{"radius":26.2,"width":12.2,"gradient":["$innerColor","$innerEnd"],"scale":"inner","reading":"inner"}}]}},
{"shape":{"path":"M120.5 -42H222M120.5 18H222","strokeColor":"muted","lineWidth":0.6,"opacity":0.3}},
{"shape":{"path":"M124 -82.7H131","strokeColor":"$outerColor","lineWidth":7,"lineCap":"round"}},
{"caption":{"text":"$outerName","position":[140,-79],"alignment":"start","size":11,"maximumWidth":82,"maximumLines":1}},
{"readout":{"scale":"outer","reading":"outer","position":[120.5,-56],"style":"counting","alignment":"start","size":23,"weight":600,"color":"ink","maximumWidth":48,"window":"none","maximumDigits":4}},
{"caption":{"when":"${isSet(outerGoal)}","text":"/ ${outerGoal} ${default(outerUnit, '')}","position":[171,-56],"alignment":"start","size":11.5,"maximumWidth":54,"maximumLines":1}},
{"shape":{"path":"M124 -22.7H131","strokeColor":"$middleColor","lineWidth":7,"lineCap":"round"}},
{"caption":{"text":"$middleName","position":[140,-19],"alignment":"start","size":11,"maximumWidth":82,"maximumLines":1}},
{"readout":{"scale":"middle","reading":"middle","position":[120.5,4],"style":"counting","alignment":"start","size":23,"weight":600,"color":"ink","maximumWidth":48,"window":"none","maximumDigits":4}},
{"caption":{"when":"${isSet(middleGoal)}","text":"/ ${middleGoal} ${default(middleUnit, '')}","position":[171,4],"alignment":"start","size":11.5,"maximumWidth":54,"maximumLines":1}},
{"shape":{"path":"M124 37.3H131","strokeColor":"$innerColor","lineWidth":7,"lineCap":"round"}},
{"caption":{"text":"$innerName","position":[140,41],"alignment":"start","size":11,"maximumWidth":82,"maximumLines":1}},
{"readout":{"scale":"inner","reading":"inner","position":[120.5,64],"style":"counting","alignment":"start","size":23,"weight":600,"color":"ink","maximumWidth":48,"window":"none","maximumDigits":4}},
{"caption":{"when":"${isSet(innerGoal)}","text":"/ ${innerGoal} ${default(innerUnit, '')}","position":[171,64],"alignment":"start","size":11.5,"maximumWidth":54,"maximumLines":1}}]}
"""#),
    ("steps", #"""
{"sweephand":1,
"title":"Steps",
"description":"The steps of something in a row: those done, the one at hand and those to come.",
"group":"data",

"parameters":
{"done":{"type":"number","example":2,"minimum":0,"help":"How many steps are done.","group":"Reading"},
"previous":{"type":"number","example":1,"minimum":0,"help":"How many were done before.","group":"Reading"},
"duration":{"type":"duration","default":"0.8s","help":"The time in which the row fills.","group":"Reading"},
"steps":{"type":"texts","default":["Ordered","Packed","On its way","Delivered"],"help":"The names of the steps, 1 to 12.","group":"Words"},
"name":{"type":"text","example":"Order 2048","help":"The subject.","group":"Words"},
"note":{"type":"text","example":"Arrives on Thursday","help":"The line beside the name.","group":"Words"},
"color":{"type":"color","default":"accent","help":"The colour of what is done and at hand.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":600,"height":250,"viewBox":[-180,-73,360,150]},
"theme":"$theme",

"readings":
{"main":{"value":"$done","previous":"$previous","duration":"$duration","easing":"ease-in-out"}},

"picture":
{"title":"${title}",
"description":"${default(name, title)}: ${words}"},

"layers":
[{"bezel":{"frame":[-175,-69,350,141],"cornerRadius":17,"finish":"none"}},
{"face":{"frame":[-175,-69,350,141],"cornerRadius":17,"finish":"gradient","recess":0}},
{"caption":{"text":"$name","position":[-157,-37],"alignment":"start","size":20,"weight":600,"color":"ink","maximumWidth":160,"maximumLines":1}},
{"caption":{"text":"$note","position":[157,-37],"alignment":"end","size":14,"maximumWidth":150,"maximumLines":1}},
{"steps":{"texts":"$steps","position":[0,3],"width":258,"radius":20,"size":15.2,"color":"$color"}}]}
"""#),
    ("radial-bars", #"""
{"sweephand":1,
"title":"Radial bars",
"description":"Numbers of a file or a list as arcs inside each other, with their names.",
"group":"data",

"parameters":
{"values":{"type":"gappedNumbers","example":[84,71,58,43,26],"help":"The numbers, 1 to 12, the outermost first; null leaves a groove.","group":"Data"},
"names":{"type":"texts","example":["North","West","Centre","East","South"],"help":"Their names.","group":"Data"},
"file":{"type":"text","help":"A file of CSV or JSON, relative to the document's folder, instead of both.","group":"Data"},
"x":{"type":"text","help":"The column of names.","group":"Data"},
"y":{"type":"text","help":"The column of numbers.","group":"Data"},
"max":{"type":"number","help":"The number of the whole turn; a round one that all fit in if not set.","group":"Scale"},
"span":{"type":"angle","default":270,"minimum":90,"maximum":340,"help":"The turn of that number.","group":"Scale"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":6,"help":"The decimals of the numbers.","group":"Words"},
"middle":{"type":"choice","choices":["none","mean","minimum","maximum"],"default":"mean","help":"The number in the middle.","group":"Words"},
"label":{"type":"text","help":"The word below it; its kind if not set.","group":"Words"},
"unit":{"type":"text","default":"%","help":"The unit behind the numbers.","group":"Words"},
"locale":{"type":"text","default":"en","help":"The language whose separators count.","group":"Words"},
"colors":{"type":"texts","help":"The colours in turn; shades of one if not set.","group":"Look"},
"duration":{"type":"duration","default":"1s","help":"The time in which the arcs grow.","group":"Look"},
"theme":{"type":"theme","default":"cupertino","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",

"plots":
{"main":{"data":{"file":"$file","x":"$x","y":"$y","values":"$values"}}},

"readings":
{"main":{"duration":"$duration","easing":"ease-out"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-104,-104,208,208],"cornerRadius":14,"finish":"none"}},
{"face":{"frame":[-104,-104,208,208],"cornerRadius":14,"finish":"gradient","recess":0}},
{"radialBars":{"texts":"$names","maximum":"$max","span":"$span","radius":92,"innerRadius":34,"colors":"$colors","size":10.2,"decimals":"$decimals","suffix":"$unit","locale":"$locale"}},
{"statistic":{"when":"${middle != 'none'}","quantity":"${if(middle == 'none', 'mean', middle)}","position":[0,5.4],"alignment":"middle","size":24,"maximumWidth":54,"decimals":"$decimals","unit":"$unit","locale":"$locale"}},
{"caption":{"when":"${middle != 'none'}","text":"${default(label, middle)}","position":[0,18],"size":9.4,"maximumWidth":46,"maximumLines":1}}]}
"""#),
    ("odometer", #"""
{"sweephand":1,
"title":"Odometer",
"description":"A number on drums that roll to their digits.",
"group":"data",

"parameters":
{"value":{"type":"number","example":48275.6,"minimum":0,"help":"The number.","group":"Reading"},
"previous":{"type":"number","minimum":0,"example":48262.4,"help":"The number that it comes from.","group":"Reading"},
"readings":{"type":"numbers","help":"Numbers to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one number to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1.6s","help":"The time that a change takes.","group":"Reading"},
"digits":{"type":"integer","default":6,"minimum":1,"maximum":9,"help":"The places before the decimals; a longer number has more, but for a live one, which then stands at nines.","group":"Figures"},
"decimals":{"type":"integer","default":1,"minimum":0,"maximum":3,"help":"The places after them.","group":"Figures"},
"unit":{"type":"text","default":"km","help":"The unit of the number.","group":"Figures"},
"heading":{"type":"text","example":"TOTAL DISTANCE","help":"The words over the number.","group":"Figures"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":480,"height":192,"viewBox":[-150,-60,300,120]},
"theme":"$theme",

"scales":
{"main":{"domain":[0,1000000000]}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"ease-in-out"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-142,-52,284,104],"cornerRadius":12,"width":6}},
{"face":{"frame":[-142,-52,284,104],"cornerRadius":12}},
{"readout":{"style":"odometer","digits":"$digits","decimals":"$decimals","position":[0,22],"size":44,"maximumWidth":232,"window":"sunk"}},
{"readout":{"shown":false,"decimals":"$decimals","unit":"$unit"}},
{"caption":{"text":"$heading","position":[-120,-33],"size":10.5,"letterSpacing":1.2,"alignment":"start","maximumWidth":170,"maximumLines":1}},
{"caption":{"text":"$unit","position":[120,-33],"size":10.5,"letterSpacing":1,"alignment":"end","maximumWidth":60,"maximumLines":1}}]}
"""#),
    ("split-flap", #"""
{"sweephand":1,
"title":"Split-flap counter",
"description":"A number on plates over which flaps fall.",
"group":"data",

"parameters":
{"value":{"type":"number","example":1284,"minimum":0,"help":"The number.","group":"Reading"},
"previous":{"type":"number","minimum":0,"example":1190,"help":"The number that it comes from.","group":"Reading"},
"readings":{"type":"numbers","help":"Numbers to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one number to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1.6s","help":"The time that a change takes.","group":"Reading"},
"digits":{"type":"integer","default":5,"minimum":1,"maximum":9,"help":"The places before the decimals; a longer number has more, but for a live one, which then stands at nines.","group":"Figures"},
"decimals":{"type":"integer","default":0,"minimum":0,"maximum":3,"help":"The places after them.","group":"Figures"},
"unit":{"type":"text","default":"","help":"The unit of the number.","group":"Figures"},
"heading":{"type":"text","example":"VISITORS TODAY","help":"The words over the number.","group":"Figures"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":480,"height":216,"viewBox":[-150,-67.5,300,135]},
"theme":"$theme",

"scales":
{"main":{"domain":[0,1000000000]}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"ease-in-out"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-142,-60,284,120],"cornerRadius":12,"width":6}},
{"face":{"frame":[-142,-60,284,120],"cornerRadius":12}},
{"group":
{"sky":"dark",
"parts":
[{"readout":{"style":"split-flap","digits":"$digits","decimals":"$decimals","position":[0,"${6.5 + 0.496 * min(51, 262 / (digits + decimals))}"],"size":67,"maximumWidth":262}}]}},
{"readout":{"shown":false,"decimals":"$decimals","unit":"$unit"}},
{"caption":{"text":"$heading","position":[-126,-43.5],"size":10,"letterSpacing":1.2,"alignment":"start","maximumWidth":170,"maximumLines":1}},
{"caption":{"text":"$unit","position":[126,-43.5],"size":10,"letterSpacing":1,"alignment":"end","maximumWidth":60,"maximumLines":1}}]}
"""#),
    ("nixie", #"""
{"sweephand":1,
"title":"Nixie counter",
"description":"A number in tubes that glow.",
"group":"data",

"parameters":
{"value":{"type":"number","example":1337.2,"minimum":0,"help":"The number.","group":"Reading"},
"previous":{"type":"number","minimum":0,"example":1290.5,"help":"The number that it comes from.","group":"Reading"},
"readings":{"type":"numbers","help":"Numbers to play in turn for ever instead of one.","group":"Reading"},
"interval":{"type":"duration","default":"2s","help":"The time from one number to the next.","group":"Reading"},
"duration":{"type":"duration","default":"1.6s","help":"The time that a change takes.","group":"Reading"},
"digits":{"type":"integer","default":4,"minimum":1,"maximum":9,"help":"The places before the decimals; a longer number has more, but for a live one, which then stands at nines.","group":"Figures"},
"decimals":{"type":"integer","default":1,"minimum":0,"maximum":3,"help":"The places after them.","group":"Figures"},
"unit":{"type":"text","example":"MHz","help":"The unit of the number.","group":"Figures"},
"heading":{"type":"text","example":"FREQUENCY","help":"The words over the number.","group":"Figures"},
"theme":{"type":"theme","default":"nixie","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":480,"height":216,"viewBox":[-150,-67.5,300,135]},
"theme":"$theme",

"scales":
{"main":{"domain":[0,1000000000]}},

"readings":
{"main":{"value":"$value","previous":"$previous","values":"$readings","interval":"$interval","duration":"$duration","easing":"ease-in-out"}},

"picture":
{"title":"${title}",
"description":"${words}"},

"layers":
[{"bezel":{"frame":[-142,-60,284,120],"cornerRadius":12,"width":6}},
{"face":{"frame":[-142,-60,284,120],"cornerRadius":12}},
{"group":
{"shading":true,
"parts":
[{"shape":{"path":"M-136 37H136V54H-136Z","fillGradient":{"colors":["#ffffff24","#0000000a","#0000004d"],"locations":[0,0.4,1]}}},
{"shape":{"path":"M-136 37.3H136","strokeColor":"#ffffff33","lineWidth":0.6}}]}},
{"readout":{"style":"nixie","digits":"$digits","decimals":"$decimals","position":[0,"${38 - 0.493 * min(50, 262 / (digits + decimals))}"],"size":52,"maximumWidth":262}},
{"readout":{"shown":false,"decimals":"$decimals","unit":"$unit"}},
{"caption":{"text":"$heading","position":[-126,49.4],"size":9.5,"color":"ink","letterSpacing":1.4,"alignment":"start","maximumWidth":170,"maximumLines":1}},
{"caption":{"text":"$unit","position":[126,49.4],"size":9.5,"color":"ink","letterSpacing":1,"alignment":"end","maximumWidth":60,"maximumLines":1}}]}
"""#),
    ("knob", #"""
{"sweephand":1,
"title":"Knob",
"description":"A knob that snaps to the nearest of its stops.",
"group":"controls",

"parameters":
{"stop":{"type":"number","default":3,"help":"The stop that it stands at, counted from 1 at the start.","group":"Reading"},
"previous":{"type":"number","default":2.6,"help":"The direction that it comes from.","group":"Reading"},
"duration":{"type":"duration","default":"0.15s","help":"The time that it takes to snap.","group":"Reading"},
"stops":{"type":"integer","default":8,"minimum":2,"maximum":60,"help":"The number of stops.","group":"Scale"},
"start":{"type":"angle","default":-135,"help":"The direction of the first stop.","group":"Scale"},
"span":{"type":"angle","default":270,"minimum":-360,"maximum":360,"help":"The turn from the first stop to the last.","group":"Scale"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":{"base":"$theme","construction":{"case":"round"}},
"control":{"kind":"slider","step":1},

"scales":
{"main":{"domain":[1,"$stops"],"start":"$start","span":"$span","ticks":{"step":1,"minor":0}}},

"readings":
{"main":{"value":"$stop","previous":"$previous","duration":"$duration","easing":"ease-out"}},

"picture":
{"title":"${title}",
"description":"Stop ${stop} of ${stops}"},

"layers":
["bezel",
{"face":{"recess":0}},
{"track":{"radius":77,"width":5,"color":"track","round":true}},
{"progress":{"radius":77,"width":2.8,"color":"needle","round":true}},
{"ticks":{"style":"bars","radius":84.8,"length":3.4,"width":1.1,"color":"muted"}},
{"labels":{"radius":88.2,"side":"outside","size":11.5,"color":"muted","lit":"ink"}},
{"knob":{"radius":66,"stops":false}}]}
"""#),
    ("knob-endless", #"""
{"sweephand":1,
"title":"Endless dial",
"description":"A dial without ends that snaps to the nearest of its stops, with buttons that turn it.",
"group":"controls",

"parameters":
{"stop":{"type":"number","default":1,"help":"The stop that it stands at, counted from 0 at the start.","group":"Reading"},
"previous":{"type":"number","default":0.6,"help":"The direction that it comes from.","group":"Reading"},
"duration":{"type":"duration","default":"0.15s","help":"The time that it takes to snap.","group":"Reading"},
"stops":{"type":"integer","default":8,"minimum":2,"maximum":60,"help":"The number of stops.","group":"Scale"},
"start":{"type":"angle","default":0,"minimum":-360,"maximum":360,"help":"The direction of the first stop.","group":"Scale"},
"buttons":{"type":"boolean","default":true,"help":"Whether two buttons turn it by a stop.","group":"Look"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"slider","step":1},

"scales":
{"main":{"domain":[0,"$stops"],"start":"$start","span":360,"outside":"wrap","ticks":{"step":1,"minor":0}}},

"readings":
{"main":{"value":"$stop","previous":"$previous","duration":"$duration","easing":"ease-out"}},

"picture":
{"title":"${title}",
"description":"At ${stop}, on an endless dial of ${stops} stops"},

"layers":
["bezel",
{"face":{"recess":0}},
{"ticks":{"radius":82.5,"length":5,"width":1.6}},
{"labels":{"radius":85,"side":"outside","size":11.5,"color":"muted","lit":"ink","hidden":"last"}},
{"knob":{"radius":67,"stops":false}},
{"ring":{"radius":24.2,"width":1.4,"when":"$buttons"}},
{"face":{"radius":23.6,"finish":"gradient","recess":0,"when":"$buttons"}},
{"button":{"label":"Back","step":-1,"sign":"M16 5L6 12L16 19Z","position":[-11.4,0],"radius":11.5,"color":"none","edge":"none","signColor":"ink","when":"$buttons"}},
{"button":{"label":"Next","step":1,"sign":"M8 5L18 12L8 19Z","position":[11.4,0],"radius":11.5,"color":"none","edge":"none","signColor":"ink","when":"$buttons"}}]}
"""#),
    ("wheel", #"""
{"sweephand":1,
"title":"Wheel",
"description":"A wheel of sectors that turns the selected one to the mark by the shortest way.",
"group":"controls",

"parameters":
{"selected":{"type":"number","default":5,"help":"The sector at the mark, counted from 0.","group":"Reading"},
"previous":{"type":"number","default":0,"help":"The sector that it comes from.","group":"Reading"},
"duration":{"type":"duration","default":"0.45s","help":"The time that it takes to turn.","group":"Reading"},
"sectors":{"type":"texts","default":["Fuel","Coolant","Oil","Battery","Air","Water","Alarm"],"help":"The words in the sectors.","group":"Sectors"},
"weights":{"type":"numbers","help":"The weights of the sectors, to which their angles are in proportion, one for each; equal if not set.","group":"Sectors"},
"icons":{"type":"texts","example":["fuel","temperature","oil","battery","wind","drop","warning"],"help":"The signs above the words, one for each sector, or none: names, path data in a box of 24, or files of pictures.","group":"Sectors"},
"colors":{"type":"texts","default":["accent"],"help":"The colours of the sectors in turn.","group":"Sectors"},
"pictures":{"type":"texts","default":[],"help":"Files of pictures that fill the sectors in turn instead of the colours, in SVG, PNG, JPEG, GIF or WebP.","group":"Pictures"},
"pictureDirection":{"type":"angle","minimum":-360,"maximum":360,"help":"The direction in which pictures point that are whole wedges, from the centre of the wheel to its rim; if not set, they point up and cover their sectors.","group":"Pictures"},
"iconSize":{"type":"number","minimum":0.001,"help":"The size of the signs; what the sector has room for if not set.","group":"Sectors"},
"iconPosition":{"type":"numbers","help":"The middle of a sign in a sector that points up, as in 0, -70; above the word if not set.","group":"Sectors"},
"idleOpacity":{"type":"number","default":0,"minimum":0,"maximum":1,"help":"The opacity of colours and pictures in sectors not selected; 0 for those of the face.","group":"Sectors"},
"background":{"type":"text","help":"A picture behind the sectors.","group":"Pictures"},
"center":{"type":"text","help":"A picture in the middle, over the cap.","group":"Pictures"},
"centerFrame":{"type":"numbers","default":[-39,-39,78,78],"help":"The rectangle of the picture in the middle: left, top, width, height.","group":"Pictures"},
"button":{"type":"text","default":"","help":"The name of the button in the middle, which sends the event press; none if empty.","group":"Label"},
"labelPosition":{"type":"numbers","default":[0,4.2],"help":"The middle of the baseline of the selected word.","group":"Label"},
"labelSize":{"type":"number","default":16,"minimum":1,"help":"The size of the selected word.","group":"Label"},
"labelWidth":{"type":"number","default":66,"minimum":1,"help":"The greatest width of the selected word.","group":"Label"},
"labelColor":{"type":"color","help":"The colour of the selected word; the theme's if not set.","group":"Label"},
"wordColor":{"type":"color","help":"The colour of the words in the sectors; a legible one if not set.","group":"Look"},
"mark":{"type":"angle","default":0,"help":"The direction of the mark.","group":"Sectors"},
"theme":{"type":"theme","default":"instrument","help":"The colours and the type.","group":"Look"}},

"canvas":{"width":400,"height":400,"viewBox":[-110,-110,220,220]},
"theme":"$theme",
"control":{"kind":"choice","mark":"$mark"},

"scales":
{"main":{"kind":"category","categories":"$sectors","outside":"wrap"},
"mark":{"domain":[0,1],"start":"$mark","span":360}},

"readings":
{"main":{"value":"$selected","previous":"$previous","duration":"$duration","easing":"spring"}},

"picture":
{"title":"${title}",
"description":"${words}, of ${sectors}"},

"layers":
["bezel",
"face",
{"artwork":{"file":"$background"}},
{"sectors":{"texts":"$sectors","weights":"$weights","icons":"$icons","colors":"$colors","pictures":"$pictures","pictureDirection":"$pictureDirection","iconSize":"$iconSize","iconPosition":"$iconPosition","mark":"$mark","radius":96,"innerRadius":44,"gap":1.6,"idleOpacity":"$idleOpacity","words":false,"labelColor":"$wordColor"}},
{"ring":{"radius":41.2,"width":3.6}},
{"face":{"radius":39.4,"finish":"gradient","recess":0}},
{"artwork":{"file":"$center","frame":"$centerFrame"}},
{"marker":{"value":0,"scale":"mark","radius":38.6,"side":"outside","size":9,"color":"ink"}},
{"readout":{"window":"none","position":"$labelPosition","size":"$labelSize","maximumWidth":"$labelWidth","color":"$labelColor"}},
{"button":{"label":"$button","radius":39,"color":"none","edge":"none"}}]}
"""#),
  ]

  /// The files that they name.
  static let files: [(name: String, text: StaticString)] = [
    ("artwork/speedometer-face.svg", #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-110 -110 220 220">
  <defs>
    <linearGradient id="chrome" x2="0" y2="1">
      <stop offset="0" stop-color="#f4f6f8"/>
      <stop offset=".24" stop-color="#8d949d"/>
      <stop offset=".5" stop-color="#e3e7ea"/>
      <stop offset=".72" stop-color="#646b75"/>
      <stop offset="1" stop-color="#c3c9cf"/>
    </linearGradient>
    <linearGradient id="lip" x2="0" y2="1">
      <stop offset="0" stop-color="#3c424a"/>
      <stop offset="1" stop-color="#a4abb4"/>
    </linearGradient>
    <radialGradient id="dial" cx="0" cy="-30" r="135" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#39424f"/>
      <stop offset=".55" stop-color="#1b2027"/>
      <stop offset="1" stop-color="#0a0c0f"/>
    </radialGradient>
    <linearGradient id="shine" x2="0" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".16"/>
      <stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <circle r="107.6" fill="url(#chrome)" stroke="#3c424a" stroke-width=".9"/>
  <circle r="101" fill="url(#lip)"/>
  <circle r="98.5" fill="url(#dial)"/>
  <g fill="none" stroke="#fff" stroke-opacity=".05" stroke-width=".7">
    <circle r="30"/>
    <circle r="36"/>
    <circle r="42"/>
    <circle r="48"/>
  </g>
  <path d="M-88 -34A94.3 94.3 0 0 1 88 -34A150 150 0 0 0 -88 -34Z" fill="url(#shine)"/>
</svg>

"""#),
    ("artwork/speedometer-needle.svg", #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 218">
  <defs>
    <linearGradient id="body" x2="1" y2="0">
      <stop offset="0" stop-color="#ff7a5c"/>
      <stop offset=".5" stop-color="#f0442b"/>
      <stop offset=".5" stop-color="#c52a16"/>
      <stop offset="1" stop-color="#9d1c0c"/>
    </linearGradient>
    <linearGradient id="weight" x2="1" y2="0">
      <stop offset="0" stop-color="#565d67"/>
      <stop offset=".5" stop-color="#2b3037"/>
      <stop offset="1" stop-color="#14171b"/>
    </linearGradient>
  </defs>
  <path d="M7.2 2H8.8L12 168H4Z" fill="url(#body)"/>
  <path d="M4 168H12L13.8 210A5.8 5.8 0 0 1 2.2 210Z" fill="url(#weight)"/>
</svg>

"""#),
    ("artwork/speedometer-wheel.svg", #"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24">
  <defs>
    <linearGradient id="rim" x2="0" y2="1">
      <stop offset="0" stop-color="#eef1f4"/>
      <stop offset="1" stop-color="#59616b"/>
    </linearGradient>
    <linearGradient id="cap" x2="0" y2="1">
      <stop offset="0" stop-color="#6a727d"/>
      <stop offset="1" stop-color="#262b31"/>
    </linearGradient>
  </defs>
  <circle r="12" fill="url(#rim)"/>
  <circle r="10.4" fill="url(#cap)"/>
  <circle r="10.4" fill="none" stroke="#0c0e11" stroke-opacity=".6" stroke-width=".5"/>
  <path d="M-5.6 -.7H5.6V.7H-5.6Z" fill="#0f1215" transform="rotate(28)"/>
</svg>

"""#),
  ]
}
