import Observation
import Vestibule

@Observable
final class Kettle {
  var degrees = 20
  var isOn = false
}

class KettleController: ViewController {
  let kettle: Kettle
  private let degrees = Label("")

  init(_ kettle: Kettle) { self.kettle = kettle }

  override func loadView() { view = KettleScreen(degrees) }

  override func updateProperties() { degrees.text = "\(kettle.degrees) degrees" }
}

final class ForgetfulKettleController: KettleController {
  override func viewDidLoad() { title = "\(kettle.degrees) degrees" }

  override func updateProperties() {}
}

final class KettleScreen: Screen {
  let degrees: Label

  init(_ degrees: Label) { self.degrees = degrees }

  var elements: [Element] { [.label(degrees)] }
}
