package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.AxiDimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;
import org.heddle.testbench.NodeMemories;
import org.junit.jupiter.api.Tag;

/** The same driver writes vectors to the other node over the standard faces of two DIMMnet-2 nodes. */
class AxiDimmnet2NodeTest {
    private static final long LIMIT = 100_000;
    private static final int WRITES = 6;

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("slow")
    void publishedNodes(TestBench bench) {
        run(bench, Dimmnet2Configuration.published());
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("whole")
    void improvedNodes(TestBench bench) {
        run(bench, Dimmnet2Configuration.improved());
    }

    private static void run(TestBench bench, Dimmnet2Configuration configuration) {
        FaceBench<PinnedNodes> b = FaceBench.open(
                bench, () -> new PinnedNodes(() -> new AxiDimmnet2Node(configuration)), StallProfile.NEVER, LIMIT);
        List<NodeMemory> memories = new ArrayList<>();
        List<Dimmnet2Driver> drivers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            NodeMemory memory = NodeMemories.of(configuration, i);
            for (int module = 0; module < 2; module++) {
                b.sim().add(new SoDimmSocket(b.sim(), b.nodes().modules.get(i).get(module), memory.module(module)));
            }
            memories.add(memory);
        }
        for (int i = 0; i < 2; i++) {
            drivers.add(new Dimmnet2Driver(b.port(i), i));
            drivers.get(i).awaitMemory(LIMIT);
        }
        for (int number = 0; number < WRITES; number++) {
            int count = 1 + bench.random().nextInt(200);
            VectorAccess source = VectorAccess.stride(0x1000, 8, count, 72);
            VectorAccess destination = VectorAccess.contiguous(0x10_0000 + 8L * number, 8, count);
            drivers.get(0).submit(new VectorWrite(source, destination, 1, true));
            assertThat(drivers.get(1).awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            drivers.get(0).awaitCompletion(LIMIT);
            for (int i = 0; i < count; i++) {
                assertThat(memories.get(1).backdoorReadWord(0x10_0000 + 8L * (number + i)))
                        .as("element %d of write %d", i, number)
                        .isEqualTo(memories.get(0).backdoorReadWord(0x1000 + 72L * i));
            }
        }
    }
}
