package org.heddle.cli.publish;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.cli.site.StaticSite;
import org.heddle.cosim.tool.FileTree;

/**
 * The command {@code heddle} for every project of a user: a script in {@code bin}, and in {@code share/heddle} the jars that it starts.
 *
 * @param prefix folder of both, {@code .local} in the home folder unless another is named
 */
record Launcher(Path prefix) {
    /** Second line of the script, by which it is known again. */
    private static final String MARK = "# Heddle's command line, written by ./heddle install.";

    private static final int MANIFEST_LIMIT = 65_000;

    Path script() {
        return prefix.resolve("bin/heddle");
    }

    /**
     * Looks at the place of the script before anything is written.
     *
     * @throws IllegalArgumentException if a file of somebody else has its name
     */
    void requireFree() throws IOException {
        Path script = script();
        boolean ours = FileTree.isFile(script)
                && Files.size(script) < MANIFEST_LIMIT
                && Files.readString(script).contains(MARK);
        if (FileTree.exists(script) && !ours) {
            throw new IllegalArgumentException(
                    script + " is not one that ./heddle install wrote, and would be replaced:"
                            + " move it away, or name another folder with --prefix");
        }
    }

    /**
     * Writes script and jars, in place of those of the same version.
     *
     * @param version of the command line
     * @param timestamp that jars made here carry
     * @param pages writes the documentation into a folder that does not exist yet
     */
    void write(String version, String timestamp, StaticSite.Api pages) throws IOException {
        Path share = Files.createDirectories(prefix.resolve("share/heddle"));
        Path draft = Files.createTempDirectory(share, ".draft-");
        try {
            Path lib = Files.createDirectories(draft.resolve("lib"));
            int number = 0;
            for (Path place : classPath()) {
                if (Files.isDirectory(place)) {
                    // Not yet a jar: the command line runs from folders of classes, as in tests.
                    byte[] jar =
                            new JarWriter(timestamp).addAll(place, name -> true).toBytes(manifest(version));
                    Files.write(lib.resolve("classes-" + number++ + ".jar"), jar);
                } else {
                    Files.copy(place, lib.resolve(place.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                }
            }
            pages.write(draft.resolve("docs"));
            Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rwxr-xr-x"));
            replace(draft, share.resolve(version));
        } finally {
            FileTree.delete(draft);
        }
        writeScript(share.resolve(version));
    }

    private static void replace(Path draft, Path place) throws IOException {
        if (FileTree.exists(place)) {
            Path old = Files.createTempDirectory(place.getParent(), ".old-");
            Files.move(place, old.resolve("old"));
            Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
            FileTree.delete(old);
        } else {
            Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    private static Map<String, String> manifest(String version) {
        SortedMap<String, String> attributes = new TreeMap<>();
        attributes.put("Implementation-Version", version);
        return attributes;
    }

    private void writeScript(Path installation) throws IOException {
        String text;
        try (InputStream resource = Launcher.class.getResourceAsStream("launcher.sh")) {
            if (resource == null) {
                throw new IllegalStateException("the launcher is not on the class path");
            }
            text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        }
        Files.createDirectories(script().getParent());
        Path draft = Files.createTempFile(script().getParent(), ".heddle-", ".draft");
        Files.writeString(draft, text.replace("@installation@", quoted(installation.toAbsolutePath())));
        Files.setPosixFilePermissions(draft, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.move(draft, script(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static String quoted(Path place) {
        return "'" + place.toString().replace("'", "'\\''") + "'";
    }

    private static List<Path> classPath() {
        List<Path> places = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!part.isEmpty() && Files.exists(Path.of(part))) {
                places.add(Path.of(part));
            }
        }
        return places;
    }
}
