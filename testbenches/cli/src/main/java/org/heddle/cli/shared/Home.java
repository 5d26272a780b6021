package org.heddle.cli.shared;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The working tree that the command line belongs to.
 *
 * @param root the folder with the parent {@code pom.xml}
 */
public record Home(Path root) {
    /** The tree named by the script, or the one around the current folder. */
    public static Home find() {
        String named = System.getProperty("heddle.home");
        if (named != null) {
            return new Home(Path.of(named));
        }
        Path here = Path.of("").toAbsolutePath();
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("heddle"))) {
                return new Home(folder);
            }
        }
        throw new IllegalStateException("no Heddle working tree at or above " + here
                + ": start the command line with ./heddle, or from inside the tree");
    }

    /**
     * Returns the folder of the command line's own state: logs, locks, the jars it runs from; outside a tree that cannot be written.
     */
    public Path state() {
        String named = System.getProperty("heddle.state");
        return named == null ? root.resolve(".heddle") : Path.of(named);
    }

    /** The folder for a command's results that is used when none is named; outside a tree that cannot be written. */
    public Path out(String name) {
        Path out = root.resolve("out");
        boolean writable = Files.isWritable(Files.exists(out) ? out : root);
        return (writable ? out : state().resolve("out")).resolve(name);
    }

    /** Left behind by a Maven run that was interrupted; the next one then starts with clean. */
    public Path unfinishedMark() {
        return state().resolve("unfinished");
    }
}
