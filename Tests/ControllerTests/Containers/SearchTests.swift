import Controller
import ControllerKit
import Foundation
import Model
import Testing
import View
import ViewKit
import ViewText
import Workshop

@Suite("Search bars and search controllers", .patience)
struct SearchTests {
  @Test(
    "14.2 [C] Of a bar alone Return and Cancel change nothing: it is still edited, with its text")
  func alone() {
    let (bar, window, listener) = (SearchBar(), WindowView(), SearchListener())
    (bar.delegate, bar.showsCancelButton) = (listener, true)
    window.addSubview(OwnScreen([.searchBar(bar)]))

    window.touch(bar.searchTextField)
    bar.searchTextField.insertText("As")
    #expect(bar.searchTextField.touchReturn())
    #expect(window.touch(bar.cancelButton))

    #expect(bar.searchTextField.isFirstResponder && bar.text == "As")
    bar.text = "Se"
    #expect(
      listener.trace.take().last == "searchBarCancelButtonClicked(_:)", "what code sets is silent")
    #expect(window.log.diagnostics == [])
    bar.delegate = nil
    #expect(!bar.cancelButton.touch(), "without a delegate and a search nothing is called")
  }

  @Test("14.2 [C] A bar on a screen is edited when code says so, and no longer when it has gone")
  func byCode() {
    let (bar, window) = (SearchBar(), WindowView())
    let screen = OwnScreen([.searchBar(bar)])
    window.addSubview(screen)

    #expect(bar.becomeFirstResponder() && window.textInput.isKeyboardShown)
    #expect(bar.resignFirstResponder() && bar.becomeFirstResponder())
    window.removeSubview(screen)

    #expect(!bar.searchTextField.isFirstResponder && !bar.becomeFirstResponder())
  }

  @Test("14.2 [C] A Cancel that nobody hears is reported; a search controller hears its own")
  func unheard() {
    let (bar, window) = (SearchBar(), WindowView())
    let search = SearchController(searchResultsController: nil)
    bar.showsCancelButton = true
    window.addSubview(OwnScreen([.searchBar(bar), .searchBar(search.searchBar)]))
    search.isActive = true

    #expect(!window.touch(bar.cancelButton) && window.touch(search.searchBar.cancelButton))

    #expect(!search.isActive)
    let misuse = TouchDiagnostic.notHandled(control: "Cancel", screen: "OwnScreen")
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("A Cancel that is not shown cannot be touched, nor that of a hidden bar")
  func outOfReach() {
    let (bar, window, listener) = (SearchBar(), WindowView(), SearchListener())
    bar.delegate = listener
    window.addSubview(OwnScreen([.searchBar(bar)]))

    window.touch(bar.cancelButton)
    (bar.showsCancelButton, bar.isHidden) = (true, true)
    window.touch(bar.cancelButton)

    #expect(listener.trace.take() == [])
    let misuse = TouchDiagnostic.outOfReach(control: "Cancel").description
    #expect(window.log.diagnostics.map(\.text) == [misuse, misuse])
  }

  @Test("14.2 [C] A delegate keeps no search from its end, and begins none within its beginning")
  func insistent() {
    let (search, insisting) = (SearchController(searchResultsController: nil), Insisting())
    let (bar, window) = (search.searchBar, WindowView())
    (search.delegate, bar.delegate) = (insisting, insisting)
    window.addSubview(OwnScreen([.searchBar(bar)]))

    window.touch(bar.searchTextField)
    #expect(search.isActive && insisting.begins == 1)
    #expect(!bar.resignFirstResponder())
    search.isActive = false

    #expect(!bar.searchTextField.isFirstResponder && !window.textInput.isKeyboardShown)
  }

  @Test("Delegates that implement nothing are not in the log, and stop nothing")
  func silent() {
    let (search, nobody) = (SearchController(searchResultsController: nil), NoMethods())
    let (bar, window) = (search.searchBar, WindowView())
    window.log = EventLog(isRecording: true)
    (search.delegate, bar.delegate) = (nobody, nobody)
    window.addSubview(OwnScreen([.searchBar(bar)]))

    window.touch(bar.searchTextField)
    bar.searchTextField.insertText("S")
    #expect(bar.searchTextField.isFirstResponder && search.isActive)
    bar.searchTextField.touchReturn()
    #expect(!bar.searchTextField.isFirstResponder && search.isActive && bar.text == "S")
    window.touch(bar.cancelButton)

    #expect(!search.isActive && bar.text == "")
    #expect(window.log.events.filter { $0.receiver == "NoMethods" }.map(\.text) == [])
    #expect(window.log.diagnostics == [])
  }

  @Test(
    "At a prompt Return leaves the list of what was found; rows and Cancel have numbers",
    arguments: Language.allCases)
  func prompt(_ language: Language) {
    let stage = SearchStage(language: language)
    let cancel = language[.cancel]
    let search = language[Phrase("Search", ko: "검색")]

    #expect(
      stage.text().prefix(5) == [
        "Teas", "1  \(search)   Which tea?", "2  Assam", "3  Sencha", "4  Silver",
      ])
    #expect(
      stage.text(search, "S").prefix(4) == [
        "1  \(search)   S", "2  \(cancel)", "3  Sencha", "4  Silver",
      ])
    #expect(stage.text("3").first == "Sencha", "a row of what was found is pushed")
    #expect(stage.search.isActive)
    #expect(stage.text(language == .english ? "back" : "뒤로").first == "1  \(search)   S")
    #expect(stage.text("2").prefix(3) == ["Teas", "1  \(search)   Which tea?", "2  Assam"])
    #expect(stage.window.log.diagnostics == [])
  }

  @Test("14.2 [C] isActive in code begins and ends a search with the same calls, and only once")
  func code() {
    let stage = SearchStage()
    for isActive in [true, true, false, false] { stage.search.isActive = isActive }

    #expect(
      stage.listener.trace.take() == [
        "willPresentSearchController(_:) (inactive)", "didPresentSearchController(_:) (active)",
        "willDismissSearchController(_:) (active)", "updateSearchResults(for:) \"\"",
        "didDismissSearchController(_:) (inactive)",
      ])
    #expect(stage.search.searchBar.text == "")
  }

  @Test(
    "What a search hides: the title and the buttons, and the list only if it is obscured",
    arguments: [false, true], [false, true])
  func hidden(hidesBar: Bool, obscures: Bool) {
    let stage = SearchStage()
    stage.search.hidesNavigationBarDuringPresentation = hidesBar
    stage.search.obscuresBackgroundDuringPresentation = obscures
    let add = BarButtonItem(title: "Add", target: stage.shelf) { $0.title = "Added" }
    add.button.role = .primary
    stage.shelf.navigationItem.rightBarButtonItem = add
    let screen = stage.navigation.view
    #expect(screen.controls.map(\.label.english) == ["Search", "Assam", "Sencha", "Silver", "Add"])

    stage.search.isActive = true

    let list: [String] = obscures ? [] : ["Assam", "Sencha", "Silver"]
    #expect(
      screen.controls.map(\.label.english) == ["Search", "Cancel"] + list
        + (hidesBar ? [] : ["Add"]))
    #expect((screen.primaryButton == nil) == hidesBar)
    #expect(ScreenContent(of: screen).title == (hidesBar ? "" : "Teas"))
  }

  @Test("A search that hides the bar hides the button that goes back", arguments: [false, true])
  func back(hidesBar: Bool) {
    let (stage, search) = (StackStage("B"), SearchController(searchResultsController: nil))
    search.hidesNavigationBarDuringPresentation = hidesBar
    stage.nav.topViewController?.navigationItem.searchController = search
    #expect(stage.controls == ["Search", "Back"])

    search.isActive = true

    #expect(stage.controls == ["Search", "Cancel"] + (hidesBar ? [] : ["Back"]))
  }

  @Test("8.2 [C] A controller of the results is a child of the stack while there is a text")
  func results() {
    let trace = Trace()
    let results = TracingChild("R", trace)
    let stage = SearchStage(results: results)
    let (field, screen) = (stage.search.searchBar.searchTextField, stage.navigation.view)
    let (appears, disappears) = (
      ["willMove", "didLoad", "willAppear", "layout", "didAppear", "didMove"],
      ["willMove", "willDisappear", "didDisappear", "didMove"]
    )
    func calls() -> [String] {
      trace.take().compactMap { $0.wholeMatch(of: /R\.(\w+).*/).map { String($0.output.1) } }
    }
    stage.window.view.touch(field)
    #expect(calls() == [] && screen.controls.count == 5, "the list is shown")

    field.insertText("S")
    #expect(calls() == appears && results.parent === stage.navigation)
    #expect(screen.controls.map(\.label.english) == ["Search", "Cancel"])
    field.insertText("e")
    #expect(calls() == [])
    field.touchReturn()

    stage.navigation.pushViewController(ViewController(), animated: true)
    #expect(calls() == disappears && results.parent == nil)
    #expect(field.textInput == nil, "its bar has gone with it")
    stage.search.searchBar.text = "x"
    stage.navigation.popViewController(animated: true)
    #expect(calls() == appears.filter { $0 != "didLoad" })
    for isHidden in [true, false] { stage.window.isHidden = isHidden }
    #expect(
      calls() == ["willDisappear", "didDisappear", "willAppear", "layout", "didAppear"],
      "as the stack does")

    stage.search.isActive = false
    #expect(calls() == disappears && screen.controls.count == 4)
    stage.search.searchBar.text = "y"
    stage.navigation.pushViewController(ViewController(), animated: true)
    stage.navigation.popViewController(animated: true)
    #expect(calls() == [] && results.parent == nil, "a text alone is no search")
    #expect(stage.window.log.diagnostics == [])
  }

  @Test("8.2 [C] The controller of the results has left before the next one comes")
  func resultsFirst() {
    let trace = Trace()
    let stage = SearchStage(results: TracingChild("R", trace))
    stage.window.view.touch(stage.search.searchBar.searchTextField)
    stage.search.searchBar.searchTextField.insertText("S")
    _ = trace.take()

    stage.navigation.pushViewController(TracingChild("T", trace), animated: true)

    #expect(
      trace.take().prefix(5) == [
        "R.willMove(nil)", "R.willDisappear", "R.didDisappear", "R.didMove(nil)",
        "T.willMove(NavigationController)",
      ])
  }

  @Test("A push during a search ends editing of its bar", arguments: [false, true])
  func pushed(isRefused: Bool) {
    let (stage, insisting) = (SearchStage(), Insisting())
    if isRefused { stage.search.searchBar.delegate = insisting }
    stage.window.view.touch(stage.search.searchBar.searchTextField)

    withExtendedLifetime(insisting) {
      stage.navigation.pushViewController(ViewController(), animated: true)
    }

    #expect(stage.window.view.textInput.firstResponder == nil && stage.search.isActive)
    #expect(stage.shelf.navigationItem.screen == nil, "the bar shows another item")
    if isRefused { return }
    #expect(stage.listener.trace.take().last == "searchBarTextDidEndEditing(_:)")
  }

  @Test("A delegate or an updater that was released is reported, as that of a field is")
  func released() {
    var listener: SearchListener? = SearchListener()
    let stage = SearchStage()
    stage.search.searchBar.delegate = listener
    (stage.search.delegate, stage.search.searchResultsUpdater) = (listener, listener)
    listener = nil

    stage.window.view.touch(stage.search.searchBar.searchTextField)

    let gone = NavigationDiagnostic.delegateGone(of: "SearchController").description
    #expect(
      stage.window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.notHandled(control: "Search", screen: "SearchBar").description, gone, gone,
        NavigationDiagnostic.updaterGone.description,
      ])
    #expect(!stage.window.view.touch(stage.search.searchBar.cancelButton), "nor hears it Cancel")
  }

  @Test("A controller of the results without a stack is reported, and the list stays")
  func noStack() {
    let (search, window) = (
      SearchController(searchResultsController: ViewController()), WindowView()
    )
    window.addSubview(OwnScreen([.searchBar(search.searchBar), .button(Button("Stays"))]))

    window.touch(search.searchBar.searchTextField)
    search.searchBar.searchTextField.insertText("S")

    #expect(window.subviews[0].controls.map(\.label.english) == ["Search", "Cancel", "Stays"])
    #expect(window.subviews[0].primaryButton?.label == "Stays", "Return never leaves a search")
    #expect(
      window.log.diagnostics.map(\.text) == [
        NavigationDiagnostic.resultsNotShown("ViewController").description
      ])
  }

  @Test("The log has the calls of the delegate in place of those of the bar by its field")
  func trace() {
    let stage = SearchStage()
    stage.window.log.removeAll()
    stage.window.view.touch(stage.search.searchBar.searchTextField)

    let receivers = Set(stage.window.log.events.map { "\($0.receiver)" })
    #expect(receivers.contains("SearchListener") && !receivers.contains("SearchBar"))
    #expect(stage.window.log.events.contains { $0.text == "searchBarTextDidBeginEditing(Search)" })
    #expect(stage.window.log.events.contains { $0.text == "updateSearchResults(for:)" })
  }

  @Test("An explorer needs nothing special for a search")
  func explored() throws {
    let explorer = Explorer(
      making: app { _, _ in
        let shelf = Shelf()
        shelf.title = "Teas"
        let search = SearchController(searchResultsController: nil)
        search.searchResultsUpdater = shelf
        shelf.navigationItem.searchController = search
        return NavigationController(rootViewController: shelf)
      })
    explorer.alphabet.textsByName["Search"] = ["", "S"]
    explorer.alphabet.events = [.home, .open]
    explorer.always("what is shown begins with the text") { state in
      let shelf = state.allControllers.compactMap { $0 as? Shelf }.first
      let text = shelf?.navigationItem.searchController?.searchBar.text ?? ""
      return shelf?.shown.allSatisfy { $0.hasPrefix(text) } == false ? "One does not." : nil
    }

    let report = try explorer.explore()

    #expect(report.limit == nil && report.unseenNames == [])
    #expect(report.screens.contains("NavigationController › Shelf"))
  }
}

