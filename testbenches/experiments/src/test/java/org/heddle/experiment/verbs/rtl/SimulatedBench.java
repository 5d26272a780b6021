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
import org.heddle.host.verbs.rows.SeenPacket;
import org.heddle.host.verbs.rows.VerbsBench;
import org.heddle.host.verbs.rows.VerbsHost;

/** Two nodes in RTL, with the driver, for the rows. */
final class SimulatedBench implements VerbsBench {
    private static final long QUIET_CYCLES = 16_000;

    private final SimulatedNodes nodes = new SimulatedNodes();
    private final Relay relay = nodes.relay();
    private final Set<Long> lostRequests = new HashSet<>();
    private final Set<Long> lostResponses = new HashSet<>();
    private final Set<Long> repeated = new HashSet<>();
    private final Map<Long, Long> delayed = new HashMap<>();

    SimulatedBench() {
        relay.setFaults(
                index -> lostRequests.contains(index)
                        ? new long[0]
                        : repeated.contains(index) ? new long[] {0, 0} : new long[] {delayed.getOrDefault(index, 0L)},
                index -> lostResponses.contains(index) ? new long[0] : new long[] {0});
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
            before = relay.seen().size();
            pass(QUIET_CYCLES);
        } while (relay.seen().size() > before);
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
        Arrays.stream(indices).forEach(index -> lostRequests.add(relay.requests() + index));
    }

    @Override
    public void loseResponses(int... indices) {
        Arrays.stream(indices).forEach(index -> lostResponses.add(relay.responses() + index));
    }

    @Override
    public void repeatRequests(int... indices) {
        Arrays.stream(indices).forEach(index -> repeated.add(relay.requests() + index));
    }

    @Override
    public void delayRequests(long cycles, int... indices) {
        Arrays.stream(indices).forEach(index -> delayed.put(relay.requests() + index, cycles));
    }

    @Override
    public List<SeenPacket> packets() {
        return List.copyOf(relay.seen());
    }

    @Override
    public void close() {
        nodes.close();
    }
}
