import SweepVocabulary
import SweepXML

// What is for others.
extension RelaxNGText {
  /// Whether elements for others stand in the grammar; libxml2 does not get to see any.
  var namesForeign: Bool { vocabulary.allowsForeign && spelling == .exact }

  /// What is let through of other namespaces: nobody looks into it.
  static let foreignAttributes = """
      <define name="foreignAttributes">
        <zeroOrMore>
          <attribute>
            <anyName>
              <except>
                <nsName ns=""/><nsName ns="\(XMLName.xlink)"/><nsName ns="\(XMLName.xml)"/>
              </except>
            </anyName>
          </attribute>
        </zeroOrMore>
      </define>

    """

  static let foreignElements = """
      <define name="foreignElements"><zeroOrMore><ref name="foreignElement"/></zeroOrMore></define>
      <define name="foreignElement">
        <element>
          <anyName><except><nsName/></except></anyName>
          <ref name="anything"/>
        </element>
      </define>
      <define name="anything">
        <zeroOrMore><attribute><anyName/></attribute></zeroOrMore>
        <ref name="anyContent"/>
      </define>
      <define name="anyContent">
        <zeroOrMore>
          <choice>
            <text/>
            <element><anyName/><ref name="anything"/></element>
          </choice>
        </zeroOrMore>
      </define>

    """
}
