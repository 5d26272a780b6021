package org.heddle.cosim.partition;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * The main program of a part's process: opens the part, runs it as far as it is told, and ends with a report. It also ends as soon as
 * its standard input does, whatever its other threads are doing.
 */
public final class PartServer {
    /** Exit status after a failure that was told. */
    static final int FAILED = 1;

    private final DataOutputStream out;
    private final int number;
    private final int parts;
    private final int lookahead;
    private final SharedWords words;

    private PartServer(DataOutputStream out, int number, int parts, int lookahead, SharedWords words) {
        this.out = out;
        this.number = number;
        this.parts = parts;
        this.lookahead = lookahead;
        this.words = words;
    }

    /**
     * Serves until the process that started this one wants it to end, and ends the virtual machine.
     *
     * @param args those that {@link PartitionedCluster} gives to the main class: file of the shared words, number, parts, lookahead
     * @param opening makes the part
     */
    public static void serve(String[] args, Function<? super PartPlace, ? extends ClusterPart> opening) {
        DataOutputStream out = new DataOutputStream(new FileOutputStream(FileDescriptor.out));
        // Standard output is the pipe's.
        System.setOut(System.err);
        int status = FAILED;
        try {
            byte[] settings = PartPipe.read(new DataInputStream(System.in)).bytes();
            watchLifeline(System.in);
            PartServer server = new PartServer(
                    out,
                    Integer.parseInt(args[1]),
                    Integer.parseInt(args[2]),
                    Integer.parseInt(args[3]),
                    SharedWords.open(Path.of(args[0])));
            server.serve(settings, opening);
            status = 0;
        } catch (IOException | RuntimeException | Error failure) {
            tell(out, failure);
        }
        Runtime.getRuntime().halt(status);
    }

    private static void watchLifeline(InputStream lifeline) {
        Thread watch = new Thread(
                () -> {
                    try {
                        while (lifeline.read() >= 0) {
                            // Nothing is said any more.
                        }
                    } catch (IOException gone) {
                        // As if it had ended.
                    }
                    Runtime.getRuntime().halt(FAILED);
                },
                "heddle-lifeline");
        watch.setDaemon(true);
        watch.start();
    }

    private static void tell(DataOutputStream out, Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace));
        try {
            PartPipe.write(out, PartPipe.Kind.FAILED, trace.toString());
        } catch (IOException nobodyListens) {
            failure.printStackTrace();
        }
    }

    private void serve(byte[] settings, Function<? super PartPlace, ? extends ClusterPart> opening) throws IOException {
        PartPlace place = new PartPlace(number, parts, settings, words, Lockstep.words(parts), this::progress);
        try (ClusterPart part = opening.apply(place)) {
            PartPipe.write(out, PartPipe.Kind.READY, new byte[0]);
            run(part);
            PartPipe.write(out, PartPipe.Kind.REPORT, part.report());
        }
    }

    private void progress(String line) {
        try {
            PartPipe.write(out, PartPipe.Kind.PROGRESS, line);
        } catch (IOException nobodyListens) {
            throw new UncheckedIOException("nobody listens to part " + number, nobodyListens);
        }
    }

    private void run(ClusterPart part) {
        Lockstep clock = new Lockstep(words, parts);
        Backoff backoff = new Backoff();
        long now = 0;
        while (true) {
            long target = clock.target();
            long horizon = target == Lockstep.END ? now : clock.horizon(number, target, lookahead);
            if (horizon > now) {
                part.run(horizon - now);
                now = horizon;
                clock.setCycle(number, now);
                backoff.begin();
            } else if (target == Lockstep.END) {
                return;
            } else {
                backoff.pause();
            }
        }
    }
}
