/**
 * Storage for data other than streams: by time ({@link org.heddle.hdl.lib.storage.DelayLine},
 * {@link org.heddle.hdl.lib.storage.ShiftRegister}), by address ({@link org.heddle.hdl.lib.storage.RegisterFile}, and
 * {@link org.heddle.hdl.lib.storage.ParityMemory}, which tells flipped bits), by content ({@link org.heddle.hdl.lib.storage.AssociativeTable}).
 *
 * <p>The package must not know any design that uses it.
 */
@NullMarked
package org.heddle.hdl.lib.storage;

import org.jspecify.annotations.NullMarked;
