package org.heddle.experiment.prove;

/**
 * A look at a signal inside the unit.
 *
 * @param port the proof's input that stands for it
 * @param path where it is: {@code unit.words[3]}
 */
record Probe(String port, String path) {}
