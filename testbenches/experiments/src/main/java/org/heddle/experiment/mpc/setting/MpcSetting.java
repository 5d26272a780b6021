package org.heddle.experiment.mpc.setting;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.ConstantAssignment;
import org.heddle.host.RecordConstants;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.fabric.SwitchedFabric;
import org.heddle.testbench.mpc.MpcOptions;

/**
 * Everything that a figure rests on.
 *
 * @param configuration of the nodes
 * @param cableCycles of the link's clock that a word is under way in a cable
 * @param postedCycles from a posted write of a processor to the node; published nodes have none
 * @param host what the hosts' work takes
 */
public record MpcSetting(MpcConfiguration configuration, int cableCycles, int postedCycles, MpcConstants host) {
    private static final String PAYLOAD = "payload";
    private static final String TURNAROUND = "turnaround";
    private static final String CABLE = "cableCycles";
    private static final String POSTED = "postedWrite";
    /** A write that is not waited for needs no way back: a third of an access. */
    private static final int POSTED_CYCLES = 50;
    /** Nine of them are the bus's own. */
    private static final int LEAST_POSTED = 9;

    /** Serialisers and cables, 0.1 us, as of the other network interfaces. */
    private static final int CABLE_CYCLES = 13;

    private static final int MOST_CABLE = 10_000;

    /** Returns the setting of a configuration, with the paper's hosts. */
    public static MpcSetting of(MpcConfiguration configuration) {
        return new MpcSetting(configuration, CABLE_CYCLES, POSTED_CYCLES, MpcConstants.PAPER);
    }

    /** Returns the versions of MPI that run on these nodes. */
    public List<MpcMode> modes() {
        return configuration.processes() > 1 ? List.of(MpcMode.IMPROVED) : MpcMode.published();
    }

    /** Returns the value of each constant, by name. */
    public Map<String, Long> constants() {
        Map<String, Long> constants = new LinkedHashMap<>();
        constants.put(PAYLOAD, (long) configuration.payloadBytes());
        constants.put(TURNAROUND, (long) configuration.turnaround());
        constants.put(CABLE, (long) cableCycles);
        if (configuration.processes() > 1) {
            constants.put(POSTED, (long) postedCycles);
        }
        constants.putAll(RecordConstants.of(host));
        return constants;
    }

    /**
     * Returns the same with one constant changed.
     *
     * @param assignment NAME=VALUE
     * @throws IllegalArgumentException if there is no such constant or the value is none for it; the text says what to do
     */
    public MpcSetting with(String assignment) {
        ConstantAssignment parsed = ConstantAssignment.parse(assignment);
        String name = parsed.name();
        List<String> names = List.copyOf(constants().keySet());
        if (!names.contains(name)) {
            throw ConstantAssignment.unknown(name, names);
        }
        int value;
        try {
            value = Integer.parseInt(parsed.value());
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException(
                    "a constant is a whole number up to " + Integer.MAX_VALUE + ": '" + assignment + "'", wrong);
        }
        return switch (name) {
            case PAYLOAD -> with(configuration.withPayloadBytes(value));
            case TURNAROUND -> with(configuration.withTurnaround(value));
            case CABLE -> withCable(value);
            case POSTED -> withPosted(value);
            default ->
                new MpcSetting(configuration, cableCycles, postedCycles, RecordConstants.with(host, name, value));
        };
    }

    private MpcSetting withCable(int cycles) {
        if (cycles < SwitchedFabric.LEAST_CABLE_CYCLES || cycles > MOST_CABLE) {
            throw new IllegalArgumentException(CABLE + " is " + SwitchedFabric.LEAST_CABLE_CYCLES + " to " + MOST_CABLE
                    + ": " + CABLE + "=" + cycles);
        }
        return new MpcSetting(configuration, cycles, postedCycles, host);
    }

    private MpcSetting withPosted(int cycles) {
        if (cycles < LEAST_POSTED || cycles > MOST_CABLE) {
            throw new IllegalArgumentException(
                    POSTED + " is " + LEAST_POSTED + " to " + MOST_CABLE + ": " + POSTED + "=" + cycles);
        }
        return new MpcSetting(configuration, cableCycles, cycles, host);
    }

    /** Returns the same with other nodes. */
    public MpcSetting with(MpcConfiguration other) {
        return new MpcSetting(other, cableCycles, postedCycles, host);
    }

    /** Returns the same with other hosts. */
    public MpcSetting with(MpcConstants other) {
        return new MpcSetting(configuration, cableCycles, postedCycles, other);
    }

    /** Returns how its nodes are built and simulated. */
    public MpcOptions options(SimulationOptions simulation) {
        return MpcOptions.published(simulation)
                .with(configuration)
                .withAccessCycles(host.configAccess())
                .withPostedCycles(postedCycles)
                .withCableCycles(cableCycles);
    }
}
