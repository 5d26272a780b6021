package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * Size from which on another mechanism is first.
 *
 * @param from mechanism that was first before
 * @param to mechanism that is first now
 * @param bytes first measured size where it is
 */
@JsonPropertyOrder({"view", "program", "nodes", "from", "to", "bytes"})
public record StudyCrossover(String view, String program, int nodes, String from, String to, long bytes) {}
