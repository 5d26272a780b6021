package org.heddle.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Formats all Java sources in place. */
@Command(
        name = "format",
        description = "Formats all Java sources in place.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class FormatCommand implements Callable<Integer> {
    @Option(names = "--check", description = "Change nothing; name what is not formatted, and exit with status 1.")
    private boolean check;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Formatting formatting = new Formatting(Home.find(), spec.commandLine().getOut());
        boolean good = check ? formatting.check() : formatting.apply();
        return good ? 0 : 1;
    }
}
