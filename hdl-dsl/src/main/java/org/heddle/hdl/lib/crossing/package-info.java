/**
 * The only ways from one clock to another.
 *
 * <p>{@link org.heddle.hdl.lib.crossing.BitSynchronizer} takes over one bit that keeps its value for a while,
 * {@link org.heddle.hdl.lib.crossing.PulseCrossing} an event, {@link org.heddle.hdl.lib.crossing.HandshakeCrossing} a word now and
 * then, {@link org.heddle.hdl.lib.crossing.AsynchronousQueue} a stream at full speed;
 * {@link org.heddle.hdl.lib.crossing.ResetSynchronizer} makes a reset of any signal, and {@link
 * org.heddle.hdl.lib.crossing.ResetSequence} ends resets in their order. All of them rest on flip-flops in a row: the
 * first may hang between 0 and 1 when its input changes at the clock edge, and has a cycle to fall to one side before the
 * second looks. Their reset values and attributes stand in the Verilog, so that tools neither share nor merge them. None takes
 * several bits one by one, but for a Gray code, of which one bit changes at a time.
 *
 * <p>The package must not know any design that uses it.
 */
@NullMarked
package org.heddle.hdl.lib.crossing;

import org.jspecify.annotations.NullMarked;
