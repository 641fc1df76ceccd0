import Foundation
import Testing

/// Another user who races with the program for the names that it uses, in a folder like `/tmp`.
@Suite(
  "An intruder", .patience, .onOwnThreads, .needsProbe,
  .enabled(if: FaultHarness.canImpersonate, FaultHarness.needsRoot))
nonisolated struct IntruderTests {
  @Test(
    "X1, X2: Another user gets nothing that a first launch or a copy writes, and owns none of it")
  func race() throws {
    try prepare()
    let names = ["v.sqlite", "v.sqlite-journal", "copy", "copy-journal"].map { "open/\($0)" }
    let intruder = try harness.start(
      "\(nobody) ./FaultProbe intrude \(names.joined(separator: " "))", output: "caught")
    defer { intruder.kill() }
    while try harness.lines(of: "caught").isEmpty { try #require(intruder.isRunning) }

    // A sign-up of its own each time: what is caught is a hash.
    let launches = try harness.start(
      """
      sh -c '
        for round in $(seq \(FaultHarness.isThorough ? 600 : 10)); do
          for user in 0 1; do
            become="setpriv --reuid=$user --regid=$user --clear-groups -- ./vestibule"
            $become --store open/v.sqlite --language en <input 2>said; echo launch $? $(cat said)
            $become --store own$user/v --backup open/copy --language en 2>said
            echo copy $? $(cat said)
            find open -mindepth 1 -user $user -printf "left %f\\n" -delete 2>said
          done
        done'
      """, output: "told")
    defer { launches.kill() }
    #expect(launches.waitUntilExit(seconds: 600))

    #expect(try harness.lines(of: "caught") == ["ready"])
    #expect(intruder.isRunning)
    let told = Set(try harness.lines(of: "told"))
    let folder = harness.folder.path("open")
    let sentence =
      "77 vestibule: Other users can write in the folder \(folder), or replace it: no store is "
      + "safe there. Use a folder of your own: mkdir -m 700 '\(folder)/own'"
    #expect(told == ["launch \(sentence)", "copy \(sentence)"])
  }

  @Test("X2: Another user gets no store by the name of a folder that is theirs to change")
  func ancestor() throws {
    try prepare()

    let outcome = try harness.shell(
      """
      mkdir -m 755 theirs; mkdir -m 700 theirs/own1; chown 1 theirs/own1; chown 65534 theirs
      become="setpriv --reuid=1 --regid=1 --clear-groups -- ./vestibule"
      $become --store theirs/own1/v --language en <input; echo $?
      $become --store own1/v --backup theirs/own1/copy --language en; echo $?
      XDG_DATA_HOME=$HOME/theirs/own1/data $become --language en <input; echo $?
      ls -A theirs/own1
      """)

    #expect(outcome.text == "77\n77\n77\n")
    let sentence =
      "the folder \(harness.folder.path("theirs")), or replace it: no store is safe there. "
      + "It belongs to another user: use a folder of your own.\n"
    #expect(outcome.complaint.components(separatedBy: sentence).count == 4, "\(outcome.complaint)")
  }

  @Test("X2: Root opens another user's store in that user's folder, and makes nothing there")
  func root() throws {
    try prepare()

    let outcome = try harness.shell(
      """
      vestibule --store own1/v --check
      vestibule --store own1/new --language en <input; echo $?
      vestibule --store own0/v --backup own1/copy --language en; echo $?
      cp own0/v own1/root; chmod 600 own1/root; vestibule --store own1/root --check; echo $?; ls own1
      """)

    #expect(
      outcome.text == "own1/v: ok\n77\n77\n77\nroot\nv\nv-journal\n", "\(outcome.complaint)")
    let sentence = "It belongs to another user: use a folder of your own.\n"
    #expect(outcome.complaint.components(separatedBy: sentence).count == 4, "\(outcome.complaint)")
  }

  // MARK: - Fixtures

  private let harness: FaultHarness
  private let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups --"

  init() throws {
    harness = try FaultHarness()
  }

  /// Puts the programs where everybody can run them, and a store where each user has one.
  private func prepare() throws {
    try harness.writeSignUp("lee@example.com", to: "input")
    let outcome = try harness.shell(
      """
      cp -L .tools/vestibule . && cp "$probe" FaultProbe && chmod 755 . && mkdir -m 1777 open
      chmod 644 input; chmod 1777 open
      for user in 0 1; do
        mkdir -m 700 own$user; chown $user own$user
        setpriv --reuid=$user --regid=$user --clear-groups -- ./vestibule --store own$user/v \
          --language en <input | grep -c "Account created."
      done
      """)
    try #require(outcome.text == "1\n1\n", "\(outcome.complaint)")
  }
}
