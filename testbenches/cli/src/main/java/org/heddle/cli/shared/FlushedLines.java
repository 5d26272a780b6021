package org.heddle.cli.shared;

import java.io.PrintWriter;
import java.util.function.Consumer;

/** Lines that are seen as soon as they are printed, for what takes long. */
public final class FlushedLines {
    private FlushedLines() {}

    /** Returns a printer of lines. */
    public static Consumer<String> on(PrintWriter out) {
        return line -> {
            out.println(line);
            out.flush();
        };
    }
}
