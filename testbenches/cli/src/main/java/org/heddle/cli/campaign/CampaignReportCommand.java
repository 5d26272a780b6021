package org.heddle.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Version;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;
import org.heddle.report.TextTable;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.JobResult;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.Manifest;
import org.heddle.verify.campaign.MergedParts;
import org.heddle.verify.campaign.PartMerge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Gives the result of the whole. */
@Command(
        name = "report",
        description = "Gives the result of a campaign whose jobs have all ended.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Of the parts of one command it gives what the command itself would have given,",
            "on standard output, with --json and in its usual folder, byte for byte, and ends",
            "with its status. Of other jobs it lists how each ended.",
            "",
            "Exit status: 1 if a job is open, crashed or took too long; 2 not understood;",
            "else the status of the command, or 1 if a job failed.",
            "",
            "Examples:",
            "  ./heddle campaign report out/verbs.jsonl",
            "  ./heddle campaign report out/node.jsonl --json out/node.json",
        })
final class CampaignReportCommand implements Callable<Integer> {
    @Mixin
    private CampaignPlace place;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Manifest manifest = place.manifest();
        CampaignFolder folder = place.folder();
        try (JsonOption.Sink sink = json.open()) {
            CampaignState state = folder.state();
            CampaignCounts counts = CampaignCounts.of(manifest, state);
            int lacking = counts.open() + counts.of(JobStatus.TIMEOUT) + counts.of(JobStatus.CRASHED);
            Optional<MergedParts> merged = lacking > 0 ? Optional.empty() : merged(parts(manifest, state));
            PrintWriter text = json.text();
            if (merged.isEmpty()) {
                text.print(table(manifest, state));
                text.println(counts.text());
                text.flush();
                sink.write(Json.pretty(results(manifest, state)));
                return counts.areDone() ? 0 : 1;
            }
            write(merged.get().files());
            text.print(merged.get().text());
            text.flush();
            if (merged.get().json() != null) {
                sink.write(merged.get().json());
            } else if (json.isAsked()) {
                throw new ParameterException(
                        spec.commandLine(), "the command of these jobs writes no JSON: leave out --json.");
            }
            return merged.get().exit();
        }
    }

    /** Writes the files of the merged command, each whole or not at all. */
    private static void write(Map<Path, String> files) throws IOException {
        for (Map.Entry<Path, String> file : new TreeMap<>(files).entrySet()) {
            Files.createDirectories(file.getKey().toAbsolutePath().getParent());
            AtomicFile.write(file.getKey(), file.getValue());
        }
    }

    private static List<JobPart> parts(Manifest manifest, CampaignState state) {
        List<JobPart> parts = new ArrayList<>();
        for (CampaignJob job : manifest.jobs()) {
            state.result(job).ifPresent(result -> parts.add(new JobPart(job, result)));
        }
        return parts;
    }

    private static Optional<MergedParts> merged(List<JobPart> parts) {
        return ServiceLoader.load(PartMerge.class).stream()
                .flatMap(merge -> merge.get().merge(parts).stream())
                .findFirst();
    }

    private static List<JobResult> results(Manifest manifest, CampaignState state) {
        return manifest.jobs().stream()
                .flatMap(job -> state.result(job).stream())
                .toList();
    }

    /** A row for each job; attempts and times, which differ from run to run, stand in the files. */
    private static String table(Manifest manifest, CampaignState state) {
        TextTable table =
                TextTable.builder().words("job").words("status").words("exit").build();
        for (CampaignJob job : manifest.jobs()) {
            Optional<JobResult> result = state.result(job);
            table.add(
                    job.job(),
                    result.map(each -> each.status().word()).orElse("open"),
                    result.map(JobResult::exit).map(String::valueOf).orElse("-"));
        }
        return table + "\n";
    }
}
