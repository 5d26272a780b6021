/**
 * Choices that a designer names: how a reset acts, how an enum is coded, how a number is rounded, what a memory gives under a write,
 * which way a part of a bundle goes, which parts of a design can be left out, and what goes along with it.
 *
 * <p>They are values without hardware. Both the classes that a designer writes with and the machinery below take them, so this package
 * knows the circuit's own records at most, and neither of those two.
 */
@NullMarked
package org.heddle.hdl.option;

import org.jspecify.annotations.NullMarked;
