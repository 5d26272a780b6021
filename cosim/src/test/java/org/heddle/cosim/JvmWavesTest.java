package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.wave.WaveText;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.stream.Queue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Waveforms of the engine inside the JVM: what Verilator's say of the same run, in both formats. */
class JvmWavesTest {
    @TempDir
    Path folder;

    /** Two clocks, wide values, and values that nothing reads but a viewer. */
    static final class Bench extends Component {
        final Stream<UInt> enqueue = in(stream(uint(100)));
        final ClockDomain other = clockDomain();
        final Stream<UInt> dequeue = out(other, stream(uint(100)));
        final UInt sum = out(uint(130));
        final Bool odd = out(bool());

        Bench() {
            Queue<UInt> queue = instance("queue", new Queue<>(uint(100), 4));
            AsynchronousQueue<UInt> between = instance("between", new AsynchronousQueue<>(uint(100), 8));
            between.writing.set(defaultDomain());
            between.reading.set(other);
            connect(queue.enqueue, enqueue);
            connect(between.enqueue, queue.dequeue);
            connect(dequeue, between.dequeue);
            UInt total = reg(uint(130)).init(0);
            UInt next = total.addWrap(enqueue.data().zext(130));
            when(enqueue.fires(), () -> total.set(next));
            sum.set(total);
            odd.set(next.bit(0).xor(next.bit(129)));
        }
    }

    private static final Design<Bench> BENCH = Heddle.elaborate(Bench::new);

    private Path run(SimulationEngine engine, String file, int steps) {
        Path waves = folder.resolve(file);
        SimulationOptions options = SimulationOptions.defaults()
                .seed(3)
                .engine(engine)
                .clock("clock", ClockTiming.ofPeriod(10_000))
                .clock("other_clock", ClockTiming.ofPeriod(7_000))
                .waves(waves);
        try (Simulation sim = Simulation.open(BENCH, options)) {
            Random random = new Random(5);
            sim.reset(3);
            for (int i = 0; i < steps; i++) {
                sim.poke("enqueue_valid", random.nextInt(2));
                sim.poke("enqueue_data", random.nextLong());
                sim.poke("dequeue_ready", random.nextInt(2));
                sim.settle();
                sim.step(1 + random.nextInt(3));
            }
        }
        return waves;
    }

    @Test
    @Tag("slow")
    void eachSignalOfBothHasTheSameValueAtEachTime() throws IOException {
        Map<String, TreeMap<Long, String>> inside =
                WaveText.changes(Files.readAllLines(run(SimulationEngine.JVM, "jvm.vcd", 200)));
        Map<String, TreeMap<Long, String>> outside =
                WaveText.changes(Files.readAllLines(run(SimulationEngine.VERILATOR, "verilator.vcd", 200)));
        List<String> both =
                inside.keySet().stream().filter(outside::containsKey).toList();
        assertThat(both)
                .contains(
                        "TOP.Bench.clock",
                        "TOP.Bench.other_clock",
                        "TOP.Bench.total",
                        "TOP.Bench.next",
                        "TOP.Bench.between.reading_clock");
        assertThat(both.size()).isGreaterThan(50);
        for (String signal : both) {
            assertThat(inside.get(signal).equals(outside.get(signal)))
                    .as(signal)
                    .isTrue();
        }
    }

    @Test
    @Tag("slow")
    void anFstSaysWhatAVcdSays() throws IOException, InterruptedException {
        Path fst = run(SimulationEngine.JVM, "jvm.fst", 3000);
        Path vcd = run(SimulationEngine.JVM, "jvm.vcd", 3000);
        Map<String, TreeMap<Long, String>> fromText = WaveText.changes(Files.readAllLines(vcd));
        Map<String, TreeMap<Long, String>> fromFst = WaveText.changes(WaveText.ofFst(fst));
        assertThat(fromFst.keySet()).isEqualTo(fromText.keySet());
        fromText.forEach((signal, values) ->
                assertThat(fromFst.get(signal).equals(values)).as(signal).isTrue());
        assertThat(Files.size(fst)).isLessThan(Files.size(vcd) / 5);
        byte[] first = Files.readAllBytes(fst);
        assertThat(Files.readAllBytes(run(SimulationEngine.JVM, "again.fst", 3000)))
                .isEqualTo(first);
    }
}
