/**
 * Internal: mistakes that only the bytecode of a designer's classes shows.
 *
 * <p>An {@link org.heddle.hdl.scan.OperatorScan} finds comparisons of hardware as Java objects in a component's class and in those that
 * it uses. It is told which class all hardware has in common, and must not know any other class of the language. Nothing outside the
 * language uses the package, and it may change at any time.
 */
@NullMarked
package org.heddle.hdl.scan;

import org.jspecify.annotations.NullMarked;
