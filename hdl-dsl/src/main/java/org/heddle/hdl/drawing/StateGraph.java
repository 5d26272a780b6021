package org.heddle.hdl.drawing;

import java.util.List;

/**
 * States and the ways between them.
 *
 * @param title of the drawing
 * @param states their names, the first one begins
 * @param edges each between two of the states
 */
public record StateGraph(String title, List<String> states, List<Edge> edges) {
    public StateGraph {
        states = List.copyOf(states);
        edges = List.copyOf(edges);
    }

    /**
     * One way.
     *
     * @param label its condition; empty if it is always taken
     */
    public record Edge(String from, String to, String label) {}
}
