package org.heddle.experiment.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words of a trigger's expression, taken one after the other. */
final class TriggerWords {
    private static final Pattern WORD =
            Pattern.compile("\\s*([A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z][A-Za-z0-9]*)*|[0-9][0-9A-Fa-fxX_]*|==|\\S)");

    private final String text;
    private final List<String> words = new ArrayList<>();
    private int next;

    TriggerWords(String text) {
        this.text = text;
        Matcher matcher = WORD.matcher(text);
        for (int at = 0; at < text.length() && matcher.find(at) && matcher.start() == at; at = matcher.end()) {
            words.add(matcher.group(1));
        }
    }

    boolean isAtEnd() {
        return next == words.size();
    }

    /** Returns the next word without taking it, an empty one at the end. */
    String peek() {
        return isAtEnd() ? "" : words.get(next);
    }

    /** Takes the next word if it is the one. */
    boolean takes(String word) {
        boolean isIt = peek().equals(word);
        next += isIt ? 1 : 0;
        return isIt;
    }

    /**
     * Takes the next word.
     *
     * @param wanted what should be there, for the message
     * @throws IllegalArgumentException at the end
     */
    String take(String wanted) {
        if (isAtEnd()) {
            throw refusal(wanted);
        }
        return words.get(next++);
    }

    void require(String word) {
        if (!takes(word)) {
            throw refusal("\"" + word + "\"");
        }
    }

    /** Returns the exception about the next word. */
    IllegalArgumentException refusal(String wanted) {
        String found = isAtEnd() ? "its end" : "\"" + peek() + "\"";
        return new IllegalArgumentException("\"" + text + "\" must go on with " + wanted + " and has " + found
                + ": write such as sent.fires, rises(x), falls(x), changes(x), x == 3, A and B, A 3 times, A then B");
    }
}
