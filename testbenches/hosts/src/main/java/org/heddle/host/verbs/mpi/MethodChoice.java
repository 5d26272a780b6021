package org.heddle.host.verbs.mpi;

import java.util.Locale;
import org.heddle.host.verbs.choose.ChosenMethod;
import org.heddle.host.verbs.choose.LengthProfile;

/**
 * Choice for one message whose data do not lie together at both ends.
 *
 * @param from rank of the sender
 * @param to rank of the receiver
 * @param bytes that move
 * @param sent layout of the sender, as far as who chose knows it
 * @param received layout of the receiver, likewise
 * @param chosen method and reason
 */
public record MethodChoice(
        int from, int to, long bytes, LengthProfile sent, LengthProfile received, ChosenMethod chosen) {
    /** Returns the choice as a line of a log. */
    public String line() {
        return String.format(
                Locale.ROOT,
                "%d -> %d, %,d bytes, %s -> %s: %s (%s)",
                from,
                to,
                bytes,
                sent,
                received,
                chosen.method().text(),
                chosen.reason());
    }
}
