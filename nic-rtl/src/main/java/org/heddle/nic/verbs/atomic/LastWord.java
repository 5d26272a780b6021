package org.heddle.nic.verbs.atomic;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.memory.AddressUnit;

/**
 * Knows whether a word is the one that an atomic wrote last, and nobody else of the node has written since.
 *
 * <p>The word is forgotten {@value #CYCLES} cycles after it was written, which is as long as an atomic reads it from memory: what the processor of this
 * node writes is passed over no longer than there. Latency: none from a look to the answer.
 */
public final class LastWord extends Component {
    /** Bits of a number of cycles. */
    private static final int LOG_CYCLES = 6;
    /** Cycles for which a word is known. */
    public static final int CYCLES = 1 << LOG_CYCLES;

    private static final int LOG_WORD = 3;

    /** 48 bits: address of a word, of which the lowest three do not count. */
    public final UInt address = in(uint(AddressUnit.ADDRESS_WIDTH));
    /** 1 in the cycle in which an atomic writes it. */
    public final Bool writes = in(bool());
    /** 1 while somebody else may write: the word is forgotten, and is not known meanwhile. */
    public final Bool isDisturbed = in(bool());
    /** 1 if that word is known. */
    public final Bool isKnown = out(bool());

    /** Declares the word; none is known. */
    public LastWord() {
        unused(address.trunc(LOG_WORD));
        UInt asked = address.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_WORD);
        UInt known = reg(uint(asked.width()));
        Bool isHere = reg(bool()).init(false);
        UInt age = reg(uint(LOG_CYCLES));
        when(writes, () -> {
                    known.set(asked);
                    age.set(0);
                })
                .otherwise(age::increment);
        when(isDisturbed, () -> isHere.set(false))
                .elseWhen(writes, () -> isHere.set(true))
                .elseWhen(age.eq(CYCLES - 1), () -> isHere.set(false));
        isKnown.set(isHere.and(known.eq(asked)).and(isDisturbed.not()));
    }
}
