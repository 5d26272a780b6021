/**
 * Checks of a board from its host's side alone: {@link org.heddle.experiment.board.Selftest} finds out what is behind the port, and goes through
 * the steps of that board, each a {@link org.heddle.experiment.board.BoardStep}; it says at each what to look at next. {@link
 * org.heddle.experiment.board.BoardTransfer} moves one vector between the nodes of a board.
 *
 * <p>Knows drivers and register maps, and no simulation.
 */
@NullMarked
package org.heddle.experiment.board;

import org.jspecify.annotations.NullMarked;
