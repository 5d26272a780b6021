package org.heddle.nic.dimmnet2.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** The registers behind the host port. Addresses are written out here, as a driver's author would read them. */
class HostInterfaceTest {
    private static final class Bench {
        final Rig<HostInterface> rig;
        final StreamSource request;
        final StreamSink response;
        final StreamSink command;
        final StreamSink llcmWrite;
        final Moments requests;
        final Moments responses;

        Bench(TestBench bench, StallProfile asking, StallProfile answering, StallProfile taking) {
            rig = Rig.once(bench, HostInterface.class);
            request = rig.source(rig.dut().request, asking);
            response = rig.sink(rig.dut().response, answering);
            command = rig.sink(rig.dut().command, taking);
            llcmWrite = rig.sink(rig.dut().llcmWrite, taking);
            requests = rig.beatsOf("requests", rig.dut().request);
            responses = rig.beatsOf("responses", rig.dut().response);
        }

        static Bench free(TestBench bench) {
            return new Bench(bench, StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER);
        }

        void write(int address, long data) {
            request.send(1, address, data);
        }

        void read(int address) {
            request.send(0, address, 0x5555);
        }

        List<Long> run(int accesses) {
            rig.run(response, accesses, 100L * accesses + 200);
            return response.values();
        }
    }

    @HardwareTest
    void theIdentityReadsDimmnet2(TestBench bench) {
        Bench b = Bench.free(bench);
        b.read(0x0000);
        b.write(0x0000, 77);
        b.read(0x0000);
        long identity = 0x44494D4D4E455432L; // "DIMMNET2"
        assertThat(b.run(3)).containsExactly(identity, 0L, identity);
    }

    @HardwareTest
    void registersReadBackWhatWasWrittenCutToTheirWidth(TestBench bench) {
        Bench b = Bench.free(bench);
        for (int address : new int[] {0x0008, 0x0080, 0x0090}) {
            b.read(address);
            b.write(address, -1);
            b.read(address);
            b.write(address, 0x1_0000 | address >> 3);
        }
        List<Long> values = b.run(12);
        assertThat(values).containsExactly(0L, 0L, 0xFFFFL, 0L, 0L, 0L, 0x7FL, 0L, 0L, 0L, 0x7FL, 0L);
        Simulation sim = b.rig.simulation();
        assertThat(sim.peek(b.rig.dut().node)).isEqualTo(1);
        assertThat(sim.peek(b.rig.dut().receiveTaken.get(0))).isEqualTo(0x10);
        assertThat(sim.peek(b.rig.dut().completionTaken.get(0))).isEqualTo(0x12);
    }

    @HardwareTest
    void whatTheNodeCountsIsReadAtItsAddress(TestBench bench) {
        Bench b = Bench.free(bench);
        Simulation sim = b.rig.simulation();
        sim.poke(b.rig.dut().receiveWritten.get(0), 0x5A);
        sim.poke(b.rig.dut().completionWritten.get(0), 0x25);
        b.read(0x0088);
        b.read(0x0098);
        sim.poke(b.rig.dut().receiveDropped.get(0), 0x1234);
        sim.poke(b.rig.dut().completionDropped.get(0), 0xFFFF);
        b.read(0x00A0);
        List<Long> expected = new ArrayList<>(List.of(0x5AL, 0x25L, 0xFFFF_1234_0000L));
        for (HostMap.Counter counter : HostMap.Counter.values()) {
            long value = 0xF000_0000L + counter.ordinal();
            sim.poke(b.rig.dut().counter(counter), value);
            b.read(0x0100 + 8 * counter.ordinal());
            expected.add(value);
        }
        assertThat(b.run(expected.size())).isEqualTo(expected);
    }

