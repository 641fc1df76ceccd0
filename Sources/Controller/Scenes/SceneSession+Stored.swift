import Foundation
import Model

// What is stored of a session is JSON.
extension SceneSession {
  /// What is stored; equal sessions have equal bytes.
  func bytes() throws(StoreError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return Array(try encoder.encode(self))
    } catch {
      throw .abandoned(reason: "\(error)")
    }
  }

  /// Makes a session again from what was stored, now or in the old format.
  static func stored(as bytes: [UInt8]) throws -> SceneSession {
    guard bytes.first == UInt8(ascii: "{") else { return try SceneSession(oldFormat: bytes) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(SceneSession.self, from: Data(bytes))
  }
}
