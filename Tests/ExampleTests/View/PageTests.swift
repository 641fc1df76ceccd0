import Testing
import Vestibule

@MainActor
@Suite("Examples: screens as pages and pictures")
struct PageTests {
  @Test("A screen is written as an HTML form and as a picture")
  func screenContent() {
    let content = ScreenContent(of: OrderScreen())
    let form = content.html(in: .english, headingLevel: 2)
    let picture = content.svg(.dark, in: .english)

    #expect(content.title == "Tea")
    #expect(form.contains("<h2 class=\"title\">Tea</h2>"))
    #expect(picture.hasPrefix("<svg "))
  }

  @Test("The parts of a screen can be walked through")
  func parts() {
    let content = ScreenContent(of: OrderScreen())
    var names: [String] = []

    for case .control(let item) in content.parts {
      names.append("\(item.number) \(item.name.english)")
    }

    #expect(names == ["1 Tea", "2 Order"])
  }

  @Test("A title is a text with a role")
  func role() {
    let content = ScreenContent(of: OrderScreen())
    var titles: [Phrase] = []

    for case .text(let text, .title) in content.parts { titles.append(text) }

    #expect(titles == ["Tea"])
  }

  @Test("A page is one file, in the language of the screen")
  func htmlPage() {
    let content = ScreenContent(of: OrderScreen())
    let page = HTMLPage(content, in: .korean).text

    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ko\">"))
  }

  @Test("A picture is light or dark")
  func look() {
    let content = ScreenContent(of: OrderScreen())

    let pictures = UserInterfaceStyle.allCases.map { content.svg($0, in: .english) }

    #expect(pictures.count == 2 && pictures[0] != pictures[1])
  }
}
