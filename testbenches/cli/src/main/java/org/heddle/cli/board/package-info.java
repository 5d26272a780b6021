/**
 * Commands about boards: {@link org.heddle.cli.board.BuildCommand} makes bitstreams, {@link org.heddle.cli.board.ProgramCommand} loads
 * them, {@link org.heddle.cli.board.BoardCommand} simulates one behind a pseudo-terminal, and {@link
 * org.heddle.cli.board.SelftestCommand} checks one behind any port.
 */
@NullMarked
package org.heddle.cli.board;

import org.jspecify.annotations.NullMarked;