    @HardwareTest
    void eachProcessHasRingsOfItsOwn(TestBench bench) {
        Bench b = Bench.free(bench);
        HostInterface dut = b.rig.dut();
        Simulation sim = b.rig.simulation();
        List<Long> expected = new ArrayList<>();
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            sim.poke(dut.receiveWritten.get(process), 0x11 + process);
            sim.poke(dut.completionWritten.get(process), 0x21 + process);
            sim.poke(dut.receiveDropped.get(process), 0x31 + process);
            sim.poke(dut.completionDropped.get(process), 0x41 + process);
            int page = 0x1_0000 * process;
            b.write(page | 0x0080, 0x51 + process);
            b.write(page | 0x0090, 0x61 + process);
            for (int address : new int[] {0x0080, 0x0088, 0x0090, 0x0098, 0x00A0}) {
                b.read(page | address);
            }
            long dropped = 0x41L + process << 32 | 0x31L + process << 16;
            expected.addAll(
                    List.of(0L, 0L, 0x51L + process, 0x11L + process, 0x61L + process, 0x21L + process, dropped));
        }
        assertThat(b.run(expected.size())).isEqualTo(expected);
        for (int process = 0; process < HostMap.PROCESSES; process++) {
            assertThat(sim.peek(dut.receiveTaken.get(process))).isEqualTo(0x51 + process);
            assertThat(sim.peek(dut.completionTaken.get(process))).isEqualTo(0x61 + process);
        }
    }

    @HardwareTest
    void addressesWithoutARegisterReadZeroAndIgnoreWrites(TestBench bench) {
        Bench b = Bench.free(bench);
        int accesses = 0;
        for (int address : new int[] {0x0010, 0x0038, 0x0068, 0x0078, 0x00A8, 0x0140, 0x02B8, 0x1008, 0x4060, 0x7FF8}) {
            b.write(address, -1);
            b.read(address);
            accesses += 2;
        }
        assertThat(b.run(accesses)).containsOnly(0L);
        assertThat(b.command.count()).isZero();
        assertThat(b.llcmWrite.count()).isZero();
        assertThat(b.rig.simulation().peek(b.rig.dut().node)).isZero();
    }

    @HardwareTest
    void aSubmissionIsTheCommandMadeOfTheRegistersAndWaitsForTheQueue(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER, taking);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                long[] words = bench.random().longs(5).toArray();
                for (int word = 0; word < 5; word++) {
                    b.write(0x0040 + 8 * word, words[word]);
                }
                // Operation; base and stride, element bytes, count and pattern of both sides; node, tag and wish of the
                // submission.
                expected.add(new long[] {
                    (words[4] >>> 40 & 0xFF) < 5 ? words[4] >>> 40 & 0xFF : 0xFF, // from 5 on no host's
                    0,
                    words[4] >>> 48 & 0xFF,
                    words[0] & 0xFFFF_FFFFL,
                    words[0] >>> 32,
                    words[1] & 0xFFFF,
                    words[1] >>> 16 & 0xFFFF,
                    words[1] >>> 32 & 0xFF,
                    words[2] & 0xFFFF_FFFFL,
                    words[2] >>> 32,
                    words[3] & 0xFFFF,
                    words[3] >>> 16 & 0xFFFF,
                    words[3] >>> 32 & 0xFF,
                    words[4] & 0xFFFF,
                    words[4] >>> 16 & 0xFFFF,
                    words[4] >>> 32 & 1,
                    0
                });
            }
            assertThat(b.run(100)).containsOnly(0L);
            Beats.assertSame(b.command.beats(), expected);
        }
    }

    @HardwareTest
    void writesToLlcmGoThereAloneAndReadsReturnItsWord(TestBench bench) {
        Stalls.forEachPair((answering, taking) -> {
            Bench b = new Bench(bench, StallProfile.RANDOM_HALF, answering, taking);
            b.write(0x8000, 11);
            b.write(0x8008 + 3, 12);
            b.write(0x8060, 13);
            b.write(0x9FF8, 14);
            b.read(0x9000);
            b.rig.simulation().poke(b.rig.dut().llcmReadData, 0xFEED_F00DL);
            assertThat(b.run(5)).containsExactly(0L, 0L, 0L, 0L, 0xFEED_F00DL);
            Beats.assertSame(
                    b.llcmWrite.beats(),
                    List.of(new long[] {0, 11}, new long[] {1, 12}, new long[] {12, 13}, new long[] {1023, 14}));
            assertThat(b.rig.simulation().peek(b.rig.dut().node))
                    .as("the register whose address differs in the highest bit only")
                    .isZero();
            assertThat(b.command.count()).isZero();
        });
    }

    /** LLCM and Prefetch Window: each shows its word in the cycle behind a read of it, and else 0. */
    private static final class ReadMemories implements Agent {
        private final Simulation sim;
        private final HostInterface dut;
        private boolean readsWindow;
        private boolean readsLlcm;

        ReadMemories(Simulation sim, HostInterface dut) {
            this.sim = sim;
            this.dut = dut;
        }

        @Override
        public void drive() {
            sim.poke(dut.windowReadData, readsWindow ? 0xABCD_EF01L : 0);
            sim.poke(dut.llcmReadData, readsLlcm ? 0x1111L : 0);
        }

        @Override
        public void sample() {
            readsWindow = sim.peek(dut.windowReads);
            readsLlcm = sim.peek(dut.llcmReads);
        }
    }

    @HardwareTest
    void thePrefetchWindowIsReadAndTheWriteWindowWritten(TestBench bench) {
        Stalls.forEachPair((asking, answering) -> {
            Bench b = new Bench(bench, asking, answering, StallProfile.NEVER);
            Simulation sim = b.rig.simulation();
            HostInterface dut = b.rig.dut();
            List<List<Long>> written = new ArrayList<>();
            b.rig.moments("window writes", () -> {
                if (sim.peek(dut.windowWrites)) {
                    written.add(List.of(sim.peek(dut.windowWord), sim.peek(dut.windowWriteData)));
                }
                return sim.peek(dut.windowWrites);
            });
            List<Long> read = new ArrayList<>();
            b.rig.moments("window reads", () -> {
                if (sim.peek(dut.windowReads)) {
                    read.add(sim.peek(dut.windowWord));
                }
                return sim.peek(dut.windowReads);
            });
            b.rig.add(new ReadMemories(sim, dut));
            b.write(0xB000, 11);
            b.read(0xB008); // cannot be read
            b.write(0xA008, 12); // cannot be written
            b.write(0xBFF8, 13);
            b.read(0xA010);
            b.read(0xAFF8);
            b.read(0x8000);
            assertThat(b.run(7)).containsExactly(0L, 0L, 0L, 0L, 0xABCD_EF01L, 0xABCD_EF01L, 0x1111L);
            assertThat(written).containsExactly(List.of(0L, 11L), List.of(511L, 13L));
            assertThat(read).containsExactly(2L, 511L);
            assertThat(b.llcmWrite.count()).isZero();
        });
    }

    @HardwareTest
    void eachPageHasItsOwnRegistersAndOnlyTheFirstSetsTheNodesNumber(TestBench bench) {
        Bench b = Bench.free(bench);
        Simulation sim = b.rig.simulation();
        int page = 0x1_0000;
        b.write(0x0008, 5);
        b.write(page + 0x0008, 9);
        b.read(page + 0x0008);
        b.write(0x0080, 3);
        b.write(page + 0x0080, 4);
        b.read(0x0080);
        b.read(page + 0x0080);
        for (int word = 0; word < 5; word++) {
            b.write(0x0040 + 8 * word, 0x11L);
            b.write(page + 0x0040 + 8 * word, 0x22L);
        }
        assertThat(b.run(17)).contains(5L, 3L, 4L).doesNotContain(9L);
        assertThat(sim.peek(b.rig.dut().node)).isEqualTo(5);
        assertThat(sim.peek(b.rig.dut().receiveTaken.get(0))).isEqualTo(3);
        assertThat(sim.peek(b.rig.dut().receiveTaken.get(1))).isEqualTo(4);
        // Operation, process, other process, then the base of the source; each command is made of its page's registers.
        assertThat(b.command.beats()).hasSize(2);
        assertThat(b.command.beats().get(0)).startsWith(0, 0, 0, 0x11);
        assertThat(b.command.beats().get(1)).startsWith(0, 1, 0, 0x22);
    }

    @HardwareTest
    void aWriteIsAnsweredInTheNextCycleAReadInTheSecond(TestBench bench) {
        Bench b = Bench.free(bench);
        b.write(0x0008, 5);
        b.read(0x0008);
        b.read(0x8000);
        b.run(3);
        assertThat(b.responses.get(0) - b.requests.get(0)).isEqualTo(1);
        assertThat(b.responses.get(1) - b.requests.get(1)).isEqualTo(2);
        assertThat(b.responses.get(2) - b.requests.get(2)).isEqualTo(2);
    }
}
