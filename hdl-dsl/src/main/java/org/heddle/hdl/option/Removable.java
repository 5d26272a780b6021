package org.heddle.hdl.option;

/** Parts of a design that can be left out of it without a change to anything else. */
public enum Removable {
    /** Counters, histories and traces that help to look inside. */
    DEBUG,
    /** Assertions, covers and the registers that they need. */
    VERIFICATION,
    /** Claims that proofs of a larger component need; in no design but that of a proof. */
    LEMMA
}
