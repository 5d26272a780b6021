/**
 * Hardware from helper classes, which extend {@link org.heddle.hdl.area.Area}, and from static functions: small things that every component
 * needs, made in the component that may read the value, at its clock, and named after the variable that takes the result.
 *
 * <pre>
 *  UInt before = RegNext.of(sample).init(0);
 *  UInt late = Delay.of(sample, 3);
 *  Bool pressed = Edges.rising(button);
 *  Counter beat = new Counter(this, 10, pressed);
 * </pre>
 *
 * <p>The functions' registers are no statements of the conditions around them: inside a {@code when}, too, they follow at every edge. All of this
 * knows the language, and is known by nothing in it.
 */
@NullMarked
package org.heddle.hdl.area;

import org.jspecify.annotations.NullMarked;
