/**
 * Internal: what the operators of the language do, with the checks of their operands.
 *
 * <p>An {@link org.heddle.hdl.operation.OperatorCall} is an operation as the designer wrote it: it sees the operands and makes the
 * result. {@link org.heddle.hdl.operation.Pairwise} and its neighbours compute single values of others,
 * {@link org.heddle.hdl.operation.SignalAssignment} drives them, and {@link org.heddle.hdl.operation.DataParts} are those of a bundle or vector.
 *
 * <p>All of them work on values of a module under construction. They must not know the classes that a designer writes with, nor each
 * component's constructor. Nothing outside the language uses the package, and it may change at any time.
 */
@NullMarked
package org.heddle.hdl.operation;

import org.jspecify.annotations.NullMarked;
