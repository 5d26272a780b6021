/**
 * Transactions of simulations over time, for viewers: a {@link org.heddle.cosim.timeline.Timeline} in simulated time is opened in Perfetto
 * (ui.perfetto.dev) or in Chrome's about:tracing.
 *
 * <p>A waveform shows wires; a timeline shows what they meant: packets, memory commands, calls of a program, on tracks of their
 * own, and which of them caused which. It does not know what made them. The file is Chrome's trace event format: groups are its
 * processes, tracks its threads, and its times are microseconds with six digits behind the point, so that no picosecond is lost.
 */
@NullMarked
package org.heddle.cosim.timeline;

import org.jspecify.annotations.NullMarked;
