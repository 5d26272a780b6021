package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.agent.HostMemory;
import org.heddle.cosim.agent.MemoryTiming;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** Bytes from any addresses to any addresses, over a memory that answers in any order. */
class HostMoveTest {
    private static final int LINE = HostMemoryRequest.LINE_BYTES;
    /** Bytes that are read lie below, those that are written from here on. */
    private static final int WRITTEN = 1 << 20;

    private static final int REGION = 1 << 14;
    private static final MemoryTiming OUT_OF_ORDER = new MemoryTiming(20, 2, 8, 32);

    private static final class Bench {
        private final TestBench bench;
        private final Rig<HostMove> rig;
        private final HostMemory memory;
        private final StreamSource read;
        private final StreamSink gathered;
        private final StreamSource write;
        private final StreamSource scattered;
        private final Moments written;
        private final List<byte[]> expectedReads = new ArrayList<>();
        private final byte[] expected = new byte[REGION];
        private int writes;

        Bench(TestBench bench, boolean areHeld, MemoryTiming timing, StallProfile sending, StallProfile taking) {
            this.bench = bench;
            rig = Rig.once(bench, HostMove.class, areHeld);
            HostMove dut = rig.dut();
            memory = rig.add(HostMemory.on(
                    StreamPorts.of(rig.simulation(), dut.memory.request()),
                    StreamPorts.of(rig.simulation(), dut.memory.answer()),
                    timing,
                    bench.random().nextLong()));
            read = rig.source(dut.read, StallProfile.NEVER);
            gathered = rig.sink(dut.gathered, taking);
            write = rig.source(dut.write, StallProfile.NEVER);
            scattered = rig.source(dut.scattered, sending);
            written = rig.moments("written", () -> rig.simulation().peek(dut.written));
            for (int at = 0; at < REGION; at++) {
                expected[at] = stored(WRITTEN + at);
            }
        }

        private byte stored(int address) {
            int offset = address % LINE;
            return (byte) (memory.readDirectly(address / LINE)[offset / 8] >>> 8 * (offset % 8));
        }

        void gather(List<long[]> segments) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (long[] segment : segments) {
                read.send(segment);
                for (long at = segment[0]; at < segment[0] + segment[1]; at++) {
                    bytes.write(stored((int) at));
                }
            }
            expectedReads.add(bytes.toByteArray());
        }

        void scatter(List<long[]> segments) {
            int total = segments.stream().mapToInt(segment -> (int) segment[1]).sum();
            byte[] bytes = Payload.random(bench.random(), total);
            Payload.words(bytes, bench.random()).forEach(scattered::send);
            int from = 0;
            for (long[] segment : segments) {
                write.send(segment[0] + WRITTEN, segment[1], segment[2]);
                System.arraycopy(bytes, from, expected, (int) segment[0], (int) segment[1]);
                from += (int) segment[1];
            }
            writes++;
        }

        long runAndCheck() {
            int words = expectedReads.stream()
                    .mapToInt(bytes -> Payload.wordsOf(bytes.length))
                    .sum();
            long cycles = rig.run(
                    "everything gathered and written",
                    () -> gathered.count() >= words && written.count() >= writes,
                    200_000);
            rig.simulation().step(50); // time for a word or a line too many
            assertThat(gathered.count()).isEqualTo(words);
            assertThat(written.count()).isEqualTo(writes);
            int at = 0;
            for (byte[] bytes : expectedReads) {
                List<long[]> beats = gathered.beats().subList(at, at + Payload.wordsOf(bytes.length));
                assertThat(Payload.bytes(beats, bytes.length)).isEqualTo(bytes);
                for (int i = 0; i < beats.size(); i++) {
                    assertThat(beats.get(i)[1]).as("last, word %d", i).isEqualTo(i == beats.size() - 1 ? 1 : 0);
                }
                at += beats.size();
            }
            byte[] found = new byte[REGION];
            for (int i = 0; i < REGION; i++) {
                found[i] = stored(WRITTEN + i);
            }
            assertThat(Arrays.mismatch(found, expected)).as("first wrong byte").isEqualTo(-1);
            return cycles;
        }
    }

    /** Segments {address, bytes, last} of one access. */
    private static List<long[]> random(TestBench bench) {
        List<long[]> segments = new ArrayList<>();
        int number = bench.random().nextInt(1, 5);
        for (int i = 0; i < number; i++) {
            int most = bench.random().nextInt(6) == 0 ? 700 : 40;
            int bytes = bench.random().nextInt(1, most);
            segments.add(new long[] {bench.random().nextInt(REGION - bytes), bytes, i == number - 1 ? 1 : 0});
        }
        return segments;
    }

    @HardwareTest
    void anyBytesGoToAnyBytesAndNoOtherIsTouched(TestBench bench) {
        for (StallProfile sending :
                List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF, StallProfile.SEVEN_IN_EIGHT)) {
            for (StallProfile taking : List.of(StallProfile.NEVER, StallProfile.BURSTS_OF_16)) {
                for (boolean areHeld : new boolean[] {false, true}) {
                    Bench moves = new Bench(bench, areHeld, OUT_OF_ORDER, sending, taking);
                    for (int i = 0; i < 40; i++) {
                        moves.gather(random(bench));
                        moves.scatter(random(bench));
                    }
                    moves.runAndCheck();
                }
            }
        }
    }

    @HardwareTest
    void everyOffsetMeetsEveryLengthAroundALine(TestBench bench) {
        Bench moves = new Bench(bench, false, OUT_OF_ORDER, StallProfile.NEVER, StallProfile.NEVER);
        for (int offset = 0; offset < LINE; offset++) {
            for (int bytes : new int[] {1, 7, 8, 9, LINE - 1, LINE, LINE + 1}) {
                moves.gather(List.of(new long[] {100 * LINE + offset, bytes, 1}));
                moves.scatter(List.of(new long[] {(offset + 1) * 3L * LINE + offset, bytes, 1}));
            }
        }
        moves.runAndCheck();
    }

    @HardwareTest
    void alignedBytesMoveAWordInEachCycle(TestBench bench) {
        // 1,024 words; the first comes 15 cycles behind its segment.
        assertThat(cyclesOf8192Bytes(bench, false)).isEqualTo(1039);
    }

    @HardwareTest
    void linesThatWaitOutsideAreNoSlower(TestBench bench) {
        assertThat(cyclesOf8192Bytes(bench, true)).isLessThanOrEqualTo(1039);
    }

    private static long cyclesOf8192Bytes(TestBench bench, boolean areHeld) {
        Bench moves = new Bench(bench, areHeld, new MemoryTiming(8, 1, 1, 32), StallProfile.NEVER, StallProfile.NEVER);
        moves.gather(List.of(new long[] {0, 8192, 1}));
        return moves.runAndCheck();
    }
}
