package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.host.HostPort;
import org.heddle.host.offload.driver.HostPacket;
import org.heddle.host.offload.driver.PendingReduction;
import org.heddle.host.offload.driver.Reduction;
import org.heddle.host.offload.driver.ReductionDriver;
import org.heddle.host.offload.driver.TreePort;
import org.heddle.nic.face.DriverBus;
import org.heddle.nic.face.FaceMap;
import org.heddle.nic.offload.AxiReductionNode;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.host.ReductionHostMap;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.heddle.nic.offload.reduce.ErrorVector;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.host.HostRequest;

/** Two nodes that reduce, node 0 the root and node 1 its leaf, whose drivers reset them and their ends of the link. */
final class ResettableReducers {
    /** Words of a packet of the greatest length. */
    static final int PACKET_WORDS = ReductionHostMap.MESSAGE_HEADER_WORDS + ReductionHostMap.MESSAGE_BYTES / 8;

    private static final long FACES = 1 << HostRequest.ADDRESS_WIDTH;
    private static final long LIMIT = 100_000;
    /** In units of 64 cycles: more than what the hosts' writes and a reset take. */
    private static final int TIMEOUT = 24;

    private static final int ELEMENTS = 6;

    private final TestBench bench;
    private final FaceBench<FacedNodes<AxiReductionNode>> b;
    private final List<FaceMap> faces = new ArrayList<>();
    private final List<ReductionDriver> hosts = new ArrayList<>();
    private final List<TreePort> ports = new ArrayList<>();
    private int generation;
    private double number;
    private Runnable planned = () -> {};
    private int writesLeft;
    private long sent;
    private long last;
    private long taken;

    /** The leaf's host port: behind one of its writes comes what is planned. */
    private final class Interrupted implements HostPort {
        private final HostPort port = b.port(1);

        @Override
        public long read(int address) {
            return port.read(address);
        }

        @Override
        public void write(int address, long value) {
            port.write(address, value);
            writesLeft--;
            if (writesLeft == 0) {
                planned.run();
            }
        }

        @Override
        public long cycle() {
            return port.cycle();
        }

        @Override
        public void idle(long cycles) {
            port.idle(cycles);
        }
    }

    ResettableReducers(TestBench bench) {
        this.bench = bench;
        b = FaceBench.open(
                bench,
                () -> new FacedNodes<>(
                        () -> new AxiReductionNode(ReductionConfiguration.published(), DriverBus.AXI4_LITE, true),
                        (node, number) -> node.node.set(number)),
                StallProfile.NEVER,
                1_000);
        for (int i = 0; i < 2; i++) {
            faces.add(RegisterMap.connect(new FaceMap(true), b.buses().get(i), FACES));
        }
    }

    /** Opens the port of both, with drivers that know nothing of what was before. */
    void open() {
        untilBothUp();
        generation++;
        hosts.clear();
        ports.clear();
        for (HostPort port : List.of(b.port(0), new Interrupted())) {
            ReductionDriver host = new ReductionDriver(port);
            hosts.add(host);
            ports.add(host.open(0, generation, host.node(), List.of(0, 1), 2, TIMEOUT));
        }
        for (int i = 0; i < 2; i++) {
            hosts.get(i).await(ports.get(i)::isOpen, "the opening of its port", LIMIT);
        }
    }

    private void untilBothUp() {
        for (int tries = 0; tries < 100; tries++) {
            if (faces.stream().allMatch(map -> map.state.linkUp.read())) {
                return;
            }
            b.sim().step(20);
        }
        throw new AssertionError("a link that does not come up in 2,000 cycles");
    }

    /** Plans the reset of an end of the link, so many cycles behind a write of the leaf. */
    void resetLinkBehindWrites(int node, int writes, int delay) {
        FaceMap.Reset reset = faces.get(node).reset.orElseThrow();
        plan(writes, delay, () -> reset.write(reset.link.of(true)));
    }

    private void plan(int writes, int delay, Runnable action) {
        writesLeft = writes;
        planned = () -> {
            b.sim().step(delay);
            action.run();
            planned = () -> {};
        };
    }

