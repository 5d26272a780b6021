package org.heddle.cli.campaign;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Long work as a list of jobs. */
@Command(
        name = "campaign",
        subcommands = {
            CampaignRunCommand.class, //
            CampaignStatusCommand.class,
            CampaignReportCommand.class,
            CampaignSelftestCommand.class,
            CampaignTaskCommand.class,
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Runs a list of jobs in processes of this machine, or as array jobs of a Slurm cluster.",
        footer = {
            "",
            "A manifest has a line of JSON for each job:",
            "  {\"job\",\"command\":[..],\"design\",\"configuration\",\"program\",\"seed\",",
            "   \"limitSeconds\"}",
            "A command is one of heddle's own, split into words. fuzz, mutate and soak write",
            "the manifest of their parts where they are given --campaign FILE. The design is",
            "a hash of the emitted Verilog: a job of another one is refused.",
            "",
            "What has ended is kept: the same line again goes on with the rest. A worker that",
            "is killed loses nothing; a job that crashes or takes too long fails alone.",
            "Results go to results.jsonl, in the order of the manifest, times to times.jsonl:",
            "  {\"job\",\"status\":\"done|failed|timeout|crashed\",\"attempts\",\"exit\",\"result\"}",
            "",
            "Exit status: 0 all jobs done, 1 a job failed or is open, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak verbs --count 100000 --seed 1 --campaign out/verbs.jsonl",
            "  ./heddle campaign run out/verbs.jsonl --workers 2",
            "  ./heddle campaign status out/verbs.jsonl",
            "  ./heddle campaign report out/verbs.jsonl   what soak verbs would tell",
            "  ./heddle campaign run out/verbs.jsonl --on slurm --workers 40",
        })
public final class CampaignCommand implements Callable<Integer>, Verb {
    @Spec
    private CommandSpec spec;

    /** Without a name of what to do nothing is done, which is no success. */
    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine().usage(out);
        out.flush();
        return CommandLine.ExitCode.USAGE;
    }
}
