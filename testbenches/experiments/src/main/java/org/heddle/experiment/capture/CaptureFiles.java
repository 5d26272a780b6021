package org.heddle.experiment.capture;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.cosim.jvm.wave.SampledWave;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.host.analyser.Capture;

/** Writes a capture for viewers of waveforms: signals by their Java names, a part behind a dot in a scope, and a signal that is 1 at the trigger. */
public final class CaptureFiles {
    private static final String SCOPE = "capture";
    private static final String TRIGGER = "trigger";

    private CaptureFiles() {}

    /**
     * Writes a waveform, and beside it {@code FILE.gtkw}, which GTKWave opens to show enums by the names of their constants.
     *
     * @param file whose first sample is at time 0
     * @param nanoseconds of a cycle
     * @throws IOException if a file cannot be written
     */
    public static void write(Capture capture, double nanoseconds, Path file, WaveFormat format) throws IOException {
        List<SampledWave.Track> tracks = new ArrayList<>();
        List<BigInteger> triggers = new ArrayList<>();
        for (int at = 0; at < capture.samples().size(); at++) {
            triggers.add(at == capture.trigger() ? BigInteger.ONE : BigInteger.ZERO);
        }
        tracks.add(new SampledWave.Track(TRIGGER, 1, triggers));
        for (LogicProbe probe : capture.layout().probes()) {
            tracks.add(new SampledWave.Track(probe.name(), probe.width(), capture.values(probe)));
        }
        SampledWave.write(file, format, SCOPE, tracks, sample -> Math.round(sample * nanoseconds * 1000));
        save(capture, file);
    }

    private static void save(Capture capture, Path file) throws IOException {
        Path whole = file.toAbsolutePath();
        String name = whole.getFileName().toString();
        StringBuilder text =
                new StringBuilder("[dumpfile] \"" + whole + "\"\n@28\nTOP." + SCOPE + "." + TRIGGER + "\n");
        for (LogicProbe probe : capture.layout().probes()) {
            String range = probe.width() == 1 ? "" : "[" + (probe.width() - 1) + ":0]";
            if (probe.constants().isEmpty()) {
                text.append("@22\n");
            } else {
                Path constants = whole.resolveSibling(name + "." + probe.name() + ".txt");
                Files.writeString(constants, constants(probe));
                text.append("@2022\n^1 ").append(constants).append('\n');
            }
            text.append("TOP." + SCOPE + ".").append(probe.name()).append(range).append('\n');
        }
        Files.writeString(whole.resolveSibling(name + ".gtkw"), text);
    }

    private static String constants(LogicProbe probe) {
        int digits = (probe.width() + 3) / 4;
        StringBuilder lines = new StringBuilder();
        for (Map.Entry<BigInteger, String> constant : probe.constants().entrySet()) {
            String code = constant.getKey().toString(16).toUpperCase(Locale.ROOT);
            lines.append("0".repeat(digits - code.length()))
                    .append(code)
                    .append(' ')
                    .append(constant.getValue())
                    .append('\n');
        }
        return lines.toString();
    }
}
