package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The list of an entry's files with their SHA-256 digests, in the format of {@code sha256sum}. An entry without its
 * seal, or that no longer agrees with it, is no entry.
 */
final class EntrySeal {
    static final String FILE = "entry.sha256";

    private EntrySeal() {}

    static void write(Path directory) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path file : files(directory)) {
            lines.append(digest(file)).append("  ").append(file.getFileName()).append('\n');
        }
        Files.writeString(directory.resolve(FILE), lines);
    }

    static boolean holds(Path directory) throws IOException {
        List<String> lines;
        try {
            lines = Files.readAllLines(directory.resolve(FILE), StandardCharsets.UTF_8);
            for (String line : lines) {
                int gap = line.indexOf("  ");
                if (gap < 0
                        || !digest(directory.resolve(line.substring(gap + 2))).equals(line.substring(0, gap))) {
                    return false;
                }
            }
        } catch (NoSuchFileException missing) {
            return false;
        }
        return !lines.isEmpty();
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> !file.endsWith(FILE)).sorted().toList();
        }
    }

    private static String digest(Path file) throws IOException {
        return HexFormat.of().formatHex(CacheKey.sha256().digest(Files.readAllBytes(file)));
    }
}
