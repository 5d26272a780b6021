package org.heddle.report;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Shows how far a list of jobs has come: a bar that is drawn over on a terminal, one line for each finished job
 * elsewhere.
 *
 * <p>It may be told of progress as often as one likes; the terminal is written at most ten times a second.
 */
public final class TerminalProgress {
    private static final int BAR_CELLS = 24;
    private static final long REDRAW_NANOS = 100_000_000;
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final boolean interactive;
    private final LongSupplier nanoTime;
    private String label = "";
    private long total = 1;
    private long started;
    private long drawn;

    /**
     * A display on a stream.
     *
     * @param interactive whether a person sees the stream on a terminal, see {@link #onTerminal}
     */
    public TerminalProgress(PrintStream out, boolean interactive) {
        this(out, interactive, System::nanoTime);
    }

    TerminalProgress(PrintStream out, boolean interactive, LongSupplier nanoTime) {
        this.out = out;
        this.interactive = interactive;
        this.nanoTime = nanoTime;
    }

    /** Whether the standard streams are a terminal that can draw over a line. */
    public static boolean onTerminal() {
        return System.console() != null && !"dumb".equals(System.getenv().getOrDefault("TERM", "dumb"));
    }

    /**
     * A job begins.
     *
     * @param name what is shown, for example {@code [ 3/28] stride m=4096}
     * @param work how much there is to do, in any unit
     */
    public void start(String name, long work) {
        label = name;
        total = Math.max(work, 1);
        started = nanoTime.getAsLong();
        drawn = started - REDRAW_NANOS;
        done(0);
    }

    /** So much of the current job's work is done. */
    public void done(long work) {
        if (!interactive) {
            return;
        }
        long now = nanoTime.getAsLong();
        if (now - drawn >= REDRAW_NANOS) {
            drawn = now;
            double share = Math.min(1.0, (double) work / total);
            int full = (int) (share * BAR_CELLS);
            out.print(CLEAR_LINE
                    + String.format(
                            Locale.ROOT,
                            "%s  [%s%s] %3.0f %%  %.0f s",
                            label,
                            "#".repeat(full),
                            ".".repeat(BAR_CELLS - full),
                            share * 100,
                            (now - started) / 1e9));
            out.flush();
        }
    }

    /** The current job is over; leaves one line that says what came out. */
    public void finish(String result) {
        out.print((interactive ? CLEAR_LINE : "") + label + "  " + result + "\n");
        out.flush();
    }
}
