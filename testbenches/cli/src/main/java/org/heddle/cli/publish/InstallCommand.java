package org.heddle.cli.publish;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes the language and its tools usable in projects outside this repository. */
@Command(
        name = "install",
        description = "Puts Heddle's artefacts into the local Maven repository, and a heddle command on the path.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The artefacts are org.heddle:heddle-bom, heddle-hdl (the language),",
            "heddle-cosim (tests on Verilator), heddle-verify (proofs and tools),",
            "heddle-mpi, heddle-maven-plugin and heddle-archetype, with sources and",
            "Javadoc; heddle-report comes along as a part of heddle-verify. The command",
            "is PREFIX/bin/heddle; the jars that it runs from, and the pages that",
            "heddle docs opens, are in PREFIX/share/heddle. The same sources give the same",
            "bytes.",
            "",
            "Examples:",
            "  ./heddle install",
            "  ./heddle install --repository /tmp/repository --prefix /tmp/heddle",
            "",
            "Then, in any folder:",
            "  heddle new demo && cd demo && mvn test",
        })
public final class InstallCommand implements Callable<Integer>, Verb {
    @Option(
            names = "--repository",
            paramLabel = "DIR",
            description = "The Maven repository. Default: the one that Maven's settings name, or ~/.m2/repository.")
    private @Nullable Path repository;

    @Option(names = "--prefix", paramLabel = "DIR", description = "Where the command goes. Default: ~/.local.")
    private @Nullable Path prefix;

    @Option(names = "--no-javadoc", description = "Leaves out the Javadoc, which takes most of the time.")
    private boolean withoutPages;

    @Option(names = "--no-launcher", description = "Leaves out the command, and only fills the repository.")
    private boolean withoutLauncher;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Home home = Home.checkout(spec, "what is installed needs no second time.");
        long begin = System.nanoTime();
        Path target = repository == null ? LocalRepository.find() : repository;
        Launcher launcher = new Launcher(prefix == null ? Path.of(System.getProperty("user.home"), ".local") : prefix);
        new OutputPlace(spec).requireFolder("--repository", target);
        if (!withoutLauncher) {
            new OutputPlace(spec).requireFolder("--prefix", launcher.prefix());
            requireFree(launcher);
        }
        ArtefactPom poms = ArtefactPom.of(home.root());
        RepositoryLayout layout = new RepositoryLayout(target, poms.version());
        ArtefactFiles files = new ArtefactFiles(home.root(), poms);
        List<SortedMap<String, byte[]>> made = files.all(!withoutPages);
        for (int i = 0; i < made.size(); i++) {
            layout.write(Artefact.ALL.get(i).id(), made.get(i));
        }
        layout.write(Artefact.BOM, Map.of(".pom", poms.bom().getBytes(StandardCharsets.UTF_8)));
        layout.write(Artefact.ARCHETYPE, files.archetype());
        layout.writePrefix("heddle", "heddle-maven-plugin");
        PrintWriter out = spec.commandLine().getOut();
        out.println("installed org.heddle:heddle-*:%s in %s".formatted(poms.version(), target));
        if (!withoutLauncher) {
            InstalledSite site = new InstalledSite(home.root(), withoutPages ? List.of() : made);
            launcher.write(poms.version(), poms.timestamp(), site::write);
            out.println("wrote " + launcher.script());
            if (!isOnPath(launcher.script().getParent())) {
                out.println("It is not on the PATH yet: export PATH=\"%s:$PATH\""
                        .formatted(launcher.script().getParent().toAbsolutePath()));
            }
        }
        out.println(String.format(Locale.ROOT, "in %.1f s. Next: heddle new demo", (System.nanoTime() - begin) / 1e9));
        out.flush();
        return 0;
    }

    private void requireFree(Launcher launcher) throws IOException {
        try {
            launcher.requireFree();
        } catch (IllegalArgumentException taken) {
            throw new ParameterException(spec.commandLine(), taken.getMessage() + ".", taken);
        }
    }

    private static boolean isOnPath(Path folder) {
        String path = System.getenv("PATH");
        return path != null
                && List.of(path.split(File.pathSeparator))
                        .contains(folder.toAbsolutePath().normalize().toString());
    }
}
