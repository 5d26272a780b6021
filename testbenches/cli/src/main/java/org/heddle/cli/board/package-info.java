/**
 * Commands about boards: {@link org.heddle.cli.board.BuildCommand} makes bitstreams, {@link org.heddle.cli.board.ProgramCommand} loads
 * them, {@link org.heddle.cli.board.BoardCommand} simulates one behind a pseudo-terminal, {@link
 * org.heddle.cli.board.SelftestCommand} checks one behind any port, and {@link org.heddle.cli.board.CaptureCommand} reads its logic analyser.
 * {@link org.heddle.cli.board.LoopbackPairOptions} and {@link org.heddle.cli.board.SimulatedOptions} are for commands elsewhere that take a board, too.
 */
@NullMarked
package org.heddle.cli.board;

import org.jspecify.annotations.NullMarked;
