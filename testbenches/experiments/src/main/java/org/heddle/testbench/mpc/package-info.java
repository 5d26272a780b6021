/**
 * MPC nodes in RTL under MPI's transport: {@link org.heddle.testbench.mpc.MpcNodes} joins nodes, hosts' memories, buses, cables and a switch to the
 * system that ranks run on.
 */
@NullMarked
package org.heddle.testbench.mpc;

import org.jspecify.annotations.NullMarked;
