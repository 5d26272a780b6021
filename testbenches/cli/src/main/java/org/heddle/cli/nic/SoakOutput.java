package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongConsumer;
import org.heddle.cli.shared.CampaignOption;
import org.heddle.cli.shared.FirstSeed;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.LineProgress;
import org.heddle.experiment.SoakCounts;
import org.heddle.experiment.SoakSettings;
import org.heddle.report.Interruption;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** How a soak of episodes is counted, begun, split, and told: its result goes to standard output, its progress to standard error. */
final class SoakOutput {
    private static final Set<String> REPLACED = Set.of("--seed", "--count", "--json");

    @Mixin
    private FirstSeed seed;

    @Mixin
    private JsonOption json;

    @Mixin
    private CampaignOption campaign;

    private @Nullable CommandSpec command;

    private long first;
    private long count;

    /** Names the command, before anything else is asked. */
    void belongTo(CommandSpec soak) {
        command = soak;
        json.belongTo(soak);
        campaign.belongTo(soak);
    }

    private CommandSpec spec() {
        return Objects.requireNonNull(command, "belongTo comes first");
    }

    /**
     * Checks the options.
     *
     * @param asked count of the soak's unit, or of each of its parts
     * @return whether the soak is to be split in place of being run
     * @throws ParameterException if there is nothing to do
     */
    boolean isSplit(long asked) {
        if (asked < 1) {
            throw new ParameterException(spec().commandLine(), "a count is at least 1: --count=" + asked);
        }
        count = asked;
        return campaign.isAsked(json);
    }

    /**
     * Writes the parts of the soak as a manifest.
     *
     * @param unit count of one episode, or of those that stay together
     * @param episode count of one episode
     * @param configuration that all of it is about; null for none
     * @return exit status
     */
    int split(long unit, long episode, @Nullable String configuration) throws IOException {
        long begin = seed.orAnother();
        List<CampaignOption.Part> parts = campaign.slices(count, unit).stream()
                .map(slice -> {
                    long own = begin + slice.first() / episode;
                    return new CampaignOption.Part(
                            List.of(
                                    "--seed",
                                    String.valueOf(own),
                                    "--count",
                                    String.valueOf(slice.size()),
                                    "--json",
                                    "-"),
                            configuration,
                            own);
                })
                .toList();
        return campaign.write(REPLACED, parts);
    }

    /** Prints the seed, at once. */
    SoakSettings begin() {
        json.kept(); // known before the work begins whether the file takes it
        first = seed.announced(json.text());
        return new SoakSettings(first, count, Runtime.getRuntime().availableProcessors());
    }

    /** Returns what hears how many of so many are done. */
    LongConsumer progress(long all, String unit) {
        return new LineProgress(notices(), spec().qualifiedName(" ").replace("heddle ", ""), all, unit)::done;
    }

    /** Returns where all goes that is no result. */
    PrintWriter notices() {
        return spec().commandLine().getErr();
    }

    /**
     * Prints the tables, each failure with the line that repeats it alone, and the last line.
     *
     * @return exit status
     */
    int end(long episode, SoakCounts tally, List<SoakReport.Failure> failures) throws IOException {
        SoakReport report = new SoakReport(spec().name(), first, count, episode, tally.counts(), failures);
        PrintWriter text = json.text();
        text.print(report.text(tally));
        if (Interruption.hasBegun()) {
            text.println(
                    "Interrupted: the counts are of the episodes that had ended, of %d asked for.".formatted(count));
        }
        text.flush();
        try (JsonOption.Sink sink = json.open()) {
            sink.write(Json.pretty(report));
        }
        return report.exit();
    }
}
