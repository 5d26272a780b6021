package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.heddle.cosim.tool.FileTree;
import org.heddle.cosim.tool.Ownership;
import org.heddle.cosim.tool.Sha256;

/**
 * The list of an entry's files with their SHA-256 digests, in the format of {@code sha256sum}. An entry without its
 * seal, or that no longer agrees with it in any way, is no entry.
 */
final class EntrySeal {
    static final String FILE = "entry.sha256";

    private EntrySeal() {}

    /**
     * Seals an entry.
     *
     * @param files the names of all its files
     * @throws IllegalStateException if it has others
     */
    static void write(Path directory, Set<String> files) throws IOException {
        if (!names(directory).equals(files)) {
            throw new IllegalStateException(
                    "an entry of " + new TreeSet<>(files) + " was made with " + new TreeSet<>(names(directory)));
        }
        Files.write(directory.resolve(FILE), text(directory, files));
        for (String name : names(directory)) {
            Ownership.withdrawWriting(directory.resolve(name));
        }
        Ownership.withdrawWriting(directory);
    }

    /**
     * Whether an entry is what it was when it was sealed: exactly these files, unchanged, that nobody else can write.
     *
     * @throws ClosedByInterruptException if the thread is interrupted: nothing is known then
     */
    static boolean holds(Path directory, Set<String> files) throws ClosedByInterruptException {
        try {
            Set<String> all = new TreeSet<>(files);
            all.add(FILE);
            return FileTree.isFolder(directory)
                    && Ownership.of(directory).isTrusted()
                    && names(directory).equals(all)
                    && all.stream().allMatch(name -> isSound(directory.resolve(name)))
                    && Arrays.equals(Files.readAllBytes(directory.resolve(FILE)), text(directory, files));
        } catch (ClosedByInterruptException interrupted) {
            throw interrupted;
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static boolean isSound(Path file) {
        try {
            return FileTree.isFile(file) && Ownership.of(file).isTrusted();
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static byte[] text(Path directory, Set<String> files) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (String name : new TreeSet<>(files)) {
            lines.append(Sha256.of(directory.resolve(name)))
                    .append("  ")
                    .append(name)
                    .append('\n');
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Set<String> names(Path directory) throws IOException {
        return FileTree.children(directory).stream()
                .map(file -> file.getFileName().toString())
                .collect(Collectors.toSet());
    }
}
