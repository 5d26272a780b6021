package org.heddle.cli.site;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.report.FileTrouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes the documentation as a static site. */
@Command(
        name = "docs",
        description = "Writes all pages and the Javadoc of all modules as one static site.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Open index.html in the folder; no server is needed. Every link between the",
            "pages is checked.",
            "",
            "Exit status: 0 written, 1 a link leads nowhere, 2 not understood.",
        })
public final class DocsCommand implements Callable<Integer>, Verb {
    @Option(names = "--out", paramLabel = "DIR", description = "Where the site goes. Default: out/docs.")
    private @Nullable Path out;

    @Option(names = "--no-api", description = "Leaves out the Javadoc, which takes most of the time.")
    private boolean withoutApi;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Home home = Home.checkout(spec, "the pages stand there in docs/, too.");
        Path folder = out == null ? home.out("docs") : out;
        try {
            List<String> broken = new StaticSite(home.root(), !withoutApi).write(folder);
            PrintWriter text = spec.commandLine().getOut();
            if (broken.isEmpty()) {
                text.println("wrote " + folder.resolve("index.html"));
            } else {
                text.println("nothing written: " + broken.size() + " links lead nowhere");
                broken.forEach(line -> text.println("  " + line));
            }
            text.flush();
            return broken.isEmpty() ? 0 : 1;
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        } catch (FileSystemException trouble) {
            throw new ParameterException(
                    spec.commandLine(),
                    "cannot write " + folder + ": " + FileTrouble.because(trouble) + " (--out)",
                    trouble);
        }
    }
}
