package org.heddle.verify.campaign.run;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A worker whose commands do what tests need: they end, hang, crash, or are killed. */
public final class StandInWorker {
    private StandInWorker() {}

    /** Serves jobs. */
    public static void main(String[] args) {
        JobServer.serve(StandInWorker::run);
    }

    /** Returns the command line of such a process, which starts as quickly as a JVM can. */
    public static List<String> command() {
        return java(StandInWorker.class, List.of());
    }

    /** Returns the command line of a class of the tests. */
    public static List<String> java(Class<?> main, List<String> words) {
        String path = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("elk") && !entry.contains("emf"))
                .collect(Collectors.joining(File.pathSeparator));
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Xshare:auto",
                                "-cp",
                                path,
                                main.getName()),
                        words.stream())
                .toList();
    }

    private static int run(List<String> words, PrintStream out, PrintStream err) {
        String what = words.get(0);
        switch (what) {
            case "say" -> out.print(String.join(" ", words.subList(1, words.size())));
            case "json" -> out.print("{\"value\":" + words.get(1) + "}");
            case "fail" -> {
                out.print("half");
                err.println("what went wrong");
                return 1;
            }
            case "hang" -> {
                start("sleep", "1000");
                pause(1_000_000);
            }
            case "crash" -> Runtime.getRuntime().halt(71);
            case "error" -> throw new StackOverflowError();
            default -> throw new IllegalArgumentException(what);
        }
        return 0;
    }

    private static void start(String... command) {
        try {
            new ProcessBuilder(command).start();
        } catch (IOException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
