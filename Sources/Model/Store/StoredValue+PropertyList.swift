import Foundation

extension StorePlace {
  /// The place's name in user defaults; no account's begins like a setting's.
  var defaultsName: String {
    switch self {
    case .setting(let name): "vestibule.setting." + name
    case .account(let folded): "vestibule.account." + folded
    // Named after the failed sign-ins that it was made for.
    case .expiring(let name): "vestibule.attempts." + name
    }
  }
}

extension StoredValue {
  /// The value as a dictionary that user defaults can keep.
  ///
  /// Texts are kept as bytes: the file is XML, which has no way to write a NUL.
  var propertyList: [String: Any] {
    switch self {
    case .flag(let flag): return ["flag": flag]
    case .integer(let number): return ["integer": number]
    case .text(let text): return ["text": Data(text.utf8)]
    case .bytes(let bytes): return ["bytes": Data(bytes)]
    case .account(let account):
      var record = ["email": account.email, "password": account.passwordHash.text]
      record["mark"] = account.mark
      return record.mapValues { Data($0.utf8) }
    case .expiring(let number, let since):
      // As text, because the greatest numbers do not come back as they went.
      return ["failures": number, "time": since.time, "uptime": since.uptime]
        .mapValues { Data(String($0).utf8) }
    }
  }

  /// Takes back what was kept, or `nil` when that is of no known form.
  init?(propertyList: Any) {
    guard let fields = propertyList as? [String: Any] else { return nil }
    if let flag = fields["flag"] as? Bool {
      self = .flag(flag)
    } else if let number = fields["integer"] as? Int {
      self = .integer(Int64(number))
    } else if let text = String(field: fields["text"]) {
      self = .text(text)
    } else if let bytes = fields["bytes"] as? Data {
      self = .bytes([UInt8](bytes))
    } else if let email = String(field: fields["email"]),
      let password = String(field: fields["password"])
    {
      self = .account(
        Account(
          email: email, passwordHash: PasswordHash(password), mark: String(field: fields["mark"])))
    } else if let number = String(field: fields["failures"]).flatMap(Int64.init),
      let time = String(field: fields["time"]).flatMap(Int64.init),
      let uptime = String(field: fields["uptime"]).flatMap(Int64.init)
    {
      self = .expiring(number, since: Moment(time: time, uptime: uptime))
    } else {
      return nil
    }
  }
}

extension String {
  /// A text that was kept as bytes.
  fileprivate init?(field: Any?) {
    guard let data = field as? Data else { return nil }
    self.init(validating: data, as: UTF8.self)
  }
}
