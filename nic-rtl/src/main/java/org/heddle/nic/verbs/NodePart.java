package org.heddle.nic.verbs;

import org.heddle.hdl.area.Area;

/** Part of a {@link VerbsNode}: units in the same module, with its engines at hand. */
abstract class NodePart extends Area {
    /** The node, with its ports and engines. */
    final VerbsNode unit;

    final VerbsConfiguration configuration;

    NodePart(VerbsNode unit) {
        super(unit, "");
        this.unit = unit;
        configuration = unit.configuration;
    }
}
