package org.heddle.cosim.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.tool.ExitCause;

/** Describes the death of an isolated model's process by its cause, and keeps the process's log. */
final class Death {
    /** System property: the folder for what failures leave behind, also used by hardware tests. */
    private static final String FOLDER = "heddle.failures";

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
        if (ExitCause.isSignal(code)) {
            return ExitCause.signal(code) + (announced == ModelChannel.Announced.SIGNAL ? "" : " from outside");
        }
        return "an exit with status " + code + " that runs no handlers";
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
