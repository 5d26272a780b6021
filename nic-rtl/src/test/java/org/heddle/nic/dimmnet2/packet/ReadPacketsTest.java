package org.heddle.nic.dimmnet2.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.harness.Transfers;

/** The packets of remote reads, word by word as the package's page has them: requests, answers, denials. */
class ReadPacketsTest {
    private static final int NODE = 0xA;
    private static final int OTHER = 0xE;
    private static final int READ_REQUEST = 3;
    private static final int READ_ANSWER = 4;
    private static final int REMOTE_READ = 3;
    private static final int ANSWER = 5;

    /** The first header word; requests go over channel 1 and answers over channel 2. */
    private static long link(int operation, int to, int from, int bytes, int sequence) {
        long channel = operation == READ_REQUEST ? 1 : 2;
        return to | (long) from << 16 | (long) bytes << 32 | channel << 46 | (long) sequence << 48;
    }

    private static long place(PlainAccess access) {
        return access.base() | (long) access.stride() << 32;
    }

    /** The third header word of a packet that is its command's first and last. */
    private static long shape(int operation, PlainAccess access, int count, boolean wants, int status, int tag) {
        long sizeLog2 = Integer.numberOfTrailingZeros(access.elementBytes());
        return operation
                | (access.strided() ? 1L : 0L) << 8
                | sizeLog2 << 16
                | (long) count << 24
                | 1L << 32
                | (wants ? 1L : 0L) << 33
                | (long) status << 35
                | (long) tag << 40;
    }

    private static long whole(PlainAccess access, int bytes, int ticket, int entry) {
        return access.base() | 1L << 31 | (long) bytes << 32 | (long) ticket << 48 | (long) entry << 56;
    }

    /** A side as a host writes it into its two registers. */
    private static long[] raw(PlainAccess access) {
        long shape = access.elementBytes() | (long) access.count() << 16 | (access.strided() ? 1L : 0L) << 32;
        return new long[] {place(access), shape};
    }

