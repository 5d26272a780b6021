package org.heddle.host.verbs.device;

import org.heddle.host.verbs.type.EventType;
import org.jspecify.annotations.Nullable;

/**
 * Entry of the event queue of a process.
 *
 * @param type asynchronous event, or null for a notification of a completion queue
 * @param number of the queue pair, completion queue or shared receive queue
 */
public record DeviceEvent(@Nullable EventType type, int number) {}
