/// A value that grows by one; it stays at the largest integer.
struct Counter {
  private(set) var value: Int

  init(value: Int = 0) { self.value = value }

  mutating func increment() {
    if value < .max { value += 1 }
  }
}