    @HardwareTest
    void aReadBecomesARequestWithBothAccessesAndADenialAPacketWithItsStatus(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Rig<WindowController> rig = Rig.once(bench, WindowController.class, Paths.NARROW, 1920);
            Simulation sim = rig.simulation();
            RandomGenerator random = bench.random();
            sim.poke(rig.dut().node, NODE);
            sim.poke(rig.dut().nextTicket, 0x5A);
            StreamSource transfers = rig.source(rig.dut().transfer, sending);
            StreamSink packets = rig.sink(rig.dut().packet, taking);
            StreamSink completions = rig.sink(rig.dut().completion, StallProfile.RANDOM_HALF);
            Moments taken = rig.moments("tickets taken", () -> sim.peek(rig.dut().takesTicket));
            List<long[]> expected = new ArrayList<>();
            List<long[]> expectedCompletions = new ArrayList<>();
            int requests = 0;
            int answers = 0;
            for (int i = 0; i < 20; i++) {
                PlainAccess source = PlainAccess.random(random, 0, PlainAccess.MEMORY_BYTES, 255);
                PlainAccess destination = PlainAccess.strided(0x1234, -64, source.elementBytes(), source.count());
                int tag = random.nextInt(1 << 16);
                boolean wants = random.nextBoolean();
                boolean reads = random.nextBoolean();
                int denied = CommandStatus.SOURCE_RANGE.code();
                int done = CommandStatus.DONE.code();
                transfers.send(Transfers.beat(
                        reads ? done : denied,
                        reads ? REMOTE_READ : ANSWER,
                        source,
                        destination,
                        source.bytes(),
                        OTHER,
                        tag,
                        wants,
                        7,
                        0xC3));
                if (reads) {
                    expected.add(new long[] {link(READ_REQUEST, OTHER, NODE, 16, requests++), 0});
                    expected.add(new long[] {place(destination), 0});
                    expected.add(new long[] {shape(READ_REQUEST, destination, source.count(), wants, 0, tag), 0});
                    expected.add(new long[] {whole(destination, source.bytes(), 0x5A, 0), 0});
                    expected.add(new long[] {raw(source)[0], 0});
                    expected.add(new long[] {raw(source)[1], 1});
                    expectedCompletions.add(new long[] {done, OTHER, tag, source.bytes(), destination.base(), 7, 1, 0});
                } else {
                    expected.add(new long[] {link(READ_ANSWER, OTHER, NODE, 8, answers++), 0});
                    expected.add(new long[] {place(destination), 0});
                    expected.add(new long[] {shape(READ_ANSWER, destination, 0, wants, denied, tag), 0});
                    expected.add(new long[] {whole(destination, source.bytes(), 0xC3, 7), 0});
                    expected.add(new long[] {-1, 1});
                }
            }
            rig.run("every packet sent", () -> packets.count() == expected.size() && transfers.isDone(), 20_000);
            sim.step(100);
            List<long[]> beats = packets.beats();
            for (int i = 0; i < beats.size(); i++) {
                if (expected.get(i)[0] == -1) {
                    beats.get(i)[0] = -1; // a denial's payload means nothing
                }
            }
            Beats.assertSame(beats, expected);
            Beats.assertSame(completions.beats(), expectedCompletions);
            assertThat(taken.count()).isEqualTo(expectedCompletions.size());
        });
    }

    private static final class Receiver {
        final Rig<ReceiveController> rig;
        final StreamSource packet;
        final StreamSink write;
        final StreamSink status;
        final StreamSink asked;
        final Moments answered;
        private int sequence;

        Receiver(TestBench bench, StallProfile sending, StallProfile taking) {
            rig = Rig.once(bench, ReceiveController.class, Paths.NARROW);
            Simulation sim = rig.simulation();
            sim.poke(rig.dut().node, NODE);
            packet = rig.source(rig.dut().packet, sending);
            write = rig.sink(rig.dut().write, taking);
            rig.sink(rig.dut().payload, taking);
            status = rig.sink(rig.dut().status, taking);
            asked = rig.sink(rig.dut().asked, taking);
            answered = rig.moments("answered", () -> sim.peek(rig.dut().answered));
        }

        void send(int bytes, PlainAccess access, long shape, int commandBytes, int ticket, int entry, long... payload) {
            packet.send(link((int) shape & 0xFF, NODE, OTHER, bytes, sequence++), 0);
            packet.send(place(access), 0);
            packet.send(shape, 0);
            packet.send(whole(access, commandBytes, ticket, entry), 0);
            for (int i = 0; i < payload.length; i++) {
                packet.send(payload[i], i == payload.length - 1 ? 1 : 0);
            }
        }
    }

    @HardwareTest
    void aRequestIsOfferedAsACommandWhateverItAsksFor(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Receiver r = new Receiver(bench, sending, taking);
            RandomGenerator random = bench.random();
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 15; i++) {
                PlainAccess to = PlainAccess.random(random, 0, PlainAccess.MEMORY_BYTES, 255);
                long[] from = random.longs(2).toArray(); // the command check will refuse it
                int tag = random.nextInt(1 << 16);
                int ticket = random.nextInt(256);
                boolean wants = random.nextBoolean();
                r.send(16, to, shape(READ_REQUEST, to, to.count(), wants, 0, tag), to.bytes(), ticket, 0, from);
                expected.add(new long[] {
                    ANSWER,
                    0,
                    1,
                    from[0] & 0xFFFF_FFFFL,
                    from[0] >>> 32,
                    from[1] & 0xFFFF,
                    from[1] >>> 16 & 0xFFFF,
                    from[1] >>> 32 & 0xFF,
                    to.base(),
                    to.stride() & 0xFFFF_FFFFL,
                    to.elementBytes(),
                    to.count(),
                    to.strided() ? 1 : 0,
                    OTHER,
                    tag,
                    wants ? 1 : 0,
                    ticket
                });
            }
            r.rig.run("every request offered", () -> r.asked.count() == expected.size(), 20_000);
            r.rig.simulation().step(50);
            Beats.assertSame(r.asked.beats(), expected);
            assertThat(r.write.count()).isZero();
            assertThat(r.status.count()).isZero();
        });
    }

    @HardwareTest
    void anAnswerThatNobodyWaitsForWritesNothingAndIsReported(TestBench bench) {
        Receiver r = new Receiver(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        PlainAccess to = PlainAccess.contiguous(0x100, 8, 2);
        for (int i = 0; i < 5; i++) {
            r.send(16, to, shape(READ_ANSWER, to, 2, false, 1, i), 16, 9, 0, 1, 2);
        }
        r.rig.run(r.status, 5, 5000);
        // The status does not wait for the last packet's payload.
        r.rig.simulation().step(4);
        for (int i = 0; i < 5; i++) {
            assertThat(r.status.beats().get(i))
                    .containsExactly(CommandStatus.RECEIVED_UNEXPECTED.code(), OTHER, i, 16, 0x100, 0, 0, 1);
        }
        assertThat(r.write.count()).isZero();
        assertThat(r.answered.count()).isZero();
    }

    @HardwareTest
    void aDenialIsReportedWithItsReasonEvenWhereNoStatusWasWished(TestBench bench) {
        Receiver r = new Receiver(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        r.rig.simulation().poke(r.rig.dut().isExpected, true);
        PlainAccess to = PlainAccess.contiguous(0x100, 8, 2);
        List<CommandStatus> reasons = new ArrayList<>(List.of(CommandStatus.values()));
        reasons.remove(CommandStatus.DONE);
        for (int i = 0; i < reasons.size(); i++) {
            r.send(8, to, shape(READ_ANSWER, to, 0, false, reasons.get(i).code(), i), 0, 9, 5, 77);
        }
        r.rig.run(r.status, reasons.size(), 5000);
        r.rig.simulation().step(4);
        for (int i = 0; i < reasons.size(); i++) {
            assertThat(r.status.beats().get(i))
                    .as(reasons.get(i).name())
                    .containsExactly(reasons.get(i).code(), OTHER, i, 0, 0x100, 5, 0, 1);
        }
        assertThat(r.write.count()).isZero();
        assertThat(r.answered.count()).isEqualTo(reasons.size());
    }
}
