package org.heddle.host.verbs;

import org.heddle.host.verbs.type.EventType;

/**
 * Something that happened to an object and belongs to no request.
 *
 * @param type of the event
 * @param element the queue pair, completion queue or shared receive queue
 */
public record AsyncEvent(EventType type, Object element) {}
