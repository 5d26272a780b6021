/**
 * Many nodes joined by switches: {@link org.heddle.testbench.fabric.FatTree} says which port is joined to which, and which way packets
 * go; {@link org.heddle.testbench.fabric.SwitchedFabric} simulates the switches and cables of one;
 * {@link org.heddle.testbench.fabric.ReductionCluster} is such a fabric with a reduction node at each of its ends.
 *
 * <p>Nothing here carries a packet but the Verilog of nodes and switches, and cables that are plain delays.
 */
@NullMarked
package org.heddle.testbench.fabric;

import org.jspecify.annotations.NullMarked;
