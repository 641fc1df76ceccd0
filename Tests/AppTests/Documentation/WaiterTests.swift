import Testing

@Suite("What a delegate is")
struct WaiterTests {
  @Test("The kitchen gets each order, and the waiter does not keep it alive")
  func orders() {
    let waiter: Waiter
    weak let gone: Kitchen?
    do {
      let kitchen = Kitchen()
      waiter = kitchen.waiter
      gone = kitchen

      waiter.take("tea")
      waiter.take("rice")

      #expect(kitchen.orders == ["tea", "rice"])
    }
    #expect(gone == nil)
    #expect(waiter.delegate == nil)
  }
}
