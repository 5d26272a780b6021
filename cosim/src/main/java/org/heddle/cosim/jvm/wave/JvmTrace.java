package org.heddle.cosim.jvm.wave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.cosim.jvm.code.SignalWords;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.plan.ModuleSchedule;

/** The waveform of one instance, of all signals that keep a value: a design that is compiled to be looked at keeps all that have a name. */
public final class JvmTrace {
    private final WaveWriter writer;
    private final List<TracedSignal> signals;
    private final Runnable reads;
    private final long[][] last;
    private long lastPs;
    private boolean dumped;

    private JvmTrace(WaveWriter writer, List<TracedSignal> signals, Runnable reads) {
        this.writer = writer;
        this.signals = signals;
        this.reads = reads;
        this.last = signals.stream().map(signal -> new long[signal.lanes()]).toArray(long[][]::new);
    }

    /**
     * Begins a file.
     *
     * @param isHigh whether a clock of the top is high now, by its place among the clocks
     * @throws UncheckedIOException if it cannot be written
     */
    public static JvmTrace open(
            Path file, WaveFormat format, CompiledModule top, ModuleSchedule plan, IntPredicate isHigh) {
        List<Integer> clocks =
                IntStream.range(0, plan.edge().clocks().size()).boxed().toList();
        SignalWords values = new SignalWords(top, plan);
        TraceScope scope = TraceScope.of(plan.definition().name(), values.top(), values.words(), clocks, isHigh);
        return open(file, format, scope, values::read);
    }

    /** @param reads brings the values of the signals up to date */
    static JvmTrace open(Path file, WaveFormat format, TraceScope scope, Runnable reads) {
        try {
            WaveWriter writer = format == WaveFormat.FST ? new FstWriter(file, scope) : new VcdWriter(file, scope);
            return new JvmTrace(writer, scope.all().toList(), reads);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot write the waveform " + file + ": " + failure.getMessage(), failure);
        }
    }

    /** Notes all values; what changes without an edge is shown one picosecond later, for time must rise. */
    public void dump(long timePs) {
        reads.run();
        long time = dumped && timePs <= lastPs ? lastPs + 1 : timePs;
        try {
            writer.time(time);
            for (int i = 0; i < last.length; i++) {
                if (hasChanged(signals.get(i), last[i]) || !dumped) {
                    writer.change(i, last[i]);
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot write a waveform: " + failure.getMessage(), failure);
        }
        lastPs = time;
        dumped = true;
    }

    private static boolean hasChanged(TracedSignal signal, long[] before) {
        boolean changed = false;
        for (int lane = 0; lane < before.length; lane++) {
            long word = signal.value().word(lane);
            changed |= word != before[lane];
            before[lane] = word;
        }
        return changed;
    }

    /** Notes the last values and completes the file. */
    public void close(long timePs) {
        try (writer) {
            dump(timePs);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot complete a waveform: " + failure.getMessage(), failure);
        }
    }
}
