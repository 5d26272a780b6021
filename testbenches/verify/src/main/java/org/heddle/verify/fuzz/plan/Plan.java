package org.heddle.verify.fuzz.plan;

import java.util.List;

/**
 * A circuit.
 *
 * @param name begins the names of its modules
 * @param seed draws it again
 * @param modules those inside others first, the top last
 */
public record Plan(String name, long seed, List<ModulePlan> modules) {
    public Plan {
        modules = List.copyOf(modules);
    }

    /** The module that contains the others. */
    public ModulePlan top() {
        return modules.get(modules.size() - 1);
    }

    /** This circuit with other modules. */
    public Plan with(List<ModulePlan> other) {
        return new Plan(name, seed, other);
    }
}
