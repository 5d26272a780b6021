package org.heddle.nic.stage.packet;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.storage.Parity;
import org.heddle.hdl.lib.stream.BackwardRegister;
import org.heddle.hdl.lib.stream.ForwardRegister;

/**
 * Keeps whole packets, in words of the link, in slots and hands them out in order. A packet counts from its last word on; with that word it can
 * also be discarded, as if it had never come.
 *
 * <p>Latency: three cycles from a packet's last word to its first word at the other side. Throughput: one word per cycle on
 * both sides, also from packet to packet. A slot is free again one cycle behind the last word of its packet. Each output
 * depends on registers only, and {@code read.ready} ends in one.
 *
 * <p>With parity, of words and of the places where packets end, the same in the same cycles, until a word is to be offered of which a bit has flipped: it is not, and
 * nothing behind it, until the reset. The word stays in the register in which it was found out; words of its packet that were right have left before it.
 * {@code read.valid} then comes through the parity's exclusive ors.
 */
public final class PacketStore extends Component {
    private static final BundleType<PacketWord> WORD = PacketWord.type(PacketFormat.LINK_WORD_BYTES);

    public final Stream<PacketWord> write = in(stream(WORD));
    /** With the last word of {@link #write}: forget the packet. */
    public final Bool discard = in(bool());

    public final Stream<PacketWord> read = out(stream(WORD));
    /** A packet may begin to leave only while this is 1. */
    public final Bool mayLeave = in(bool());
    /** Whole packets inside, including the one that is leaving. */
    public final UInt packets;
    /** 1 in the cycle behind the one in which a packet's last word leaves: its slot is free. */
    public final Bool slotFreed = out(bool());

    /** 1 in the one cycle, until the reset, in which a wrong word has been found; of a store with parity. */
    public final Optional<Bool> findsFlip;

    private final int slots;
    private final boolean hasParity;
    private final SlotMemory words;
    /** Index of each packet's last word. */
    private final Memory<UInt> lastIndexes;

    private final UInt writeIndex;
    private final UInt readIndex;
    private final UInt stored;
    private final UInt used;
    /** Packets that have been written whole. */
    private final UInt written;
    /** Packets that have been read whole from the memory. */
    private final UInt fetchedWhole;

    private final Bool fetched;
    private final Bool fetchedLast;

    /**
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     */
    public PacketStore(int slots, int slotWords) {
        this(slots, slotWords, false);
    }

    /**
     * A store in a design that has less block RAM than look-up tables.
     *
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     * @param sparesBlockRam as {@link SlotMemory} takes it
     */
    public PacketStore(int slots, int slotWords, boolean sparesBlockRam) {
        this(slots, slotWords, sparesBlockRam, false);
    }

    /**
     * A store that keeps parity, or does not.
     *
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     * @param sparesBlockRam as {@link SlotMemory} takes it
     * @param hasParity whether a bit that flips in the store is found
     */
    public PacketStore(int slots, int slotWords, boolean sparesBlockRam, boolean hasParity) {
        this.slots = slots;
        this.hasParity = hasParity;
        parameter("slots", slots);
        parameter("words", slotWords);
        if (sparesBlockRam) {
            parameter("storage", "LUT");
        }
        if (hasParity) {
            parameter("parity", true);
        }
        findsFlip = hasParity ? Optional.of(out("findsFlip", bool())) : Optional.empty();
        int slotBits = Types.bitsToNumber(slots);
        int indexBits = Types.bitsToNumber(slotWords);
        packets = out(uint(slotBits + 1));

        words = instance("memory", new SlotMemory(slots, slotWords, sparesBlockRam, hasParity));
        lastIndexes = memory(uint(hasParity ? ofIndex(indexBits).storedWidth() : indexBits), slots);
        writeIndex = reg(uint(indexBits)).init(0);
        readIndex = reg(uint(indexBits)).init(0);
        stored = reg(uint(slotBits + 1)).init(0);
        used = reg(uint(slotBits + 1)).init(0);
        written = reg(uint(slotBits + 1)).init(0);
        fetchedWhole = reg(uint(slotBits + 1)).init(0);
        fetched = reg(bool()).init(false);
        fetchedLast = reg(bool());
        // Nothing but the block RAM's delay in front of the one register, nothing but a register in front of the
        // reader's ready.
        ForwardRegister<PacketWord> front = instance("front", new ForwardRegister<>(WORD));
        BackwardRegister<PacketWord> stall = instance("stall", new BackwardRegister<>(WORD));
        UInt writeSlot = written.trunc(slotBits);
        UInt readSlot = fetchedWhole.trunc(slotBits);
        Bool completes = write.fires().and(write.data().last()).and(discard.not());
        countPackets(completes);
        writeWords(writeSlot, completes);
        readWords(readSlot, front.source);
        if (hasParity) {
            hold(front, stall.source);
        } else {
            connect(stall.source, front.sink);
        }
        connect(read, stall.sink);
    }

