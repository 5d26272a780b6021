/**
 * The verbs network interface: reliable connections between queue pairs, with keys, completions and atomics.
 *
 * <p>{@link org.heddle.nic.verbs.layout} declares all that hosts and hardware share. Only reliable connections (RC) are there: no datagrams,
 * no unreliable connections, no SQD state, no memory windows.
 *
 * <p>{@link org.heddle.nic.verbs.VerbsNode} is one module. It has the engines, and parts that join them: {@code RequesterWays} and
 * {@code ResponderWays} to the link, {@code DataWays} to data, {@code MemoryWays} to host memory; {@code IndirectKeys}, {@code EntriesAhead} and
 * {@code TranslationsAhead} are what they are served by, and {@code NodeCounters} count.
 */
@NullMarked
package org.heddle.nic.verbs;

import org.jspecify.annotations.NullMarked;
