package org.heddle.host.verbs.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.device.verbs.RcConnection;
import org.heddle.device.verbs.RcFaults;
import org.heddle.device.verbs.RcMemory;
import org.heddle.device.verbs.RcNetwork;
import org.heddle.device.verbs.RcPacket;
import org.heddle.device.verbs.RcSent;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.rows.SeenKind;
import org.heddle.host.verbs.rows.SeenPacket;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.host.verbs.rows.VerbsHost;

/** Nodes of the reference model for the rows. */
final class ModelBench implements VerbsBench {
    private static final long QUIET_CYCLES = 20_000;

    private final ModelDevices devices;
    private final RcNetwork network;
    private final Set<Long> lostRequests = new HashSet<>();
    private final Set<Long> lostResponses = new HashSet<>();
    private final Set<Long> repeated = new HashSet<>();
    private final Map<Long, Long> delayed = new HashMap<>();
    private long requests;
    private long responses;

    ModelBench(int nodes) {
        devices = new ModelDevices(nodes);
        network = devices.network();
        network.setFaults(new RcFaults() {
            @Override
            public long[] delays(RcPacket packet, long index) {
                long next = index + 1;
                if (packet.isRequest()) {
                    requests = next;
                } else {
                    responses = next;
                }
                boolean lost = (packet.isRequest() ? lostRequests : lostResponses).contains(index);
                if (lost) {
                    return new long[0];
                }
                boolean twice = packet.isRequest() && repeated.contains(index);
                long delay = packet.isRequest() ? delayed.getOrDefault(index, 0L) : 0;
                return twice ? new long[] {delay, delay + 30} : new long[] {delay};
            }
        });
    }

    @Override
    public VerbsHost start(int node) {
        RcMemory memory = ModelDevices.memory();
        VerbsDevice device = devices.open(node, memory);
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
        return network.cycle();
    }

    @Override
    public void pass(long cycles) {
        long end = network.cycle() + cycles;
        while (network.cycle() < end) {
            network.advance(end);
        }
    }

    @Override
    public void settle() {
        int before;
        do {
            before = network.sent().size();
            pass(QUIET_CYCLES);
        } while (network.sent().size() > before);
    }

    @Override
    public long rnrCycles(int code) {
        return RcConnection.rnrCycles(code);
    }

    @Override
    public long timeoutCycles(int code) {
        return RcConnection.timeoutCycles(code);
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
        return network.sent().stream().map(ModelBench::seen).toList();
    }

    private static SeenPacket seen(RcSent sent) {
        RcPacket packet = sent.packet();
        boolean reads = packet.opcode().name().matches("RDMA_READ|ATOMIC.*");
        return new SeenPacket(
                sent.cycle(),
                packet.from(),
                SeenKind.valueOf(packet.kind().name()),
                packet.queuePair(),
                packet.psn(),
                packet.payload().length,
                reads,
                packet.immediate());
    }
}
