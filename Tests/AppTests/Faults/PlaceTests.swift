import Foundation
import Testing

/// The built program with a store that is full, read-only, or cannot be opened, and afterwards.
@Suite("A place for the store", .patience, .onOwnThreads)
nonisolated struct PlaceTests {
  @Test(
    "D7: A full disk is reported, no account is lost, and with room it works again",
    .enabled(if: FaultHarness.canMount, FaultHarness.needsMount))
  func fullDisk() throws {
    try harness.writeSignUp("first@example.com", to: "first")
    try harness.writeSignUp("second@example.com", to: "second")

    // The mount is this command's own, and gone with it.
    let outcome = try harness.shell(
      """
      mkdir disk; exec unshare -m sh -c '
        mount -t tmpfs -o size=256k,mode=700 none disk
        vestibule --store disk/v.sqlite --language en <first >said1 2>&1; echo $?
        dd if=/dev/zero of=disk/ballast bs=1k 2>/dev/null
        vestibule --store disk/v.sqlite --language en <second >said2 2>&1; echo $?
        vestibule --store disk/other.sqlite --language en <second >said3 2>&1; echo $?
        ls disk >names
        rm disk/ballast
        vestibule --store disk/v.sqlite --language en <again >said4 2>&1; echo $?
        vestibule --store disk/v.sqlite --check; echo $?
        cp -p disk/v.sqlite v.sqlite
      '
      """)

    let codes = outcome.text.split(separator: "\n").compactMap { Int($0) }
    #expect(codes == [0, 74, 74, 0, 0], "\(outcome.text)")
    #expect(try said(1).contains("Account created."))
    #expect(try said(2).contains("There is no room left to write"))
    #expect(try !said(2).contains("Account created."))
    #expect(try said(3).contains("There is no room left to write"))
    #expect(try harness.lines(of: "names") == ["ballast", "v.sqlite", "v.sqlite-journal"])
    #expect(try said(4).contains("Account created."))
    try harness.expectKept(["first@example.com", "second@example.com"], in: "v.sqlite")
  }

  @Test(
    "D9: A read-only mount is told, with nothing written, and the store works again afterwards",
    .enabled(if: FaultHarness.canMount, FaultHarness.needsMount))
  func readOnlyMount() throws {
    try harness.writeSignUp("first@example.com", to: "first")
    try harness.writeSignUp("second@example.com", to: "second")

    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite --language en <first >said1 2>&1; echo $?
      unshare -m sh -c '
        mount --bind store store; mount -o remount,ro,bind store
        vestibule --store store/v.sqlite --language en <second; echo $?
        vestibule --store store/new.sqlite --language en <second; echo $?
      ' >said2 2>&1
      ls store >names
      vestibule --store store/v.sqlite --language en <again >said3 2>&1; echo $?
      """)

    #expect(outcome.text == "0\n0\n")
    let path = harness.folder.path("store")
    #expect(
      try said(2) == """
        vestibule: \(path)/v.sqlite can be read but not written. \
        Change its permissions and try again.
        74
        vestibule: Cannot open the store \(path)/new.sqlite: its disk can only be read. \
        Check the path and its permissions.
        74

        """)
    #expect(try harness.lines(of: "names") == ["v.sqlite", "v.sqlite-journal"])
    try harness.expectKept(["first@example.com", "second@example.com"])
  }

  @Test(
    "D9: A store not writable, or of another user, is reported and left as it is",
    .enabled(if: FaultHarness.canImpersonate, FaultHarness.needsRoot))
  func somebodyElse() throws {
    try harness.writeSignUp("first@example.com", to: "first")
    let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups -- ./vestibule"
    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite --language en <first >said1 2>&1; echo $?
      cp -L .tools/vestibule . && chmod 711 . store && mkdir shut && chmod 755 shut
      cp store/v.sqlite shut/private.sqlite && chmod 600 shut/private.sqlite
      cp store/v.sqlite shut/own.sqlite && chown 65534 shut/own.sqlite && chmod 400 shut/own.sqlite
      cp store/v.sqlite shut/other.sqlite && chmod 644 shut/other.sqlite
      sha256sum shut/* >before
      for name in private own other new; do
        \(nobody) --store shut/$name.sqlite --language en <first; echo $?
      done >said2 2>&1
      sha256sum shut/* >after
      """)

    #expect(outcome.text == "0\n", "\(outcome.complaint)")
    let said = try said(2).split(separator: "\n").map(String.init)
    try #require(said.count == 8, "\(said)")
    #expect(said[0].contains("Cannot open the store") && said[0].contains("you have no permission"))
    #expect(said[2].contains("can be read but not written"))
    #expect(said[4].contains("belongs to another user"))
    #expect(said[6].contains("you have no permission"))
    #expect([said[1], said[3], said[5], said[7]] == ["74", "74", "77", "74"])
    let before = try harness.lines(of: "before")
    #expect(try before == harness.lines(of: "after"))
  }

  @Test(
    "D8: A limit on the size of files is reported, and ends no process",
    .disabled(if: FaultHarness.writesFirst, FaultHarness.needsWriting))
  func fileSizeLimit() throws {
    try harness.writeSignUp("first@example.com", to: "first")

    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite --language en </dev/null >said1 2>&1; echo $?
      (ulimit -f 8; exec vestibule --store store/v.sqlite --language en <first) 2>&1 | cat >said2
      (ulimit -f 8; vestibule --store store/new.sqlite --language en <first 2>&1; echo $?) | cat >said3
      vestibule --store store/v.sqlite --language en <again >said4 2>&1; echo $?
      """)

    #expect(outcome.text == "0\n0\n", "\(outcome.complaint)")
    #expect(try said(2).contains("Notice: "))
    #expect(try !said(2).contains("Account created."))
    #expect(try said(3).hasSuffix("74\n"))
    #expect(try said(4).contains("Account created."))
    try harness.expectKept(["first@example.com"])
  }

  @Test("R4: Too few descriptors are told", arguments: [3, 4, 5, 6, 7, 8])
  func descriptors(limit: Int) throws {
    let outcome = try harness.shell(
      "vestibule --store store/v.sqlite </dev/null >said1; ulimit -n \(limit); "
        + "exec vestibule --store store/v.sqlite --language en")

    #expect([0, 74, 127].contains(outcome.code), "\(outcome.code) \(outcome.complaint)")
    if outcome.code == 74 { #expect(outcome.complaint.hasPrefix("vestibule: ")) }
    try harness.expectKept([])
  }

  @Test(
    "R4: Too little memory to hash is told, and is no wrong password",
    .disabled(if: FaultHarness.isSanitized, FaultHarness.needsMemory))
  func memory() throws {
    try harness.writeSignUp("first@example.com", to: "first")
    let form = [":kill", ":open", "email", "first@example.com", "<password 1>", "sign in"]
    try harness.folder.write(form.map { $0 + "\n" }.joined().utf8, to: "form")

    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite --language en <first >said1
      for limit in 80000 100000 130000; do
        (ulimit -v $limit; exec vestibule --store store/v.sqlite --language en <form); echo $?
      done
      vestibule --store store/v.sqlite --language en <form | grep "Signed In"
      """)

    #expect(outcome.text.contains("The system could not hash the password"))
    expectAbsent("That password is not correct", in: outcome.text)
    let codes = outcome.text.split(separator: "\n").compactMap { Int($0) }
    // 127 where the system has no room to load the program.
    #expect(codes.count == 3 && codes.allSatisfy { [0, 74, 127].contains($0) }, "\(codes)")
    #expect(outcome.text.hasSuffix("  Signed In\n"))
  }

  @Test("X2: A store that others can read or write is refused with what to do, and code 77")
  func shared() throws {
    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite </dev/null >said1; chmod 644 store/v.sqlite
      vestibule --store store/v.sqlite --language en </dev/null; echo $?
      chmod 600 store/v.sqlite; chmod 777 store
      vestibule --store store/v.sqlite --language ko </dev/null; echo $?
      chmod 700 store; vestibule --store store/v.sqlite </dev/null >said1; echo $?
      """)

    #expect(outcome.text == "77\n77\n0\n")
    let path = harness.folder.path("store")
    #expect(outcome.complaint.contains("Try: chmod 600 '\(path)/v.sqlite'\n"))
    #expect(outcome.complaint.contains("열지 않았습니다: \(path). 이렇게 고치세요: chmod go-w '\(path)'\n"))
  }

  @Test(
    "D15: A network file system is told, and the app runs",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace))
  func network() throws {
    // The kernel's answer is NFS's number.
    let strace =
      "strace -f -qq -o log -e trace=statfs -e inject=statfs:poke_exit=@arg2=6969000000000000"
    for quiet in ["", "--quiet"] {
      let outcome = try harness.shell(
        "\(strace) vestibule --store store/v.sqlite --language en \(quiet) </dev/null")

      #expect(outcome.code == 0)
      #expect(outcome.complaint.contains("on a network file system") == quiet.isEmpty)
    }
  }

  @Test(
    "D15: A file system without locks is told at once",
    .enabled(if: FaultHarness.canTrace, FaultHarness.needsStrace))
  func noLocks() throws {
    try harness.writeSignUp("first@example.com", to: "first")
    let path = "\(harness.folder.path("store"))/v.sqlite"
    let outcome = try harness.shell(
      """
      vestibule --store store/v.sqlite </dev/null >said1
      strace -f -qq -o log -P \(path) -e trace=fcntl -e inject=fcntl:error=ENOLCK \\
        vestibule --store store/v.sqlite --language en <first
      echo $?; test $(grep -c ENOLCK log) -lt 9 && echo soon
      vestibule --store store/v.sqlite --language en <again | grep created
      """)

    #expect(outcome.text == "74\nsoon\n  Account created.\n")
    #expect(outcome.complaint.contains("v.sqlite: its file system cannot lock"))
  }

  @Test("X1: Folder and file are their owner's alone, even when the umask takes all rights away")
  func umask() throws {
    let outcome = try harness.shell(
      "umask 777; XDG_DATA_HOME=$HOME/new vestibule --language en </dev/null")

    #expect(outcome.code == 0, "\(outcome.complaint)")
    for name in ["new", "new/vestibule"] {
      #expect(try harness.folder.mode(of: name) == 0o700)
    }
    #expect(try harness.folder.mode(of: "new/vestibule/vestibule.sqlite") == 0o600)
  }

  @Test("X3: A planted link is neither followed nor replaced", arguments: ["store", "journal"])
  func plantedLink(kind: String) throws {
    try harness.folder.write("precious".utf8, to: "victim")
    try harness.writeSignUp("first@example.com", to: "first")
    let link = kind == "store" ? "v.sqlite" : "v.sqlite-journal"

    let outcome = try harness.shell(
      "ln -s ../victim store/\(link); "
        + "vestibule --store store/v.sqlite --language en <first")

    expectAbsent("Account created.", in: outcome.text)
    #expect(outcome.code == 74 || outcome.text.contains("Notice: "))
    #expect(try harness.folder.bytes(of: "victim") == Array("precious".utf8))
  }

  @Test("X3: A device or a pipe as the store is refused at once", arguments: ["/dev/null", "pipe"])
  func specialFile(path: String) throws {
    let outcome = try harness.shell(
      "mkfifo pipe; vestibule --store \(path) --language en </dev/null")

    #expect(outcome.code == 74)
    #expect(outcome.complaint.contains("it is not a regular file"))
  }

  // MARK: - Fixtures

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }

  private func said(_ number: Int) throws -> String {
    String(decoding: try harness.folder.bytes(of: "said\(number)"), as: UTF8.self)
  }
}
