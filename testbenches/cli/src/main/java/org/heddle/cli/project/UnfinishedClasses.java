package org.heddle.cli.project;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Test classes that began and never said how they ended, in Maven's output: their process died. Surefire leaves no report of such a
 * class, and where failures are judged afterwards Maven itself ends as if nothing had been.
 */
final class UnfinishedClasses implements Consumer<String> {
    private static final Pattern DEATH = Pattern.compile(
            "\\[ERROR\\] (?:ExecutionException )?(The forked VM terminated without .*|There was a timeout.*)");
    private static final Pattern EXIT = Pattern.compile("\\[ERROR\\] Process Exit Code: (\\d+)");

    /** Pattern of the message that a model's process writes when a signal ends it. */
    private static final Pattern WORDS = Pattern.compile("heddle: SIG\\w+ inside model .*");

    private final List<String> lastWords = new ArrayList<>();
    private final Set<String> running = new LinkedHashSet<>();
    private String how = "";

    @Override
    public void accept(String line) {
        Matcher begun = TestProgress.RUNNING.matcher(line);
        Matcher done = TestProgress.DONE.matcher(line);
        Matcher death = DEATH.matcher(line);
        Matcher exit = EXIT.matcher(line);
        Matcher words = WORDS.matcher(line);
        if (words.find()) {
            lastWords.add(words.group());
        } else if (begun.matches()) {
            running.add(begun.group(1));
        } else if (done.matches()) {
            running.remove(done.group(6));
        } else if (death.matches() && how.isEmpty()) {
            how = death.group(1);
        } else if (exit.matches()) {
            how = "exit status " + exit.group(1) + signal(Integer.parseInt(exit.group(1)));
        }
    }

    /** A shell adds 128 to the number of the signal that ended a process. */
    private static String signal(int status) {
        return switch (status) {
            case 132 -> ", SIGILL";
            case 134 -> ", SIGABRT";
            case 135 -> ", SIGBUS";
            case 136 -> ", SIGFPE";
            case 137 -> ", SIGKILL";
            case 139 -> ", SIGSEGV";
            default -> "";
        };
    }

    /** One line for each, with what is known of the end of its process. */
    List<String> lines() {
        return running.stream()
                .map(name ->
                        name + " began and did not end: its process died" + (how.isEmpty() ? "" : " (" + how + ")"))
                .toList();
    }

    /** Returns the messages of processes in which a signal ended a model; tests of just that write them, too. */
    List<String> lastWords() {
        return List.copyOf(lastWords);
    }
}
