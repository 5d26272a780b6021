package org.heddle.cosim.jvm.wave;

import java.io.Closeable;
import java.io.IOException;

/** Writes a waveform, whose signals have numbers from 0. */
interface WaveWriter extends Closeable {
    /** Says at what time the following changes are, in picoseconds; times rise. */
    void time(long ps) throws IOException;

    /**
     * Gives a signal a value; at the first time each gets one.
     *
     * @param words of the value, the lowest first
     */
    void change(int signal, long[] words) throws IOException;
}
