import Model

// Observers are called for one change after the other. What changes during a call waits, so that
// all observers see the same changes in the same order.
extension TextInputContext {
  /// A change that observers are notified of.
  enum News {
    case began(TextField)
    case changed(TextField)
    case ended(TextField)
    /// The keyboard appears or disappears.
    case keyboard
  }

  /// Adds an observer of the keyboard and of the text.
  ///
  /// It is held weakly: nobody has to remove it.
  public func addObserver(_ observer: any TextInputObserver) {
    removeObserver(observer)
    observers = observers + [WeakObserver(observer, text: observer)]
    observesText = true
  }

  /// Adds an observer of the keyboard, which is not called for each key.
  ///
  /// It is held weakly: nobody has to remove it.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    removeObserver(observer)
    observers = observers + [WeakObserver(observer)]
  }

  /// Removes an observer.
  public func removeObserver(_ observer: any KeyboardObserver) {
    // A new list: to change the old one in place takes a flow a fiftieth longer.
    observers = observers.filter { $0.keyboard != nil && $0.keyboard !== observer }
    observesText = observers.contains { $0.text != nil }
  }

  func didChange(_ field: TextField) {
    if observesText { tell(.changed(field)) }
  }

  /// Notifies the observers, after the notification that is going on.
  func tell(_ latest: News) {
    guard !isTelling else { return news.append(latest) }
    isTelling = true
    deliver(latest)
    deliverNews()
  }

  /// Calls a delegate, then the observers, and only then whatever the delegate has led to.
  func tell(_ latest: News, after body: () -> Void) {
    let (wasTelling, place) = (isTelling, news.count)
    isTelling = true
    body()
    guard !wasTelling else { return news.insert(latest, at: place) }
    deliver(latest)
    deliverNews()
  }

  private func deliverNews() {
    while !news.isEmpty { deliver(news.removeFirst()) }
    isTelling = false
  }

  private func deliver(_ news: News) {
    switch news {
    case .keyboard: tellOfKeyboard()
    case _ where !observesText: break
    case .began(let field): tell(observers) { $0.text?.textDidBeginEditing(field) }
    case .changed(let field): tell(observers) { $0.text?.textDidChange(field) }
    case .ended(let field): tell(observers) { $0.text?.textDidEndEditing(field) }
    }
  }

  private func tellOfKeyboard() {
    if isKeyboardShown != wasToldOfKeyboard {
      wasToldOfKeyboard = isKeyboardShown
      audience = observers
      let shows = wasToldOfKeyboard
      tell(
        observers,
        shows ? { $0.keyboard?.keyboardWillShow() } : { $0.keyboard?.keyboardWillHide() })
    }
    // Only if nobody has changed that meanwhile.
    guard let told = audience, isKeyboardShown == wasToldOfKeyboard else { return }
    audience = nil
    let shows = wasToldOfKeyboard
    tell(told, shows ? { $0.keyboard?.keyboardDidShow() } : { $0.keyboard?.keyboardDidHide() })
  }

  private func tell(_ audience: [WeakObserver], _ body: (WeakObserver) -> Void) {
    for one in audience {
      let keyboard = one.keyboard
      // An earlier observer may have removed this one.
      for other in observers where other.keyboard === keyboard { body(other) }
    }
  }
}

/// An observer, held weakly.
final class WeakObserver {
  weak var keyboard: (any KeyboardObserver)?
  /// The same one, if it observes the text too.
  weak var text: (any TextInputObserver)?

  init(_ keyboard: any KeyboardObserver, text: (any TextInputObserver)? = nil) {
    self.keyboard = keyboard
    self.text = text
  }
}
