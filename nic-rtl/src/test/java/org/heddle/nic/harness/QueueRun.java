package org.heddle.nic.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Data;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.verilog.VerilogPort;

/** Random data through a queue of a node, whose fields each have lines of their own in the Verilog. */
public final class QueueRun {
    private static final int BEATS = 60;

    private QueueRun() {}

    /** Fails unless each field of each beat comes out of a queue as it went in, under every pair of stalls. */
    public static <T extends Data> void assertKept(TestBench bench, Supplier<Queue<T>> queue) {
        Design<Queue<T>> design = Heddle.elaborate(queue);
        int[] widths = design.verilog().ports().stream()
                .filter(port -> port.name().startsWith("enqueue_data_"))
                .mapToInt(VerilogPort::width)
                .toArray();
        Stalls.forEachPair((giving, taking) -> {
            Rig<Queue<T>> rig = Rig.of(bench, design);
            StreamSource in = rig.source(rig.dut().enqueue, giving);
            StreamSink out = rig.sink(rig.dut().dequeue, taking);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < BEATS; i++) {
                long[] beat = new long[widths.length];
                for (int field = 0; field < widths.length; field++) {
                    beat[field] = bench.random().nextLong() >>> Long.SIZE - widths[field];
                }
                in.send(beat);
                expected.add(beat);
            }
            rig.run(out, BEATS, 20_000);
            Beats.assertSame(out.beats(), expected);
        });
    }
}
