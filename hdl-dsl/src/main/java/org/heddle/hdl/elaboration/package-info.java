/**
 * Internal: what is known of a design while its constructors run.
 *
 * <p>An {@link org.heddle.hdl.elaboration.Elaboration} has a {@link org.heddle.hdl.elaboration.ModuleBuilder} for each component; that
 * keeps the module's declarations, statements, clock domains and instances, gives them their names and makes the circuit of them. A
 * {@link org.heddle.hdl.elaboration.Net} is a single value of a module; its {@link org.heddle.hdl.elaboration.Format} says what its
 * bits mean.
 *
 * <p>The package knows the circuit, the designer's lines and the diagnostics. It must not know a class that a designer writes with:
 * no component, no number, no bundle. Nothing outside the language uses it, and it may change at any time.
 */
@NullMarked
package org.heddle.hdl.elaboration;

import org.jspecify.annotations.NullMarked;