    private void countPackets(Bool completes) {
        packets.set(stored);
        write.ready().set(used.ne(slots));
        Bool leaves = read.fires().and(read.data().last());
        stored.countUpDown(completes, leaves);
        // Who reads is far away: a slot that becomes free counts a cycle later.
        Bool freed = reg(bool()).init(false);
        freed.set(leaves);
        slotFreed.set(freed);
        used.countUpDown(completes, freed);
    }

    private void writeWords(UInt writeSlot, Bool completes) {
        words.writeSlot.set(writeSlot);
        words.writeIndex.set(writeIndex);
        words.writes.set(write.fires());
        words.written.set(write.data().data());
        when(write.fires(), () -> {
            lastIndexes.write(writeSlot, hasParity ? ofIndex(writeIndex.width()).stored(writeIndex) : writeIndex);
            writeIndex.incrementOrClear(write.data().last());
        });
        when(completes, written::increment);
    }

    private void readWords(UInt readSlot, Stream<PacketWord> front) {
        // The index of its last word says where a packet ends: the word itself comes too late from the memory to decide
        // the next read.
        Bool isLast = hasParity ? isLast(readSlot) : readIndex.eq(lastIndexes.read(readSlot));
        Bool mayFetch = written.ne(fetchedWhole).and(mayLeave.or(readIndex.ne(0)));
        Bool moves = front.ready().or(fetched.not());
        Bool fetches = mayFetch.and(moves);
        words.readSlot.set(readSlot);
        words.readIndex.set(readIndex);
        words.reads.set(fetches);
        when(moves, () -> fetched.set(mayFetch));
        when(fetches, () -> {
            fetchedLast.set(isLast);
            readIndex.incrementOrClear(isLast);
        });
        when(fetches.and(isLast), fetchedWhole::increment);
        front.valid().set(fetched);
        front.data().data().set(words.word);
        front.data().last().set(fetchedLast);
    }

    private Bool isLast(UInt readSlot) {
        UInt kept = lastIndexes.read(readSlot);
        return readIndex.eq(ofIndex(readIndex.width()).word(kept));
    }

    /** Passes words on from the register behind the memory, up to the first wrong one, which stays there. */
    private void hold(ForwardRegister<PacketWord> front, Stream<PacketWord> to) {
        UInt kept = lastIndexes.read(fetchedWhole.trunc(Types.bitsToNumber(slots)));
        Parity ofIndex = ofIndex(readIndex.width());
        Bool endIsWrong = reg("endIsWrong", bool());
        when(words.reads, () -> endIsWrong.set(ofIndex.isWrong(ofIndex.word(kept), ofIndex.parity(kept))));
        WordCheck check = reg("check", WordCheck.type());
        when(front.source.fires(), () -> {
            check.parity().set(words.parity.orElseThrow());
            check.endIsWrong().set(endIsWrong);
        });
        Stream<PacketWord> from = front.sink;
        Bool isWrong = from.valid().and(check.isWrong(from.data().data()));
        to.valid().set(from.valid().and(isWrong.not()));
        connect(to.data(), from.data());
        from.ready().set(to.ready().and(isWrong.not()));
        Bool told = reg("told", bool()).init(false);
        when(isWrong, () -> told.set(true));
        findsFlip.orElseThrow().set(isWrong.and(told.not()));
    }

    private static Parity ofIndex(int indexBits) {
        return WordCheck.ofIndex(indexBits);
    }
}
