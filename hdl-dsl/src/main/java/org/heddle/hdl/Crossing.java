package org.heddle.hdl;

import java.util.List;
import java.util.Optional;
import org.heddle.hdl.naming.Caller;

/**
 * A value of one clock domain taken for one of another, by the designer's word.
 *
 * @param module where it stands; its current domain is the other one
 * @param caller the line, and the variable that takes the value
 */
record Crossing(ModuleBuilder module, Caller caller) {
    /** Each scalar as a node of the current domain. */
    <T extends Data> T of(T value, String reason) {
        ClockDomain domain = module.domains().current();
        domain.clock();
        Caller place = new Caller(Optional.of(caller.name().orElse("crossing")), caller.site());
        T crossed = Mirror.of(module, place, List.of(value), scalars -> scalars.get(0));
        Leaves.of(crossed).forEach(leaf -> leaf.value().cross(reason));
        return crossed;
    }
}
