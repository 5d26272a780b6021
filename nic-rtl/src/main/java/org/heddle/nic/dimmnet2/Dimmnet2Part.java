package org.heddle.nic.dimmnet2;

import org.heddle.hdl.area.Area;

/** Part of a {@link Dimmnet2Node}: units in the same module. */
abstract class Dimmnet2Part extends Area {
    /** The node, with its ports and what its parts share. */
    final Dimmnet2Node unit;

    final Dimmnet2Configuration configuration;

    Dimmnet2Part(Dimmnet2Node unit) {
        super(unit, "");
        this.unit = unit;
        configuration = unit.configuration;
    }
}
