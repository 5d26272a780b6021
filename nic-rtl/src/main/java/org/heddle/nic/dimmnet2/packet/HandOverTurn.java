package org.heddle.nic.dimmnet2.packet;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.stream;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * The turn that reading and handing over take in the original: words of a packet of gathered elements are read first, all of them,
 * and then handed over to the link, during which nothing is read.
 *
 * <p>Latency: none for words, but a gathered packet's last word waits {@code cycles} for each 128 bytes of it, header included,
 * rounded down; behind it stands whatever comes after. Nothing but registers and the word itself decides whether it waits.
 * Throughput: one word per cycle else.
 */
public final class HandOverTurn extends Component {
    /** The most cycles that handing over 128 bytes may take: ten times as many as a word of 8 bytes in each. */
    public static final int MOST_CYCLES = 160;

    private static final int UNIT_BYTES = 128;

    public final Stream<PacketWord> packet;
    /** From the cycle before a packet's last word: 1 if its elements were gathered. */
    public final Bool gathers = in(bool());

    public final Stream<PacketWord> handed;

    /**
     * @param wordBytes bytes of a word
     * @param payloadBytes most payload bytes of a packet
     * @param cycles for each 128 bytes, 1 to {@value #MOST_CYCLES}
     */
    public HandOverTurn(int wordBytes, int payloadBytes, int cycles) {
        parameter("word", wordBytes);
        parameter("payload", payloadBytes);
        parameter("cycles", cycles);
        packet = in(stream(PacketWord.type(wordBytes)));
        handed = out(stream(PacketWord.type(wordBytes)));
        int unitWords = UNIT_BYTES / wordBytes;
        int mostWords = PacketFormat.headerWords(wordBytes) + (payloadBytes + wordBytes - 1) / wordBytes;
        // Cycles that are still to wait, in parts of a cycle: each word adds its own.
        UInt owed = reg(uint(Types.bitsToNumber(mostWords * cycles + 1))).init(0);
        // Whether that is a whole cycle stands in a register: it is in the way of every word's ready.
        Bool owesCycle = reg(bool()).init(false);
        // A header goes before the last word: there is time for a register.
        Bool isGathered = reg(bool()).init(false);
        isGathered.set(gathers);
        Bool waits = isGathered.and(packet.data().last()).and(owesCycle);
        connect(handed.data(), packet.data());
        handed.valid().set(packet.valid().and(waits.not()));
        packet.ready().set(handed.ready().and(waits.not()));
        when(packet.fires(), () -> {
            owed.set(owed.addWrap(cycles));
            owesCycle.set(cycles >= unitWords ? lit(true) : owed.ge(unitWords - cycles));
            when(packet.data().last(), () -> {
                owed.set(0);
                owesCycle.set(false);
            });
        });
        when(packet.valid().and(waits), () -> {
            owed.set(owed.subWrap(unitWords));
            owesCycle.set(owed.ge(2 * unitWords));
        });
    }
}
