package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.packet.WordCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bits flip in the stores of two ends of a link: each that is read is told once, and none is delivered. */
@Tag("slow")
class FlippedBitsTest {
    private static final LinkBuffers SHORT =
            new LinkBuffers(4, 0, 4, 64).thatGiveUp().withParity(true);
    private static final LinkBuffers LONG = new LinkBuffers(8, 0, 8).withParity(true);
    private static final Design<ParityPorts> DESIGN = Heddle.elaborate(() -> new ParityPorts(8, SHORT));
    private static final int STORED = WordCheck.CODE.storedWidth();
    private static final int PACKETS = 6;
    /** Until everything that has a place has arrived there. */
    private static final int SETTLED = 600;
    /** Cycles of the core in which a timeout of the link passes. */
    private static final int TIMEOUT = 1_000;

    private static ParityBench shortPackets(TestBench bench) {
        return new ParityBench(
                bench, DESIGN, SHORT, StallProfile.NEVER, bench.random().nextLong());
    }

    /** Packets from end 0 wait at end 1; returns the number of the newest one in a channel's store. */
    private static int fill(ParityBench b, int channel) {
        b.sim.poke(b.dut.held, true);
        for (int i = 0; i < PACKETS; i++) {
            b.send(0, channel, channel == 1 ? 16 : 64);
            b.send(1, channel);
        }
        b.sim.step(SETTLED);
        BackDoor door = b.words("port1.received" + channel);
        for (int packet = PACKETS - 1; packet >= 0; packet--) {
            long[] words = b.packets(0, channel).get(packet);
            if (ParityBench.find(door, words[words.length - 1]) >= 0) {
                return packet;
            }
        }
        throw new AssertionError("no packet has arrived");
    }

