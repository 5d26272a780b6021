/**
 * Trigger counters: how many messages have arrived for a descriptor, and which descriptor may go.
 *
 * <p>{@link org.heddle.nic.offload.trigger.TriggerTable} counts and arms in one read-modify-write; what the paper leaves open about counters is closed there. {@link
 * org.heddle.nic.offload.trigger.TriggerSize} has its widths.
 *
 * <p>Nothing here knows what a descriptor asks for.
 */
@NullMarked
package org.heddle.nic.offload.trigger;

import org.jspecify.annotations.NullMarked;
