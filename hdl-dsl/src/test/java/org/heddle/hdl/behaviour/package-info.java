/** Behaviour of designs, cycle by cycle: the interpreter and Icarus against numbers that a reader can check. */
@NullMarked
package org.heddle.hdl.behaviour;

import org.jspecify.annotations.NullMarked;
