package org.heddle.experiment.mpc.message;

import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.testbench.mpc.MpcNodeCounters;
import org.heddle.testbench.mpc.MpcNodes;
import org.heddle.testbench.mpc.MpcOptions;

/** One message between two nodes in RTL, whose own counters say how many remote writes and interrupts there were. */
public final class MpcMessageOnNodes {
    private MpcMessageOnNodes() {}

    /**
     * Sends a message on nodes after reset.
     *
     * @param setting what times rest on
     * @param options how the nodes are simulated
     * @return its cost; not verified if a node has counted otherwise than the hosts, or refused or dropped anything
     */
    public static MpcMessageResult run(MpcSetting setting, MpcMessage message, MpcOptions options) {
        try (MpcNodes nodes = new MpcNodes(2, options)) {
            MpcMessageResult result = MpcMessageRun.run(nodes, message, setting.host());
            MpcNodeCounters both = sum(nodes.counters(0), nodes.counters(1));
            boolean isSound = both.sends() == result.rdmaSends()
                    && both.interrupts() == result.interrupts()
                    && both.refused() == 0
                    && both.dropped() == 0
                    && both.lost() == 0;
            return result.counted(both.sends(), both.interrupts(), result.verified() && isSound);
        }
    }

    private static MpcNodeCounters sum(MpcNodeCounters one, MpcNodeCounters other) {
        return new MpcNodeCounters(
                one.sends() + other.sends(),
                one.interrupts() + other.interrupts(),
                one.refused() + other.refused(),
                one.dropped() + other.dropped(),
                one.lost() | other.lost(),
                one.ended() + other.ended());
    }
}
