package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.host.offload.driver.PendingReduction;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.junit.jupiter.api.Tag;

/**
 * A driver resets its node, or its end of the link, while a reduction and packets between the hosts are under way: each reduction ends, with the right sum or without
 * one, a packet comes once and whole or not at all, and what a reset of the link costs is counted.
 */
class AxiReductionResetsTest {
    /** Cycles from a message's last word at its host port to its last one at the other node, and more. */
    private static final int WAY = 100;

    /** Cycles from there until the result begins to come back, at least. */
    private static final int TURN = 60;
    /** Cycles in which it comes, and more. */
    private static final int RETURN = 160;

    /** Words of a reduce descriptor: the message leaves behind the last one. */
    private static final int DESCRIPTOR = 9;

    private static final int ROOT = 0;
    private static final int LEAF = 1;

    /** The leaf's message meets the root's reset in each cycle of its way: some end in the middle. */
    @HardwareTest(timeoutCycles = 4_000_000)
    @Tag("slow")
    void aMessageThatIsCutOnItsWayUpMakesNoSum(TestBench bench) {
        ResettableReducers b = new ResettableReducers(bench);
        b.open();
        long failed = 0;
        for (int delay = 0; delay < WAY; delay++) {
            b.resetLinkBehindWrites(ROOT, DESCRIPTOR, delay);
            failed += b.reduces(2) == 0 ? 1 : 0;
        }
        assertThat(failed).isBetween(1L, WAY - 1L);
        long cut = b.counter(ROOT, Counter.DROPPED);
        assertThat(cut).as("messages that were cut, or late").isBetween(1L, failed);
        assertThat(b.counter(LEAF, Counter.MESSAGES)).isEqualTo(WAY);
        assertThat(b.lost(LEAF).givenUp.read() + b.lost(ROOT).dropped.read()).isGreaterThanOrEqualTo(failed - cut);
        assertThat(b.reduces(2)).as("nodes with the sum, without a reset").isEqualTo(2);
    }

    /** So does the root's with the leaf's: the root has the sum, and the leaf has it or is told that it is missing. */
    @HardwareTest(timeoutCycles = 4_000_000)
    @Tag("slow")
    void aMessageThatIsCutOnItsWayDownIsMissing(TestBench bench) {
        ResettableReducers b = new ResettableReducers(bench);
        b.open();
        int missing = 0;
        for (int delay = TURN; delay < TURN + RETURN; delay++) {
            b.resetLinkBehindWrites(LEAF, DESCRIPTOR, delay);
            missing += 2 - b.reduces(2);
        }
        assertThat(missing).isBetween(1, 2 * RETURN - 1);
        assertThat(b.counter(LEAF, Counter.DROPPED))
                .as("messages that were cut")
                .isPositive();
        assertThat(b.reduces(2)).as("nodes with the sum, without a reset").isEqualTo(2);
    }

    /** Packets of the greatest length, and resets of either end: those that do not come are counted. */
    @HardwareTest(timeoutCycles = 4_000_000)
    @Tag("slow")
    void packetsThatAResetOfTheLinkCostsAreCounted(TestBench bench) {
        ResettableReducers b = new ResettableReducers(bench);
        b.open();
        for (int round = 0; round < 100; round++) {
            int writes = 1 + bench.random().nextInt(2 * ResettableReducers.PACKET_WORDS);
            b.resetLinkBehindWrites(
                    bench.random().nextInt(2), writes, bench.random().nextInt(60));
            b.sendPackets(2);
            b.takePackets();
        }
        long sent = b.counter(LEAF, Counter.PACKETS_SENT);
        long wrong = b.counter(ROOT, Counter.PACKETS_WRONG);
        assertThat(b.counter(ROOT, Counter.PACKETS_RECEIVED)).isEqualTo(b.taken());
        assertThat(sent).isEqualTo(200);
        assertThat(b.taken()).isBetween(100L, sent - 1);
        assertThat(wrong).as("packets that were cut").isPositive();
        long lost = b.lost(LEAF).givenUp.read() + b.lost(ROOT).dropped.read();
        assertThat(lost).isBetween(sent - b.taken() - wrong, sent - b.taken() + 2 * 100);
        assertThat(b.reduces(2)).isEqualTo(2);
    }

    /** Resets of either node: the other one's reduction ends, and both reduce again in a port that is opened anew. */
    @HardwareTest(timeoutCycles = 4_000_000)
    @Tag("slow")
    void theOtherNodesReductionEndsWhenANodeIsReset(TestBench bench) {
        ResettableReducers b = new ResettableReducers(bench);
        int failed = 0;
        for (int round = 0; round < 60; round++) {
            b.open();
            int node = bench.random().nextInt(2);
            PendingReduction survivor =
                    b.resetNodeAmidAReduction(node, bench.random().nextInt(WAY));
            failed += survivor.failure().isPresent() ? 1 : 0;
            b.takePackets();
        }
        assertThat(failed).isBetween(1, 59);
        b.open();
        assertThat(b.reduces(2)).isEqualTo(2);
    }
}
