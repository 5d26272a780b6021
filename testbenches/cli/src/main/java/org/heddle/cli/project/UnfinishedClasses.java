package org.heddle.cli.project;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.ExitCause;

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
            int status = Integer.parseInt(exit.group(1));
            how = "exit status " + status + (ExitCause.isSignal(status) ? ", " + ExitCause.signal(status) : "");
        }
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
