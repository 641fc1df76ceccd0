import Foundation
import View
import ViewText

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a drawing of a screen says, in order: numbers with their signs, names, values and boxes.
///
/// Made from the drawing alone, so that two renderers can be compared.
nonisolated struct ScreenFacts: Equatable {
  /// Everything in one line, without blanks and without what only one renderer needs.
  var line = ""

  /// What else can be done with rows.
  var verbs: [String] = []

  /// The names of the fields that are being edited: as text only the prompt says so.
  var edited: [String] = []

  /// From a screen as text, without the hint below it, and the field that the prompt asks for.
  init(text: String, edited: String?) {
    self.edited = [edited].compactMap(\.self).map(Self.plain)
    var lines = text.split(separator: "\n").map(String.init).dropLast()
    if let last = lines.last,
      let match = last.wholeMatch(of: #/\s+(A row also takes:|줄 번호 뒤에 입력할 수 있는 말:) (.*?)\.?/#)
    {
      verbs = match.2.split(separator: ", ").map(String.init)
      lines = lines.dropLast()
    }
    line = Self.plain(lines.joined())
  }

  /// From a screen as HTML.
  init(html: String) throws {
    let reader = HTMLReader()
    try Self.parse(html, with: reader)
    line = Self.plain(reader.line)
    verbs = reader.verbs
    edited = reader.edited.map(Self.plain)
  }

  /// From a screen as SVG, which has no words for a box and shows verbs in brackets.
  init(svg: String) throws {
    let reader = SVGReader()
    try Self.parse(svg, with: reader)
    for match in reader.texts.joined(separator: " ").matches(of: /\[([^\]]+)\]/) {
      let verb = String(match.1)
      if !verbs.contains(verb) { verbs.append(verb) }
    }
    let isWord = { (text: String) in ["(editing)", "(입력 중)"].contains(text) }
    // Before the word is the field's text, and before that its name.
    for (index, text) in reader.texts.enumerated() where isWord(text) {
      edited.append(Self.plain(reader.texts[index - 2]))
    }
    let texts = reader.texts.filter { !isWord($0) }
    line = Self.plain(texts.joined().replacing(/\[[^\]]+\]/, with: ""))
  }

  /// The facts of a picture without the banner, which text draws elsewhere; `nil` if it has another.
  func without(banner: String?) -> ScreenFacts? {
    guard let banner else { return self }
    let plain = Self.plain(banner)
    guard line.hasPrefix(plain) else { return nil }
    var facts = self
    facts.line = String(line.dropFirst(plain.count))
    return facts
  }

  /// The facts as a picture can say them.
  var drawn: ScreenFacts {
    var facts = self
    facts.line = line.replacing("[x]", with: "").replacing("[]", with: "")
      .replacing(/[#-]{10}/, with: "")
    return facts
  }

  /// Whether another drawing says the same, or cuts off the end of some words.
  func isSame(as other: ScreenFacts) -> Bool {
    Self.isWhole(line, orCut: other.line) && verbs == other.verbs
      && edited.count == other.edited.count
      && zip(edited, other.edited).allSatisfy { $0.hasPrefix($1.prefix { $0 != "…" }) }
  }

  /// Whether a text is another, or has an ellipsis where words of it are cut off.
  static func isWhole(_ text: String, orCut other: String) -> Bool {
    var rest = text[...]
    let pieces = other.split(separator: "…", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      guard
        let range = piece.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: piece),
        index > 0 || range.lowerBound == rest.startIndex
      else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty || pieces.last?.isEmpty == true
  }

  private static func plain(_ text: String) -> String {
    text.filter { !$0.isWhitespace && $0 != ":" }
  }

  private static func parse(_ text: String, with reader: any XMLParserDelegate) throws {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }
}

/// Reads what a person sees of HTML.
nonisolated private final class HTMLReader: NSObject, XMLParserDelegate {
  private(set) var line = ""
  private(set) var verbs: [String] = []
  private(set) var edited: [String] = []
  private var label = ""
  private var path: [[String: String]] = []
  /// Where a sign and a box will stand: after the number and before the name.
  private var pending = ""
  private var sign = ""
  private var box = ""
  private var text = ""
  /// Where the sign of a field will stand.
  private static let unknown = "\u{1A}"

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    var element = attributes
    element["tag"] = name
    path.append(element)
    text = ""
    switch (name, attributes["type"]) {
    case ("li", _): sign = attributes["aria-current"] == "true" ? "*" : ""
    case ("label", _): sign = ""
    case ("input", "checkbox") where attributes["role"] != "switch":
      box = attributes["checked"] == nil ? "[ ]" : "[x]"
    case ("input", "range"), ("input", "number"), ("select", _), ("textarea", _):
      note(attributes, selected: nil)
    case ("progress", _): line += Self.gauge(attributes["value"])
    case ("input", "radio"): note(attributes, selected: "checked")
    case ("input", "checkbox"): note(attributes, selected: nil)
    case ("input", _):
      note(attributes, selected: nil)
      let value = attributes["value"] ?? ""
      // The number was written before the sign was known.
      line =
        line.replacing(Self.unknown, with: sign)
        + (value.isEmpty ? attributes["placeholder"] ?? "" : value)
    case ("button", _) where attributes["class"] != "verb":
      note(attributes, selected: "aria-pressed")
    default: break
    }
  }

  /// The ten signs that stand for it in text.
  private static func gauge(_ value: String?) -> String {
    let full = Int((value.flatMap(Double.init) ?? 0) * 10)
    return String(repeating: "#", count: full) + String(repeating: "-", count: 10 - full)
  }

  private func note(_ attributes: [String: String], selected: String?) {
    if sign == "*" { return }
    sign = ""
    if attributes["aria-invalid"] == "true" { sign = "!" }
    if attributes["disabled"] != nil { sign = "-" }
    if let selected, attributes[selected] != nil { sign = "*" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = path.popLast() else { return }
    let isField = path.last?["tag"] == "label"
    switch (name, element["class"]) {
    // In a label the input comes after the name, and its sign with it.
    case ("span", "number"): line += text + (isField && sign.isEmpty ? Self.unknown : sign) + box
    case ("legend", _), ("p", "banner"): break
    case ("option", _) where element["selected"] == nil: break
    case ("small", "editing"): if !text.isEmpty { edited.append(label) }
    case ("span", "name"):
      label = text
      line += text
    case ("button", "verb"): if !verbs.contains(text) { verbs.append(text) }
    case ("label", _):
      line = line.replacing(Self.unknown, with: sign)
      sign = ""
    case ("td", _): line += (element["aria-current"] == "true" ? "*" : "") + text
    case ("li", _): sign = ""
    default: line += text
    }
    if name == "button" { (sign, box) = (path.last?["aria-current"] == "true" ? "*" : "", "") }
    text = ""
  }
}

/// Reads the texts of a picture.
nonisolated private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private var text: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    text = name == "text" ? "" : nil
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let text { texts.append(text) }
    text = nil
  }
}
