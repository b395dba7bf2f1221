import SweepRender
import SweepTemplates

/// The template `speedometer` in a theme, drawn anew for each reading.
func document(_ name: String, in theme: String) -> Subject {
  let request = speedometer(in: theme)
  return Subject(name) { value in
    var request = request
    request.values["value"] = "\(value)"
    return try request.picture().bytes.count
  }
}

/// The same, compiled for readings.
func compiledDocument(_ name: String, in theme: String) -> Subject {
  let compiled = Result { try speedometer(in: theme).compiled(varying: ["value"]) }
  return Subject(name) { value in
    try compiled.get()?.picture(values: ["value": "\(value)"]).bytes.count ?? 0
  }
}

private func speedometer(in theme: String) -> PictureRequest {
  let template = Template.named("speedometer").value
  var request = PictureRequest(
    template.map { .document(Document($0)) } ?? .text([], file: "speedometer", folder: nil))
  request.values = ["theme": theme]
  return request
}
