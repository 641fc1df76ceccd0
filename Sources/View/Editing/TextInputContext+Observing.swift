import Model

// What observers are told, one thing after the other: what changes while they are told of
// something is news that waits. So all of them hear the same, in the order in which it happened.
extension TextInputContext {
  /// Something that observers are told.
  enum News {
    case began(TextField)
    case changed(TextField)
    case ended(TextField)
    /// The keyboard comes or goes.
    case keyboard
  }

  /// Tells someone what happens to the keyboard and to the text from now on.
  ///
  /// It is held weakly, as a notification center holds its observers: nobody has to be removed.
  public func addObserver(_ observer: any TextInputObserver) {
    removeObserver(observer)
    observers = observers + [WeakObserver(observer, text: observer)]
    observesText = true
  }

  /// Tells someone what happens to the keyboard, and not each time that a key is touched.
  ///
  /// It is held weakly, as a notification center holds its observers: nobody has to be removed.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    removeObserver(observer)
    observers = observers + [WeakObserver(observer)]
  }

  /// Tells someone no more.
  public func removeObserver(_ observer: any KeyboardObserver) {
    // A new list, and not the old one changed in place: then no key has to ask whether it is just
    // being changed, which takes a flow a fiftieth longer.
    observers = observers.filter { $0.keyboard != nil && $0.keyboard !== observer }
    observesText = observers.contains { $0.text != nil }
  }

  func didChange(_ field: TextField) {
    if observesText { tell(.changed(field)) }
  }

  /// Tells the observers now, or when they have heard what they are just being told.
  func tell(_ latest: News) {
    guard !isTelling else { return news.append(latest) }
    isTelling = true
    deliver(latest)
    deliverNews()
  }

  /// Tells a delegate, then the observers, and only then what the delegate has led to.
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
    // It did come or go only if nobody has changed that meanwhile.
    guard let told = audience, isKeyboardShown == wasToldOfKeyboard else { return }
    audience = nil
    let shows = wasToldOfKeyboard
    tell(told, shows ? { $0.keyboard?.keyboardDidShow() } : { $0.keyboard?.keyboardDidHide() })
  }

  private func tell(_ audience: [WeakObserver], _ body: (WeakObserver) -> Void) {
    for one in audience {
      let keyboard = one.keyboard
      // Who was told before may have removed this one.
      for other in observers where other.keyboard === keyboard { body(other) }
    }
  }
}

/// An observer, held weakly.
final class WeakObserver {
  weak var keyboard: (any KeyboardObserver)?
  /// The same one, if it is told about the text too.
  weak var text: (any TextInputObserver)?

  init(_ keyboard: any KeyboardObserver, text: (any TextInputObserver)? = nil) {
    self.keyboard = keyboard
    self.text = text
  }
}
