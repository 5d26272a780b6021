package org.heddle.hdl.ir;

import java.util.List;

/**
 * A whole design.
 *
 * @param top name of the top module
 * @param modules every module once, children before parents, the top last
 */
public record Circuit(String top, List<ModuleDefinition> modules) {
    public Circuit {
        modules = List.copyOf(modules);
    }

    /** The module of that name. */
    public ModuleDefinition module(String name) {
        return modules.stream()
                .filter(module -> module.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no module \"" + name + "\" in circuit " + top));
    }
}
