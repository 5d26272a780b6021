package org.heddle.nic.offload.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.offload.descriptor.ReductionSize;

/** The host port of a node that reduces. Addresses are written out here, as a driver's author would read them. */
class ReductionHostInterfaceTest {
    private static final int IDENTITY = 0x00;
    private static final int NUMBER = 0x08;
    private static final int STATE = 0x10;
    private static final int SIZE = 0x18;
    private static final int SUBMIT = 0x20;
    private static final int SUBMIT_LAST = 0x28;
    private static final int SEND = 0x30;
    private static final int SEND_LAST = 0x38;
    private static final int COMPLETION = 0x40;
    private static final int RECEIVE = 0x48;
    private static final int COUNTERS = 0x80;
    private static final int PACKETS_WRONG = 0x80 + 5 * 8;
    private static final int REFUSED = 0x80 + 6 * 8;
    private static final int NODE = 7;
    private static final int NODES = 16;

    private static final class Bench {
        final Rig<ReductionHostInterface> rig;
        final StreamSource request;
        final StreamSink response;
        final StreamSink submit;
        final StreamSource completion;
        final StreamSink sent;
        final StreamSource arrived;
        private int accesses;

        Bench(TestBench bench, StallProfile host, StallProfile network) {
            rig = Rig.of(
                    bench,
                    Heddle.elaborate(() -> new ReductionHostInterface(new ReductionSize(4, 4, 256, 256, true), NODES)));
            request = rig.source(rig.dut().request, host);
            response = rig.sink(rig.dut().response, host);
            submit = rig.sink(rig.dut().submit, network);
            completion = rig.source(rig.dut().completion, StallProfile.NEVER);
            sent = rig.sink(rig.dut().sent, network);
            arrived = rig.source(rig.dut().arrived, StallProfile.NEVER);
            rig.simulation().poke(rig.dut().node, NODE);
            rig.simulation().reset(2);
        }

        long read(int address) {
            request.send(0, address, 0x5555);
            return answer();
        }

        void write(int address, long data) {
            request.send(1, address, data);
            assertThat(answer()).isZero();
        }

        /** No access takes long, whatever the other side does. */
        private long answer() {
            accesses++;
            rig.simulation()
                    .runUntil("the answer", () -> response.count() == accesses)
                    .within(200);
            return response.values().get(accesses - 1);
        }

        List<Long> leaving() {
            return sent.beats().stream().map(beat -> beat[0]).toList();
        }

        int field(int index) {
            return (int) (read(STATE) >>> 8 * index) & 0xFF;
        }

        void send(int node, int bytes, int words) {
            write(SEND, node | (long) bytes << 32 | 0xABCDL << 16);
            for (int i = 1; i < words; i++) {
                write(i == words - 1 ? SEND_LAST : SEND, 100 * node + i);
            }
        }
    }

