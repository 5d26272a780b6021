/** Circuits as Verilog-2005 text, and the map from its lines back to Java. */
@NullMarked
package org.heddle.hdl.verilog;

import org.jspecify.annotations.NullMarked;
