package org.heddle.hdl.catalogue;

/**
 * A clock that a top is made for.
 *
 * @param name the top's input
 * @param megahertz its frequency
 */
public record TopClock(String name, int megahertz) {}
