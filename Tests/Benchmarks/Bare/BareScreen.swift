/// The bare text picture of what is seen: its lines, in one buffer.
///
/// Fair because it draws everything that the notes' screens say. It leaves out what makes a screen
/// easy to use, and safe whatever was typed.
struct BareScreen {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(4096)
  }

  @inline(never)
  mutating func draw(_ root: BareSignInController) {
    bytes.removeAll(keepingCapacity: true)
    if let main = root.presented as? BareMainController {
      line("Main")
      line("Signed in as: ", main.label)
      line("[Sign Out]")
    } else {
      line("Sign In")
      line("Email: ", root.form.email.text)
      line("Password: ", String(repeating: "*", count: root.form.password.text.count))
      line("[Sign In] [Sign Up]")
      line(root.message)
    }
  }

  private mutating func line(_ parts: String...) {
    for part in parts { bytes.append(contentsOf: part.utf8) }
    bytes.append(10)
  }
}
