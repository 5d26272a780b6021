/** Tests of what synthesis makes of the emitted Verilog. */
@NullMarked
package org.heddle.hdl.synthesis;

import org.jspecify.annotations.NullMarked;
