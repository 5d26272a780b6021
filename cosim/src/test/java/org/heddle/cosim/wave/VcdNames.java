package org.heddle.cosim.wave;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The signals of a VCD file, as GTKWave names them. */
final class VcdNames {
    private VcdNames() {}

    static List<String> of(Path file) throws IOException {
        List<String> names = new ArrayList<>();
        Deque<String> scopes = new ArrayDeque<>();
        for (String line : Files.readAllLines(file)) {
            String[] words = line.strip().split("\\s+");
            switch (words[0]) {
                case "$scope" -> scopes.addLast(words[2]);
                case "$upscope" -> scopes.removeLast();
                case "$var" ->
                    names.add(String.join(".", scopes) + "." + words[4] + (words[5].equals("$end") ? "" : words[5]));
                default -> {
                    // Values.
                }
            }
        }
        return names;
    }
}
