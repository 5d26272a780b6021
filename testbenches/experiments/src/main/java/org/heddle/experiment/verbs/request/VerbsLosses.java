package org.heddle.experiment.verbs.request;

import java.util.Set;
import java.util.TreeSet;

/**
 * Packets that are lost between the nodes.
 *
 * @param requests numbers of requests, from 0, repeated ones counted
 * @param responses numbers of responses, likewise
 */
public record VerbsLosses(Set<Long> requests, Set<Long> responses) {
    /** None. */
    public static final VerbsLosses NONE = new VerbsLosses(Set.of(), Set.of());

    /** Copies the sets. */
    public VerbsLosses {
        requests = Set.copyOf(requests);
        responses = Set.copyOf(responses);
    }

    /**
     * Returns the losses of a text such as {@code packet:0,ack:2}.
     *
     * @throws VerbsRefusedException if it cannot be read
     */
    public static VerbsLosses parse(String text) {
        Set<Long> requests = new TreeSet<>();
        Set<Long> responses = new TreeSet<>();
        for (String part : text.split(",", -1)) {
            String[] words = part.split(":", -1);
            if (words.length != 2 || !(words[0].equals("packet") || words[0].equals("ack"))) {
                throw new VerbsRefusedException(
                        "--lose is a list of packet:I and ack:I, such as packet:0,ack:2: got '" + part + "'");
            }
            (words[0].equals("packet") ? requests : responses).add(number(words[1], part));
        }
        return new VerbsLosses(requests, responses);
    }

    private static long number(String word, String part) {
        try {
            long number = Long.parseLong(word);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new VerbsRefusedException("--lose numbers packets from 0 on: got '" + part + "'");
    }
}
