package org.heddle.nic.stage.link;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.storage.Parity;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.packet.SlotMemory;
import org.heddle.nic.stage.packet.WordCheck;

/**
 * Keeps packets until the other end has acknowledged them, and hands them out in order, again from the first unacknowledged one when
 * it must. Packets are numbered from 0, modulo 256.
 *
 * <pre>
 *    acknowledged        next             top          tail
 *  ──────┴───────────────┴────────────────┴────────────┴──────►
 *         sent, to be kept  to be sent again  whole, new   being written
 * </pre>
 *
 * <p>Latency: two cycles from a packet's last word to its first word at the other side; or from the cycle on in which the rest of it is
 * known to come without a pause: then it leaves while it is still being written, and no faster. Throughput: one word per cycle on both
 * sides, with a pause of one cycle behind a packet that leaves and behind an acknowledgement. A packet that has begun to leave leaves whole. {@code write.ready},
 * {@code read.valid} and {@code read.data().last()} are registers; {@code read.data().data()} comes from the block RAM and belongs into one.
 *
 * <p>With parity, of words and of the places where packets end, {@link #check} goes with each word; who reads asks it behind a register. A packet whose end cannot be told
 * ends, from its fifth word on, with the word that tells so.
 */
public final class ReplayBuffer extends Component {
    private static final BundleType<PacketWord> WORD = PacketWord.type(PacketFormat.LINK_WORD_BYTES);
    private static final int WIDTH = FlowWord.SEQUENCE_WIDTH;

    public final Stream<PacketWord> write = in(stream(WORD));
    public final Stream<PacketWord> read = out(stream(WORD));
    /** 8 bits: the number of the packet that is offered. */
    public final UInt number = out(uint(WIDTH));
    /** A packet may begin to leave only while this is 1. */
    public final Bool mayLeave = in(bool());
    /** 8 bits: whole packets that wait to leave, including the one that is leaving. */
    public final UInt packets = out(uint(WIDTH));
    /** 1 in the cycle in which a packet has left. */
    public final Bool leaves = out(bool());

    /** 1 while {@link #write} offers a word in every cycle until the last one of the packet that is being written. */
    public final Bool restIsHere = in(bool());

    /** 1 in the cycle in which {@link #acknowledged} holds. */
    public final Bool acknowledges = in(bool());
    /** 8 bits: all packets before this number have arrived. One that cannot be is ignored. */
    public final UInt acknowledged = in(uint(WIDTH));
    /** 1 in a cycle to have all that is unacknowledged sent again. */
    public final Bool again = in(bool());
    /** 1 while a packet that has left is unacknowledged. */
    public final Bool isAwaiting = out(bool());
    /** 1 in the cycle in which packets are acknowledged. */
    public final Bool advances = out(bool());

    /** Goes with {@link #read}'s word; of a buffer with parity. */
    public final Optional<WordCheck> check;

    private final int slots;
    private final int waiting;
    private final boolean hasParity;
    private final int slotBits;
    private final SlotMemory words;
    private final Memory<UInt> lastIndexes;
    private final UInt oldest = reg(uint(WIDTH)).init(0);
    private final UInt next = reg(uint(WIDTH)).init(0);
    private final UInt top = reg(uint(WIDTH)).init(0);
    private final UInt tail = reg(uint(WIDTH)).init(0);
    private final UInt writeIndex;
    private final UInt readIndex;
    /** 1 while a word is offered, from its read on. */
    private final Bool offered;
    /** 1 with a packet's last word. */
    private final Bool endsPacket;

    private final Bool hasRoom;
    /** 1 from {@link #again} on, until no packet is leaving. */
    private final Bool goesBack;

    /** 1 if the next packet to leave is acknowledged already. */
    private Bool isBehind;
    /** 1 in the cycle behind an acknowledgement. */
    private Bool advanced;

    private Bool moves;
    private Bool isWhole;
    private Bool fetches;

    /**
     * @param slots number of packets, a power of two from 2 to 64
     * @param waiting most packets that may wait to leave for the first time
     * @param slotWords words of the longest packet
     */
    public ReplayBuffer(int slots, int waiting, int slotWords) {
        this(slots, waiting, slotWords, false);
    }

    /**
     * A buffer that keeps parity, or does not.
     *
     * @param slots number of packets, a power of two from 2 to 64
     * @param waiting most packets that may wait to leave for the first time
     * @param slotWords words of the longest packet
     * @param hasParity whether a bit that flips in the buffer can be found
     */
    public ReplayBuffer(int slots, int waiting, int slotWords, boolean hasParity) {
        this.slots = slots;
        this.waiting = waiting;
        this.hasParity = hasParity;
        parameter("slots", slots);
        parameter("waiting", waiting);
        parameter("words", slotWords);
        if (hasParity) {
            parameter("parity", true);
        }
        check = hasParity ? Optional.of(out("check", WordCheck.type())) : Optional.empty();
        int indexBits = Types.bitsToNumber(slotWords);
        slotBits = Types.bitsToNumber(slots);
        words = instance("memory", new SlotMemory(slots, slotWords, false, hasParity));
        lastIndexes = memory(uint(hasParity ? ofIndex(indexBits).storedWidth() : indexBits), slots);
        writeIndex = reg(uint(indexBits)).init(0);
        readIndex = reg(uint(indexBits)).init(0);
        offered = reg(bool()).init(false);
        endsPacket = reg(bool()).init(false);
        hasRoom = reg(bool()).init(true);
        goesBack = reg(bool()).init(false);
        isBehind = isAfter(oldest, next);
        takeWords();
        acknowledge();
        packets.set(tail.subWrap(next));
        number.set(next);
        isAwaiting.set(top.ne(oldest));
        Bool mayBegin = mayBegin();
        offerWords(mayBegin);
        assertAlways(
                fetches.not().or(isWhole).or(readIndex.lt(writeIndex)),
                "a packet that has begun never waits for its own words");
        assertAlways(tail.subWrap(oldest).le(slots), "no packet is overwritten before it has arrived");
        assertAlways(top.subWrap(oldest).le(tail.subWrap(oldest)), "only whole packets have left");
    }

