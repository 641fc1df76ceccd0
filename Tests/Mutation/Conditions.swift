import Foundation
import SwiftIfConfig
import SwiftSyntax

/// Which lines between `#if` and `#endif` are compiled here.
struct Conditions {
  private let configuration: StaticBuildConfiguration

  init() throws {
    let text = try Command("swiftc", "-frontend", "-print-static-build-config").output()
    var configuration = try JSONDecoder().decode(
      StaticBuildConfiguration.self, from: Data(text.utf8))
    configuration.customConditions = ["DEBUG"]
    self.configuration = configuration
  }

  /// Those that are compiled, or `nil` where that depends on more than the system and the compiler:
  /// on modules that can be imported, or on what a manifest defines.
  func elements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    let known = /(?:(?:os|arch|compiler)\([^()]*\)|DEBUG|true|false|[!&|()\s])*/
    let areKnown = node.clauses.allSatisfy {
      $0.condition?.trimmedDescription.wholeMatch(of: known) != nil || $0.condition == nil
    }
    return areKnown ? node.activeClause(in: configuration).clause?.elements : nil
  }
}
