package org.heddle.hdl.proof;

/**
 * A look at a signal inside the unit.
 *
 * @param port the proof's input that stands for it
 * @param path where it is: {@code unit.words[3]}
 */
public record Probe(String port, String path) {}
