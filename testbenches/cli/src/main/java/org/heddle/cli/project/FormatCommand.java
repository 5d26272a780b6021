package org.heddle.cli.project;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
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
public final class FormatCommand implements Callable<Integer>, Verb {
    @Option(names = "--check", description = "Change nothing; name what is not formatted, and exit with status 1.")
    private boolean check;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Formatting formatting = new Formatting(
                Home.checkout(spec, "projects of yours are left alone."),
                spec.commandLine().getOut());
        boolean good = check ? formatting.check() : formatting.apply();
        return good ? 0 : 1;
    }
}
