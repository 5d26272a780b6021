package org.heddle.cli.paper;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Measurements of others, measured again. */
@Command(
        name = "reproduce",
        subcommands = {
            ReproduceDimmnet2Command.class, //
            ReproduceDdtbenchCommand.class,
            ReproduceReductionCommand.class,
            ReproduceMpcCommand.class,
            ReproduceVerbsCommand.class,
            ReproduceNoncontiguousCommand.class,
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "EXPERIMENT",
        description = "Measures again what others have measured, and puts their figures beside ours.",
        footer = {
            "",
            "Examples:",
            "  ./heddle reproduce dimmnet2",
            "  ./heddle reproduce dimmnet2 --configuration improved --json improved.json",
            "  ./heddle reproduce dimmnet2 --help        its options",
            "  ./heddle reproduce ddtbench",
            "  ./heddle reproduce reduction",
            "  ./heddle reproduce mpc",
            "  ./heddle reproduce verbs",
            "  ./heddle reproduce noncontiguous",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
        })
public final class ReproduceCommand implements Callable<Integer>, Verb {
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
