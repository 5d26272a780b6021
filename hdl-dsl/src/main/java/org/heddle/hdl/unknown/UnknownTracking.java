package org.heddle.hdl.unknown;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;

/**
 * Adds to a circuit what tells known bits from unknown ones. The result has the same ports and does the same; beside each signal stands a
 * mask whose bits are 1 where the signal's are known, and claims stop a simulation where an unknown bit does harm.
 *
 * <p>A register or memory is unknown until it is written, or reset; so is what is computed from it, unless the known operands decide
 * alone ({@code 0 & x} is 0) or both choices agree. A claim fails where
 *
 * <ul>
 *   <li>a register with a reset value, which can keep what it has, holds an unknown bit behind its domain's first reset; not one that takes a
 *       new value each cycle, as the steps of a pipeline do,
 *   <li>an output of the top does, behind the first reset of its clock domain: one that stands alone, or whose name ends with {@code valid}, {@code ready}, {@code
 *       command}, {@code request}, {@code begin}, {@code enable}, {@code select} or {@code strobe}; those beside a {@code valid} of the same
 *       beginning while it is 1; of others that share a beginning ({@code bus_write}, {@code bus_address}) nobody knows when they count,
 *   <li>a memory is written, or not, by a condition or at an address that is not known: all its words are unknown then.
 * </ul>
 *
 * <p>What is said to be the payload of a bit ({@code payloadOf} of {@link org.heddle.hdl.Hardware}) counts only while that is 1, whatever it
 * is called.
 *
 * <p>Masks may say "unknown" where all runs agree ({@code x ^ x}), never "known" where they do not. They start at 0, whatever other
 * registers start with: see {@link #isMask}.
 */
public final class UnknownTracking {
    /** Beginning of what each claim says. */
    public static final String CLAIM = "unknown bit: ";

    private static final String SUFFIX = "$known";

    private UnknownTracking() {}

    /**
     * Returns the circuit with masks and claims. Inputs of the top are known.
     *
     * @param circuit one that has passed all checks
     * @throws IllegalArgumentException if it has a black box, whose Verilog nobody can look into
     */
    public static Circuit of(Circuit circuit) {
        return tracked(circuit, false);
    }

    /**
     * Returns the circuit with masks, and the masks of the top's ports as ports: {@code data$known} beside {@code data}. Whoever drives an
     * input says which of its bits are known, and looks at the outputs' masks: there are no claims.
     *
     * @param circuit one that has passed all checks
     */
    public static Circuit withPorts(Circuit circuit) {
        return tracked(circuit, true);
    }

    private static Circuit tracked(Circuit circuit, boolean withPorts) {
        Map<String, ModuleDefinition> before = new HashMap<>();
        circuit.modules().forEach(module -> before.put(module.name(), module));
        List<ModuleDefinition> tracked = circuit.modules().stream()
                .map(module -> module.external().isPresent()
                        ? module
                        : tracked(module, before, module.name().equals(circuit.top()), withPorts))
                .toList();
        return new Circuit(circuit.top(), tracked);
    }

    private static ModuleDefinition tracked(
            ModuleDefinition module, Map<String, ModuleDefinition> all, boolean isTop, boolean withPorts) {
        return new TrackedModule(module, all, isTop && !withPorts, !withPorts).definition();
    }

    /** Whether a register or memory of that name is one that tracking added: it holds 0 at the start, in every engine. */
    public static boolean isMask(String name) {
        return name.contains(SUFFIX);
    }

    /** Returns the name of a signal's or memory's mask: {@code count$known}, which no Java variable of a design is called. */
    public static String maskOf(String name) {
        return name + SUFFIX;
    }
}
