/**
 * The verbs network interface as its host sees it: {@link org.heddle.nic.verbs.host.VerbsHost} has registers, doorbells and commands,
 * {@link org.heddle.nic.verbs.host.CompletionWriter} and {@link org.heddle.nic.verbs.host.EventWriter} keep the queues that the node writes.
 */
@NullMarked
package org.heddle.nic.verbs.host;

import org.jspecify.annotations.NullMarked;
