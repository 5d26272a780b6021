package org.heddle.cli.shared;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.Manifest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The options that split a command into jobs of a campaign in place of running it. */
public final class CampaignOption {
    private static final int PARTS = 20;
    private static final int MOST_PARTS = 100_000;
    private static final int LIMIT_SECONDS = 4 * 3600;
    private static final Set<String> OWN = Set.of("--campaign", "--parts");

    @Option(
            names = "--campaign",
            paramLabel = "FILE",
            description = "Runs nothing: writes its parts into this file, as jobs for ./heddle campaign.")
    private @Nullable Path file;

    @Option(
            names = "--parts",
            paramLabel = "N",
            description = "With --campaign: how many jobs at most. Default: 20; of study, one each.")
    private @Nullable Integer parts;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Names the command, where this stands in a mixin of a mixin: picocli tells it of the mixin around it alone. */
    public void belongTo(CommandSpec command) {
        spec = command;
    }

    /**
     * One part of the command.
     *
     * @param words that take the place of the options which are not the same in all parts
     * @param configuration that it is about; null where none applies
     * @param seed of the part; null where nothing in it is random
     */
    public record Part(
            List<String> words,
            @Nullable String configuration,
            @Nullable Long seed) {
        /** Copies the words. */
        public Part {
            words = List.copyOf(words);
        }
    }

    /**
     * Whether the command is to be split.
     *
     * @param json the command's own option: a command that runs nothing has no result for it
     * @throws ParameterException if the options contradict each other
     */
    public boolean isAsked(JsonOption json) {
        if (file == null && parts != null) {
            throw refusal("--parts belongs to --campaign FILE: give both, or none.");
        }
        if (parts != null && (parts < 1 || parts > MOST_PARTS)) {
            throw refusal("a command has 1 to 100,000 parts: --parts=" + parts);
        }
        if (file != null && json.isAsked()) {
            throw refusal(
                    "--campaign runs nothing, so that there is no result for --json: give that to ./heddle campaign"
                            + " report.");
        }
        return file != null;
    }

    /** Returns the parts of something that is counted: each but the last a multiple of a unit. */
    public List<CampaignSlice> slices(long total, long unit) {
        return CampaignSlice.of(total, unit, parts == null ? PARTS : parts);
    }

    /** Returns the parts of something that is counted, each a single one unless {@code --parts} says otherwise. */
    public List<CampaignSlice> single(int total) {
        return CampaignSlice.of(total, 1, parts == null ? total : parts);
    }

    /**
     * Writes the manifest.
     *
     * @param replaced options in whose place each part has its own words
     * @return exit status
     * @throws ParameterException if the file cannot be written
     */
    public int write(Set<String> replaced, List<Part> all) throws IOException {
        Path target = file;
        if (target == null) {
            throw new IllegalStateException("nobody has asked for a manifest");
        }
        new OutputPlace(spec).requireFile("--campaign", target);
        List<String> command = List.of(spec.qualifiedName(" ").split(" "));
        List<String> verb = command.subList(1, command.size());
        List<String> same = same(replaced);
        String program = String.join(" ", verb);
        String design = EmittedDesign.hash();
        List<CampaignJob> jobs = new ArrayList<>();
        for (Part part : all) {
            List<String> words = new ArrayList<>(verb);
            words.addAll(same);
            words.addAll(part.words());
            jobs.add(new CampaignJob(
                    "%s-%04d".formatted(String.join("-", verb), jobs.size() + 1),
                    words,
                    design,
                    part.configuration(),
                    program,
                    part.seed(),
                    LIMIT_SECONDS));
        }
        Manifest.write(target, jobs);
        PrintWriter out = spec.commandLine().getOut();
        out.println("Wrote %s: %d jobs. Run them with ./heddle campaign run %s".formatted(target, jobs.size(), target));
        out.flush();
        return 0;
    }

    /** Returns the words of the command that all parts have, as they were given. */
    private List<String> same(Set<String> replaced) {
        List<String> words = new ArrayList<>();
        ParseResult parsed = spec.commandLine().getParseResult();
        parsed.matchedPositionals().forEach(word -> words.addAll(word.originalStringValues()));
        for (OptionSpec option : parsed.matchedOptions()) {
            String name = option.longestName();
            if (!OWN.contains(name) && !replaced.contains(name)) {
                add(name, option, words);
            }
        }
        return words;
    }

    private static void add(String name, ArgSpec option, List<String> words) {
        if (option.typeInfo().isBoolean()) {
            words.add(name);
            return;
        }
        for (String value : option.originalStringValues()) {
            words.add(name);
            words.add(value);
        }
    }

    private ParameterException refusal(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
