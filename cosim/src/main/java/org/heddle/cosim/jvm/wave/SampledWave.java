package org.heddle.cosim.jvm.wave;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntToLongFunction;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.hdl.ir.Signal;

/** Writes a waveform of values that are known already, such as those that a board has sampled. */
public final class SampledWave {
    private SampledWave() {}

    /**
     * Values of one signal.
     *
     * @param name with a dot behind each scope that it is in
     * @param width in bits
     * @param values one for each sample
     */
    public record Track(String name, int width, List<BigInteger> values) {
        /** Keeps a copy of the values. */
        public Track {
            values = List.copyOf(values);
        }
    }

    /**
     * Writes a file; the last values last as long as those before them.
     *
     * @param scope around all signals
     * @param tracks at least one, of the same number of samples, one or more
     * @param timePs time of each sample, in picoseconds, rising
     * @throws java.io.UncheckedIOException if it cannot be written
     */
    public static void write(Path file, WaveFormat format, String scope, List<Track> tracks, IntToLongFunction timePs) {
        AtomicInteger now = new AtomicInteger();
        int samples = tracks.get(0).values().size();
        JvmTrace trace = JvmTrace.open(file, format, scope(scope, "", tracks, now), () -> {});
        for (int sample = 0; sample < samples; sample++) {
            now.set(sample);
            trace.dump(timePs.applyAsLong(sample));
        }
        trace.close(timePs.applyAsLong(samples));
    }

    private static TraceScope scope(String name, String prefix, List<Track> tracks, AtomicInteger now) {
        List<TracedSignal> signals = new ArrayList<>();
        Map<String, List<Track>> inner = new LinkedHashMap<>();
        for (Track track : tracks) {
            String rest = track.name().substring(prefix.length());
            int dot = rest.indexOf('.');
            if (dot >= 0) {
                inner.computeIfAbsent(rest.substring(0, dot), part -> new ArrayList<>())
                        .add(track);
            } else {
                signals.add(new TracedSignal(
                        rest,
                        track.width(),
                        Signal.Kind.WIRE,
                        lane -> track.values()
                                .get(now.get())
                                .shiftRight(lane * Long.SIZE)
                                .longValue()));
            }
        }
        List<TraceScope> scopes = inner.entrySet().stream()
                .map(part -> scope(part.getKey(), prefix + part.getKey() + ".", part.getValue(), now))
                .toList();
        return new TraceScope(name, signals, scopes);
    }
}
