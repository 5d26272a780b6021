package org.heddle.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.CallObserver;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.error.JobAborted;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.mpi.transport.Transport;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program on all ranks of a transport, each rank's classes in a loader of its own.
 *
 * <p>A rank ends when its main method returns, by {@code System.exit} behind MPI_Finalize, or when the job does: by an exception, by
 * MPI_Abort, by {@code System.exit} before MPI_Finalize, or because nothing can happen any more. The exit status is the first of
 * the ranks', in their order, that is not 0. Computing takes no simulated time. A rank's further threads may compute; when one of them calls MPI, the call is refused and the
 * job ends.
 */
public final class ProgramRun {
    /** Status of a job that ended otherwise than by its program's will. */
    private static final int FAILED = 1;
    /** A thread of a program that goes on when its rank has ended is waited for so long. */
    private static final long MILLISECONDS_TO_END = 10_000;

    private final Program program;
    private final OutputStream out;
    private final OutputStream err;
    private final CallObserver observer;
    private final RankLoader[] loaders;
    private final int[] statuses;

    private ProgramRun(Program program, int ranks, OutputStream out, OutputStream err, CallObserver observer) {
        this.program = program;
        this.out = out;
        this.err = err;
        this.observer = observer;
        this.loaders = new RankLoader[ranks];
        this.statuses = new int[ranks];
    }

    /**
     * Runs a program to its end.
     *
     * @param limitCycles when to give up
     * @param observer told of each call and message
     */
    public static ProgramOutcome run(
            Transport transport,
            long limitCycles,
            Program program,
            OutputStream out,
            OutputStream err,
            CallObserver observer) {
        return new ProgramRun(program, transport.ranks(), out, err, observer).run(transport, limitCycles);
    }

