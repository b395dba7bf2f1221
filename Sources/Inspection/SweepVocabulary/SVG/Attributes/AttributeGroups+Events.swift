extension AttributeGroups {
  /// Scripts that run when something happens (HTML, 8.1.8.2; SVG 1.1, 18.1).
  static let events: [AttributeDefinition] = ValueType.words(
    """
    onfocusin onfocusout onactivate onclick onmousedown onmouseup onmouseover onmousemove \
    onmouseout onload onunload onabort onerror onresize onscroll onzoom onbegin onend onrepeat \
    onanimationcancel onanimationend onanimationiteration onanimationstart onauxclick \
    onbeforeinput onbeforematch onbeforetoggle onblur oncancel oncanplay oncanplaythrough onchange \
    onclose oncontextlost oncontextmenu oncontextrestored oncopy oncuechange oncut ondblclick \
    ondrag ondragend ondragenter ondragexit ondragleave ondragover ondragstart ondrop \
    ondurationchange onemptied onended onfocus onformdata ongotpointercapture onhashchange oninput \
    oninvalid onkeydown onkeypress onkeyup onloadeddata onloadedmetadata onloadstart \
    onlostpointercapture onmessage onmouseenter onmouseleave onmousewheel onoffline ononline \
    onpagehide onpageshow onpaste onpause onplay onplaying onpointercancel onpointerdown \
    onpointerenter onpointerleave onpointermove onpointerout onpointerover onpointerup onpopstate \
    onprogress onratechange onreset onscrollend onsecuritypolicyviolation onseeked onseeking \
    onselect onselectionchange onselectstart onslotchange onstalled onstorage onsubmit onsuspend \
    ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove ontouchstart ontransitioncancel \
    ontransitionend ontransitionrun ontransitionstart onvolumechange onwaiting onwheel
    """
  ).map { .fixed($0, .script) }
}
