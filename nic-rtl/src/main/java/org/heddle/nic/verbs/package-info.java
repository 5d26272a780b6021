/**
 * The verbs network interface: reliable connections between queue pairs, with keys, completions and atomics.
 *
 * <p>{@link org.heddle.nic.verbs.layout} declares all that hosts and hardware share. Only reliable connections (RC) are there: no datagrams,
 * no unreliable connections, no SQD state, no memory windows.
 */
@NullMarked
package org.heddle.nic.verbs;

import org.jspecify.annotations.NullMarked;
