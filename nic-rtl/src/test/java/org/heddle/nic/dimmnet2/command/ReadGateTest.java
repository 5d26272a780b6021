package org.heddle.nic.dimmnet2.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** Commands pass unchanged, whatever stands in their fields, and reads wait for tickets. */
class ReadGateTest {
    private static final int SLOTS = 4;
    private static final int FIELDS = 17;

    /** Takes a ticket for each read that was let through, some cycles behind it, and gives it back for as long as it says so. */
    private static final class Tickets implements Agent {
        private final Simulation simulation;
        private final ReadGate gate;
        private final TestBench bench;
        private int promised;
        private int held;
        private int most;
        private boolean redeems;
        private boolean returns = true;

        Tickets(Simulation simulation, ReadGate gate, TestBench bench) {
            this.simulation = simulation;
            this.gate = gate;
            this.bench = bench;
        }

        @Override
        public void drive() {
            redeems = promised > 0 && bench.random().nextInt(3) == 0;
            simulation.poke(gate.redeems, redeems);
            simulation.poke(gate.tickets, SLOTS - held);
        }

        @Override
        public void sample() {
            boolean reads = simulation.peek(gate.admitted.data().operation()) == VectorOperation.REMOTE_READ.code();
            if (redeems) {
                promised--;
                held++;
            }
            if (reads && simulation.peek(gate.admitted.valid()) && simulation.peek(gate.admitted.ready())) {
                promised++;
            }
            most = Math.max(most, promised + held);
            if (returns && held > 0 && bench.random().nextInt(4) == 0) {
                held--;
            }
        }
    }

    private static long[] command(TestBench bench, long operation) {
        long[] beat = bench.random().longs(FIELDS).toArray();
        int[] widths = {8, 1, 8, 32, 32, 16, 16, 8, 32, 32, 16, 16, 8, 16, 16, 1, 8};
        for (int i = 0; i < FIELDS; i++) {
            beat[i] &= (1L << widths[i]) - 1;
        }
        beat[0] = operation;
        return beat;
    }

    @HardwareTest
    void everyFieldOfEveryCommandPassesUnchanged(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Rig<ReadGate> rig = Rig.once(bench, ReadGate.class, SLOTS);
            StreamSource commands = rig.source(rig.dut().command, sending);
            StreamSink admitted = rig.sink(rig.dut().admitted, taking);
            Tickets tickets = rig.add(new Tickets(rig.simulation(), rig.dut(), bench));
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                boolean reads = bench.random().nextBoolean();
                expected.add(command(
                        bench, reads ? VectorOperation.REMOTE_READ.code() : VectorOperation.REMOTE_WRITE.code()));
            }
            expected.forEach(commands::send);
            rig.run(admitted, expected.size(), 10_000);
            Beats.assertSame(admitted.beats(), expected);
            assertThat(tickets.most).isBetween(1, SLOTS);
        });
    }

    @HardwareTest
    void aReadWithoutATicketWaitsAndWithItAllThatIsBehind(TestBench bench) {
        Rig<ReadGate> rig = Rig.once(bench, ReadGate.class, SLOTS);
        StreamSource commands = rig.source(rig.dut().command, StallProfile.NEVER);
        StreamSink admitted = rig.sink(rig.dut().admitted, StallProfile.NEVER);
        Tickets tickets = rig.add(new Tickets(rig.simulation(), rig.dut(), bench));
        Moments beats = rig.beatsOf("admitted", rig.dut().admitted);
        tickets.returns = false;
        for (int i = 0; i < SLOTS + 1; i++) {
            commands.send(command(bench, VectorOperation.REMOTE_READ.code()));
        }
        commands.send(command(bench, VectorOperation.REMOTE_WRITE.code()));
        rig.run(admitted, SLOTS, 100);
        rig.simulation().step(200);
        assertThat(beats.count()).isEqualTo(SLOTS);
        tickets.returns = true;
        rig.simulation()
                .runUntil("both that waited", () -> admitted.count() == SLOTS + 2)
                .within(100);
    }
}
