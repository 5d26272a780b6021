/**
 * Wrong and strange programs, table by table. A wrong one is refused with its code, its line and a mend; a strange but legal one is
 * compared with a function of its inputs in Java, in the interpreter and in Icarus.
 */
@NullMarked
package org.heddle.hdl.strange;

import org.jspecify.annotations.NullMarked;