    /** Writes words behind the tail while there is room. */
    private void takeWords() {
        // A packet that leaves once more may be acknowledged meanwhile: its slot is kept until it has left.
        UInt kept = mux(offered.and(isBehind), next, oldest);
        UInt freed = reg(uint(WIDTH)).init(0);
        freed.set(kept);
        Bool completes = write.fires().and(write.data().last());
        UInt tailBehind = tail.addWrap(1);
        write.ready().set(hasRoom);
        // What becomes free counts two cycles later; the writer is told nothing that is no longer so.
        hasRoom.set(mux(completes, hasRoom(tailBehind, freed), hasRoom(tail, freed)));
        words.writeSlot.set(tail.trunc(slotBits));
        words.writeIndex.set(writeIndex);
        words.writes.set(write.fires());
        words.written.set(write.data().data());
        when(write.fires(), () -> {
            lastIndexes.write(
                    tail.trunc(slotBits),
                    hasParity ? ofIndex(writeIndex.width()).stored(writeIndex) : writeIndex);
            writeIndex.incrementOrClear(write.data().last());
        });
        when(completes, () -> tail.set(tailBehind));
    }

    private void acknowledge() {
        UInt arrived = acknowledged.subWrap(oldest);
        Bool advancesNow = acknowledges.and(arrived.ne(0)).and(arrived.le(top.subWrap(oldest)));
        advanced = reg(bool()).init(false);
        advances.set(advancesNow);
        advanced.set(advancesNow);
        when(advancesNow, () -> oldest.set(acknowledged));
    }

    /** Returns whether the next packet may begin to leave. */
    private Bool mayBegin() {
        // Only an acknowledgement leaves the next one behind: no packet begins in the cycle that finds out.
        Bool wasBehind = reg(bool()).init(false);
        wasBehind.set(isBehind);
        moves = goesBack.or(wasBehind);
        isWhole = tail.ne(next);
        // Its words are written one per cycle from now on, and no word is read in the cycle in which it is written.
        Bool keepsPace = restIsHere.and(writeIndex.gt(1));
        return mayLeave.and(isWhole.or(keepsPace)).and(moves.or(advanced).not());
    }

    /** Reads each word one cycle ahead of its offer; it is known to be the last one before it comes. */
    private void offerWords(Bool mayBegin) {
        Bool leavesNow = read.fires().and(endsPacket);
        leaves.set(leavesNow);
        fetches = mux(offered, read.ready().and(endsPacket.not()), mayBegin);
        Bool isLast = hasParity ? isLast() : isWhole.and(readIndex.eq(lastIndexes.read(next.trunc(slotBits))));
        words.readSlot.set(next.trunc(slotBits));
        words.readIndex.set(readIndex);
        words.reads.set(fetches);
        read.valid().set(offered);
        read.data().data().set(words.word);
        read.data().last().set(endsPacket);
        when(fetches, () -> {
                    readIndex.increment();
                    offered.set(true);
                    endsPacket.set(isLast);
                })
                .elseWhen(leavesNow, () -> {
                    readIndex.set(0);
                    offered.set(false);
                    next.increment();
                    when(next.eq(top), top::increment);
                })
                .elseWhen(offered.not().and(moves), () -> next.set(oldest));
        when(again, () -> goesBack.set(true)).elseWhen(offered.not().and(moves), () -> goesBack.set(false));
    }

    /** Whether the word that is read ends its packet, and tells with it where a flipped bit leaves that open. */
    private Bool isLast() {
        UInt kept = lastIndexes.read(next.trunc(slotBits));
        Parity ofIndex = ofIndex(readIndex.width());
        Bool isWrong = isWhole.and(ofIndex.isWrong(ofIndex.word(kept), ofIndex.parity(kept)));
        Bool endIsWrong = reg("endIsWrong", bool()).init(false);
        when(fetches, () -> endIsWrong.set(isWrong));
        WordCheck given = check.orElseThrow();
        given.parity().set(words.parity.orElseThrow());
        given.endIsWrong().set(endIsWrong);
        // Whoever puts packets on the wire counts the words of a header: it has none that ends there.
        Bool isPayload = readIndex.ge(PacketFormat.LINK_HEADER_WORDS);
        return isWhole.and(mux(isWrong, isPayload, readIndex.eq(ofIndex.word(kept))));
    }

    private static Parity ofIndex(int indexBits) {
        return WordCheck.ofIndex(indexBits);
    }

    /** Whether a packet of that number has a slot, and may be one of those that wait. */
    private Bool hasRoom(UInt number, UInt freed) {
        Bool hasSlot = number.subWrap(freed).lt(slots);
        return waiting < slots ? hasSlot.and(number.subWrap(top).lt(waiting)) : hasSlot;
    }

    /** Whether a number comes behind another; no two are farther apart than half of all. */
    private static Bool isAfter(UInt later, UInt earlier) {
        UInt distance = later.subWrap(earlier);
        return distance.ne(0).and(distance.bit(WIDTH - 1).not());
    }
}
