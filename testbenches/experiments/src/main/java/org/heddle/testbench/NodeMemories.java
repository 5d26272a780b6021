package org.heddle.testbench;

import org.heddle.device.AddressMap;
import org.heddle.device.DramTiming;
import org.heddle.device.NodeMemory;
import org.heddle.device.PresetPattern;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;

/** The memory modules that fit a node: those that its controller is built for. */
public final class NodeMemories {
    private NodeMemories() {}

    /**
     * The memory of a node, its words as the experiments preset them.
     *
     * @throws IllegalArgumentException if no such modules exist
     */
    public static NodeMemory of(Dimmnet2Configuration configuration, int node) {
        AddressMap map = configuration.scheduler().isPresent() ? AddressMap.hashed() : AddressMap.interleavedBy8();
        return new NodeMemory(node, map, timing(configuration.timing()), PresetPattern.splitMix64(node));
    }

    /**
     * The modules that a controller of some timing is built for.
     *
     * @throws IllegalArgumentException if no such modules exist; the text names the value that is out of range
     */
    public static DramTiming timing(SoDimmTiming t) {
        return new DramTiming(
                        t.tRCD(),
                        t.tRP(),
                        t.tRAS(),
                        t.tRC(),
                        t.tRRD(),
                        t.casLatency(),
                        t.tWR(),
                        t.tWL(),
                        t.tWTR(),
                        t.tRFC(),
                        t.tREFI(),
                        DramTiming.pc1600().postponableRefreshes())
                .withClockPeriod((int) NodeClocks.CORE_PERIOD_PS);
    }
}
