import Foundation

/// A prompt loop without a framework: `readLine`, the flow's three controllers, the bare screens.
///
/// Fair because it takes the same lines, and says the same three screens of each flow at the same
/// times: before the next line is read, in one piece, so that a process waiting for it sees it.
package enum BarePrompt {
  private enum Editing {
    case nothing, email, password
  }

  /// Reads lines until there are no more.
  ///
  /// How long the processor was at it, and how much was said, stands on standard error at the end.
  package static func run() {
    let (form, sign) = (FakeForm(), FakeSign())
    let root = BareSignInController(form, sign, FakeStore())
    root.load()
    root.viewWillAppear()
    root.viewDidAppear()
    var screen = BareScreen()
    var (editing, said) = (Editing.nothing, 0)
    let start = processorTime
    while let line = readLine() {
      switch editing {
      case .email:
        (form.email as? FakeField)?.replaceText(with: line)
        editing = .password
        continue
      case .password:
        (form.password as? FakeField)?.replaceText(with: line)
        editing = .nothing
      case .nothing:
        if line == "email" {
          editing = .email
          continue
        } else if line == "sign in" {
          (sign.signIn as? FakeButton)?.press()
        } else if line == "sign out" {
          ((root.presented as? BareMainController)?.signOut as? FakeButton)?.press()
        } else {
          print("There is no \(line) here.")
        }
      }
      screen.draw(root)
      said += write(STDOUT_FILENO, screen.bytes, screen.bytes.count)
    }
    FileHandle.standardError.write(Data("\(processorTime - start) \(said)".utf8))
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
