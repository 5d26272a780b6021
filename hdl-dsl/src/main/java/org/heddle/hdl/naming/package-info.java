/**
 * Names and places from the caller's bytecode.
 *
 * <p>A designer writes {@code UInt count = reg(uint(8));}. While {@code reg} runs, the stack holds the bytecode index of
 * that call; the class file tells what happens to its result: it is stored in the local variable {@code count} or in a
 * field of that name. No compiler plugin is needed, only {@code -g} for locals, Maven's default.
 */
@NullMarked
package org.heddle.hdl.naming;

import org.jspecify.annotations.NullMarked;
