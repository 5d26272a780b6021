/**
 * Drawings of what is designed, as SVG text: the same bytes every time, no fonts measured, no library needed.
 *
 * <p>{@link org.heddle.hdl.drawing.StateGraphSvg} draws a {@link org.heddle.hdl.drawing.StateGraph}. The package must not know hardware: it
 * gets names and lines.
 */
@NullMarked
package org.heddle.hdl.drawing;

import org.jspecify.annotations.NullMarked;
