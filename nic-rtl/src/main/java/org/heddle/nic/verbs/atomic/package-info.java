/**
 * Atomics on words of host memory: {@link org.heddle.nic.verbs.atomic.AtomicUnit} reads a word, changes it and writes it, {@link
 * org.heddle.nic.verbs.atomic.LastWord} knows when the word before is still what memory has. Nothing here knows a packet.
 */
@NullMarked
package org.heddle.nic.verbs.atomic;

import org.jspecify.annotations.NullMarked;