    /** Reduces once, and looks at what comes; returns how many nodes have the sum, of so many at most. */
    int reduces(int nodes) {
        number++;
        List<PendingReduction> started =
                List.of(ports.get(0).start(sum(number)), ports.get(1).start(sum(number + 0.5)));
        awaitAll(List.of(0, 1));
        settle();
        boolean[] have = new boolean[nodes];
        for (int i = 0; i < nodes; i++) {
            have[i] = isRight(started.get(i));
        }
        assertThat(have[0] || !have[1]).as("the leaf's sum is the root's").isTrue();
        return (have[0] ? 1 : 0) + (have[1] ? 1 : 0);
    }

    private static Reduction sum(double value) {
        long[] words = new long[ELEMENTS];
        Arrays.setAll(words, i -> Double.doubleToRawLongBits(value + 1000 * i));
        return new Reduction(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, ELEMENTS, words);
    }

    private void awaitAll(List<Integer> nodes) {
        long start = b.sim().cycle();
        while (nodes.stream().anyMatch(i -> ports.get(i).isBusy())) {
            nodes.forEach(i -> hosts.get(i).poll());
            assertThat(b.sim().cycle() - start).as("cycles of a reduction").isLessThan(LIMIT);
        }
    }

    private void settle() {
        planned.run();
        for (FaceMap map : faces) {
            for (int tries = 0; map.reset.orElseThrow().read() != 0; tries++) {
                assertThat(tries).as("looks at a reset").isLessThan(100);
            }
        }
        untilBothUp();
        b.sim().step(300);
    }

    /** Whether a reduction has a result, which is the sum then; else somebody was missing. */
    private boolean isRight(PendingReduction reduction) {
        assertThat(reduction.isDone()).isTrue();
        if (reduction.failure().isPresent()) {
            assertThat(reduction.errors() >> ErrorVector.MISSING & 1).isEqualTo(1);
            return false;
        }
        long[] expected = new long[ELEMENTS];
        Arrays.setAll(expected, i -> Double.doubleToRawLongBits(2 * number + 0.5 + 2000 * i));
        assertThat(reduction.result()).containsExactly(expected);
        return true;
    }

    /** Resets a node while both reduce and the leaf sends a packet; returns the other node's reduction when it is over. */
    PendingReduction resetNodeAmidAReduction(int node, int delay) {
        FaceMap.Reset reset = faces.get(node).reset.orElseThrow();
        Runnable action = () -> reset.write(reset.core.of(true));
        if (node == 0) {
            plan(1 + bench.random().nextInt(13 + PACKET_WORDS), delay, action);
        }
        number++;
        PendingReduction root = ports.get(0).start(sum(number));
        sendPacket();
        List<PendingReduction> started = List.of(root, ports.get(1).start(sum(number + 0.5)));
        if (node == 1) {
            plan(0, delay, action);
        }
        planned.run();
        awaitAll(List.of(1 - node));
        settle();
        isRight(started.get(1 - node));
        return started.get(1 - node);
    }

    /** Sends packets from the leaf, all words of which are the packet's number. */
    void sendPackets(int count) {
        for (int i = 0; i < count; i++) {
            sendPacket();
        }
        b.sim().step(100);
        settle();
    }

    private void sendPacket() {
        sent++;
        long[] words = new long[PACKET_WORDS - 1];
        Arrays.fill(words, sent);
        hosts.get(1)
                .registers()
                .send(HostPacket.to(
                        0,
                        Arrays.copyOf(words, ReductionHostMap.MESSAGE_HEADER_WORDS - 1),
                        Arrays.copyOf(words, ReductionHostMap.MESSAGE_BYTES / 8),
                        ReductionHostMap.MESSAGE_BYTES));
    }

    /** Takes what the root has: each packet once, whole and in order. */
    void takePackets() {
        hosts.forEach(ReductionDriver::poll);
        while (hosts.get(0).registers().packets() > 0) {
            HostPacket packet = hosts.get(0).registers().takePacket();
            long[] words = Arrays.copyOfRange(packet.words(), 1, packet.words().length);
            assertThat(words).hasSize(PACKET_WORDS - 1).containsOnly(words[0]);
            assertThat(words[0]).isBetween(last + 1, sent);
            last = words[0];
            taken++;
        }
    }

    /** Packets that have been taken. */
    long taken() {
        return taken;
    }

    long counter(int node, Counter counter) {
        return hosts.get(node).counter(counter);
    }

    FaceMap.Lost lost(int node) {
        return faces.get(node).lost.orElseThrow();
    }
}
