package org.heddle.verify.generate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A folder's files, hidden ones too: every byte of a text stays as it is. */
public final class Tree {
    private Tree() {}

    /** Texts by path, relative to the root and with slashes. */
    public static SortedMap<String, String> read(Path root) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(root)) {
            paths.filter(path -> !Files.isDirectory(path))
                    .forEach(file -> texts.put(root.relativize(file).toString().replace('\\', '/'), text(file)));
        }
        return texts;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1); // maps bytes to characters one to one
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
