package org.heddle.verify.fuzz.draw;

import java.util.ArrayList;
import java.util.List;
import org.heddle.verify.fuzz.plan.PlanShape;

/** Items that the module being drawn has so far. */
final class Pool {
    /** An item and its shape. */
    record Entry(int id, PlanShape shape) {}

    private final List<Entry> readable = new ArrayList<>();
    private final List<Entry> registers = new ArrayList<>();
    private final List<Entry> memories = new ArrayList<>();
    private int next;

    int newId() {
        return next++;
    }

    List<Entry> readable() {
        return readable;
    }

    List<Entry> registers() {
        return registers;
    }

    List<Entry> memories() {
        return memories;
    }
}
