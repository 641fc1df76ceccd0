/// The delegate of the page *What a delegate is*.
protocol WaiterDelegate: AnyObject {
  func waiter(_ waiter: Waiter, didTake order: String)
}

/// Knows that something was ordered, and not what it means.
final class Waiter {
  weak var delegate: (any WaiterDelegate)?

  func take(_ order: String) { delegate?.waiter(self, didTake: order) }
}

/// Knows what an order means.
final class Kitchen: WaiterDelegate {
  let waiter = Waiter()
  private(set) var orders: [String] = []

  init() { waiter.delegate = self }

  func waiter(_ waiter: Waiter, didTake order: String) { orders.append(order) }
}
