package org.heddle.cosim.jvm.model;

import java.util.Optional;

/** The one black box of a simulation whose behaviour is being asked or told of an edge, if one is. */
public final class AskedBox {
    private Optional<String> name = Optional.empty();

    /** Returns the box and its place, in words for messages; empty between two questions. */
    public Optional<String> name() {
        return name;
    }

    void begin(Optional<String> box) {
        name = box;
    }

    void end() {
        name = Optional.empty();
    }
}
