/**
 * Verbs as programs use them, for reliable connections: {@link org.heddle.host.verbs.Context} opens a device, {@link
 * org.heddle.host.verbs.ProtectionDomain} registers memory and creates queue pairs, {@link org.heddle.host.verbs.QueuePair} takes requests,
 * and {@link org.heddle.host.verbs.CompletionQueue} tells how they ended. What the contract forbids is refused here, before the device sees
 * it, by a {@link org.heddle.host.verbs.type.VerbsException} that leaves everything as it was.
 *
 * <p>Not supported: unreliable transports (UC, UD), the states SQD and SQE, memory windows.
 *
 * <p>Knows the device by its interface alone, and no MPI.
 */
@NullMarked
package org.heddle.host.verbs;

import org.jspecify.annotations.NullMarked;
