package org.heddle.experiment.mpc.setting;

import java.util.List;
import java.util.Map;
import org.heddle.experiment.ConstantTable;

/**
 * A number that figures rest on.
 *
 * @param name as users type it
 * @param unit of its value
 * @param source where it comes from
 */
public record MpcConstant(String name, String unit, String source) {
    private static final String CYCLES = "cycles";

    private static final List<MpcConstant> ALL = List.of(
            new MpcConstant("payload", "bytes", "fitted on hardware's 2 us and MPC3's 485 Mbit/s, with the turnaround"),
            new MpcConstant(
                    "turnaround",
                    "cycles a packet",
                    "fitted on hardware's 2 us and MPC3's 485 Mbit/s, with the payload"),
            new MpcConstant("cableCycles", "cycles of 8 ns", "assumed: 0.1 us of serialisers and cable; no figure"),
            new MpcConstant(
                    "postedWrite",
                    CYCLES,
                    "assumed, improved nodes alone: a third of an access, for there is no way back"),
            new MpcConstant("configAccess", CYCLES, "the paper: 1.5 us; its bus is one word's, the rest is on the way"),
            new MpcConstant("sendCall", CYCLES, "fitted on MPC2's 15 us, both calls alike"),
            new MpcConstant("receiveCall", CYCLES, "fitted on MPC2's 15 us, both calls alike"),
            new MpcConstant(
                    "lock", CYCLES, "fitted on MPC2's 15 us: a locked access of the memory bus, and its release"),
            new MpcConstant(
                    "systemCall",
                    CYCLES,
                    "fitted on MPC1's 26 us with the interrupt: a trap, and its tests, four tenths of both"),
            new MpcConstant(
                    "interrupt",
                    CYCLES,
                    "fitted on MPC1's 26 us with the call: saves all registers, and finds its cause first"),
            new MpcConstant("translationCall", CYCLES, "fitted on MPC1's 105 us: four of them"),
            new MpcConstant("translationPerPage", CYCLES, "fitted on MPC1's 419 Mbit/s"),
            new MpcConstant(
                    "copyPerKilobyte",
                    CYCLES,
                    "fitted on the thresholds of MPC1 and MPC2 and on all half-throughputs together"),
            new MpcConstant("cadnaWork", CYCLES, "fitted on CADNA's 74 us in MPC1"));

    /** Returns all constants, the node's first. */
    public static List<MpcConstant> all() {
        return ALL;
    }

    /** Returns all constants as a table with their values. */
    public static String table(Map<String, Long> values) {
        return ConstantTable.text(ALL.stream()
                .filter(each -> values.containsKey(each.name))
                .map(each -> new ConstantTable.Line(
                        each.name, String.valueOf(values.get(each.name)), each.unit, each.source))
                .toList());
    }
}
