/**
 * Checks of a board from its host's side alone: {@link org.heddle.experiment.board.Selftest} goes from the identity of what is behind the port
 * to traffic at length, and says at each step what to look at next.
 */
@NullMarked
package org.heddle.experiment.board;

import org.jspecify.annotations.NullMarked;
