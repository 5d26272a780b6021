package org.heddle.verify.against;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * A module and what it was before, both among their designs' modules.
 *
 * @param module as it is now
 * @param former as it was, under today's names of modules
 * @param modules all of now, by name
 * @param formerModules all of before, under today's names
 */
record ModulePair(
        VerilogModule module,
        VerilogModule former,
        Map<String, VerilogModule> modules,
        Map<String, VerilogModule> formerModules) {
    /** Names of modules on either side. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(modules.keySet());
        names.addAll(formerModules.keySet());
        return names;
    }

    Map<String, String> instances() {
        return module.instances(names());
    }

    Map<String, String> formerInstances() {
        return former.instances(names());
    }

    /** Whether both designs have a module with the same ports, so that it need not be looked into. */
    boolean isCommon(String name) {
        VerilogModule now = modules.get(name);
        VerilogModule then = formerModules.get(name);
        return now != null && then != null && now.ports().equals(then.ports());
    }

    /** The instances that stand in both texts and have a verdict of their own. */
    Map<String, String> closed() {
        Map<String, String> then = formerInstances();
        Map<String, String> closed = new LinkedHashMap<>(instances());
        closed.entrySet()
                .removeIf(entry -> !entry.getValue().equals(then.get(entry.getKey())) || !isCommon(entry.getValue()));
        return closed;
    }

    /** The same module before with another text. */
    ModulePair withFormer(VerilogModule text) {
        return new ModulePair(module, text, modules, formerModules);
    }
}
