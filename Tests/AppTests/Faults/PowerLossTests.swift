import Foundation
import Testing

/// A store on a disk of its own, of which a copy is taken while the program is stopped: that is what
/// the disk holds when the power goes.
@Suite("A power loss", .patience, .onOwnThreads, .needsProbe)
nonisolated struct PowerLossTests {
  @Test(
    "D2: Every account that was created is there after a power loss",
    .enabled(if: FaultHarness.isThorough, "takes minutes: see How-It-Is-Checked.md"),
    .enabled(if: FaultHarness.canMount, FaultHarness.needsMount),
    .enabled(if: Self.canLoop, "needs a loop device and mkfs.ext4"))
  func images() throws {
    let outcome = try harness.shell(
      """
      exec unshare -m sh -c '
        truncate -s 16M image; mkfs.ext4 -q -F image; mkdir disk copied
        mount -o loop,commit=1000 image disk; mkdir -m 700 disk/store
        $0 disk/store/v.sqlite add before 1
        round=0
        while [ $round -lt \(Self.rounds) ]; do
          $0 disk/store/v.sqlite add r${round}n 100000 >>answers &
          process=$!
          sleep 0.$((round % 4))$((round % 9 + 1))
          kill -STOP $process; cp answers told; cp --sparse=always image copy; kill -9 $process
          mount -o loop copy copied
          $0 copied/store/v.sqlite missing <told >lost || echo damaged
          umount copied
          grep . lost && echo "lost in round $round"
          round=$((round + 1))
        done
        wc -l <told
      ' "$probe"
      """)

    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "before0")
    #expect(
      lines.filter { $0.hasPrefix("lost") || $0 == "damaged" } == [], "\(outcome.text)")
    let told = Int((lines.last ?? "").trimmingCharacters(in: .whitespaces)) ?? 0
    #expect(told > Self.rounds, "\(outcome.text) \(outcome.complaint)")
    print("\(Self.rounds) power losses, \(told) answers, none lost")
  }

  // MARK: - Fixtures

  private static let rounds = 40
  private static let canLoop = FaultHarness.can(
    "losetup -f && which mkfs.ext4 && f=$(mktemp) && d=$(mktemp -d) && truncate -s 1M $f && "
      + "mkfs.ext4 -q -F $f && unshare -m mount -o loop $f $d; s=$?; rm -rf $f $d; exit $s")

  private let harness: FaultHarness

  init() throws {
    harness = try FaultHarness()
  }
}
