/** Crossings between clocks of many ratios, on the interpreter and on Icarus. */
@NullMarked
package org.heddle.hdl.lib.crossing;

import org.jspecify.annotations.NullMarked;
