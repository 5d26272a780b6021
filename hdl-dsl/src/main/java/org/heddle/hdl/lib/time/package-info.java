/** Counting cycles: {@link org.heddle.hdl.lib.time.Ticker} and {@link org.heddle.hdl.lib.time.Timeout}. */
@NullMarked
package org.heddle.hdl.lib.time;

import org.jspecify.annotations.NullMarked;
