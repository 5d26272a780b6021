package org.heddle.testbench.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.driver.DriverTime;
import org.heddle.host.verbs.driver.VerbsDriver;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.WcStatus;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.AxiVerbsNode;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.face.FaceBench;
import org.heddle.testbench.face.StoringNodes;
import org.junit.jupiter.api.Tag;

/** The same driver sends, writes and reads over a verbs node's standard faces, memory answering late and out of order. */
class AxiVerbsNodeTest {
    private static final int BYTES = 1 << 14;

    /** A process on a node. */
    private final class Peer {
        final VerbsDevice device;
        final CompletionQueue completions;
        final MemoryRegion region;
        final QueuePair pair;
        final Context context;

        Peer(Simulation sim, VerbsDriver driver) {
            device = driver.open(new DriverTime() {
                @Override
                public void work(long cycles) {
                    sim.step(cycles);
                }

                @Override
                public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                    while (!wake.getAsBoolean() && sim.cycle() < until) {
                        sim.step(1);
                    }
                }
            });
            context = Context.open(device, VerbsCosts.NONE);
            ProtectionDomain domain = context.allocateProtectionDomain();
            completions = context.createCompletionQueue(64);
            region = domain.registerMemory(device.memory().map(BYTES), BYTES, AccessFlag.values());
            pair = domain.createQueuePair(QueuePairSettings.of(completions));
        }

        void connect(Peer other) {
            pair.modify(QueuePairAttributes.init(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ));
            pair.modify(QueuePairAttributes.readyToReceive(other.context.node(), other.pair.number(), Mtu.MTU_1024, 7));
        }

        void store(long offset, byte[] data) {
            device.memory().store(region.address() + offset, data, 0, data.length);
        }

        byte[] load(long offset, int bytes) {
            byte[] data = new byte[bytes];
            device.memory().load(region.address() + offset, data, 0, bytes);
            return data;
        }

        void complete(Simulation sim, long id) {
            List<WorkCompletion> completed = completions.poll(1);
            for (int i = 0; completed.isEmpty() && i < 2_000; i++) {
                sim.step(10);
                completed = completions.poll(1);
            }
            assertThat(completed).hasSize(1);
            assertThat(completed.get(0).status()).isEqualTo(WcStatus.SUCCESS);
            assertThat(completed.get(0).id()).isEqualTo(id);
        }
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("whole")
    void publishedNodes(TestBench bench) {
        run(bench, VerbsConfiguration.published());
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("whole")
    void improvedNodes(TestBench bench) {
        run(bench, VerbsConfiguration.improved());
    }

    private void run(TestBench bench, VerbsConfiguration configuration) {
        FaceBench<StoringNodes<AxiVerbsNode>> b = FaceBench.open(
                bench,
                () -> new StoringNodes<>(
                        () -> new AxiVerbsNode(configuration),
                        (node, number) -> node.node.set(number),
                        node -> node.memory),
                StallProfile.NEVER,
                10_000);
        Simulation sim = b.sim();
        List<VerbsHostMemory> memories = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            VerbsHostMemory memory = new VerbsHostMemory(5 + i);
            memories.add(memory);
            sim.add(new HostMemorySocket(sim, b.nodes().memories.get(i), memory.physical(), 40, 9 + i));
        }
        List<Peer> peers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            peers.add(new Peer(sim, new VerbsDriver(b.port(i), memories.get(i), VerbsNodes.limits(configuration))));
        }
        Peer near = peers.get(0);
        Peer far = peers.get(1);
        near.connect(far);
        far.connect(near);
        near.pair.modify(QueuePairAttributes.readyToSend(7));
        far.pair.modify(QueuePairAttributes.readyToSend(7));
        for (int i = 0; i < 6; i++) {
            int bytes = 1 + bench.random().nextInt(3_000);
            int offset = bench.random().nextInt(64);
            byte[] data = new byte[bytes];
            bench.random().nextBytes(data);
            near.store(offset, data);
            far.pair.postReceive(new ReceiveWorkRequest(3L * i, far.region.piece(4096, 4096)));
            near.pair.postSend(SendWorkRequest.send(3L * i + 1, near.region.piece(offset, bytes))
                    .signaled());
            near.complete(sim, 3L * i + 1);
            far.complete(sim, 3L * i);
            assertThat(far.load(4096, bytes)).isEqualTo(data);
            near.pair.postSend(SendWorkRequest.write(
                    1_000, far.region.address() + 8192 + offset, far.region.rkey(), near.region.piece(offset, bytes)));
            near.pair.postSend(SendWorkRequest.read(
                            3L * i + 2,
                            far.region.address() + 8192 + offset,
                            far.region.rkey(),
                            near.region.piece(8192, bytes))
                    .signaled());
            near.complete(sim, 3L * i + 2);
            assertThat(near.load(8192, bytes)).isEqualTo(data);
        }
    }
}
