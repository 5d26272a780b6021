/**
 * A board in simulation: {@link org.heddle.testbench.board.SimulatedBoard} has pins for a serial line and moves its bits one by one;
 * {@link org.heddle.testbench.board.PseudoTerminal} lets any program open that line as it would a board's.
 */
@NullMarked
package org.heddle.testbench.board;

import org.jspecify.annotations.NullMarked;