    @HardwareTest
    void theRegistersTellWhoTheNodeIsWhatItHoldsAndWhatItDid(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.NEVER);
        b.rig.simulation().poke(b.rig.dut().messages, 0x89ABCDEFL);
        b.rig.simulation().poke(b.rig.dut().dropped, 77);
        b.rig.simulation().poke(b.rig.dut().slowestTurn, 40);
        assertThat(b.read(IDENTITY)).isEqualTo(0x5245_4455_4354_4E31L); // REDUCTN1
        assertThat(b.read(NUMBER)).isEqualTo(NODE);
        assertThat(b.read(SIZE)).as("ports, slots, threads, nodes").isEqualTo(4 | 4 << 8 | 256 << 16 | 16L << 32);
        for (int i = 0; i < 3; i++) {
            b.send(3, 8, 5);
        }
        b.send(NODE, 8, 5);
        for (long header : new long[] {NODE | 8L << 32, NODE + 1 | 8L << 32, NODE | 8L << 32}) {
            b.arrived.send(header, 0);
            for (int word = 1; word < 5; word++) {
                b.arrived.send(word, word == 4 ? 1 : 0);
            }
        }
        b.rig.simulation().step(50);
        long[] expected = {0x89ABCDEFL, 77, 40, 3, 2, 1, 1, 0};
        for (int i = 0; i < expected.length; i++) {
            assertThat(b.read(COUNTERS + 8 * i)).as("counter %d", i).isEqualTo(expected[i]);
        }
    }

    @HardwareTest(seeds = 3)
    void aPacketLeavesWithItsSourceAndChannelWhateverTheHostWrote(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
        b.send(3, 9, 6);
        b.rig.simulation().runUntil("the packet", () -> b.sent.count() == 6).within(1000);
        long channelOfAnswers = 2;
        assertThat(b.leaving())
                .containsExactly(3L | NODE << 16 | 9L << 32 | channelOfAnswers << 46, 301L, 302L, 303L, 304L, 305L);
        assertThat(b.field(5)).isEqualTo(1); // taken
    }

    @HardwareTest
    void packetsThatCannotBeSentAreRefusedWithTheirReason(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        int tooLong = 3;
        int length = 4;
        int destination = 5;
        b.send(NODE, 8, 5);
        assertThat(b.field(5)).as("to itself").isEqualTo(destination);
        b.send(NODES, 8, 5);
        assertThat(b.field(5)).as("to a node that there is not").isEqualTo(destination);
        b.send(3, 8, 6);
        assertThat(b.field(5)).as("a word more than its bytes").isEqualTo(length);
        b.send(3, 24, 6);
        assertThat(b.field(5)).as("a word less than its bytes").isEqualTo(length);
        b.send(3, 0, 4);
        assertThat(b.field(5)).as("no payload").isEqualTo(length);
        b.write(SEND_LAST, 3 | 8L << 32);
        assertThat(b.field(5)).as("a word alone").isEqualTo(length);
        b.send(3, 256, 37);
        assertThat(b.field(5)).as("a word more than any may have").isEqualTo(tooLong);
        b.send(3, 264, 37);
        assertThat(b.field(5)).as("longer than any may be").isEqualTo(tooLong);
        b.send(3, 264, 200);
        assertThat(b.field(5)).as("much longer").isEqualTo(tooLong);
        assertThat(b.read(REFUSED)).isEqualTo(9);
        b.send(4, 256, 36);
        assertThat(b.field(5)).as("as long as can be").isEqualTo(1);
        b.rig.simulation().runUntil("the packet", () -> b.sent.count() == 36).within(1000);
        assertThat(b.leaving().get(35)).isEqualTo(435);
        assertThat(b.leaving()).hasSize(36);
    }

    @HardwareTest
    void aHostNeverWaitsForTheNetworkAndWhatFindsNoRoomIsForgottenWhole(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.ALWAYS);
        int noRoom = 2;
        for (int i = 0; i < 8; i++) {
            assertThat(b.field(3)).isEqualTo(8 - i);
            assertThat(b.field(2)).isEqualTo(8 - i);
            b.send(3, 16, 6);
            b.write(SUBMIT, i);
            b.write(SUBMIT_LAST, i);
        }
        assertThat(b.field(3)).isZero();
        b.send(3, 16, 6);
        assertThat(b.field(5)).isEqualTo(noRoom);
        b.write(SUBMIT, 100);
        b.write(SUBMIT_LAST, 100);
        assertThat(b.field(4)).isEqualTo(noRoom);
        assertThat(b.read(REFUSED)).isEqualTo(2);
        assertThat(b.field(3)).isZero();
    }

    @HardwareTest(seeds = 2)
    void completionsAndPacketsWaitForTheHostWithoutLosingAWord(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.NEVER);
        assertThat(b.read(COMPLETION)).isZero();
        assertThat(b.read(RECEIVE)).isZero();
        for (int i = 0; i < 40; i++) {
            for (int word = 0; word < 4; word++) {
                b.completion.send(10 * i + word, word == 3 ? 1 : 0);
            }
            b.arrived.send(NODE | 3L << 16 | 8L << 32, 0);
            for (int word = 1; word < 5; word++) {
                b.arrived.send(10 * i + word, word == 4 ? 1 : 0);
            }
        }
        List<Long> told = new ArrayList<>();
        List<Long> received = new ArrayList<>();
        while (told.size() < 160 || received.size() < 200) {
            if (b.field(0) > 0) {
                for (int word = 0; word < 4; word++) {
                    told.add(b.read(COMPLETION));
                }
            }
            if (b.field(1) > 0) {
                for (int word = 0; word < 5; word++) {
                    received.add(b.read(RECEIVE));
                }
            }
        }
        for (int i = 0; i < 40; i++) {
            assertThat(told.subList(4 * i, 4 * i + 4)).containsExactly(10L * i, 10L * i + 1, 10L * i + 2, 10L * i + 3);
            assertThat(received.subList(5 * i + 1, 5 * i + 5))
                    .containsExactly(10L * i + 1, 10L * i + 2, 10L * i + 3, 10L * i + 4);
        }
        assertThat(b.field(0)).isZero();
        assertThat(b.field(1)).isZero();
    }

    @HardwareTest
    void packetsForAnotherNodeOrTooLongAreDropped(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        for (long header : new long[] {NODE + 1 | 8L << 32, NODE | 257L << 32, NODE | 8L << 32}) {
            b.arrived.send(header, 0);
            for (int word = 1; word < 5; word++) {
                b.arrived.send(word, word == 4 ? 1 : 0);
            }
        }
        b.rig.simulation().step(50);
        assertThat(b.field(1)).isEqualTo(1);
        assertThat(b.read(PACKETS_WRONG)).isEqualTo(2);
        assertThat(b.read(RECEIVE)).isEqualTo(NODE | 8L << 32);
    }

    @HardwareTest
    void nothingIsTakenByAWriteToWhatIsOnlyRead(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        for (int word = 0; word < 5; word++) {
            b.completion.send(1000 + word, word == 4 ? 1 : 0);
            b.arrived.send(word == 0 ? NODE | 16L << 32 : 2000 + word, 0);
        }
        b.arrived.send(2005, 1);
        b.rig.simulation().step(40);
        assertThat(b.field(0)).as("completions").isEqualTo(1);
        assertThat(b.field(1)).as("packets").isEqualTo(1);
        for (int address : new int[] {COMPLETION, RECEIVE, COMPLETION, RECEIVE, STATE, IDENTITY, COUNTERS}) {
            b.write(address, -1);
        }
        assertThat(b.read(IDENTITY)).isEqualTo(0x5245_4455_4354_4E31L);
        for (int word = 0; word < 5; word++) {
            assertThat(b.read(COMPLETION)).isEqualTo(1000 + word);
        }
        assertThat(b.read(RECEIVE)).isEqualTo(NODE | 16L << 32);
        for (int word = 1; word <= 5; word++) {
            assertThat(b.read(RECEIVE)).isEqualTo(2000 + word);
        }
    }

    @HardwareTest
    void afterAResetNothingHasBeenSubmittedSentOrRefused(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        assertThat(b.field(4)).as("status of the last descriptor").isZero();
        assertThat(b.field(5)).as("status of the last packet").isZero();
        assertThat(b.read(REFUSED)).isZero();
    }

    @HardwareTest(seeds = 3)
    void requestsThatFollowOneAnotherAreAnsweredInTurnHoweverLateTheAnswersAreTaken(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.RANDOM_HALF, StallProfile.NEVER);
        StreamSink slow = b.response;
        b.rig.simulation().poke(b.rig.dut().messages, 0x1234);
        int[] addresses = {IDENTITY, NUMBER, COUNTERS, SIZE, NUMBER, IDENTITY, COUNTERS, NUMBER};
        for (int address : addresses) {
            b.request.send(0, address, 0);
        }
        b.rig.simulation()
                .runUntil("the answers", () -> slow.count() == addresses.length)
                .within(200);
        for (int i = 0; i < addresses.length; i++) {
            long expected = switch (addresses[i]) {
                case IDENTITY -> 0x5245_4455_4354_4E31L;
                case NUMBER -> NODE;
                case COUNTERS -> 0x1234;
                default -> 4 | 4 << 8 | 256 << 16 | 16L << 32;
            };
            assertThat(slow.values().get(i)).as("answer %d", i).isEqualTo(expected);
        }
    }
}
