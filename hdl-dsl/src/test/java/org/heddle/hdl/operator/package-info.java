/** Every operator of the language against arithmetic on {@link java.math.BigInteger}, on every engine. */
@NullMarked
package org.heddle.hdl.operator;

import org.jspecify.annotations.NullMarked;
