package org.heddle.experiment.board;

import java.util.Map;

/**
 * Result of one step.
 *
 * @param name of the step
 * @param passed whether all was as it must be
 * @param registers what was read, in hexadecimal or in words
 * @param next what to check now if it did not pass; empty if it did
 */
public record SelftestStep(String name, boolean passed, Map<String, String> registers, String next) {}
