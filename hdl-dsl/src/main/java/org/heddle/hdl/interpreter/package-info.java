/**
 * The meaning of a circuit, by running it: {@link org.heddle.hdl.interpreter.Interpreter} follows the records of
 * {@code org.heddle.hdl.ir} literally, with numbers of any size. It is simple and slow, meant to be compared with: whatever
 * another engine does differently is a mistake in one of the two. It has two values for a bit; what is unspecified is 0. The
 * package knows nothing of Verilog.
 */
@NullMarked
package org.heddle.hdl.interpreter;

import org.jspecify.annotations.NullMarked;
