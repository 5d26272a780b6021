/**
 * Polynomials over one bit: checksums ({@link org.heddle.hdl.lib.polynomial.Crc}) and shift registers with feedback
 * ({@link org.heddle.hdl.lib.polynomial.Lfsr}).
 *
 * <p>The package must not know any design that uses it.
 */
@NullMarked
package org.heddle.hdl.lib.polynomial;

import org.jspecify.annotations.NullMarked;
