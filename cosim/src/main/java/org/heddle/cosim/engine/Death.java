package org.heddle.cosim.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Describes the death of an isolated model's process by its cause, and keeps the process's log. */
final class Death {
    /** System property: the folder for what failures leave behind, also used by hardware tests. */
    private static final String FOLDER = "heddle.failures";

    private static final int SIGNALS = 128;
    private static final int TOLD_LINES = 12;

    private Death() {}

    /**
     * Says what ended a process.
     *
     * @param code its exit code; for a signal 128 more than the signal's number
     */
    static String cause(ModelChannel.Announced announced, int code) {
        if (announced == ModelChannel.Announced.EXIT) {
            return "exit(" + code + ") inside the model";
        }
        if (code > SIGNALS) {
            return signal(code - SIGNALS) + (announced == ModelChannel.Announced.SIGNAL ? "" : " from outside");
        }
        return "an exit with status " + code + " that runs no handlers";
    }

    private static String signal(int number) {
        return switch (number) {
            case 1 -> "SIGHUP";
            case 2 -> "SIGINT";
            case 3 -> "SIGQUIT";
            case 4 -> "SIGILL";
            case 6 -> "SIGABRT";
            case 7 -> "SIGBUS";
            case 8 -> "SIGFPE";
            case 9 -> "SIGKILL";
            case 11 -> "SIGSEGV";
            case 15 -> "SIGTERM";
            default -> "signal " + number;
        };
    }

    /**
     * Keeps what a process has printed where it is found later.
     *
     * @param name of the log, without an ending
     * @return words that say where it is, and its last lines
     */
    static String keep(String name, String printed) {
        Path log = Path.of(System.getProperty(FOLDER, "target/failures")).resolve(name + ".log");
        String where;
        try {
            Files.createDirectories(log.toAbsolutePath().getParent());
            Files.writeString(log, printed);
            where = "its log is " + log.toAbsolutePath();
        } catch (IOException | SecurityException failure) {
            where = "its log could not be kept in " + log.toAbsolutePath() + " (" + failure.getMessage() + ")";
        }
        List<String> lines = printed.lines().toList();
        List<String> last = lines.subList(Math.max(0, lines.size() - TOLD_LINES), lines.size());
        return last.isEmpty() ? where + ", empty" : where + ":\n  " + String.join("\n  ", last);
    }
}
