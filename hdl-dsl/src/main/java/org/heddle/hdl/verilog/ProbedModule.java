package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;

/**
 * A module with the signals that tell which of its emitted lines and branches are reached, for simulators that know the circuit and not the
 * text.
 *
 * @param definition the module; signals keep their ids, those of probes follow
 * @param probes what can be reached
 * @param toggles the signals and memories of which each bit is looked at
 */
public record ProbedModule(ModuleDefinition definition, List<CoverageProbe> probes, List<Toggle> toggles) {
    /**
     * Signal or memory whose bits can change.
     *
     * @param number id of the signal or of the memory
     * @param site Java line of its declaration
     * @param name of it
     * @param width in bits
     * @param depth words of a memory; 0 for a signal
     */
    public record Toggle(int number, Site site, String name, int width, int depth) {}

    public ProbedModule {
        probes = List.copyOf(probes);
        toggles = List.copyOf(toggles);
    }

    /** Returns all modules of a circuit with probes, by name, in its order. */
    public static Map<String, ProbedModule> of(Circuit circuit) {
        Map<String, ProbedModule> modules = new LinkedHashMap<>();
        circuit.modules().forEach(module -> modules.put(module.name(), new ProbeWalk(module).module()));
        return modules;
    }

    /** Returns the circuit of such modules. */
    public static Circuit circuit(String top, Map<String, ProbedModule> modules) {
        List<ModuleDefinition> definitions = new ArrayList<>();
        modules.values().forEach(module -> definitions.add(module.definition()));
        return new Circuit(top, definitions);
    }
}
