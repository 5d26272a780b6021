package org.heddle.launch;

import java.io.PrintStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stands for {@link System} and {@link Runtime} in the classes of ranks, whose calls are rewritten to these. */
public final class ProcessCalls {
    private static final StackWalker CALLERS = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    private ProcessCalls() {}

    /** The nearest caller's rank; else, inside a call of the library alone, that of the thread. */
    static @Nullable RankLoader caller() {
        Optional<RankLoader> found = CALLERS.walk(
                frames -> frames.map(frame -> frame.getDeclaringClass().getClassLoader())
                        .filter(RankLoader.class::isInstance)
                        .map(RankLoader.class::cast)
                        .findFirst());
        return found.orElseGet(
                () -> Thread.currentThread().getContextClassLoader() instanceof RankLoader loader ? loader : null);
    }

    /** Returns the rank's standard output. */
    public static PrintStream out() {
        RankLoader rank = caller();
        return rank == null ? System.out : rank.out();
    }

    /** Returns the rank's standard error output. */
    public static PrintStream err() {
        RankLoader rank = caller();
        return rank == null ? System.err : rank.err();
    }

    /** Gives the rank another standard output. */
    public static void setOut(PrintStream stream) {
        RankLoader rank = caller();
        if (rank == null) {
            System.setOut(stream);
        } else {
            rank.setOut(stream);
        }
    }

    /** Gives the rank another standard error output. */
    public static void setErr(PrintStream stream) {
        RankLoader rank = caller();
        if (rank == null) {
            System.setErr(stream);
        } else {
            rank.setErr(stream);
        }
    }

    /** Ends the rank; before MPI_Finalize, the whole job. */
    public static void exit(int status) {
        RankLoader rank = caller();
        if (rank == null) {
            System.exit(status);
        } else {
            throw rank.exit(status);
        }
    }

    /** Ends the rank as {@link #exit(int)} does. */
    public static void exit(Runtime runtime, int status) {
        exit(status);
    }

    /** Ends the rank as {@link #exit(int)} does. */
    public static void halt(Runtime runtime, int status) {
        exit(status);
    }
}
