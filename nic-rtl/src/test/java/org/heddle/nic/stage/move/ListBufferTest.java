package org.heddle.nic.stage.move;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.pattern.Access;

/** Addresses come out as they went in, also those that a command check would refuse, across the end of the memory. */
class ListBufferTest {
    @HardwareTest
    void everyAddressComesOutInItsOrderUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((writing, reading) -> {
            Rig<ListBuffer> rig = Rig.once(bench, ListBuffer.class);
            StreamSource write = rig.source(rig.dut().write, writing);
            StreamSink read = rig.sink(rig.dut().read, reading);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 600; i++) {
                expected.add(new long[] {bench.random().nextLong(1L << Access.MEMORY_WIDTH)});
            }
            expected.forEach(write::send);
            rig.run(read, expected.size(), 20_000);
            Beats.assertSame(read.beats(), expected);
        });
    }
}
