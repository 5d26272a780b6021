/** Drawings of what is designed, as SVG text: the same bytes every time, no fonts measured, no library needed. */
@NullMarked
package org.heddle.hdl.drawing;

import org.jspecify.annotations.NullMarked;
