package org.heddle.nic.stage.link.bench;

import java.util.List;

/**
 * Fate of a packet between two links.
 *
 * @param kind what becomes of it
 * @param cycles of the link's clock that it waits, of one that is late
 */
public record PacketFate(Kind kind, long cycles) {
    /** Kinds of fates. */
    public enum Kind {
        /** It goes on. */
        PASS,
        /** It never arrives. */
        LOSE,
        /** It arrives twice. */
        REPEAT,
        /** It arrives behind the next one. */
        EXCHANGE,
        /** It arrives late. */
        DELAY
    }

    /** It goes on. */
    public static final PacketFate PASS = new PacketFate(Kind.PASS, 0);
    /** It never arrives. */
    public static final PacketFate LOSE = new PacketFate(Kind.LOSE, 0);
    /** It arrives twice. */
    public static final PacketFate REPEAT = new PacketFate(Kind.REPEAT, 0);
    /** It arrives behind the next one, or when none comes for as long as two of the longest packets take. */
    public static final PacketFate EXCHANGE = new PacketFate(Kind.EXCHANGE, 1100);
    /** It arrives 1,500 cycles late. */
    public static final PacketFate DELAY = late(1500);

    /** Returns one of each kind of trouble. */
    public static List<PacketFate> troubles() {
        return List.of(LOSE, REPEAT, EXCHANGE, DELAY);
    }

    /** Returns the fate of a packet that arrives so many cycles late. */
    public static PacketFate late(long cycles) {
        return new PacketFate(Kind.DELAY, cycles);
    }

    /** Decides on packets by their number in one channel and direction, from 0. */
    @FunctionalInterface
    public interface Decider {
        /** Returns the fate of a packet. */
        PacketFate of(long number);
    }
}
