package org.heddle.nic.loopback;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Host's side of a loopback node; addresses are written out, as a driver's author would read them. */
class LoopbackHostTest {
    @HardwareTest
    void wholeMessagesLeaveAndWrongWritesAreCountedWithoutEffect(TestBench bench) {
        Rig<LoopbackHost> rig = Rig.once(bench, LoopbackHost.class);
        StreamSource request = rig.source(rig.dut().request, StallProfile.NEVER);
        StreamSink response = rig.sink(rig.dut().response, StallProfile.RANDOM_HALF);
        StreamSink sent = rig.sink(rig.dut().sent, StallProfile.RANDOM_HALF);
        StreamSource arrived = rig.source(rig.dut().arrived, StallProfile.NEVER);
        rig.simulation().poke(rig.dut().node, 5);
        rig.simulation().reset(2);
        long[][] writes = {
            {0x20, 99}, // a word of no message
            {0x18, 3},
            {0x18, 3 | 240L << 32},
            {0x18, 3 | 9L << 32},
            {0x18, 16 | 8L << 32}, // no, too much, half a word, no node
            {0x18, 3 | 7L << 16 | 8L << 32},
            {0x20, 11},
            {0x18, 3 | 8L << 32},
            {0x20, 12},
            {0x20, 13},
            {0x20, 14},
            {0x20, 15}
        };
        for (long[] write : writes) {
            request.send(1, write[0], write[1]);
        }
        for (long[] word :
                new long[][] {{4, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 1}, {5 | 8L << 32, 0}, {6, 0}, {7, 0}, {8, 0}, {9, 1}
                }) {
            arrived.send(word);
        }
        rig.simulation()
                .runUntil("the writes", () -> response.count() == writes.length && sent.count() == 5)
                .within(500);
        assertThat(sent.beats().stream().map(beat -> beat[0]))
                .containsExactly(3 | 5L << 16 | 8L << 32, 11L, 12L, 13L, 14L);
        int[] reads = {0x10, 0x28, 0x28, 0x28, 0x28, 0x28, 0x28, 0x00, 0x08, 0x30};
        for (int address : reads) {
            request.send(0, address, 0);
        }
        rig.simulation()
                .runUntil("the reads", () -> response.count() == writes.length + reads.length)
                .within(500);
        long state = 1 | (long) LoopbackMap.MESSAGES << 8 | 7 << 16 | 1L << 32;
        assertThat(response.values().subList(writes.length, response.count()))
                .containsExactly(state, 5 | 8L << 32, 6L, 7L, 8L, 9L, 0L, 0x4C4F_4F50_4241_4B31L, 5L, 0L);
    }
}
