package org.heddle.cosim.engine;

/**
 * The calls that a testbench makes in every cycle, bound by the virtual machine itself: some 10 ns each where JNA's
 * direct mapping takes 75. {@link NativeRuntime#map} loads the library that has them.
 */
final class CycleCall {
    private CycleCall() {}

    /** Lets the inputs act, without an edge; gives what ended it, as {@link NativeRuntime} numbers it. */
    static native int settle(long instance);

    /** Runs one cycle of a clock. */
    static native int step(long instance, int clock);

    /** Settles just before the next rising edge of a clock, passing those of others. */
    static native int approach(long instance, int clock);
}
