import Foundation
import Testing

@Suite("Files of pages and maps", .patience, .onOwnThreads)
nonisolated struct PageFilesTests {
  @Test("--page prints a transcript as a page, and --record makes one by hand")
  func page() throws {
    let folder = try TemporaryFolder()
    try folder.write("#! --demo\n> sign up\n".utf8, to: "tour.transcript")
    let program = BuiltProgram(in: folder)

    let printed = try program.shell("vestibule --page tour.transcript")
    let recorded = try program.run(["--record", "by-hand.html", "--memory"], lines: ["sign up"])

    #expect(printed.code == 0)
    #expect(printed.text.hasPrefix("<!DOCTYPE html>"))
    #expect(printed.text.contains("<title>tour · vestibule --demo</title>"))
    #expect(
      printed.complaint
        == "vestibule: The page shows what happens now, which is not what tour.transcript says: "
        + "see --replay.\n")
    #expect(recorded.code == 0)
    let page = String(decoding: try folder.bytes(of: "by-hand.html"), as: UTF8.self)
    #expect(page.contains("<code>&gt; sign up</code>"))
    #expect(page.contains(">3. The end</h2>"), "the last step, too")
    #expect(
      page.contains(
        #/<p class="origin"><code>vestibule[^<]*</code> · \d{4}-\d\d-\d\d \d\d:\d\d UTC</p>/#))
  }

  @Test(
    "A page lets a browser run its one script, by the hash of it, and no other",
    arguments: [
      "--page tour.transcript", "--app temperature --export play.html >said && cat play.html",
      "--practice --export practice.html >said && cat practice.html",
    ])
  func scriptHash(arguments: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("> sign up\n".utf8, to: "tour.transcript")
    let program = BuiltProgram(in: folder)
    let page = try program.shell("vestibule \(arguments)").text
    let script = try #require(
      page.split(separator: "<script>").last?.split(separator: "</script>").first)
    try folder.write(String(script).utf8, to: "script")

    let hash = try program.shell("openssl dgst -sha256 -binary script | openssl base64").text
      .trimmingCharacters(in: .newlines)

    try #require(hash.count == 44, "openssl is needed")
    #expect(page.contains("; script-src 'sha256-\(hash)'\""), "the script's hash is \(hash)")
    #expect(!page.contains("script-src 'unsafe-inline'"))
  }

  @Test(
    "How much is on a page to play or to practise with is said in each language",
    arguments: ["--app temperature", "--practice"])
  func exported(options: String) throws {
    let folder = try TemporaryFolder()
    let program = BuiltProgram(in: folder)

    let said = try ["en", "ko"].map { language in
      let export = "--language \(language) --export \(language).html"
      return try program.shell("vestibule \(options) \(export)").text
    }

    #expect(said[0].contains(/^\d+ .* \d+ kB\. Open the file in a browser\.\n$/))
    #expect(said[1].contains(/\d개, .*\d+kB\. 브라우저에서 파일을 여세요\.\n$/))
    let page = String(decoding: try folder.bytes(of: "en.html"), as: UTF8.self)
    guard let json = page.firstMatch(of: /id="content">(.*?)<\/script>/.dotMatchesNewlines())?.1
    else { return expectPresent("<article ", in: page) }
    let states = try JSONDecoder().decode(Played.self, from: Data(json.utf8)).states
    let touches = states.map { ($0.count - 1) / 3 }.reduce(0, +)
    #expect(said[0].hasPrefix("\(states.count) states, \(touches) touches, "))
  }

  /// What a page to play has: for each state its screen, and three numbers for each touch.
  nonisolated private struct Played: Decodable {
    let states: [[Int]]
  }

  @Test("--diagram writes a map into a file, as the end of its name says")
  func map() throws {
    let folder = try TemporaryFolder()
    try folder.write("#! --app temperature\n> 1\n> 100\n".utf8, to: "one.transcript")
    try folder.write("Celsius: 1\n".utf8, to: "texts")
    let program = BuiltProgram(in: folder)

    for (name, beginning) in [("map.svg", "<svg "), ("map.html", "<!DOCTYPE html>")] {
      let outcome = try program.shell(
        "vestibule --explore --app temperature --texts texts --diagram \(name) --transcripts .")

      #expect(outcome.code == 0)
      let file = String(decoding: try folder.bytes(of: name), as: UTF8.self)
      #expect(file.hasPrefix(beginning))
      #expect(file.contains("Transcripts take"))
    }
    #expect(try program.shell("vestibule --explore --transcripts nowhere").code != 0)
  }
}
