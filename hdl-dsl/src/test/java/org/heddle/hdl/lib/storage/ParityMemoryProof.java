package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.hdl.proof.ProofComponent;

/**
 * A word that was written comes back and is not wrong; and any word of which the solver has flipped up to as many adjacent bits as there are lanes,
 * where it stands in the memory with its parity, is wrong.
 */
public final class ParityMemoryProof extends ProofComponent {
    private static final Parity CODE = new Parity(8, 4);
    private static final int DEPTH = 4;

    public ParityMemoryProof() {
        ParityMemory unit = instance("unit", new ParityMemory(CODE, DEPTH, ReadUnderWrite.READ_FIRST));
        Bool writes = in(bool());
        UInt writeAddress = in(uint(2));
        UInt written = in(uint(CODE.width()));
        Bool reads = in(bool());
        UInt readAddress = in(uint(2));
        UInt place = in(uint(2));
        unit.writes.set(writes);
        unit.writeAddress.set(writeAddress);
        unit.written.set(written);
        unit.reads.set(reads);
        unit.readAddress.set(readAddress);
        assume(stable(place), "one word is watched");

        Bool isKnown = reg(bool()).init(false);
        UInt word = reg(uint(CODE.width())).init(0);
        when(writes.and(writeAddress.eq(place)), () -> {
            isKnown.set(true);
            word.set(written);
        });
        Bool isRead = reg(bool()).init(false);
        UInt seen = reg(uint(CODE.width())).init(0);
        when(reads, () -> {
            isRead.set(isKnown.and(readAddress.eq(place)));
            seen.set(word);
        });
        for (int i = 0; i < DEPTH; i++) {
            UInt kept = inside("words[" + i + "]", CODE.storedWidth());
            when(
                    isKnown.and(place.eq(i)),
                    () -> assertAlways(kept.eq(CODE.stored(word)), "the word is what was written last"));
        }
        when(isRead, () -> {
            assertAlways(unit.word.eq(seen), "a read returns the word");
            assertAlways(unit.isWrong.not(), "a word that was written is not wrong");
            flip(unit);
        });
        cover(isRead.and(writes), "a word is read and written");
    }

    /** Flips adjacent bits of the word that was read, behind the memory: what it would have read had they flipped inside. */
    private void flip(ParityMemory unit) {
        UInt burst = in("burst", uint(CODE.lanes()));
        UInt low = in("low", uint(4));
        UInt mask = burst.zext(CODE.storedWidth()).shlWrap(low);
        UInt flipped = unit.parity.cat(unit.word).xor(mask);
        when(
                mask.ne(0),
                () -> assertAlways(
                        CODE.isWrong(CODE.word(flipped), CODE.parity(flipped)), "a word with flipped bits is wrong"));
        cover(mask.bit(CODE.width() - 1).and(mask.bit(CODE.width())), "bits of the word and of its parity flip");
    }
}
