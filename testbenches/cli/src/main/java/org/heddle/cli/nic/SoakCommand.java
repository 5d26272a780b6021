package org.heddle.cli.nic;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Random stimulus at length. */
@Command(
        name = "soak",
        subcommands = {
            SoakDimmnet2Command.class, //
            SoakOffsetsCommand.class,
            SoakFloatCommand.class,
            SoakReductionCommand.class,
            SoakMpcCommand.class,
            SoakVerbsCommand.class,
            SoakNoncontiguousCommand.class,
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "UNIT",
        description =
                "Lets a unit in RTL do random things for as long as you like, and compares everything with a plain"
                        + " model.",
        footer = {
            "",
            "Examples:",
            "  ./heddle soak dimmnet2",
            "  ./heddle soak offsets",
            "  ./heddle soak float --count 100000000",
            "  ./heddle soak reduction --count 20000",
            "  ./heddle soak mpc --count 100000",
            "  ./heddle soak verbs --count 100000",
            "  ./heddle soak noncontiguous --count 10000",
            "  ./heddle soak verbs --count 100000 --campaign out/verbs.jsonl",
            "  ./heddle soak float --help        what is compared, and its options",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
        })
public final class SoakCommand implements Callable<Integer>, Verb {
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
