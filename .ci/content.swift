import Foundation

// Writes the content of each page of the site into its HTML, for a reader without a script: a search engine,
// or a text browser. Makes addresses of the links from page to page, which are files in the repository, and
// writes what the page Search looks through. The option of docc that does this ends with a segmentation fault on Linux
// (swift-docc of 6.3.1: libxml2 joins neighboring texts, and frees one of them twice).

typealias Object = [String: Any]

/// A page, as docc has written it for its script.
struct Content {
  let references: Object
  let base: String
  /// The links above each page.
  let header: String

  func html(_ page: Object) -> String {
    let title = (page["metadata"] as? Object)?["title"] as? String ?? ""
    let parts = objects(page["primaryContentSections"]).flatMap { objects($0["content"]) }
    return header + "<main><h1>\(escaped(title))</h1><p>\(inline(page["abstract"]))</p>"
      + parts.map(block).joined() + objects(page["topicSections"]).map(topics).joined() + "</main>"
  }

  private func topics(_ section: Object) -> String {
    let links = (section["identifiers"] as? [String] ?? []).map { "<li>\(link(to: $0))</li>" }
    return "<h2>\(text(section["title"]))</h2><ul>\(links.joined())</ul>"
  }

  private func block(_ block: Object) -> String {
    switch block["type"] as? String {
    case "heading":
      let level = block["level"] as? Int ?? 2
      return "<h\(level) id=\"\(text(block["anchor"]))\">\(text(block["text"]))</h\(level)>"
    case "paragraph": return "<p>\(inline(block["inlineContent"]))</p>"
    case "codeListing":
      let lines = block["code"] as? [String] ?? []
      return "<pre><code>\(escaped(lines.joined(separator: "\n")))</code></pre>"
    case "unorderedList": return "<ul>\(items(block))</ul>"
    case "orderedList": return "<ol>\(items(block))</ol>"
    case "aside": return "<blockquote>\(blocks(block["content"]))</blockquote>"
    case "table":
      let rows = (block["rows"] as? [[[Object]]] ?? []).map { row in
        "<tr>" + row.map { "<td>\($0.map(self.block).joined())</td>" }.joined() + "</tr>"
      }
      return "<table>\(rows.joined())</table>"
    default: return ""
    }
  }

  private func items(_ list: Object) -> String {
    objects(list["items"]).map { "<li>\(blocks($0["content"]))</li>" }.joined()
  }

  private func blocks(_ content: Any?) -> String { objects(content).map(block).joined() }

  private func inline(_ content: Any?) -> String {
    objects(content).map { part in
      switch part["type"] as? String {
      case "text": text(part["text"])
      case "codeVoice": "<code>\(text(part["code"]))</code>"
      case "emphasis": "<em>\(inline(part["inlineContent"]))</em>"
      case "strong": "<strong>\(inline(part["inlineContent"]))</strong>"
      case "image": image(part["identifier"] as? String ?? "")
      case "reference": link(to: part["identifier"] as? String ?? "")
      default: ""
      }
    }.joined()
  }

  private func link(to identifier: String) -> String {
    guard let target = references[identifier] as? Object else { return escaped(identifier) }
    let url = target["url"] as? String ?? ""
    let address = escaped(url.hasPrefix("/") ? base + url : url)
    return "<a href=\"\(address)\">\(text(target["title"]))</a>"
  }

  private func image(_ identifier: String) -> String {
    guard let image = references[identifier] as? Object,
      let url = objects(image["variants"]).first?["url"] as? String
    else { return "" }
    return "<img src=\"\(escaped(base + url))\" alt=\"\(text(image["alt"]))\">"
  }

  /// All words of a page, for a search.
  func words(_ page: Object) -> String {
    let parts = objects(page["primaryContentSections"]).flatMap { objects($0["content"]) }
    let html = "<p>\(inline(page["abstract"]))</p>" + parts.map(block).joined(separator: " ")
    return html.replacing(#/<[^>]*>/#, with: " ").replacing(#/\s+/#, with: " ")
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
  }

  private func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }

