package org.heddle.cosim.wave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes what a test saw into the text block that says what it expects. */
final class Promotion {
    /** System property that asks for it. */
    static final String PROPERTY = "heddle.promote";

    private static final String DELIMITER = "\"\"\"";

    private final Path source;
    private final int line;

    /**
     * A place in a source file.
     *
     * @param line of the call, counted from 1; the text block begins there or below
     */
    Promotion(Path source, int line) {
        this.source = source;
        this.line = line;
    }

    static boolean isAsked() {
        return !System.getProperty(PROPERTY, "false").equals("false");
    }

    /** The place in a test from which this package was called; tests run in the folder of their module. */
    static Promotion ofCaller() {
        StackWalker.StackFrame frame = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .walk(frames -> frames.filter(caller -> caller.getDeclaringClass() != TextWave.class
                                && caller.getDeclaringClass() != Promotion.class)
                        .findFirst())
                .orElseThrow();
        String folder = frame.getDeclaringClass().getPackageName().replace('.', '/');
        return new Promotion(Path.of("src/test/java", folder, frame.getFileName()), frame.getLineNumber());
    }

    /**
     * Replaces the lines of the next text block; its delimiters stay where they are, and the lines get their indent.
     *
     * @throws IllegalStateException if there is no text block at the place
     */
    void replaceTextBlock(String text) {
        try {
            List<String> lines = Files.readAllLines(source);
            int first = next(lines, line - 1);
            int last = next(lines, first + 1);
            String indent = lines.get(last).substring(0, lines.get(last).indexOf(DELIMITER));
            if (!indent.isBlank() || !lines.get(first).endsWith(DELIMITER)) {
                throw notFound();
            }
            List<String> changed = new ArrayList<>(lines.subList(0, first + 1));
            text.lines()
                    .map(promoted -> promoted.isEmpty() ? "" : indent + promoted)
                    .forEach(changed::add);
            changed.addAll(lines.subList(last, lines.size()));
            Files.writeString(source, String.join("\n", changed) + "\n");
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot promote into " + source.toAbsolutePath(), failure);
        }
    }

    private int next(List<String> lines, int from) {
        for (int i = from; i < lines.size(); i++) {
            if (lines.get(i).contains(DELIMITER)) {
                return i;
            }
        }
        throw notFound();
    }

    private IllegalStateException notFound() {
        return new IllegalStateException("at " + source + ":" + line + " there is no text block with its delimiters at"
                + " the ends of lines: write expect(\"\"\" and, on a line of its own, \"\"\");");
    }
}
