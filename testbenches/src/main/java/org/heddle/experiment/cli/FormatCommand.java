package org.heddle.experiment.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Formats all Java sources in place. */
@Command(
        name = "format",
        description = "Formats all Java sources in place.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
final class FormatCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.find();
        Path log = home.state().resolve("format.log");
        MavenErrors errors = new MavenErrors();
        int status = new MavenRun(home, log).run(List.of("-N", "spotless:apply"), errors);
        errors.lines().forEach(out::println);
        out.println(status == 0 ? "All Java sources are formatted." : "Formatting failed; see " + log);
        out.flush();
        return status == 0 ? 0 : 1;
    }
}
