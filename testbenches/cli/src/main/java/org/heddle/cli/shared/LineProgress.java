package org.heddle.cli.shared;

import java.io.PrintWriter;
import java.util.Locale;
import org.heddle.report.TerminalProgress;

/** How far a run has come: a bar on a terminal, elsewhere at most twenty lines. */
public final class LineProgress {
    private static final int LINES = 20;

    private final PrintWriter out;
    private final long all;
    private final String unit;
    private final TerminalProgress terminal = new TerminalProgress(System.out, TerminalProgress.onTerminal());
    private long told;

    /**
     * Begins.
     *
     * @param all how much there is to do
     * @param unit what is counted: "pairs"
     */
    public LineProgress(PrintWriter out, String label, long all, String unit) {
        this.out = out;
        this.all = all;
        this.unit = unit;
        terminal.start(label, all);
    }

    /** So much is done. */
    public void done(long work) {
        terminal.done(work);
        long share = (long) ((double) work / all * LINES);
        if (!TerminalProgress.onTerminal() && share > told && work < all) {
            told = share;
            out.println(String.format(Locale.ROOT, "%,d of %,d %s", work, all, unit));
            out.flush();
        }
    }
}
