package org.heddle.cli.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.heddle.cli.shared.EmittedDesign;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.report.FileTrouble;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.Manifest;
import org.heddle.verify.campaign.ManifestException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The manifest of a campaign, and the folder of its results. */
final class CampaignPlace {
    /** Commands that no job may be: they run jobs themselves, or build and change the checkout that others run from. */
    private static final Set<String> EXCLUDED = Set.of("campaign", "test", "coverage", "format");

    @Parameters(paramLabel = "MANIFEST", description = "The jobs, a line of JSON each.")
    private Path file = Path.of("");

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder of the results. Default: out/campaign/ and the manifest's name.")
    private @Nullable Path out;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Returns the names of the commands that a job may be. */
    static List<String> verbs() {
        List<String> names = new ArrayList<>();
        ServiceLoader.load(Verb.class).stream()
                .map(verb -> verb.type().getAnnotation(Command.class).name())
                .filter(name -> !EXCLUDED.contains(name))
                .forEach(names::add);
        return names;
    }

    /**
     * Reads the manifest.
     *
     * @throws ParameterException if it cannot be read, or is wrong
     */
    Manifest manifest() {
        try {
            return Manifest.read(file, verbs());
        } catch (ManifestException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        } catch (IOException trouble) {
            String why = Files.isDirectory(file) ? "it is a folder" : FileTrouble.because(trouble);
            throw new ParameterException(spec.commandLine(), "cannot read " + file + ": " + why, trouble);
        }
    }

    /**
     * Reads the manifest, all of whose jobs are of the Verilog that is emitted here.
     *
     * @throws ParameterException if it cannot be read, is wrong, or has a job of another design
     */
    Manifest ownManifest() throws IOException {
        Manifest manifest = manifest();
        try {
            manifest.requireDesign(EmittedDesign.hash());
        } catch (ManifestException foreign) {
            throw new ParameterException(spec.commandLine(), foreign.getMessage(), foreign);
        }
        return manifest;
    }

    /** Returns the folder, which need not exist. */
    CampaignFolder folder() {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        Path folder = out != null
                ? out
                : Home.find()
                        .out("campaign")
                        .resolve(name.endsWith(".jsonl") ? name.substring(0, name.length() - 6) : name);
        return new CampaignFolder(folder.toAbsolutePath().normalize());
    }
}
