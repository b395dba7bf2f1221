import CYAML

/// An event of libyaml, freed with its last reference.
final class YAMLEvent {
  let pointer: UnsafeMutablePointer<yaml_event_t>

  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: yaml_event_t())
  }

  deinit {
    yaml_event_delete(pointer)
    pointer.deallocate()
  }

  var type: yaml_event_type_t { pointer.pointee.type }

  /// Whether it has no text of its own, as the end of a list without brackets.
  var isEmpty: Bool { pointer.pointee.start_mark.index == pointer.pointee.end_mark.index }

  /// The line and the column behind it, from 1.
  var end: (line: Int, column: Int) {
    (pointer.pointee.end_mark.line + 1, pointer.pointee.end_mark.column + 1)
  }

  /// The anchor and the tag.
  var properties: (anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?) {
    let data = pointer.pointee.data
    switch type {
    case YAML_SCALAR_EVENT: return (data.scalar.anchor, data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: return (data.sequence_start.anchor, data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: return (data.mapping_start.anchor, data.mapping_start.tag)
    default: return (nil, nil)
    }
  }
}
