import ControllerKit
import View
import ViewKit

/// The screen of the timer, as its controller knows it.
protocol TimerView: Screen {
  var elapsed: ProgressView { get }
  var duration: Slider { get }
  var reset: Button { get }
}

final class TimerScreen: TimerView {
  let elapsed = ProgressView(Phrase("Elapsed", ko: "경과"))
  let duration = Slider(Phrase("Duration", ko: "길이"))
  let reset = Button(Phrase("Reset", ko: "초기화"))

  init() {
    duration.text = { .seconds(Int(($0 * 1_000).rounded())) }
  }

  var elements: [Element] { [.progress(elapsed), .slider(duration), .button(reset)] }

  /// None: Return alone resets nothing.
  var primaryButton: Button? { nil }
}

extension Phrase {
  static let timer = Phrase("Timer", ko: "타이머")

  /// Milliseconds, cut to tenths of a second.
  static func seconds(_ milliseconds: Int) -> Phrase {
    let tenths = milliseconds / 100
    return Phrase("\(tenths / 10).\(tenths % 10) s", ko: "\(tenths / 10).\(tenths % 10)초")
  }

  static func elapsed(_ elapsed: Int, of duration: Int) -> Phrase {
    let (elapsed, duration) = (seconds(elapsed), seconds(duration))
    return Phrase(
      "\(elapsed.english) of \(duration.english)", ko: "\(duration.korean) 중 \(elapsed.korean)")
  }
}
