import Model
import Synchronization
import Workshop

/// What is asked of a store and of a hasher, in order.
final class CallList: Sendable {
  private let names = Mutex<[String]>([])

  func add(_ name: String) {
    names.withLock { $0.append(name) }
  }

  /// What was asked since this was asked last.
  func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}

/// A store in memory that lists what it is asked, without what stands there.
final class ListingStore: StoreProxy {
  let base: any UserInfoStore = MemoryStore()
  var looksInside: Bool { true }
  private let calls: CallList
  private let isInside = Mutex(false)

  init(_ calls: CallList) {
    self.calls = calls
  }

  func willAccess(_ access: StoreAccess) {
    let indent = isInside.withLock { $0 } ? "  " : ""
    switch access {
    case .value(let place): calls.add("\(indent)read \(place.kind)")
    case .read: calls.add("begin reading")
    case .update: calls.add("begin")
    case .write(let place): calls.add("\(indent)write \(place.kind)")
    case .remove(let place): calls.add("\(indent)remove \(place.kind)")
    case .removeExpired: calls.add("\(indent)remove expired")
    }
    if [.read, .update].contains(access) { isInside.withLock { $0 = true } }
  }

  func didAccess(_ access: StoreAccess, _ error: StoreError?) {
    guard [.read, .update].contains(access) else { return }
    isInside.withLock { $0 = false }
    if error == nil { calls.add(access == .read ? "end reading" : "commit") }
  }
}

/// Yescrypt at its lowest cost, which lists what it is asked.
struct ListingHasher: PasswordHasher {
  let calls: CallList
  private let hasher = YescryptHasher(cost: 1)

  init(_ calls: CallList) {
    self.calls = calls
  }

  func hash(_ password: Password) throws(PasswordHashError) -> PasswordHash {
    calls.add("salt and hash")
    return try hasher.hash(password)
  }

  func verify(_ password: Password, against hash: PasswordHash) throws(PasswordHashError) -> Bool {
    calls.add("hash and compare")
    return try hasher.verify(password, against: hash)
  }

  func needsRehash(_ hash: PasswordHash) -> Bool {
    calls.add("look at the cost")
    return hasher.needsRehash(hash)
  }

  var decoy: PasswordHash { hasher.decoy }
}

extension StoreKey {
  fileprivate var kind: String {
    switch namespace {
    case .settings: "setting"
    case .records: "account"
    case .expiring: "expiring"
    }
  }
}
