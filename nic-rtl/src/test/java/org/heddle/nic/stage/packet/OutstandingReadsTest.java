package org.heddle.nic.stage.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;

class OutstandingReadsTest {
    @HardwareTest
    void aTicketIsKnownFromItsReadToTheLastAnswerAndOnlyWithItsOwner(TestBench bench) {
        for (int slots : new int[] {2, 4, 16}) {
            var design = Heddle.elaborate(() -> new OutstandingReads(slots));
            Simulation sim = bench.open(design);
            OutstandingReads dut = design.component();
            sim.reset(2);
            Map<Long, Long> outstanding = new HashMap<>();
            List<Long> everSeen = new ArrayList<>();
            for (int cycle = 0; cycle < 6000; cycle++) {
                boolean room = outstanding.size() < slots;
                sim.settle();
                assertThat(sim.peek(dut.tickets) != 0).isEqualTo(room);
                long ticket = sim.peek(dut.nextTicket);
                boolean takes = room && bench.random().nextInt(3) == 0;
                long owner = bench.random().nextLong() & 0xFFFF_FFFFL;
                if (takes) {
                    assertThat(outstanding).doesNotContainKey(ticket);
                }
                long claimed = everSeen.isEmpty() || bench.random().nextInt(4) == 0
                        ? bench.random().nextInt(256)
                        : everSeen.get(
                                everSeen.size() - 1 - bench.random().nextInt(Math.min(3 * slots, everSeen.size())));
                boolean rightOwner = bench.random().nextInt(5) != 0;
                long itsOwner = outstanding.getOrDefault(claimed, 0L);
                boolean known = outstanding.containsKey(claimed) && rightOwner;
                sim.poke(dut.takes, takes);
                sim.poke(dut.owner, owner);
                sim.poke(dut.ticket, claimed);
                sim.poke(
                        dut.claimedOwner,
                        rightOwner ? itsOwner : itsOwner ^ 1L << bench.random().nextInt(32));
                boolean releases = bench.random().nextInt(3) == 0;
                sim.poke(dut.releases, releases);
                sim.settle();
                assertThat(sim.peek(dut.isKnown))
                        .as("ticket %d in cycle %d", claimed, cycle)
                        .isEqualTo(known);
                sim.step();
                if (releases && known) {
                    outstanding.remove(claimed);
                }
                if (takes) {
                    outstanding.put(ticket, owner);
                    everSeen.add(ticket);
                }
            }
            assertThat(everSeen).hasSizeGreaterThan(100);
        }
    }

    @HardwareTest
    void eachSlotShowsAnotherTicketAtEachOfItsNext63Uses(TestBench bench) {
        for (int slot = 0; slot < 4; slot++) {
            var design = Heddle.elaborate(() -> new OutstandingReads(4));
            Simulation sim = bench.open(design);
            OutstandingReads dut = design.component();
            sim.reset(2);
            sim.poke(dut.owner, 7);
            sim.poke(dut.claimedOwner, 7);
            sim.poke(dut.takes, true);
            sim.step(slot); // the slots before it stay taken
            Set<Long> tickets = new HashSet<>();
            for (int use = 0; use < 64; use++) {
                sim.settle();
                long ticket = sim.peek(dut.nextTicket);
                tickets.add(ticket);
                sim.poke(dut.takes, true);
                sim.step();
                sim.poke(dut.takes, false);
                sim.poke(dut.ticket, ticket);
                sim.poke(dut.releases, true);
                sim.step();
                sim.poke(dut.releases, false);
            }
            assertThat(tickets).as("64 reads of slot %d", slot).hasSize(64);
        }
    }

    @HardwareTest
    void afterAResetTheTicketsAreThoseOfTheFirstUse(TestBench bench) {
        var design = Heddle.elaborate(() -> new OutstandingReads(4));
        Simulation sim = bench.open(design);
        OutstandingReads dut = design.component();
        for (int turn = 1; turn <= 3; turn++) {
            sim.poke(dut.takes, false);
            sim.poke(dut.releases, false);
            sim.reset(2);
            sim.poke(dut.owner, 7);
            sim.poke(dut.claimedOwner, 7);
            for (int slot = 0; slot < 4; slot++) {
                sim.expect(dut.nextTicket, slot);
                sim.poke(dut.takes, true);
                sim.step();
                sim.poke(dut.takes, false);
            }
            // Each slot is used another number of times before the next reset.
            for (int slot = 0; slot < 4; slot++) {
                for (int use = 0; use < turn + slot; use++) {
                    sim.poke(dut.ticket, slot + 4 * use);
                    sim.poke(dut.releases, true);
                    sim.step();
                    sim.poke(dut.releases, false);
                    sim.poke(dut.takes, true);
                    sim.step();
                    sim.poke(dut.takes, false);
                }
            }
        }
    }
}
