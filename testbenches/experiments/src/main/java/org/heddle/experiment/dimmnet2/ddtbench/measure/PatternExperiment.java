package org.heddle.experiment.dimmnet2.ddtbench.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.ddtbench.DdtBench;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.report.TerminalProgress;

/** Measures all patterns up to some size. */
public final class PatternExperiment {
    private final Dimmnet2Configuration configuration;
    private final PatternMessage messages;
    /** Microseconds of contiguous messages, by their bytes. */
    private final Map<Long, Double> contiguous = new HashMap<>();

    /** On nodes of a configuration, with the paper's hosts. */
    public PatternExperiment(Dimmnet2Configuration configuration, SimulationOptions options) {
        this.configuration = configuration;
        this.messages = new PatternMessage(configuration, HostCosts.paper(), options);
    }

    /**
     * Result of the experiment on patterns: the document and its errors.
     *
     * @param document the content of the JSON
     * @param complaints errors that were found, one line each; empty when everything is verified
     */
    public record Outcome(PatternDocument document, List<String> complaints) {
        /** Takes a copy of the complaints. */
        public Outcome {
            complaints = List.copyOf(complaints);
        }
    }

    /** All patterns of DDTBench with at most so many bytes. */
    public static List<DdtPattern> patterns(long mostBytes) {
        return DdtBench.patterns().stream()
                .filter(pattern -> pattern.bytes() <= mostBytes)
                .toList();
    }

    /** Measures patterns; what fails its check does not stop the others. */
    public Outcome run(List<DdtPattern> patterns, TerminalProgress progress) {
        List<PatternRow> rows = new ArrayList<>();
        List<String> complaints = new ArrayList<>();
        for (DdtPattern pattern : patterns) {
            progress.start("[%2d/%d] %-36s".formatted(rows.size() + 1, patterns.size(), pattern), pattern.bytes());
            PatternMessage.Result message = messages.run(pattern);
            message.complaints().forEach(each -> complaints.add(pattern + ": " + each));
            PatternRow row = row(pattern, message);
            rows.add(row);
            progress.finish(String.format(
                    Locale.ROOT,
                    "%,10.2f us  %,7.1f MB/s  packed %,10.2f us  %s",
                    row.microseconds(),
                    row.megabytesPerSecond(),
                    row.packedMicroseconds(),
                    row.verified() ? "verified" : "NOT VERIFIED"));
        }
        return new Outcome(new PatternDocument(PatternDocument.EXPERIMENT, configuration.name(), rows), complaints);
    }

    private PatternRow row(DdtPattern pattern, PatternMessage.Result message) {
        double microseconds = CoreClock.microseconds(message.cycles());
        FlatLayout send = pattern.send().flatten(1);
        FlatLayout receive = pattern.receive().flatten(1);
        boolean liesTogether = PackingHost.runs(send) == 1 && PackingHost.runs(receive) == 1;
        double packed = liesTogether ? microseconds : PackingHost.microseconds(send, receive, contiguous(pattern));
        return new PatternRow(
                pattern.name(),
                pattern.size(),
                pattern.bytes(),
                PackingHost.runs(send),
                message.cycles(),
                microseconds,
                pattern.bytes() / microseconds,
                message.packets(),
                packed,
                packed / microseconds,
                message.complaints().isEmpty(),
                Basis.MEASURED);
    }

    /** The time of one segment's bytes, rounded up to words. */
    private double contiguous(DdtPattern pattern) {
        int unit = PackingHost.SEGMENTS * Integer.BYTES;
        long segment = (pattern.bytes() + unit - 1) / unit * Integer.BYTES;
        return contiguous.computeIfAbsent(segment, length -> {
            Datatype type = Datatype.createContiguous(Math.toIntExact(length), Datatype.BYTE);
            DdtPattern message = new DdtPattern("contiguous", length + "", type, 0, type, 0, length);
            return CoreClock.microseconds(messages.run(message).cycles());
        });
    }
}
