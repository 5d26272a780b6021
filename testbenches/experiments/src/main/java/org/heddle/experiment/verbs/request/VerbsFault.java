package org.heddle.experiment.verbs.request;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.heddle.report.Nearest;

/**
 * Faults of one kind that strike packets between the nodes.
 *
 * @param kind what happens to a packet
 * @param count how often
 */
public record VerbsFault(Kind kind, int count) {
    /** Kinds of faults: at the relay, behind the link's own retry, and on the cables, which the link repairs. */
    public enum Kind {
        /** Relay: the packet never arrives. */
        LOSE(true),
        /** Relay: it arrives twice. */
        REPEAT(true),
        /** Relay: it arrives behind the next one. */
        EXCHANGE(true),
        /** Relay: it arrives late. */
        DELAY(true),
        /** Cable: it never arrives. */
        DROP(false),
        /** Cable: it arrives twice. */
        DUPLICATE(false),
        /** Cable: it arrives behind the next one. */
        REORDER(false),
        /** Cable: one bit of it is turned over. */
        CORRUPT(false),
        /** Cable: it ends early. */
        TRUNCATE(false);

        private final boolean atRelay;

        Kind(boolean atRelay) {
            this.atRelay = atRelay;
        }

        /** Returns whether it strikes at the relay. */
        public boolean isAtRelay() {
            return atRelay;
        }

        /** Returns its name as users type it. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Returns the faults of a text such as {@code lose:3,corrupt:1}.
     *
     * @throws VerbsRefusedException if it cannot be read, with what was probably meant
     */
    public static List<VerbsFault> parse(String text) {
        List<VerbsFault> faults = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String[] words = part.split(":", -1);
            if (words.length != 2) {
                throw new VerbsRefusedException("faults are KIND:COUNT, such as lose:3: got '" + part + "'");
            }
            faults.add(new VerbsFault(kind(words[0]), count(words[1])));
        }
        return List.copyOf(faults);
    }

    private static Kind kind(String word) {
        List<String> names = Arrays.stream(Kind.values()).map(Kind::text).toList();
        return Arrays.stream(Kind.values())
                .filter(each -> each.text().equals(word))
                .findFirst()
                .orElseThrow(() -> new VerbsRefusedException(
                        "no fault is called '" + word + "'." + Nearest.questionOrAll(word, names, "faults")));
    }

    private static int count(String word) {
        try {
            int count = Integer.parseInt(word);
            if (count >= 1) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new VerbsRefusedException("a number of faults is at least 1: got '" + word + "'");
    }
}
