package org.heddle.device.verbs;

/**
 * Event of a process.
 *
 * @param kind of event
 * @param number of the object
 */
public record RcEvent(RcEventKind kind, int number) {}
