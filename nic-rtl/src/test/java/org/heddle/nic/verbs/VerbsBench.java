package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsHostBench.ALL_RIGHTS;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.link.bench.PacketRelay;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;

/** Two nodes with their hosts, a relay between them, a region each, and one connected pair of queue pairs. */
final class VerbsBench {
    static final int LOG_QUEUE = 5;
    static final int NUMBER = 9;
    static final long HERE = 0x1000_0000L;
    static final long THERE = 0x7F00_4000_0000L;
    static final long REGION = 1 << 20;
    /** Number of the completion queue of sends, and behind it that of receives. */
    static final int SENDS = 2;

    static final int RECEIVES = 3;
    static final CompletionEntry ENTRY = CompletionEntry.LAYOUT;
    private static final long LIMIT = 200_000;

    final Rig<VerbsRelayPair> rig;
    final List<VerbsHostBench> hosts;
    final VerbsHostBench.Pair near;
    final VerbsHostBench.Pair far;
    final int nearKey;
    final int farKey;
    /** From node 0 and to it: requests of node 0, its responses, requests of node 1, its responses. */
    final List<PacketRelay> relays = new ArrayList<>();
    /** Cycles in which requests of node 0 had come. */
    final List<Long> requestCycles = new ArrayList<>();

    private int taken;

    /**
     * @param mostExtra most cycles that memory is late
     */
    VerbsBench(TestBench test, int mostExtra) {
        this(test, VerbsConfiguration.published(), mostExtra);
    }

    /**
     * @param configuration of both nodes
     * @param mostExtra most cycles that memory is late
     */
    VerbsBench(TestBench test, VerbsConfiguration configuration, int mostExtra) {
        rig = Rig.once(test, VerbsRelayPair.class, configuration);
        VerbsRelayPair dut = rig.dut();
        hosts = new ArrayList<>();
        for (int i = 0; i < VerbsRelayPair.NODES; i++) {
            hosts.add(new VerbsHostBench(
                    rig,
                    dut.request.get(i),
                    dut.response.get(i),
                    dut.memory.get(i),
                    i,
                    test.random().nextLong(),
                    mostExtra));
            for (int channel = 0; channel < VerbsRelayPair.CHANNELS.size(); channel++) {
                PacketRelay relay = new PacketRelay(
                        rig.simulation(),
                        dut.sent.get(i).get(channel),
                        dut.arrives.get(1 - i).get(channel));
                relays.add(rig.simulation().clock("link_clock").add(relay));
            }
        }
        requests().listen(words -> requestCycles.add(rig.simulation().cycle()));
        rig.simulation().reset(4);
        for (VerbsHostBench host : hosts) {
            host.eventQueue();
            for (int i = 0; i < 4; i++) {
                host.completionQueue(i, LOG_QUEUE);
            }
        }
        nearKey = from().region(5, 17, ALL_RIGHTS, HERE, REGION);
        farKey = to().region(1023, 255, ALL_RIGHTS, THERE, REGION);
        near = from().new Pair(NUMBER);
        far = to().new Pair(NUMBER);
    }

    VerbsBench connect() {
        far.connect();
        near.connect();
        return this;
    }

    VerbsHostBench from() {
        return hosts.get(0);
    }

    VerbsHostBench to() {
        return hosts.get(1);
    }

    /** Requests of node 0 on their way. */
    PacketRelay requests() {
        return relays.get(0);
    }

    /** Responses of node 1 on their way. */
    PacketRelay responses() {
        return relays.get(3);
    }

    long[] completion(VerbsHostBench host, int queue) {
        rig.simulation()
                .runUntil("a completion", () -> host.hasCompletion(queue, LOG_QUEUE))
                .within(LIMIT);
        return host.takeCompletion(queue, LOG_QUEUE);
    }

    /** Takes the next completion of node 0's sends, which has this index and status. */
    long[] sent(int index, CompletionOpcode opcode, CompletionStatus status) {
        long[] entry = completion(from(), SENDS);
        check(entry, index, opcode, status);
        assertThat(ENTRY.isReceive.get(entry)).as("isReceive").isZero();
        assertThat(ENTRY.isShared.get(entry)).as("isShared").isZero();
        assertThat(ENTRY.hasImmediate.get(entry)).as("hasImmediate").isZero();
        return entry;
    }

    /** Takes the next completion of node 0's sends, each of which it takes. */
    void sentNext(CompletionOpcode opcode, CompletionStatus status) {
        sent(taken++, opcode, status);
    }

    /** Takes the next completion of node 1's receives. */
    long[] received(int index, CompletionOpcode opcode, CompletionStatus status) {
        long[] entry = completion(to(), RECEIVES);
        check(entry, index, opcode, status);
        assertThat(ENTRY.isReceive.get(entry)).as("isReceive").isEqualTo(1);
        return entry;
    }

    private static void check(long[] entry, int index, CompletionOpcode opcode, CompletionStatus status) {
        assertThat(ENTRY.status.get(entry)).as("status").isEqualTo(status.code());
        assertThat(ENTRY.index.get(entry)).as("index").isEqualTo(index);
        assertThat(ENTRY.queuePair.get(entry)).isEqualTo(NUMBER);
        if (status == CompletionStatus.SUCCESS) {
            assertThat(ENTRY.opcode.get(entry)).as("opcode").isEqualTo(opcode.code());
        }
    }
}
