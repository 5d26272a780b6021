package org.heddle.nic.mpc;

import org.heddle.hdl.area.Area;

/** Part of an {@link MpcNode}: units in the same module. */
abstract class MpcPart extends Area {
    /** The node, with its ports and its memory. */
    final MpcNode unit;

    final MpcConfiguration configuration;

    MpcPart(MpcNode unit) {
        super(unit, "");
        this.unit = unit;
        configuration = unit.configuration;
    }
}
