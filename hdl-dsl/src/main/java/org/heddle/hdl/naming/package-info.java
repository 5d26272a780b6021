/**
 * Names and places from the caller's bytecode.
 *
 * <p>A designer writes {@code UInt count = reg(uint(8));}. While {@code reg} runs, the stack holds the bytecode index of
 * that call; the class file tells what happens to its result: it is stored in the local variable {@code count} or in a
 * field of that name. No compiler plugin is needed, only {@code -g} for locals, Maven's default.
 *
 * <p>A {@link org.heddle.hdl.naming.Caller} is such a call, a {@link org.heddle.hdl.naming.NameGroup} the name that one declaration gets of
 * it. {@link org.heddle.hdl.naming.DesignerClasses} tells a designer's classes from the language's, and
 * {@link org.heddle.hdl.naming.Failure} what an exception means at the designer's line.
 *
 * <p>Internal. The package knows class files and diagnostics; it must not know the circuit, nor a class that a designer writes with.
 */
@NullMarked
package org.heddle.hdl.naming;

import org.jspecify.annotations.NullMarked;
