package org.heddle.nic.mpc.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;

/** The entries that packets of channel REQUEST become, bit by bit. */
class ReadServerTest {
    private static final int NODE = 5;
    private static final int READER = 9;
    private static final int REQUESTS = 40;

    private Simulation simulation;
    private StreamSource packets;
    private StreamSink entries;
    private StreamSink updates;
    private Moments drops;

    private void open(TestBench bench) {
        Rig<ReadServer> rig = Rig.once(bench, ReadServer.class);
        simulation = rig.simulation();
        ReadServer dut = rig.dut();
        packets = rig.source(dut.packet, StallProfile.RANDOM_HALF);
        entries = rig.sink(dut.entry, StallProfile.RANDOM_HALF);
        updates = rig.sink(dut.update, StallProfile.RANDOM_HALF);
        drops = rig.moments("dropped", () -> simulation.peek(dut.drops));
        simulation.poke(dut.node, NODE);
        simulation.reset(2);
    }

    private static long head(int holder) {
        return (long) MpcHeader.REQUEST << 32 | (long) READER << 16 | holder;
    }

    private static long below32(TestBench bench) {
        return bench.random().nextInt() & 0xFFFF_FFFFL;
    }

    @HardwareTest
    void anEntryHasTheFieldsOfItsPacketAndNoOtherBit(TestBench bench) {
        open(bench);
        List<long[]> expected = new ArrayList<>();
        for (int i = 0; i < REQUESTS; i++) {
            long from = below32(bench);
            long into = below32(bench);
            long len = below32(bench);
            long rid = below32(bench);
            long ctrl = bench.random().nextInt(1 << 16);
            long notifies = bench.random().nextInt(2);
            long[] words = {
                head(NODE),
                len << 32 | from,
                notifies << 48 | ctrl << 32 | rid,
                bench.random().nextLong(),
                into
            };
            ResponsePackets.send(packets, words);
            // NR, CTRL, NSRC, NDST; PRAD, PLAD; RID, SID; LEN: a field of no bits is 0.
            expected.add(new long[] {
                notifies << 49 | ctrl << 32 | (long) NODE << 16 | READER, into << 32 | from, rid << 32 | rid, len
            });
        }
        simulation
                .runUntil(REQUESTS + " entries", () -> entries.count() == REQUESTS)
                .within(40 * REQUESTS);
        Beats.assertSame(entries.beats(), expected);
        assertThat(updates.count()).isZero();
        assertThat(drops.cycles()).isEmpty();
    }

    @HardwareTest
    void packetsOfAnotherLengthAndForOthersAreDroppedAndTheNextOneIsRight(TestBench bench) {
        open(bench);
        for (int words = 1; words <= 9; words++) {
            long[] packet = new long[words];
            packet[0] = head(words == 5 ? NODE + 1 : NODE);
            ResponsePackets.send(packets, packet);
        }
        ResponsePackets.send(packets, head(NODE), 1L << 32, 77, 0, 3);
        simulation.runUntil("the entry", () -> entries.count() == 1).within(400);
        simulation.step(20);
        assertThat(drops.cycles()).hasSize(9);
        Beats.assertSame(entries.beats(), List.<long[]>of(new long[] {
            (long) NODE << 16 | READER, 3L << 32, 77L << 32 | 77, 1
        }));
    }
}
