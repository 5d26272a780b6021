/**
 * Hardware from static functions: small things that every component needs, made in the component that may read the value, at its clock, and
 * named after the variable that takes the result.
 *
 * <pre>
 *  UInt before = RegNext.of(sample).init(0);
 *  UInt late = Delayed.of(sample, 3);
 *  Bool pressed = Edges.rising(button);
 * </pre>
 *
 * <p>They are no statements of the conditions around them: inside a {@code when}, too, their registers follow at every edge. {@link
 * org.heddle.hdl.area.RegNext}, {@link org.heddle.hdl.area.Delayed} and {@link org.heddle.hdl.area.Edges} know the language, and are known by
 * nothing in it.
 */
@NullMarked
package org.heddle.hdl.area;

import org.jspecify.annotations.NullMarked;
