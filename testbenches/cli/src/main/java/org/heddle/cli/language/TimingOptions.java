package org.heddle.cli.language;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.report.OutputFile;
import org.heddle.verify.timing.DesignText;
import org.heddle.verify.timing.Netlists;
import org.heddle.verify.timing.RecordedTiming;
import org.heddle.verify.timing.TimingAnalysis;
import org.heddle.verify.timing.TimingException;
import org.heddle.verify.timing.TimingReport;
import org.heddle.verify.timing.TimingRequest;
import org.heddle.verify.timing.TimingText;
import org.heddle.verify.timing.part.Family;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of {@code synth} that ask for static timing. */
final class TimingOptions {
    private static final int MISSED = 1;
    private static final int USUAL_PATHS = 3;

    @Option(
            names = "--timing",
            description = "Finds the longest paths between registers, clock by clock, with the delays of the target;"
                    + " ecp5 unless --target says another.")
    private boolean wanted;

    @Option(
            names = "--clock",
            paramLabel = "NAME=MHZ",
            description = "With --timing: the frequency that this clock, an input of the top, must reach. A network"
                    + " interface has its own; a single component needs one.")
    private List<String> clocks = new ArrayList<>();

    @Option(
            names = "--speed",
            paramLabel = "GRADE",
            description = "With --timing: 6, or 8 for the fastest ecp5 in an empty part.")
    private String speed = "";

    @Option(
            names = "--paths",
            paramLabel = "N",
            description =
                    "With --timing: shows so many of the longest paths of each clock step by step; 3 unless said.")
    private @Nullable Integer paths;

    @Option(
            names = "--verilog",
            paramLabel = "DIR",
            description = "With --timing: takes the Verilog in this folder, as written by ./heddle generate, instead of"
                    + " the text made from Java now.")
    private @Nullable Path folder;

    @Option(
            names = "--record",
            description =
                    "With --timing: takes the top's Verilog in generated-verilog/ and writes the figures beside it, into"
                            + " timing.json, where the tests find them.")
    private boolean records;

    boolean wanted() {
        return wanted;
    }

    /** Refuses the other options where nothing is timed. */
    void refuseAlone(CommandSpec spec) {
        if (!clocks.isEmpty() || !speed.isEmpty() || paths != null || folder != null || records) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--clock, --speed, --paths, --verilog and --record belong to --timing: add it.");
        }
    }

    /** Refuses options whose file or folder is of one design. */
    void refuseForSeveral(CommandSpec spec, JsonOption json) {
        if (folder != null || json.isAsked()) {
            throw new ParameterException(
                    spec.commandLine(), "--verilog and --json belong to one design where paths are timed: name one.");
        }
    }

    /** Returns where the figures are recorded, if they are. */
    private Optional<Path> place(CommandSpec spec, Family family, Optional<Path> committed) {
        if (!records) {
            return Optional.empty();
        }
        if (!clocks.isEmpty() || !speed.isEmpty() || folder != null || family != Family.ECP5) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--record keeps the figures of ecp5, its usual speed, the top's own clocks and its committed Verilog: leave"
                            + " out --target, --clock, --speed and --verilog.");
        }
        return Optional.of(committed.orElseThrow(() -> new ParameterException(
                spec.commandLine(), "--record takes a top with a folder of its own in generated-verilog/.")));
    }

    /**
     * Times a design.
     *
     * @param target family as users type it; empty for ecp5
     * @param design makes the design, unless a folder is given
     * @param usual the clocks it is made for
     * @param committed folder of its committed Verilog, if it has one
     * @return the exit status: 1 if a clock is missed, or a path between clocks is not declared
     */
    int run(
            CommandSpec spec,
            String target,
            Supplier<VerilogDesign> design,
            List<TopClock> usual,
            Optional<Path> committed,
            JsonOption json)
            throws IOException {
        Family family = family(spec, target);
        Optional<Path> record = place(spec, family, committed);
        Map<String, Double> periods = periods(spec, usual);
        int shown = paths == null ? USUAL_PATHS : paths;
        if (shown < 0) {
            throw new ParameterException(spec.commandLine(), "--paths must be 0 or more, and is " + shown + ".");
        }
        Path read = record.orElse(folder);
        try (JsonOption.Sink sink = json.open();
                OutputFile kept =
                        record.isEmpty() ? null : OutputFile.open(record.get().resolve(RecordedTiming.NAME))) {
            DesignText text = read == null ? DesignText.of(design.get()) : DesignText.in(read);
            Netlists netlists = new Netlists(ContentCache.ofUser(), (kind, message) -> {
                if (kind == BuildListener.Kind.WAIT) {
                    json.progress().println(message);
                }
            });
            TimingReport report = TimingAnalysis.of(text, new TimingRequest(family, speed, periods, shown), netlists);
            json.text().print(TimingText.of(report));
            json.text().flush();
            sink.write(report.result().toJson());
            if (kept != null) {
                kept.write(RecordedTiming.of(text, family, report).toJson());
            }
            return report.passes() ? 0 : MISSED;
        } catch (TimingException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    private static Family family(CommandSpec spec, String target) {
        if (target.isEmpty()) {
            return Family.ECP5;
        }
        try {
            return Family.valueOf(target.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "no target is called '" + target + "'. The targets are: ice40, ecp5, xilinx.",
                    e);
        }
    }

    private Map<String, Double> periods(CommandSpec spec, List<TopClock> usual) {
        Map<String, Double> periods = new LinkedHashMap<>();
        usual.forEach(clock -> periods.put(clock.name(), 1000.0 / clock.megahertz()));
        for (String clock : clocks) {
            String[] sides = clock.split("=", 2);
            try {
                double megahertz = Double.parseDouble(sides.length == 2 ? sides[1] : "");
                if (!(megahertz > 0) || Double.isInfinite(megahertz)) {
                    throw new NumberFormatException("not above 0");
                }
                periods.put(sides[0], 1000 / megahertz);
            } catch (NumberFormatException broken) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--clock takes NAME=MHZ with a frequency above 0, such as clock=100, and not '" + clock + "'.",
                        broken);
            }
        }
        return periods;
    }
}
