package org.heddle.verify.constraints;

import java.util.List;
import org.heddle.hdl.diagnostic.Site;

/**
 * A value of one clock, or of none, that the designer declared to be used in another.
 *
 * @param from register, memory or input of the top that holds the word, with instance names before it and dots between
 * @param kind what holds it
 * @param bits width of the register or input, or of the memory's words, in bits
 * @param fromClock clock input of the top that writes it; empty for an input that may change at any time
 * @param to registers that take it, named likewise; the declared value itself if no single register does, as for a memory's word
 * @param toClock clock input of the top that reads it
 * @param by what makes it safe: the component of the library that it goes through, or {@code crossing(..)}
 * @param reason why no edge can catch the value while it changes, in the designer's words
 * @param site where the designer says so: the library's component is attached there, or {@code crossing(..)} called
 */
public record DeclaredCrossing(
        String from,
        Kind kind,
        int bits,
        String fromClock,
        List<String> to,
        String toClock,
        String by,
        String reason,
        Site site) {
    public DeclaredCrossing {
        to = List.copyOf(to);
    }

    /** Kind of the holder of a word that crosses. */
    public enum Kind {
        REGISTER,
        MEMORY,
        INPUT
    }
}
