package org.heddle.experiment.verbs.noncontiguous.fft;

import java.util.Locale;

/** Ends of an exchange that leave it to MPI to gather and to scatter. */
public enum FftVariant {
    /** Both ends copy by themselves. */
    NO_DDT(false, false),
    /** The sender has a datatype, the receiver copies by itself. */
    SEND_DDT(true, false),
    /** The sender copies by itself, the receiver has a datatype. */
    RECEIVE_DDT(false, true),
    /** Both ends have datatypes. */
    BOTH_DDT(true, true);

    private final boolean sends;
    private final boolean receives;

    FftVariant(boolean sends, boolean receives) {
        this.sends = sends;
        this.receives = receives;
    }

    /** Returns whether the sender has a datatype. */
    public boolean sends() {
        return sends;
    }

    /** Returns whether the receiver has a datatype. */
    public boolean receives() {
        return receives;
    }

    /** Returns its name in tables. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
