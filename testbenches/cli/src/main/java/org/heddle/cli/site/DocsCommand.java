package org.heddle.cli.site;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.report.FileTrouble;
import org.heddle.report.TerminalProgress;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes the documentation as a static site, and opens it. */
@Command(
        name = "docs",
        description = "Opens all pages and the Javadoc of all modules, one static site with a search.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "It opens in a browser where you sit at a terminal of a desktop; no server is",
            "needed, its search neither. Every link between the pages is checked. The command",
            "that ./heddle install has put on the PATH opens the pages of its version.",
            "",
            "Exit status: 0 written, 1 a link leads nowhere, 2 not understood.",
        })
public final class DocsCommand implements Callable<Integer>, Verb {
    @Option(names = "--out", paramLabel = "DIR", description = "Where the site goes. Default: out/docs.")
    private @Nullable Path out;

    @Option(names = "--no-api", description = "Leaves out the Javadoc, which takes most of the time.")
    private boolean withoutApi;

    @Option(names = "--no-open", description = "Names the first page, and opens no browser.")
    private boolean withoutBrowser;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Home home = Home.find();
        return home.isCheckout() ? write(home) : show(installed(home));
    }

    private Path installed(Home home) {
        Path index = home.root().resolve("docs/index.html");
        if (out != null || withoutApi) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--out and --no-api belong to ./heddle docs in a checkout of Heddle; here the pages were written by ./heddle install.");
        } else if (!Files.isRegularFile(index)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there are no pages in " + home.root() + ": call ./heddle install in a checkout of Heddle again.");
        }
        return index;
    }

    private int write(Home home) throws IOException {
        Path folder = out == null ? home.out("docs") : out;
        try {
            Optional<StaticSite.Api> api =
                    withoutApi ? Optional.empty() : Optional.of(place -> ApiPages.write(home.root(), place));
            List<String> broken = new StaticSite(home.root(), api).write(folder);
            PrintWriter text = spec.commandLine().getOut();
            if (!broken.isEmpty()) {
                text.println("nothing written: " + broken.size() + " links lead nowhere");
                broken.forEach(line -> text.println("  " + line));
                text.flush();
                return 1;
            }
            text.print("wrote ");
            return show(folder.resolve("index.html"));
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        } catch (FileSystemException trouble) {
            throw new ParameterException(
                    spec.commandLine(),
                    "cannot write " + folder + ": " + FileTrouble.because(trouble) + " (--out)",
                    trouble);
        }
    }

    /** Names the page, and opens it where somebody sits at a desktop. */
    private int show(Path index) {
        PrintWriter text = spec.commandLine().getOut();
        text.println(index);
        if (!withoutBrowser && TerminalProgress.onTerminal()) {
            boolean isShown = new Browser(System.getProperty("os.name"), System.getenv()).show(index);
            text.println(isShown ? "and opened it in the browser" : "Open it in a browser: none was found here.");
        }
        text.flush();
        return 0;
    }
}
