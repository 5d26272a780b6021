package org.heddle.verify.against;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads folders of generated Verilog of before: that of one top, or one with a folder for each. */
public final class FormerVerilog {
    private static final String EXTENSION = ".v";
    /** As {@code ./heddle generate} writes them. */
    private static final String HINT =
            ": give a folder that ./heddle generate has written, such as before/reduction-node-improved,"
                    + " or the one above it";

    private final Path folder;

    /**
     * A folder of before.
     *
     * @throws IllegalArgumentException if there is no such folder, or no Verilog in it; the message says what is
     * @throws IOException if it cannot be read
     */
    public FormerVerilog(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException(folder + " is no folder" + HINT);
        }
        this.folder = folder;
        if (verilogIn(folder).isEmpty() && tops().isEmpty()) {
            throw new IllegalArgumentException(folder + " holds no Verilog" + HINT);
        }
    }

    /**
     * Checks that there is a folder for each of some tops.
     *
     * @throws IllegalArgumentException if the folder is that of one top, and these are several; the message names them
     * @throws IOException if it cannot be read
     */
    public void requireOneFor(List<String> tops) throws IOException {
        if (isOfOneTop() && tops.size() > 1) {
            throw new IllegalArgumentException(
                    folder + " is the folder of one top: say which of " + String.join(", ", tops));
        }
    }

    /** Whether the folder is that of one top, not one with a folder for each. */
    private boolean isOfOneTop() throws IOException {
        return !verilogIn(folder).isEmpty();
    }

    /** The names of the folders in it that hold Verilog, one for each top. */
    private List<String> tops() throws IOException {
        List<String> tops = new ArrayList<>();
        try (Stream<Path> below = Files.list(folder)) {
            for (Path path : below.filter(Files::isDirectory).sorted().toList()) {
                if (!verilogIn(path).isEmpty()) {
                    tops.add(path.getFileName().toString());
                }
            }
        }
        return tops;
    }

    /**
     * Returns the texts of a top's modules by their names.
     *
     * @param top name of its folder, which a folder of one top need not have
     * @throws IllegalArgumentException if there is no folder for the top
     * @throws IOException if a file cannot be read
     */
    public Map<String, String> texts(String top) throws IOException {
        Path own = isOfOneTop() ? folder : folder.resolve(top);
        if (!Files.isDirectory(own)) {
            throw new IllegalArgumentException(
                    folder + " has no folder " + top + ": it has " + String.join(", ", tops()) + "; name one of these");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        for (Path file : verilogIn(own)) {
            String name = file.getFileName().toString();
            texts.put(
                    name.substring(0, name.length() - EXTENSION.length()),
                    Files.readString(file, StandardCharsets.UTF_8));
        }
        return texts;
    }

    private static List<Path> verilogIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(EXTENSION) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        }
    }
}
