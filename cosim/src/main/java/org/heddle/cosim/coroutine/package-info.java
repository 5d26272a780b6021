/**
 * Plain blocking Java that takes turns with whoever runs it.
 *
 * <p>A {@link org.heddle.cosim.coroutine.Coroutine} has a thread of its own, of which at most one runs at a time; it gives the
 * turn back where it waits. Handing over costs some microseconds, so whoever runs it looks at what it waits for first.
 */
@NullMarked
package org.heddle.cosim.coroutine;

import org.jspecify.annotations.NullMarked;
