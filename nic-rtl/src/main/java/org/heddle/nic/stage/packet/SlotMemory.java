package org.heddle.nic.stage.packet;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.storage.ParityMemory;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * Memory of packets in words of the link: slots, each as long as the longest packet.
 *
 * <p>Latency: 1 cycle from a read to its word, which then stays until the next read; it comes from block RAM and belongs into a register.
 * Throughput: a write and a read per cycle. A word is not read in the cycle in which it is written: what comes then is undefined, and an
 * assertion tells it in simulation.
 *
 * <p>The longest usual packet has one word more than a power of two. Slots of 257 words would take a fifth more block RAM than those of 256,
 * and a multiplexer of five rows behind it; so the words beyond the power of two stand in a small memory of their own.
 *
 * <p>With parity each word has 8 bits more, by {@link WordCheck#CODE}; they come with the word, and who has put both into a register asks there.
 */
public final class SlotMemory extends Component {
    /** Words beyond a power of two that stand apart: as many as a LUT memory holds in one row. */
    private static final int MOST_APART = 16;
    /** The same of slots of more than {@value #LONG_WORDS} words, whose rows would cost more than those of a LUT memory. */
    private static final int MOST_APART_OF_LONG = 64;

    private static final int LONG_WORDS = 512;
    /** Words from which on a memory is block RAM in any case. */
    private static final int LEAST_BLOCK = 512;

    /** Number of the slot that is written. */
    public final UInt writeSlot;
    /** Index of the written word in its packet. */
    public final UInt writeIndex;
    /** 1 in the cycle in which the word is written. */
    public final Bool writes = in(bool());
    /** 64 bits: the word. */
    public final UInt written = in(uint(8 * PacketFormat.LINK_WORD_BYTES));

    /** Number of the slot that is read. */
    public final UInt readSlot;
    /** Index of the read word in its packet. */
    public final UInt readIndex;
    /** 1 in the cycle in which the word is read. */
    public final Bool reads = in(bool());
    /** 64 bits: the word that was read last. */
    public final UInt word = out(uint(8 * PacketFormat.LINK_WORD_BYTES));

    /** 8 bits: parity of {@link #word} as it was written; of a memory with parity. */
    public final Optional<UInt> parity;

    private final int slots;
    private final boolean sparesBlockRam;

    /**
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     */
    public SlotMemory(int slots, int slotWords) {
        this(slots, slotWords, false);
    }

    /**
     * A memory in a design that has less block RAM than look-up tables.
     *
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     * @param sparesBlockRam whether few words, at most {@value #MOST_APART_OF_LONG}, stand in look-up tables where synthesis would choose
     *     block RAM
     */
    public SlotMemory(int slots, int slotWords, boolean sparesBlockRam) {
        this(slots, slotWords, sparesBlockRam, false);
    }

    /**
     * A memory that keeps the parity of its words, or does not.
     *
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     * @param sparesBlockRam whether few words stand in look-up tables
     * @param hasParity whether each word has its parity beside it
     */
    public SlotMemory(int slots, int slotWords, boolean sparesBlockRam, boolean hasParity) {
        this.slots = slots;
        this.sparesBlockRam = sparesBlockRam;
        parameter("slots", slots);
        parameter("words", slotWords);
        if (sparesBlockRam) {
            parameter("storage", "LUT");
        }
        if (hasParity) {
            parameter("parity", true);
        }
        parity = hasParity ? Optional.of(out("parity", uint(WordCheck.CODE.lanes()))) : Optional.empty();
        int slotBits = Types.bitsToNumber(slots);
        int indexBits = Types.bitsToNumber(slotWords);
        writeSlot = in(uint(slotBits));
        writeIndex = in(uint(indexBits));
        readSlot = in(uint(slotBits));
        readIndex = in(uint(indexBits));
        int apart = slotWords - Integer.highestOneBit(slotWords);
        boolean isSplit = apart > 0
                && slots * apart <= (slotWords > LONG_WORDS ? MOST_APART_OF_LONG : MOST_APART)
                && slots * Integer.highestOneBit(slotWords) >= LEAST_BLOCK;
        assertAlways(
                reads.and(writes)
                        .and(readSlot.eq(writeSlot))
                        .and(readIndex.eq(writeIndex))
                        .not(),
                "no word is read in the cycle in which it is written");
        if (hasParity) {
            keepWithParity(slotWords, isSplit ? apart : 0);
        } else if (isSplit) {
            keepApart(slotWords - apart, apart);
        } else {
            keepTogether(slotWords);
        }
    }

    private void keepTogether(int slotWords) {
        Memory<UInt> words = words(slots * slotWords, sparesBlockRam);
        when(writes, () -> words.write(address(writeSlot, writeIndex, slotWords), written));
        word.set(words.readSync(address(readSlot, readIndex, slotWords), reads));
    }

    /** Words up to a power of two in one memory, the others in a second one. */
    private void keepApart(int most, int apart) {
        int lowBits = Types.bitsToNumber(most);
        Memory<UInt> words = words(slots * most, sparesBlockRam);
        // Two rows of block RAM would hold few words of each store of long packets.
        Memory<UInt> others = words(slots * apart, sparesBlockRam || most + apart > LONG_WORDS);
        Bool writesOther = writeIndex.bit(lowBits);
        when(writes.and(writesOther.not()), () -> words.write(writeSlot.cat(writeIndex.trunc(lowBits)), written));
        when(
                writes.and(writesOther),
                () -> others.write(address(writeSlot, writeIndex.trunc(lowBits), apart), written));
        UInt wordRead = words.readSync(readSlot.cat(readIndex.trunc(lowBits)), reads);
        UInt otherRead = others.readSync(address(readSlot, readIndex.trunc(lowBits), apart), reads);
        Bool isOther = reg(bool()).init(false);
        when(reads, () -> isOther.set(readIndex.bit(lowBits)));
        word.set(mux(isOther, otherRead, wordRead));
    }

    /** The same of words with parity: all in one memory, or those beyond a power of two in a second one. */
    private void keepWithParity(int slotWords, int apart) {
        int most = slotWords - apart;
        ParityMemory words = instance("words", parityMemory(slots * most, sparesBlockRam));
        words.written.set(written);
        if (apart == 0) {
            words.writes.set(writes);
            words.writeAddress.set(address(writeSlot, writeIndex, slotWords));
            words.reads.set(reads);
            words.readAddress.set(address(readSlot, readIndex, slotWords));
            unused(words.isWrong);
            word.set(words.word);
            parity.orElseThrow().set(words.parity);
            return;
        }
        int lowBits = Types.bitsToNumber(most);
        ParityMemory others = instance("others", parityMemory(slots * apart, sparesBlockRam || slotWords > LONG_WORDS));
        others.written.set(written);
        Bool writesOther = writeIndex.bit(lowBits);
        words.writes.set(writes.and(writesOther.not()));
        words.writeAddress.set(writeSlot.cat(writeIndex.trunc(lowBits)));
        others.writes.set(writes.and(writesOther));
        others.writeAddress.set(address(writeSlot, writeIndex.trunc(lowBits), apart));
        words.reads.set(reads);
        words.readAddress.set(readSlot.cat(readIndex.trunc(lowBits)));
        others.reads.set(reads);
        others.readAddress.set(address(readSlot, readIndex.trunc(lowBits), apart));
        Bool isOther = reg(bool()).init(false);
        when(reads, () -> isOther.set(readIndex.bit(lowBits)));
        unused(words.isWrong);
        unused(others.isWrong);
        word.set(mux(isOther, others.word, words.word));
        parity.orElseThrow().set(mux(isOther, others.parity, words.parity));
    }

    private static ParityMemory parityMemory(int count, boolean inTables) {
        return new ParityMemory(WordCheck.CODE, count, policy(count, inTables));
    }

    /**
     * Look-up tables give the former word for nothing. Where that must be, block RAM would need a multiplexer, so synthesis takes tables.
     */
    private static ReadUnderWrite policy(int count, boolean inTables) {
        return inTables && count <= MOST_APART_OF_LONG ? ReadUnderWrite.READ_FIRST : ReadUnderWrite.UNDEFINED;
    }

    private Memory<UInt> words(int count, boolean inTables) {
        return memory(uint(written.width()), count).readUnderWrite(policy(count, inTables));
    }

    /** The base comes from a table, not from a product: one LUT for each of its bits, where a multiplier takes four nanoseconds. */
    private UInt address(UInt slot, UInt index, int slotWords) {
        int width = Types.bitsToNumber(slots * slotWords);
        UInt base = Vec.of(IntStream.range(0, slots)
                        .mapToObj(number -> lit(BigInteger.valueOf((long) number * slotWords), width))
                        .toList())
                .get(slot);
        return base.addWrap(index.width() > width ? index.trunc(width) : index.zext(width));
    }
}
