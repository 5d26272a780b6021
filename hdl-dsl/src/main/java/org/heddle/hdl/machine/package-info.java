/**
 * Internal: state machines, from the description of their states to statements.
 *
 * <p>A {@link org.heddle.hdl.machine.StateMachine} gathers a {@link org.heddle.hdl.machine.StateBuilder} for each constant of an enum,
 * judges them, makes their hardware and draws them. It must not know the class that a designer describes a machine with. Nothing
 * outside the language uses the package, and it may change at any time.
 */
@NullMarked
package org.heddle.hdl.machine;

import org.jspecify.annotations.NullMarked;
