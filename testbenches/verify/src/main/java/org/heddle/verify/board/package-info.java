/**
 * Bitstreams of tops for boards: {@link org.heddle.verify.board.Boards} lists the boards with their pins,
 * {@link org.heddle.verify.board.BoardDesign} puts a top behind them, and {@link org.heddle.verify.board.BoardBuild} synthesises, places and
 * packs it.
 *
 * <pre>
 *  top ─► BoardDesign (pins, reset behind power-up) ─► yosys ─► nextpnr, once for each seed ─► bitstream
 * </pre>
 *
 * <p>Which tops there are is not known here.
 */
@NullMarked
package org.heddle.verify.board;

import org.jspecify.annotations.NullMarked;
