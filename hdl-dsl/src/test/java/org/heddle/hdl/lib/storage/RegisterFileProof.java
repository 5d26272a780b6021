package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.storage.RegisterFile.Bypass;
import org.heddle.hdl.proof.ProofComponent;

/** Any one word, chosen by the solver, is what was written to it last, and reads of it say so. */
public final class RegisterFileProof extends ProofComponent {
    private static final int WIDTH = 3;
    private static final int DEPTH = 4;

    /**
     * @param bypass what a read sees of a write in its own cycle
     */
    public RegisterFileProof(Bypass bypass) {
        parameter("bypass", bypass);
        RegisterFile<UInt> unit = instance("unit", new RegisterFile<>(uint(WIDTH), DEPTH, 2, 2, bypass));
        Vec<UInt> readAddress = in(vec(2, uint(2)));
        Vec<WordWrite<UInt>> writes = in(vec(2, WordWrite.type(uint(WIDTH), 2)));
        connect(unit.readAddress, readAddress);
        connect(unit.writes, writes);
        UInt place = in(uint(2));
        UInt before = past(place);
        Bool begun = reg(bool()).init(false);
        begun.set(true);
        when(begun, () -> assume(place.eq(before), "one word is watched all the time"));

        Bool known = reg(bool()).init(false);
        UInt word = reg(uint(WIDTH)).init(0);
        UInt after = word;
        Bool written = lit(false);
        for (WordWrite<UInt> write : writes) {
            Bool here = write.enable().and(write.address().eq(place));
            after = mux(here, write.data(), after);
            written = written.or(here);
        }
        when(written, () -> known.set(true));
        word.set(after);
        for (int i = 0; i < DEPTH; i++) {
            UInt kept = inside("words[" + i + "]", WIDTH);
            when(known.and(place.eq(i)), () -> assertAlways(kept.eq(word), "the word is what was written last"));
        }
        boolean forwards = bypass == Bypass.FORWARD;
        UInt expected = forwards ? after : word;
        Bool isKnown = forwards ? known.or(written) : known;
        for (int i = 0; i < 2; i++) {
            UInt data = unit.readData.get(i);
            when(
                    isKnown.and(readAddress.get(i).eq(place)),
                    () -> assertAlways(data.eq(expected), "a read returns the word"));
        }
        cover(known.and(written).and(writes.get(0).enable()).and(writes.get(1).enable()), "both ports write");
    }
}
