/**
 * Counting cycles: {@link org.heddle.hdl.lib.time.Ticker} and {@link org.heddle.hdl.lib.time.Timeout}.
 *
 * <p>The package must not know any design that uses it.
 */
@NullMarked
package org.heddle.hdl.lib.time;

import org.jspecify.annotations.NullMarked;
