package org.heddle.experiment.verbs.rtl;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.device.verbs.RcConnection;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.rows.SeenKind;
import org.heddle.host.verbs.rows.SeenPacket;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.host.verbs.rows.VerbsHost;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;

/** Two nodes in RTL, with the driver, for the rows. */
final class SimulatedBench implements VerbsBench {
    private static final long QUIET_CYCLES = 16_000;

    private final VerbsNodes nodes;
    private long requests;
    private long responses;
    private final Set<Long> lostRequests = new HashSet<>();
    private final Set<Long> lostResponses = new HashSet<>();
    private final Set<Long> repeated = new HashSet<>();
    private final Map<Long, Long> delayed = new HashMap<>();

    SimulatedBench(VerbsConfiguration configuration) {
        nodes = SimulatedPair.nodes(configuration);
        for (int side = 0; side < 2; side++) {
            nodes.fates(side, number -> requestFate(requests++), number -> responseFate(responses++));
        }
    }

    private PacketFate requestFate(long index) {
        if (lostRequests.contains(index)) {
            return PacketFate.LOSE;
        }
        if (repeated.contains(index)) {
            return PacketFate.REPEAT;
        }
        Long cycles = delayed.get(index);
        return cycles == null ? PacketFate.PASS : PacketFate.late(cycles * 5 / 4);
    }

    private PacketFate responseFate(long index) {
        return lostResponses.contains(index) ? PacketFate.LOSE : PacketFate.PASS;
    }

    @Override
    public VerbsHost start(int node) {
        VerbsDevice device = nodes.open(node);
        Context context = Context.open(device, VerbsCosts.NONE);
        return new VerbsHost() {
            @Override
            public Context context() {
                return context;
            }

            @Override
            public AddressSpace memory() {
                return device.memory();
            }

            @Override
            public long allocate(int bytes) {
                return device.memory().map(bytes);
            }
        };
    }

    @Override
    public long cycle() {
        return nodes.cycle();
    }

    @Override
    public long limitCycles() {
        return 1_000_000;
    }

    @Override
    public void pass(long cycles) {
        nodes.idle(cycles);
    }

    @Override
    public void settle() {
        int before;
        do {
            before = nodes.packetCount();
            pass(QUIET_CYCLES);
        } while (nodes.packetCount() > before);
    }

    @Override
    public long rnrCycles(int code) {
        return RcConnection.rnrCycles(code);
    }

    @Override
    public long timeoutCycles(int code) {
        return (4096L << code) / 10;
    }

    @Override
    public void loseRequests(int... indices) {
        Arrays.stream(indices).forEach(index -> lostRequests.add(requests + index));
    }

    @Override
    public void loseResponses(int... indices) {
        Arrays.stream(indices).forEach(index -> lostResponses.add(responses + index));
    }

    @Override
    public void repeatRequests(int... indices) {
        Arrays.stream(indices).forEach(index -> repeated.add(requests + index));
    }

    @Override
    public void delayRequests(long cycles, int... indices) {
        Arrays.stream(indices).forEach(index -> delayed.put(requests + index, cycles));
    }

    @Override
    public List<SeenPacket> packets() {
        return nodes.packets().stream()
                .map(packet -> new SeenPacket(
                        packet.cycle(),
                        packet.from(),
                        SeenKind.valueOf(packet.kind().name()),
                        packet.queuePair(),
                        packet.psn(),
                        packet.bytes(),
                        packet.isRead(),
                        packet.code()))
                .toList();
    }

    @Override
    public void close() {
        nodes.close();
    }
}