  private func text(_ value: Any?) -> String { escaped(value as? String ?? "") }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

/// The pages of the book link to each other as files, so that the links work in the repository too.
struct Links {
  /// The anchors of the headings of each page of the book, by the letters and digits of the heading.
  let anchors: [String: [String: String]]

  init(_ site: String) throws {
    let folder = "\(site)/data/documentation"
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/vestibule")
    var anchors: [String: [String: String]] = [:]
    for path in files.map({ "\(folder)/vestibule/\($0)" }) + ["\(folder)/vestibule.json"] {
      let file = URL(fileURLWithPath: path)
      guard file.pathExtension == "json",
        let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object
      else { continue }
      let sections = page["primaryContentSections"] as? [Object] ?? []
      let found = sections.flatMap { $0["content"] as? [Object] ?? [] }.compactMap {
        $0["anchor"] as? String
      }
      anchors[file.deletingPathExtension().lastPathComponent] = Dictionary(
        found.map { (Self.letters($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.anchors = anchors
  }

  /// The address of a link such as `../Rules/Lists.md#selecting`, or `nil` for a link to elsewhere.
  func address(of link: String) -> String? {
    guard let match = link.wholeMatch(of: #/(?:[^:#]*\/)?([^\/:#]+)\.md(?:#(.+))?/#) else {
      return nil
    }
    let name = match.1.lowercased()
    // What Play leads to are pages that stand for themselves.
    if name == "play", match.2 != nil { return nil }
    guard let headings = anchors[name] else { fatalError("There is no page \(link).") }
    let page = "/documentation/vestibule" + (name == "vestibule" ? "" : "/\(name)")
    guard let heading = match.2 else { return page }
    guard let anchor = headings[Self.letters(String(heading))] else {
      fatalError("There is no heading \(link).")
    }
    return "\(page)#\(anchor)"
  }

  private static func letters(_ text: String) -> String {
    (text.removingPercentEncoding ?? text).lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

// The script of docc says en-US on each page. This says what the page is, after each change.
let sayLanguage = """
  <script>
    const read = () => /-korean\\/?$/.test(location.pathname) ? "ko" : "en"
    const loaded = read()
    const say = () => {
      const language = read()
      // What is around a page is in the language in which the site was loaded.
      if (language !== loaded) return location.reload()
      if (document.documentElement.lang !== language) document.documentElement.lang = language
    }
    new MutationObserver(say).observe(document.documentElement, { attributeFilter: ["lang"] })
    new MutationObserver(say).observe(document.querySelector("title"), { childList: true })
  </script></head>
  """

/// The words above a Korean page, in place of the English ones.
let koreanHeader = [
  ">Vestibule, the book<": ">Vestibule<", ">Glossary<": ">용어집<", ">Search<": ">검색<",
  "/search.html": "/search.html?ko", "/play.html\">Play<": "/play-korean.html\">직접 해 보기<",
  ">A session<": ">세션<", ">A map<": ">화면 지도<",
  "start-korean/\" lang=\"ko\">한국어<": "\" lang=\"en\">English<",
]

/// What each title ends with.
let book = "Vestibule"

let (site, base) = (CommandLine.arguments[1], CommandLine.arguments[2])
let pages = FileManager.default.enumerator(atPath: "\(site)/data/documentation")
let links = try Links(site)
/// What the page Search looks through: title, address and words of each page.
var found: [[String]] = []
var count = 0
while let path = pages?.nextObject() as? String {
  guard path.hasSuffix(".json") else { continue }
  let data = try Data(contentsOf: URL(fileURLWithPath: "\(site)/data/documentation/\(path)"))
  guard var page = try JSONSerialization.jsonObject(with: data) as? Object else { continue }
  var references = page["references"] as? Object ?? [:]
  for (name, value) in references {
    guard var link = value as? Object, link["type"] as? String == "link",
      let address = links.address(of: link["url"] as? String ?? "")
    else { continue }
    link["url"] = address
    references[name] = link
  }
  page["references"] = references
  let language = path.hasSuffix("-korean.json") ? "ko" : "en"
  if language == "ko", var metadata = page["metadata"] as? Object {
    metadata["roleHeading"] = "글"
    page["metadata"] = metadata
  }
  try JSONSerialization.data(withJSONObject: page)
    .write(to: URL(fileURLWithPath: "\(site)/data/documentation/\(path)"))
  let file = URL(fileURLWithPath: "\(site)/documentation/\(path.dropLast(5))/index.html")
  var html = try String(contentsOf: file, encoding: .utf8)
  if language == "ko" {
    for (english, korean) in koreanHeader { html.replace(english, with: korean) }
  }
  guard let nav = html.range(of: "<nav"), let navEnd = html.range(of: "</nav>") else {
    fatalError("\(path) has no links above it.")
  }
  let content = Content(
    references: references, base: base,
    header: String(html[nav.lowerBound..<navEnd.upperBound]))
  let title = (page["metadata"] as? Object)?["title"] as? String ?? book
  found.append([title, "/documentation/\(path.dropLast(5))", content.words(page)])
  html.replace("lang=\"en-US\"", with: "lang=\"\(language)\"", maxReplacements: 1)
  let whole = title == book ? book : "\(title.replacing("<", with: "&lt;")) | \(book)"
  html.replace(
    "<title>Documentation</title>", with: "<title>\(whole)</title>", maxReplacements: 1)
  html.replace("</head>", with: sayLanguage, maxReplacements: 1)
  guard let begin = html.range(of: "<noscript>"), let end = html.range(of: "</noscript>") else {
    fatalError("\(path) has no place for its content.")
  }
  html.replaceSubrange(begin.upperBound..<end.lowerBound, with: content.html(page))
  try html.write(to: file, atomically: true, encoding: .utf8)
  count += 1
}
print("Content is in \(count) pages.")

// The maintainers' part stays out of the navigator, whose filter is for readers.
let part = "For maintainers"

/// The entries of the navigator without that part, which reaches to the next title of a part.
func withoutPart(_ entries: [Object]) -> [Object] {
  var isInPart = false
  return entries.compactMap { entry in
    if entry["type"] as? String == "groupMarker" { isInPart = entry["title"] as? String == part }
    guard !isInPart else { return nil }
    var entry = entry
    if let children = entry["children"] as? [Object] { entry["children"] = withoutPart(children) }
    return entry
  }
}

/// The addresses of that part's pages.
func addresses(ofPart entries: [Object]) -> [String] {
  var isInPart = false
  return entries.flatMap { entry in
    if entry["type"] as? String == "groupMarker" { isInPart = entry["title"] as? String == part }
    let own = isInPart ? [entry["path"] as? String].compactMap { $0 } : []
    return own + addresses(ofPart: entry["children"] as? [Object] ?? [])
  }
}

let navigator = URL(fileURLWithPath: "\(site)/index/index.json")
guard
  var index = try JSONSerialization.jsonObject(with: Data(contentsOf: navigator)) as? Object,
  let languages = index["interfaceLanguages"] as? [String: [Object]]
else { fatalError("The navigator has another form.") }
let others = Set(languages.values.flatMap { addresses(ofPart: $0) })
guard others.count > 10 else { fatalError("There is no part \(part).") }
index["interfaceLanguages"] = languages.mapValues(withoutPart)
try JSONSerialization.data(withJSONObject: index).write(to: navigator)

// The page Search, which finds words in texts; the filter of the navigator knows titles alone.
let searched = found.filter { !others.contains($0[1]) }.sorted { $0[1] < $1[1] }
try JSONSerialization.data(withJSONObject: searched)
  .write(to: URL(fileURLWithPath: "\(site)/search.json"))
print("Search looks through \(searched.count) pages.")
