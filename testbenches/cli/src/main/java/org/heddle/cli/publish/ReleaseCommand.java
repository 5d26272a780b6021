package org.heddle.cli.publish;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ToolRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes all that a release consists of, and uploads nothing. */
@Command(
        name = "release",
        description = "Makes the bundle that Maven Central takes: artefacts, checksums, signatures. Uploads nothing.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Refused unless everything is committed and CHANGELOG.md has a section for the",
            "version. Files are signed where gpg has a secret key, or the one that --key",
            "names. The same commit gives the same bytes, signatures aside.",
            "",
            "Example:",
            "  ./heddle release --out out/release",
        })
public final class ReleaseCommand implements Callable<Integer>, Verb {
    private static final Duration LIMIT = Duration.ofMinutes(1);

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the bundle goes. Default: out/release in the repository.")
    private @Nullable Path out;

    @Option(names = "--key", paramLabel = "ID", description = "The key that gpg signs with. Default: its own default.")
    private @Nullable String key;

    @Option(names = "--draft", description = "Asks neither for a clean tree nor for a section of the version.")
    private boolean draft;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Home home = Home.checkout(spec, "projects of yours are released by Maven.");
        ArtefactPom poms = ArtefactPom.of(home.root());
        if (!draft) {
            requireReady(home.root(), poms.version());
        }
        Path folder = out == null ? home.out("release") : out;
        String name = "heddle-" + poms.version() + "-bundle.zip";
        new OutputPlace(spec).requireFolder("--out", folder, name);
        Path staging = Files.createTempDirectory("heddle-release-");
        PrintWriter text = spec.commandLine().getOut();
        try {
            RepositoryLayout layout = new RepositoryLayout(staging, poms.version());
            ArtefactFiles files = new ArtefactFiles(home.root(), poms);
            List<SortedMap<String, byte[]>> made = files.all(true);
            for (int i = 0; i < made.size(); i++) {
                layout.write(Artefact.ALL.get(i).id(), made.get(i));
            }
            layout.write(Artefact.BOM, Map.of(".pom", poms.bom().getBytes(StandardCharsets.UTF_8)));
            layout.write(Artefact.ARCHETYPE, files.archetype());
            boolean signed = hasKey();
            ReleaseBundle bundle = new ReleaseBundle(staging, signed ? Optional.of(this::signature) : Optional.empty());
            Files.write(folder.resolve(name), bundle.toBytes(poms.timestamp()));
            text.println("wrote %s: %d files, %s"
                    .formatted(
                            folder.resolve(name),
                            bundle.files().size(),
                            signed
                                    ? "signed"
                                    : "not signed, as gpg has no secret key; Maven Central asks for signatures"));
            text.println("Left to do: tag v%s, and upload the bundle at https://central.sonatype.com/publishing"
                    .formatted(poms.version()));
            text.flush();
            return 0;
        } finally {
            FileTree.delete(staging);
        }
    }

    private void requireReady(Path root, String version) throws IOException {
        if (!Files.readString(root.resolve("CHANGELOG.md")).contains("\n## " + version + "\n")) {
            throw refused("CHANGELOG.md has no section \"## " + version + "\": rename \"## Unreleased\"");
        }
        ToolRun status = ToolRun.of(root, LIMIT, List.of("git", "status", "--porcelain"));
        if (!status.succeeded() || !status.output().isBlank()) {
            throw refused("the working tree has changes that are not committed: commit or stash them");
        }
    }

    private ParameterException refused(String reason) {
        return new ParameterException(spec.commandLine(), reason + ", or call with --draft.");
    }

    private boolean hasKey() {
        if (key != null) {
            return true;
        }
        try {
            ToolRun keys = ToolRun.of(
                    Path.of("").toAbsolutePath(),
                    LIMIT,
                    List.of("gpg", "--batch", "--list-secret-keys", "--with-colons"));
            return keys.succeeded() && keys.output().contains("sec:");
        } catch (MissingToolException none) {
            return false;
        }
    }

    private byte[] signature(Path file) throws IOException {
        List<String> command = new ArrayList<>(List.of("gpg", "--batch", "--yes", "--armor", "--detach-sign"));
        if (key != null) {
            command.addAll(List.of("--local-user", key));
        }
        Path signature = Path.of(file + ".asc");
        command.addAll(List.of("--output", signature.toString(), file.toString()));
        ToolRun run = ToolRun.of(file.getParent(), LIMIT, command);
        if (!run.succeeded()) {
            throw new IOException("gpg could not sign " + file.getFileName() + ": "
                    + run.output().strip());
        }
        return Files.readAllBytes(signature);
    }
}
