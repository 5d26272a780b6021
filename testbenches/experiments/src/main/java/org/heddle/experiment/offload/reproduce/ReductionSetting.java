package org.heddle.experiment.offload.reproduce;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.ConstantAssignment;
import org.heddle.host.offload.mpi.ReductionCosts;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.ReductionCluster;
import org.heddle.testbench.fabric.ReductionProcesses;

/**
 * Parameters of the system on which reductions are measured.
 *
 * @param configuration of the nodes
 * @param arity of the tree, 2 to 32; the paper does not tell its own: with 8, times grow from 16 to 256 nodes nearly as its do
 * @param radix ports downwards of a switch, 2 to 16: the published systems of 16, 64 and 256 nodes are whole trees of 4
 * @param cableCycles of the link's clock (8 ns) that a word is under way in a cable with its serialisers, at least 2
 * @param costs of the hosts
 */
public record ReductionSetting(
        ReductionConfiguration configuration, int arity, int radix, int cableCycles, ReductionCosts costs) {
    static final String ARITY = "arity";
    static final String RADIX = "radix";
    static final String CABLE = "cableCycles";

    /** The paper's testbed with nodes of a configuration. */
    public static ReductionSetting of(ReductionConfiguration configuration) {
        return new ReductionSetting(configuration, 8, 4, 13, ReductionCosts.paper());
    }

    /** The value of each constant, by name. */
    public Map<String, Long> constants() {
        Map<String, Long> constants = new LinkedHashMap<>();
        constants.put(ARITY, (long) arity);
        constants.put(RADIX, (long) radix);
        constants.put(CABLE, (long) cableCycles);
        constants.putAll(costs.constants());
        return constants;
    }

    /** The same with another arity. */
    public ReductionSetting withArity(int other) {
        return new ReductionSetting(configuration, within(ARITY, other, 2, 32), radix, cableCycles, costs);
    }

    /**
     * The same with one constant changed.
     *
     * @param assignment NAME=VALUE
     * @throws IllegalArgumentException if there is no such constant or the value is none for it; the text says what to do
     */
    public ReductionSetting with(String assignment) {
        ConstantAssignment parsed = ConstantAssignment.parse(assignment);
        String name = parsed.name();
        if (!constants().containsKey(name)) {
            throw ConstantAssignment.unknown(name, List.copyOf(constants().keySet()));
        }
        long value;
        try {
            value = Long.parseLong(parsed.value());
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException("a constant is a whole number: '" + assignment + "'", wrong);
        }
        return switch (name) {
            case ARITY -> withArity((int) value);
            case RADIX -> new ReductionSetting(configuration, arity, within(RADIX, value, 2, 16), cableCycles, costs);
            case CABLE -> new ReductionSetting(configuration, arity, radix, within(CABLE, value, 2, 10_000), costs);
            default -> new ReductionSetting(configuration, arity, radix, cableCycles, costs.with(name, value));
        };
    }

    private static int within(String name, long value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " is " + least + " to " + most + ": " + name + "=" + value);
        }
        return (int) value;
    }

    /** Returns the settings of the offloaded operations: the defaults, with the arity of this setting. */
    OffloadSettings offload() {
        return OffloadSettings.DEFAULT.withArity(arity);
    }

    /** Fresh nodes. */
    ReductionCluster open(int nodes, SimulationOptions options) {
        return open(nodes, options, VerilogSource.JAVA);
    }

    /** The same of other Verilog. */
    ReductionCluster open(int nodes, SimulationOptions options, VerilogSource verilog) {
        return ReductionCluster.of(
                nodes, configuration, new ReductionCluster.Options(radix, cableCycles, options, verilog));
    }

    /** Fresh nodes, divided over processes. */
    ReductionProcesses open(int nodes, SimulationOptions options, int processes, Consumer<String> told) {
        return ReductionProcesses.start(
                nodes, configuration, new ReductionCluster.Options(radix, cableCycles, options), processes, told);
    }
}
