/** Register maps in SystemRDL: what is written and read again, what is read of other files, and what is refused. */
@NullMarked
package org.heddle.hdl.registerstest.systemrdl;

import org.jspecify.annotations.NullMarked;
