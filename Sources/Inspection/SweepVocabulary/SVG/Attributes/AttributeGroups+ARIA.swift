import SweepValues

extension AttributeGroups {
  /// The attributes for assistive technology (WAI-ARIA 1.2, 6; those of 1.3 at the end).
  static let aria: [AttributeDefinition] =
    [
      .fixed("role", .roles), .fixed("aria-autocomplete", oneOf: "none inline list both", "none"),
      .fixed("aria-checked", oneOf: "undefined false mixed true"),
      .fixed("aria-current", oneOf: "false page step location date time true", "false"),
      .fixed("aria-dropeffect", .dropEffects, "none"),
      .fixed("aria-expanded", oneOf: "undefined false true"),
      .fixed("aria-grabbed", oneOf: "undefined false true"),
      .fixed("aria-haspopup", oneOf: "false true menu listbox tree grid dialog", "false"),
      .fixed("aria-hidden", oneOf: "undefined false true"),
      .fixed("aria-invalid", oneOf: "false grammar spelling true", "false"),
      .fixed("aria-live", oneOf: "off polite assertive"),
      .fixed("aria-orientation", oneOf: "undefined horizontal vertical"),
      .fixed("aria-pressed", oneOf: "undefined false mixed true"),
      .fixed("aria-relevant", .relevance), .fixed("aria-selected", oneOf: "undefined false true"),
      .fixed("aria-sort", oneOf: "none ascending descending other", "none"),
    ]
    + definitions(
      "atomic busy disabled modal multiline multiselectable readonly required",
      .oneOf("false true"))
    + definitions(
      """
      braillelabel brailleroledescription colindextext description keyshortcuts label placeholder \
      roledescription rowindextext valuetext
      """, .text)
    + definitions(
      "activedescendant", .idReference)
    + definitions(
      "actions controls describedby details errormessage flowto labelledby owns",
      .identifiers)
    + definitions(
      "colcount colindex colspan level posinset rowcount rowindex rowspan setsize",
      .integer)
    + definitions("valuemax valuemin valuenow", .number)

  private static func definitions(_ names: String, _ type: ValueType) -> [AttributeDefinition] {
    ValueType.words(names).map { .fixed("aria-\($0)", type) }
  }
}

extension ValueType {
  static let dropEffects = ValueType(
    "words such as 'copy' and 'move'", .text,
    pattern: Spelling.spaces("(copy|execute|link|move|none|popup)"))
  static let relevance = ValueType(
    "words such as 'additions'", .text, pattern: Spelling.spaces("(additions|all|removals|text)"))
  static let roles = ValueType(
    "a role of WAI-ARIA such as 'img'", .text,
    pattern: Spelling.spaces("(\(roleNames.map(ValueType.escaped).joined(separator: "|")))"),
    or: roleNames, ignoresCase: true)

  /// The roles (WAI-ARIA 1.2 and 1.3, 5.4), with those of its modules for graphics and publishing.
  private static let roleNames = words(
    """
    alert alertdialog application article banner blockquote button caption cell checkbox code \
    columnheader combobox comment complementary contentinfo definition deletion dialog directory \
    document emphasis feed figure form generic grid gridcell group heading image img insertion \
    link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox \
    menuitemradio meter navigation none note option paragraph presentation progressbar radio \
    radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter \
    sectionheader separator slider spinbutton status strong subscript suggestion superscript \
    switch tab table tablist tabpanel term text textbox time timer toolbar tooltip tree treegrid \
    treeitem graphics-document graphics-object graphics-symbol doc-abstract doc-acknowledgments \
    doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography doc-biblioref \
    doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication \
    doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote \
    doc-foreword doc-glossary doc-glossref doc-index doc-introduction doc-noteref doc-notice \
    doc-pagebreak doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna \
    doc-subtitle doc-tip doc-toc
    """)
}
