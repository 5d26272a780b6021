package org.heddle.hdl;

/**
 * Data that comes when it comes: a beat moves in each cycle in which {@code valid} is 1, and nobody can hold it back.
 *
 * @param data the payload
 * @param valid there is a beat in this cycle
 * @param <T> the payload
 */
public record Valid<T extends Data>(T data, Bool valid) implements Bundle {}