    private static void expectStopOfReceiver(ParityBench b, int channel, int deliveredBeats, String what) {
        b.sim.poke(b.dut.held, false);
        b.sim.step(SETTLED);
        b.assertNothingWrong();
        assertThat(b.delivered(0, channel)).as(what).isEqualTo(deliveredBeats);
        b.assertToldOnce(1, channel);
        // It is a cut cable: neither acknowledgements nor packets come, not even in the long run.
        b.sim.step(2 * TIMEOUT);
        assertThat(b.isSilent(1, 2 * TIMEOUT)).as("silence behind %s", what).isTrue();
        assertThat(b.isTaken(1))
                .as("the core of the end that stopped is not held up")
                .isTrue();
        b.assertToldOnce(1, channel);
    }

    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void everyBitThatFlipsInAStoreOfArrivedPacketsIsToldOnceAndEndsItBeforeTheWord(TestBench bench) {
        for (int channel = 0; channel < ParityBench.CHANNELS; channel++) {
            for (int bit = 0; bit < STORED; bit++) {
                ParityBench b = shortPackets(bench);
                int packet = fill(b, channel);
                long[] words = b.packets(0, channel).get(packet);
                int index = b.random.nextInt(words.length);
                BackDoor door = b.words("port1.received" + channel);
                ParityBench.flip(door, ParityBench.find(door, words[index]), bit);
                int before = b.beatsOf(0, channel, packet) + index;
                expectStopOfReceiver(b, channel, before, "bit %d of channel %d".formatted(bit, channel));
                b.sim.close();
            }
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void aFlippedPlaceOfAnArrivedPacketsEndIsToldOnceAndNoWordOfItIsDelivered(TestBench bench) {
        for (int channel = 0; channel < ParityBench.CHANNELS; channel++) {
            int width = shortPackets(bench).ends("port1.received" + channel).width();
            for (int bit = 0; bit < width; bit++) {
                ParityBench b = shortPackets(bench);
                int packet = fill(b, channel);
                ParityBench.flip(b.ends("port1.received" + channel), packet % SHORT.received(), bit);
                int before = b.beatsOf(0, channel, packet);
                expectStopOfReceiver(b, channel, before, "bit %d of an end".formatted(bit));
                b.sim.close();
            }
        }
    }

    /** Cuts the cable, and lets packets wait in the store of sent ones for their acknowledgement. */
    private static void fillReplay(ParityBench b) {
        b.sim.poke(b.dut.cut, true);
        for (int i = 0; i < SHORT.credits(); i++) {
            b.send(0, 0, 64);
            b.send(1, 0, 64);
        }
        b.sim.step(SETTLED);
    }

    private static void expectStopOfSender(ParityBench b, int wrongPacket, String what) {
        b.sim.poke(b.dut.cut, false);
        b.sim.step(2 * TIMEOUT);
        b.assertNothingWrong();
        assertThat(b.delivered(0, 0)).as(what).isEqualTo(b.beatsOf(0, 0, wrongPacket));
        assertThat(b.sim.peek(b.dut.packetsWrong.get(1)))
                .as("packets with a wrong check, behind %s", what)
                .isEqualTo(1);
        b.assertToldOnce(0, StoreFaults.SENT);
        for (int i = 0; i < 3 * SHORT.sent(); i++) {
            b.send(0, i % ParityBench.CHANNELS);
        }
        b.sim.step(2 * TIMEOUT);
        assertThat(b.isSilent(0, 2 * TIMEOUT)).as("silence behind %s", what).isTrue();
        assertThat(b.isTaken(0)).as("the core is not held up").isTrue();
        assertThat(b.delivered(0, 0)).isEqualTo(b.beatsOf(0, 0, wrongPacket));
        b.assertToldOnce(0, StoreFaults.SENT);
    }

    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void everyBitThatFlipsInTheStoreOfSentPacketsIsToldOnceAndThePacketEndsWithAWrongCheck(TestBench bench) {
        for (int bit = 0; bit < STORED; bit++) {
            ParityBench b = shortPackets(bench);
            fillReplay(b);
            int packet = b.random.nextInt(SHORT.credits());
            long[] words = b.packets(0, 0).get(packet);
            BackDoor door = b.words("port0.replay");
            ParityBench.flip(door, ParityBench.find(door, words[b.random.nextInt(words.length)]), bit);
            expectStopOfSender(b, packet, "bit " + bit);
            b.sim.close();
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void aFlippedPlaceOfASentPacketsEndIsToldOnceAndThePacketEndsWithAWrongCheck(TestBench bench) {
        int width = shortPackets(bench).ends("port0.replay").width();
        for (int bit = 0; bit < width; bit++) {
            ParityBench b = shortPackets(bench);
            fillReplay(b);
            int packet = b.random.nextInt(SHORT.credits());
            ParityBench.flip(b.ends("port0.replay"), packet, bit);
            expectStopOfSender(b, packet, "bit %d of an end".formatted(bit));
            b.sim.close();
        }
    }

    /** Two words of one packet: both are read while it goes out to its end. */
    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void twoFlippedWordsOfASentPacketAreCountedAsTwo(TestBench bench) {
        ParityBench b = shortPackets(bench);
        fillReplay(b);
        long[] words = b.packets(0, 0).get(1);
        BackDoor door = b.words("port0.replay");
        ParityBench.flip(door, ParityBench.find(door, words[1]), 7);
        ParityBench.flip(door, ParityBench.find(door, words[9]), 64);
        b.sim.poke(b.dut.cut, false);
        b.sim.step(2 * TIMEOUT);
        assertThat(b.flips(0, StoreFaults.SENT)).isEqualTo(2);
        assertThat(b.delivered(0, 0)).isEqualTo(b.beatsOf(0, 0, 1));
    }

    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void theOtherEndGivesUpBehindItsTimeoutsAsBehindACutCable(TestBench bench) {
        ParityBench b = shortPackets(bench);
        int packet = fill(b, 0);
        BackDoor door = b.words("port1.received0");
        ParityBench.flip(door, ParityBench.find(door, b.packets(0, 0).get(packet)[0]), 3);
        b.sim.poke(b.dut.held, false);
        b.sim.step(SETTLED);
        for (int i = 0; i < 40; i++) {
            b.send(0, i % ParityBench.CHANNELS);
        }
        b.sim.step(LinkPort.MOST_TIMEOUTS * TIMEOUT / 2);
        assertThat(b.isTaken(0)).isFalse();
        b.sim.step(LinkPort.MOST_TIMEOUTS * TIMEOUT);
        assertThat(b.isTaken(0)).isTrue();
    }

    /** Words behind a power of two stand in a memory of their own. */
    @HardwareTest(timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void theLastWordOfTheLongestPacketIsCheckedToo(TestBench bench) {
        Design<ParityPorts> design = Heddle.elaborate(() -> new ParityPorts(8, LONG));
        for (int bit = 0; bit < STORED; bit += 9) {
            ParityBench b = new ParityBench(
                    bench, design, LONG, StallProfile.NEVER, bench.random().nextLong());
            b.sim.poke(b.dut.held, true);
            b.send(0, 0, LONG.payloadBytes());
            b.send(0, 0, LONG.payloadBytes());
            b.sim.step(2 * SETTLED);
            long[] words = b.packets(0, 0).get(1);
            BackDoor door = b.sim.backDoor("port1.received0.memory.others.words");
            ParityBench.flip(door, ParityBench.find(door, words[words.length - 1]), bit);
            b.sim.poke(b.dut.held, false);
            b.sim.step(2 * SETTLED);
            b.assertNothingWrong();
            assertThat(b.delivered(0, 0)).isEqualTo(2 * words.length - 1);
            b.assertToldOnce(1, 0);
            b.sim.close();
        }
    }

    /** At any moment, anywhere in one store, once or until it is read: what is not told has harmed nobody, and was not in the way. */
    @HardwareTest(seeds = 2, timeoutCycles = 10_000_000, without = Invariant.NOTHING_STUCK)
    void bitsThatFlipAtAnyMomentInTrafficBothWaysAreToldOrNeverRead(TestBench bench) {
        int told = 0;
        int unread = 0;
        for (int episode = 0; episode < 80; episode++) {
            ParityBench b = new ParityBench(
                    bench,
                    DESIGN,
                    SHORT,
                    StallProfile.RANDOM_HALF,
                    bench.random().nextLong());
            for (int i = 0; i < 120; i++) {
                b.send(b.random.nextInt(2), b.random.nextInt(ParityBench.CHANNELS));
            }
            int end = b.random.nextInt(2);
            int store = b.random.nextInt(StoreFaults.STORES);
            b.sim.step(20 + b.random.nextInt(300));
            flipAnywhere(b, end, store, episode % 2 == 0 ? 1 : 200);
            for (int wait = 0; wait < 40 && !b.allDelivered() && b.allFlips() == 0; wait++) {
                b.sim.step(200);
            }
            b.sim.step(3 * TIMEOUT);
            b.assertNothingWrong();
            if (b.allDelivered() && b.allFlips() == 0) {
                unread++;
            } else {
                assertThat(b.flips(end, store)).isEqualTo(b.allFlips());
                assertThat(b.sim.peek(b.dut.causes.get(end))).isEqualTo(1L << store);
                if (store != StoreFaults.SENT || episode % 2 == 0) {
                    b.assertToldOnce(end, store);
                }
                told++;
            }
            b.sim.close();
        }
        assertThat(told).isGreaterThan(20);
        assertThat(unread).isGreaterThan(20);
    }

    private static void flipAnywhere(ParityBench b, int end, int store, int most) {
        String path = "port" + end + "." + (store == StoreFaults.SENT ? "replay" : "received" + store);
        for (int flips = 0; flips < most && b.allFlips() == 0; flips++) {
            BackDoor door = b.random.nextInt(6) == 0 ? b.ends(path) : b.words(path);
            ParityBench.flip(door, b.random.nextInt((int) door.depth()), b.random.nextInt(door.width()));
            b.sim.step(1 + b.random.nextInt(8));
        }
    }

    @HardwareTest(timeoutCycles = 10_000_000)
    void withoutFlipsEveryWordIsDeliveredInTheCycleInWhichItIsWithoutParity(TestBench bench) {
        List<List<Long>> cycles = new ArrayList<>();
        long seed = bench.random().nextLong();
        for (boolean parity : new boolean[] {false, true}) {
            LinkBuffers buffers = SHORT.withParity(parity);
            Design<ParityPorts> design = Heddle.elaborate(() -> new ParityPorts(8, buffers));
            ParityBench b = new ParityBench(bench, design, buffers, StallProfile.RANDOM_HALF, seed);
            for (int i = 0; i < 200; i++) {
                b.send(b.random.nextInt(2), b.random.nextInt(ParityBench.CHANNELS));
            }
            b.sim.step(300);
            b.sim.poke(b.dut.cut, true);
            b.sim.step(100);
            b.sim.poke(b.dut.cut, false);
            b.sim.runUntil("all packets", b::allDelivered).within(100_000);
            b.assertNothingWrong();
            cycles.add(b.cycles);
        }
        assertThat(cycles.get(1)).isEqualTo(cycles.get(0));
    }

    @Test
    void portsThatCannotStopOrTellAreRefusedParity() {
        String rule = "has no place that tells a flipped bit, and would stop in silence: parity=true must be false";
        assertThatThrownBy(() -> LinkPort.ofOneClock(SHORT, true)).hasMessageContaining("a port of one clock " + rule);
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Switch(2, 4, SHORT)))
                .hasStackTraceContaining("a port of one clock " + rule);
    }
}
