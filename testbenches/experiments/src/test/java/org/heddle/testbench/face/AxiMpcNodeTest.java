package org.heddle.testbench.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.host.mpc.driver.MpcDriver;
import org.heddle.host.mpc.driver.ProcessDriver;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.put.PutEvent;
import org.heddle.host.mpc.put.PutReceipt;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.nic.mpc.AxiMpcNode;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.junit.jupiter.api.Tag;

/** The same drivers write into the other node's memory over standard faces, memory answering late and out of order. */
class AxiMpcNodeTest {
    private static final long LIMIT = 10_000;
    private static final int WRITES = 8;
    private static final int MOST = 5_000;
    private static final long SOURCE = 0x100_0000;
    private static final long TARGET = 0x200_0000;
    /** From process 1 to process 1, where there are several. */
    private static final int CTRL = 0x110;

    /** A host's memory as its processor reaches it. */
    private record Pages(ShuffledMemory memory) implements PhysicalMemory {
        @Override
        public long bytes() {
            return 1L << 28;
        }

        @Override
        public void load(long address, byte[] into, int offset, int length) {
            System.arraycopy(memory.read(address, length), 0, into, offset, length);
        }

        @Override
        public void store(long address, byte[] from, int offset, int length) {
            memory.write(address, Arrays.copyOfRange(from, offset, offset + length));
        }
    }

    private FaceBench<StoringNodes<AxiMpcNode>> bench;
    private final List<Pages> memories = new ArrayList<>();

    private void open(TestBench test, MpcConfiguration configuration) {
        bench = FaceBench.open(
                test,
                () -> new StoringNodes<>(
                        () -> new AxiMpcNode(configuration),
                        (node, number) -> node.node.set(number),
                        node -> node.memory),
                StallProfile.NEVER,
                LIMIT);
        Simulation sim = bench.sim();
        for (int i = 0; i < 2; i++) {
            ShuffledMemory memory = new ShuffledMemory(5 + i);
            memories.add(new Pages(memory));
            sim.add(new HostMemorySocket(sim, bench.nodes().memories.get(i), memory, 40, 9 + i));
        }
    }

    private byte[] data(TestBench test, int length) {
        byte[] data = new byte[length];
        test.random().nextBytes(data);
        memories.get(0).store(SOURCE, data, 0, length);
        return data;
    }

    private byte[] arrived(int length) {
        byte[] data = new byte[length];
        memories.get(1).load(TARGET, data, 0, length);
        return data;
    }

    private static RemoteWrite write(int number, int length) {
        return new RemoteWrite(0, 1, SOURCE, TARGET, length, CTRL, number, 100 + number, true, true);
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("slow")
    void publishedNodes(TestBench test) {
        open(test, MpcConfiguration.published());
        List<MpcDriver> drivers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int node = i;
            drivers.add(new MpcDriver(bench.port(i), memories.get(i), () -> bench.isInterrupted(node), 2));
        }
        for (int number = 0; number < WRITES; number++) {
            int length = 1 + test.random().nextInt(MOST);
            byte[] data = data(test, length);
            drivers.get(0).writeLme(number, write(number, length));
            drivers.get(0).writeLmeNew(number + 1);
            int next = number + 1;
            await("message " + number, () -> drivers.get(1).readLmrNew() == next);
            assertThat(drivers.get(1).readLmr(number)).isEqualTo(new PutReceipt(0, CTRL, 100 + number, length));
            drivers.get(1).writeLmrCurrent(next);
            assertThat(arrived(length)).isEqualTo(data);
            assertThat(drivers.get(0).readLmeCurrent()).isEqualTo(next);
        }
        assertThat(drivers.get(0).refused()).isZero();
    }

    private void await(String what, BooleanSupplier done) {
        for (int tries = 0; !done.getAsBoolean(); tries++) {
            assertThat(tries).as(what).isLessThan(1_000);
            bench.sim().step(20);
        }
    }

    @HardwareTest(timeoutCycles = 2_000_000)
    @Tag("whole")
    void improvedNodes(TestBench test) {
        open(test, MpcConfiguration.improved());
        List<ProcessDriver> drivers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            drivers.add(new ProcessDriver(bench.port(i), 1, memories.get(i), 2));
            drivers.get(i).given(0, 1 << 14);
        }
        for (int number = 0; number < WRITES; number++) {
            int length = 1 + test.random().nextInt(MOST);
            byte[] data = data(test, length);
            drivers.get(0).writeLme(number, write(number, length), false);
            drivers.get(0).ring(number + 1);
            PutEvent received = event(drivers.get(1));
            assertThat(received).isEqualTo(new PutEvent(false, 0, 0, CTRL, length, 100 + number));
            assertThat(arrived(length)).isEqualTo(data);
            assertThat(event(drivers.get(0))).isEqualTo(new PutEvent(true, 0, 1, CTRL, length, number));
        }
    }

    private PutEvent event(ProcessDriver driver) {
        List<PutEvent> events = new ArrayList<>();
        await("an event", () -> {
            driver.takeEvent().ifPresent(events::add);
            return !events.isEmpty();
        });
        driver.release();
        return events.get(0);
    }
}
