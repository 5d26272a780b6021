package org.heddle.cli.shared;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * The working tree that the command line belongs to, or the folder that it is installed in.
 *
 * @param root the folder with the parent {@code pom.xml}; of an installation, the one with the jars
 * @param isCheckout whether it is a working tree
 */
public record Home(Path root, boolean isCheckout) {
    /** The tree named by the script, the installation named by the launcher, or the tree around the current folder. */
    public static Home find() {
        String named = System.getProperty("heddle.home");
        if (named != null) {
            return new Home(Path.of(named), true);
        }
        String installation = System.getProperty("heddle.installation");
        if (installation != null) {
            return new Home(Path.of(installation), false);
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("heddle"))) {
                return new Home(folder, true);
            }
        }
        Optional<Path> jars = jars();
        if (jars.isPresent()) {
            return new Home(jars.get(), false);
        }
        throw new IllegalStateException("no Heddle working tree at or above " + here
                + ": start the command line with ./heddle, or from inside the tree");
    }

    /** Returns the folder with the command line's jar, where {@code java -jar} has started it. */
    private static Optional<Path> jars() {
        try {
            Path code = Path.of(Home.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Files.isRegularFile(code) ? Optional.of(code.getParent()) : Optional.empty();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Returns the tree that the command line belongs to, for a command on Heddle itself.
     *
     * @param mend says what to do in a project of one's own
     * @throws ParameterException if the command line is installed, and there is no tree
     */
    public static Home checkout(CommandSpec spec, String mend) {
        Home home = find();
        if (!home.isCheckout()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "this works on Heddle itself, as ./heddle " + spec.name() + " in a checkout of it; " + mend);
        }
        return home;
    }

    /**
     * Returns the folder of the command line's own state: logs, locks, the jars it runs from; outside a tree that cannot be written.
     */
    public Path state() {
        String named = System.getProperty("heddle.state");
        if (named != null) {
            return Path.of(named);
        }
        return isCheckout ? root.resolve(".heddle") : userState().resolve("heddle");
    }

    private static Path userState() {
        @Nullable String named = System.getenv("XDG_STATE_HOME");
        return named == null || named.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(named);
    }

    /**
     * Returns the folder for a command's results that is used when none is named; outside a tree that cannot be written. Of an installed command
     * line it is {@code out} in the current folder.
     */
    public Path out(String name) {
        if (!isCheckout) {
            return Path.of("out", name);
        }
        Path out = root.resolve("out");
        boolean writable = Files.isWritable(Files.exists(out) ? out : root);
        return (writable ? out : state().resolve("out")).resolve(name);
    }

    /** Left behind by a Maven run that was interrupted; the next one then starts with clean. */
    public Path unfinishedMark() {
        return state().resolve("unfinished");
    }
}
