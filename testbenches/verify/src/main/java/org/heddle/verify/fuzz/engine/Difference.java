package org.heddle.verify.fuzz.engine;

import org.heddle.verify.fuzz.plan.Plan;

/**
 * A circuit that engines do not agree about.
 *
 * @param plan of the circuit
 * @param engine that disagrees with the interpreter, or {@code elaboration} if the circuit is refused
 * @param detail the first cycle in which they differ, or what a tool said
 */
public record Difference(Plan plan, String engine, String detail) {}
