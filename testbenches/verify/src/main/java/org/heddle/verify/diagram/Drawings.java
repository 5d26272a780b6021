package org.heddle.verify.diagram;

import java.util.HashMap;
import java.util.Map;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;

/**
 * Block diagrams of several circuits, each different one drawn once: most of the time of a drawing goes into its layout, and a module
 * stands in many tops. For one thread at a time.
 */
public final class Drawings {
    private final Map<BlockGraph, String> drawn = new HashMap<>();

    /** Draws a module, or returns what was drawn of an equal one: the text of {@link BlockDiagram#of}. */
    public String of(Circuit circuit, ModuleDefinition module) {
        return drawn.computeIfAbsent(BlockGraphs.of(circuit, module), BlockDiagram::draw);
    }
}