private final class NoMethods: SearchBarDelegate, SearchControllerDelegate {}

/// Does not let a bar end editing, and begins a search that is about to begin.
private final class Insisting: SearchBarDelegate, SearchControllerDelegate {
  private(set) var begins = 0

  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { false }

  func willPresentSearchController(_ searchController: SearchController) {
    begins += 1
    if begins < 9 { searchController.isActive = true }
  }
}

/// Teas that a search filters; a touched one is pushed.
private final class Shelf: TableViewController, SearchResultsUpdating {
  private(set) var shown = ["Assam", "Sencha", "Silver"]

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = ["Assam", "Sencha", "Silver"].filter { text.isEmpty || $0.hasPrefix(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let tea = ViewController()
    tea.title = Phrase(verbatim: shown[indexPath.row])
    navigationController?.pushViewController(tea, animated: true)
  }
}

/// A list with a search, in a stack, in a window of text.
private final class SearchStage {
  let shelf = Shelf()
  let search: SearchController
  let listener = SearchListener()
  let navigation: NavigationController
  let window: Window
  private let display: TextDisplay
  private let updater: Both

  init(results: ViewController? = nil, language: Language = .english) {
    search = SearchController(searchResultsController: results)
    updater = Both(shelf, listener)
    search.searchBar.placeholder = "Which tea?"
    search.searchBar.delegate = listener
    (search.delegate, search.searchResultsUpdater) = (listener, updater)
    shelf.title = "Teas"
    shelf.navigationItem.searchController = search
    navigation = NavigationController(rootViewController: shelf)
    display = TextDisplay(language: language)
    window = Window(
      view: TextViewFactory(display: display).makeWindowView(), log: EventLog(isRecording: true))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    _ = listener.trace.take()
  }

  /// The lines that are drawn now, or after some were typed.
  func text(_ lines: String...) -> [String] {
    for line in lines {
      display.refresh()
      _ = display.takeOutput()
      _ = display.receive(line)
    }
    display.refresh()
    return display.takeOutput().split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Shows what is found, and writes down that it does.
  private final class Both: SearchResultsUpdating {
    private let (shelf, listener): (Shelf, SearchListener)
    init(_ shelf: Shelf, _ listener: SearchListener) {
      (self.shelf, self.listener) = (shelf, listener)
    }
    func updateSearchResults(for searchController: SearchController) {
      shelf.updateSearchResults(for: searchController)
      listener.updateSearchResults(for: searchController)
    }
  }
}
