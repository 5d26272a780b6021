package org.heddle.cosim.jvm.model;

import java.nio.LongBuffer;

/**
 * An instance of a module in many independent runs beside each other: each field of a signal is an array with an element for each run, but for a
 * signal of one bit, whose array has one element with a bit for each run; a memory is one array with a copy for each. The classes that are generated for lanes extend this one. Their ports are read and written in
 * their arrays, so that there is no port image.
 */
public abstract class CompiledLanes extends CompiledModule {
    /** Gives registers and memories of one run their initial contents, and lets nothing be up to date. */
    public abstract void start(StartRule rule, String path, int run);

    /** Lets signals that only pass others on have their arrays; whether any got another one. To be repeated until none does. */
    public abstract boolean join();

    /** Sets the bit of a run. */
    public static void setBit(long[] bits, int run, long value) {
        bits[0] = bits[0] & ~(1L << run) | value << run;
    }

    @Override
    public final void start(StartRule rule, String path) {
        throw new UnsupportedOperationException("each run starts for itself");
    }

    @Override
    public final void drive(LongBuffer image) {
        throw new UnsupportedOperationException("no port image");
    }

    @Override
    public final void collect(LongBuffer image) {
        throw new UnsupportedOperationException("no port image");
    }
}
