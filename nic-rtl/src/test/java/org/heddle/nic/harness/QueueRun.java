package org.heddle.nic.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.verilog.VerilogPort;

/** Random data through a queue or a buffer of a node, whose fields each have lines of their own in the Verilog. */
public final class QueueRun {
    private static final int BEATS = 60;

    private QueueRun() {}

    /** Fails unless each field of each beat comes out of a queue as it went in, under every pair of stalls. */
    public static <T extends Data> void assertKept(TestBench bench, Supplier<Queue<T>> queue) {
        assertKept(bench, queue, "enqueue", made -> made.enqueue, made -> made.dequeue);
    }

    /** Fails unless each field of each beat comes out of a skid buffer as it went in, under every pair of stalls. */
    public static <T extends Data> void assertKeptByBuffer(TestBench bench, Supplier<SkidBuffer<T>> buffer) {
        assertKept(bench, buffer, "source", made -> made.source, made -> made.sink);
    }

    private static <C extends Component> void assertKept(
            TestBench bench, Supplier<C> made, String entrance, Function<C, Stream<?>> in, Function<C, Stream<?>> out) {
        Design<C> design = Heddle.elaborate(made);
        int[] widths = design.verilog().ports().stream()
                .filter(port -> port.name().startsWith(entrance + "_data"))
                .mapToInt(VerilogPort::width)
                .toArray();
        Stalls.forEachPair((giving, taking) -> {
            Rig<C> rig = Rig.of(bench, design);
            StreamSource source = rig.source(in.apply(rig.dut()), giving);
            StreamSink sink = rig.sink(out.apply(rig.dut()), taking);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < BEATS; i++) {
                long[] beat = Arrays.stream(widths)
                        .flatMap(QueueRun::widthsOfWords)
                        .mapToLong(width -> bench.random().nextLong() >>> Long.SIZE - width)
                        .toArray();
                source.send(beat);
                expected.add(beat);
            }
            rig.run(sink, BEATS, 20_000);
            Beats.assertSame(sink.beats(), expected);
        });
    }

    private static IntStream widthsOfWords(int width) {
        return IntStream.iterate(width, left -> left > 0, left -> left - Long.SIZE)
                .map(left -> Math.min(left, Long.SIZE));
    }
}