    private ProgramOutcome run(Transport transport, long limitCycles) {
        Thread.UncaughtExceptionHandler former = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> uncaught(thread, failure, former));
        try {
            MpiJob.run(transport, limitCycles, new Interruption(), this::rank);
            joinThreads();
            return new ProgramOutcome(
                    Arrays.stream(statuses)
                            .filter(status -> status != 0)
                            .findFirst()
                            .orElse(0),
                    "");
        } catch (RankFailedException failed) {
            return failure(failed);
        } catch (DeadlockException stuck) {
            return new ProgramOutcome(FAILED, stuck.getMessage().replace("; rank ", "\n  rank "));
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(former);
            closeAll();
        }
    }

    /** Ends a rank at its next call, when its program has asked for the end where nothing could unwind its main method. */
    private final class Interruption implements CallObserver {
        @Override
        public void calls(int rank, String name, long cycle) {
            observer.calls(rank, name, cycle);
            endIfAsked(rank); // another rank may wait in the same collective: whose call ends first says nothing of the
            // cause
        }

        @Override
        public void called(int rank, String name, long from, long to) {
            observer.called(rank, name, from, to);
            endIfAsked(rank);
        }

        @Override
        public void sent(int rank, int destination, long bytes, long cycle) {
            observer.sent(rank, destination, bytes, cycle);
        }

        @Override
        public void received(int source, int rank, long bytes, long posted, long cycle) {
            observer.received(source, rank, bytes, posted, cycle);
        }
    }

    private void endIfAsked(int rank) {
        RankLoader loader = loaders[rank];
        if (loader == null) {
            return;
        }
        requireNoStrayFailure(loader);
        RankExit asked = loader.exitAskedFor();
        if (asked != null && !loader.mpi().isFinished()) {
            throw asked;
        }
    }

    /** A thread besides the rank's own has failed in a way that ends the job. */
    private static final class StrayThreadError extends Error {
        private static final long serialVersionUID = 1L;

        StrayThreadError(Throwable cause) {
            super(cause.getMessage(), cause);
        }
    }

    private void rank(Mpi mpi) throws Exception {
        int rank = mpi.self().getGroup().translateRanks(new int[1], mpi.world().getGroup())[0];
        RankLoader loader = new RankLoader(rank, mpi, urls(), program.offload(), stream(out, rank), stream(err, rank));
        loaders[rank] = loader;
        Thread.currentThread().setContextClassLoader(loader);
        Method main = mainMethod(loader);
        try {
            main.invoke(null, (Object) program.arguments().toArray(String[]::new));
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            requireNoStrayFailure(loader);
            if (cause instanceof RankExit asked) {
                requireFinished(asked, rank, mpi);
                return;
            }
            if (cause instanceof Error error) {
                throw error;
            }
            if (cause instanceof Exception exception) {
                throw exception;
            }
            throw new IllegalStateException(cause);
        }
        RankExit asked = loader.exitAskedFor();
        if (asked != null) {
            requireFinished(asked, rank, mpi);
        } else if (mpi.isInitialized() && !mpi.isFinished()) {
            throw new IllegalStateException("main returned without MPI_Finalize: call it at the end of every rank");
        }
        requireNoStrayFailure(loader);
    }

    private static void requireNoStrayFailure(RankLoader loader) {
        Throwable stray = loader.strayFailure();
        if (stray != null) {
            throw new StrayThreadError(stray);
        }
    }

    /** Notes a rank's status; before MPI_Finalize its end is the job's. */
    private void requireFinished(RankExit asked, int rank, Mpi mpi) {
        if (!mpi.isFinished()) {
            throw asked;
        }
        statuses[rank] = asked.status();
    }

    private Method mainMethod(RankLoader loader) throws ClassNotFoundException, NoSuchMethodException {
        Class<?> type;
        try {
            type = Class.forName(program.main(), false, loader);
        } catch (ClassNotFoundException missing) {
            throw new ClassNotFoundException(
                    program.main() + " is not to be found in " + program.classPath()
                            + ": name the class with its package",
                    missing);
        }
        requireBinding(loader);
        Method main = type.getDeclaredMethod("main", String[].class);
        if (!Modifier.isStatic(main.getModifiers())) {
            throw new NoSuchMethodException(program.main() + ".main(String[]) must be static");
        }
        main.setAccessible(true);
        return main;
    }

    private void requireBinding(RankLoader loader) throws ClassNotFoundException {
        if (loader.findResource("mpi/MPI.class") == null) {
            throw new ClassNotFoundException("no binding is in " + program.classPath()
                    + ": put the jar of heddle-mpi-openmpi or heddle-mpi-mpijava into the class path, as the program imports"
                    + " its names");
        }
    }

    private URL[] urls() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (Path entry : program.classPath()) {
            Path absolute = entry.toAbsolutePath();
            String folder = absolute.toUri().toString();
            boolean slash = Files.isDirectory(absolute) && !folder.endsWith("/");
            urls.add(new URL(slash ? folder + "/" : folder));
        }
        return urls.toArray(URL[]::new);
    }

    private PrintStream stream(OutputStream target, int rank) {
        OutputStream own = program.prefix() ? new PrefixedStream(target, "[" + rank + "] ") : target;
        return new PrintStream(own, true, StandardCharsets.UTF_8);
    }

    private void closeAll() {
        for (RankLoader loader : loaders) {
            if (loader != null) {
                try {
                    if (program.prefix()) {
                        loader.out().close();
                        loader.err().close();
                    } else {
                        loader.out().flush();
                    }
                    loader.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    private void uncaught(Thread thread, Throwable failure, Thread.@Nullable UncaughtExceptionHandler former) {
        if (!(thread.getContextClassLoader() instanceof RankLoader loader)) {
            if (former != null) {
                former.uncaughtException(thread, failure);
            }
            return;
        }
        if (failure instanceof RankExit) {
            return;
        }
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        loader.err().print("Exception in thread \"" + thread.getName() + "\" of rank " + loader.rank() + " " + text);
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof MpiException) {
                loader.strayFailed(failure);
            }
        }
    }

    /** A process ends when its last thread does that is no daemon. */
    private void joinThreads() {
        long end = System.nanoTime() + MILLISECONDS_TO_END * 1_000_000;
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (!thread.isDaemon() && thread.getContextClassLoader() instanceof RankLoader) {
                try {
                    thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }
    }

    private ProgramOutcome failure(RankFailedException failed) {
        Throwable cause = failed.getCause();
        int rank = failed.getRank();
        String others =
                failed.getOthers().isEmpty() ? "" : "\n  " + failed.getOthers().replace("; rank ", "\n  rank ");
        if (cause instanceof RankExit asked) {
            int status = asked.status() == 0 ? FAILED : asked.status();
            return new ProgramOutcome(
                    status,
                    "rank " + rank + " called System.exit(" + asked.status()
                            + ") before MPI_Finalize, which ends the job" + others);
        }
        for (Throwable each = cause; each != null; each = each.getCause()) {
            if (each instanceof JobAborted aborted) {
                return new ProgramOutcome(
                        aborted.code() == 0 ? FAILED : aborted.code(),
                        aborted.getMessage() + ", which ends the job" + others);
            }
        }
        return new ProgramOutcome(
                FAILED, "rank " + rank + " failed" + place(cause) + ": " + cause + others + "\n" + stack(cause));
    }

    private String place(@Nullable Throwable failure) {
        StackTraceElement frame = failure == null ? null : ownFrame(failure);
        return frame == null ? "" : " at " + frame.getFileName() + ":" + frame.getLineNumber();
    }

    private static @Nullable StackTraceElement ownFrame(Throwable failure) {
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (isProgram(frame)) {
                return frame;
            }
        }
        return null;
    }

    private static boolean isProgram(StackTraceElement frame) {
        String name = frame.getClassName();
        return !name.startsWith("java.")
                && !name.startsWith("jdk.")
                && !name.startsWith("mpi.")
                && !name.startsWith("org.heddle.mpi.")
                && !name.startsWith("org.heddle.launch.");
    }

    /** The program's own frames: what lies above is the launcher's. */
    private static String stack(@Nullable Throwable failure) {
        StringBuilder text = new StringBuilder();
        String title = "";
        for (Throwable each = failure; each != null; each = each.getCause()) {
            text.append(title.isEmpty() ? "" : title + each + "\n");
            title = "  Caused by: ";
            for (StackTraceElement frame : each.getStackTrace()) {
                if (isProgram(frame) || frame.getClassName().startsWith("mpi.")) {
                    text.append("    at ")
                            .append(frame.getClassName() + "." + frame.getMethodName())
                            .append("(" + frame.getFileName() + ":" + frame.getLineNumber() + ")\n");
                }
            }
        }
        return text.toString().stripTrailing();
    }
}
