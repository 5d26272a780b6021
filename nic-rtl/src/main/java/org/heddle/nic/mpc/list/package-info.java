/**
 * The two lists of the MPC network interface in host memory: messages to emit (LME), which it reads, and messages received (LMR), which it
 * writes.
 *
 * <p>{@link org.heddle.nic.mpc.list.LmeField} and {@link org.heddle.nic.mpc.list.LmrField} declare their entries, a line of host memory each, for
 * hardware, drivers and documents. {@link org.heddle.nic.mpc.list.LmeReader} and {@link org.heddle.nic.mpc.list.LmrWriter} keep the pointers; they
 * know nothing of packets.
 */
@NullMarked
package org.heddle.nic.mpc.list;

import org.jspecify.annotations.NullMarked;
