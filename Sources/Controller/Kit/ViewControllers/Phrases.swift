package import Controller
package import View
package import ViewKit

// What `UIKitNames` has under the same names with a `String` or a view: there its own hide these.
extension ViewController {
  package var coreView: any Screen {
    get { view }
    set { view = newValue }
  }
  package var titlePhrase: Phrase? {
    get { title }
    set { title = newValue }
  }
}

extension ContainerScreen { package var screens: [any Screen] { subviews } }

extension AlertController {
  package var messagePhrase: Phrase? {
    get { message }
    set { message = newValue }
  }
  package func addField(_ configure: @escaping (TextField) -> Void) {
    addTextField(configurationHandler: configure)
  }
}

extension AlertAction { package var titlePhrase: Phrase { title } }

extension NavigationItem {
  package var titlePhrase: Phrase? {
    get { title }
    set { title = newValue }
  }
  package var backPhrase: Phrase? {
    get { backButtonTitle }
    set { backButtonTitle = newValue }
  }
}

extension BarButtonItem {
  package var titlePhrase: Phrase {
    get { title }
    set { title = newValue }
  }
}

extension TabBarItem {
  package var titlePhrase: Phrase? {
    get { title }
    set { title = newValue }
  }
}

extension SearchController { package var coreBar: SearchBar { searchBar } }
