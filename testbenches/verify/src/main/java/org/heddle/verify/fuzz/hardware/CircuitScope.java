package org.heddle.verify.fuzz.hardware;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.Data;
import org.heddle.hdl.Memory;
import org.heddle.verify.fuzz.plan.PlanShape;

/** Hardware that a module has so far, by item number. */
final class CircuitScope {
    /** Hardware and its shape. */
    record Thing(PlanShape shape, Data data) {}

    /** A memory and the shape of its words. */
    record Words(PlanShape shape, Memory<Data> memory) {}

    private final Map<Integer, Thing> readable = new HashMap<>();
    private final Map<Integer, Thing> settable = new HashMap<>();
    private final Map<Integer, Words> memories = new HashMap<>();

    Optional<Thing> read(int item) {
        return Optional.ofNullable(readable.get(item));
    }

    Optional<Thing> target(int item) {
        return Optional.ofNullable(settable.get(item));
    }

    Optional<Words> memory(int item) {
        return Optional.ofNullable(memories.get(item));
    }

    void addReadable(int item, PlanShape shape, Data data) {
        readable.put(item, new Thing(shape, data));
    }

    void addSettable(int item, PlanShape shape, Data data) {
        settable.put(item, new Thing(shape, data));
    }

    void close(int item) {
        settable.remove(item);
    }

    void addMemory(int item, PlanShape shape, Memory<Data> memory) {
        memories.put(item, new Words(shape, memory));
    }
}
