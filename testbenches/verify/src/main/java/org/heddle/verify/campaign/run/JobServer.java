package org.heddle.verify.campaign.run;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.heddle.cosim.tool.ProcessTree;
import org.heddle.report.Json;
import org.heddle.verify.campaign.JsonLines;

/** The worker's side: serves jobs inside this process until its input ends, and then ends the process with all that it has started. */
public final class JobServer {
    private static final int SERVED_STATUS = 0;
    private static final int LOST_STATUS = 1;
    private static final long GRACE_MILLIS = 3_000;

    private final PrintStream answers;
    private final Command command;
    private final BlockingQueue<JobRequest> requests = new LinkedBlockingQueue<>();
    private volatile boolean busy;

    /** Runs one command. */
    @FunctionalInterface
    public interface Command {
        /**
         * Runs a command to its end.
         *
         * @param out takes its result
         * @param err takes all else that it says
         * @return exit status
         */
        int run(List<String> words, PrintStream out, PrintStream err);
    }

    private JobServer(PrintStream answers, Command command) {
        this.answers = answers;
        this.command = command;
    }

    /** Serves the jobs that standard input names; never returns. */
    public static void serve(Command command) {
        InputStream in = System.in;
        System.setIn(InputStream.nullInputStream());
        new JobServer(System.out, command).serve(in);
    }

    private void serve(InputStream in) {
        Thread reader = new Thread(() -> read(in), "heddle-job-requests");
        reader.setDaemon(true);
        reader.start();
        say(JobAnswer.READY);
        while (true) {
            try {
                JobRequest request = requests.take();
                busy = true;
                say(JobAnswer.MARK + Json.line(run(request)));
                busy = false;
            } catch (Throwable crash) {
                // An error of the virtual machine, or one that a command does not handle: nothing here can be relied
                // on.
                crash.printStackTrace();
                Runtime.getRuntime().halt(LOST_STATUS);
            }
        }
    }

    private void say(String line) {
        // Native code may have left a line without its end.
        answers.print("\n" + line + "\n");
        answers.flush();
    }

    private void read(InputStream in) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                requests.add(JsonLines.as(JsonLines.parse(line), JobRequest.class));
            }
        } catch (IOException gone) {
            // As if it had ended.
        }
        end();
    }

    /** A runner that is gone takes no answer: a job that still runs would only use the machine, for ever if it hangs. */
    private void end() {
        Thread last = new Thread(
                () -> {
                    try {
                        Thread.sleep(GRACE_MILLIS);
                    } catch (InterruptedException now) {
                        Thread.currentThread().interrupt();
                    }
                    Runtime.getRuntime().halt(LOST_STATUS);
                },
                "heddle-job-end");
        last.setDaemon(true);
        last.start();
        ProcessHandle.current().children().forEach(ProcessTree::kill);
        System.exit(busy ? LOST_STATUS : SERVED_STATUS);
    }

    private JobAnswer run(JobRequest request) throws IOException {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        Properties before = (Properties) System.getProperties().clone();
        PrintStream out = System.out;
        PrintStream err = System.err;
        try (PrintStream result = new PrintStream(printed, false, StandardCharsets.UTF_8);
                PrintStream log =
                        new PrintStream(Files.newOutputStream(Path.of(request.log())), true, StandardCharsets.UTF_8)) {
            System.setOut(result);
            System.setErr(log);
            int exit = command.run(request.command(), result, log);
            result.flush();
            return new JobAnswer(exit, printed.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
            System.setProperties(before);
        }
    }
}
