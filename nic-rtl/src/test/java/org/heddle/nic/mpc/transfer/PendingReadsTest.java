package org.heddle.nic.mpc.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.list.EntryStatus;

/** Each place of the reads that are under way: it is kept until its own end, and told when its node is lost. */
class PendingReadsTest {
    private static final int NODE = 3;
    private static final int PLACES = PendingReads.PLACES;

    private Simulation simulation;
    private PendingReads dut;
    private StreamSource received;
    private StreamSource refused;
    private StreamSink events;

    private void open(TestBench bench) {
        Rig<PendingReads> rig = Rig.once(bench, PendingReads.class);
        simulation = rig.simulation();
        dut = rig.dut();
        received = rig.source(dut.received, StallProfile.NEVER);
        refused = rig.source(dut.refused, StallProfile.NEVER);
        events = rig.sink(dut.event, StallProfile.RANDOM_HALF);
        simulation.poke(dut.node, NODE);
        simulation.poke(dut.read.valid(), false);
        simulation.poke(dut.lost, 0);
        simulation.poke(dut.loses, false);
        simulation.poke(dut.settles, false);
        simulation.poke(dut.isSettled, true);
        simulation.reset(2);
    }

    /** Node that the read with this number is of: another one than the own. */
    private static int holder(int number) {
        return number == NODE ? PLACES : number;
    }

    private static int ctrl(int number) {
        return number % 2 << 8 | number;
    }

    private static long key(int number) {
        return (long) (1000 + number) << 5 | number % 2 << 4 | holder(number) % PLACES;
    }

    private void opens(int number) {
        simulation.poke(dut.read.data().holder(), holder(number) % PLACES);
        simulation.poke(dut.read.data().ctrl(), ctrl(number));
        simulation.poke(dut.read.data().rid(), 1000 + number);
        simulation.poke(dut.read.data().len(), 64 + number);
        simulation.poke(dut.read.data().notifies(), true);
        simulation.poke(dut.read.valid(), true);
        simulation.step();
        simulation.poke(dut.read.valid(), false);
    }

    /** Nodes whose reads are open, as a turn through all places tells them, sorted. */
    private List<Integer> openHolders() {
        List<Integer> holders = new ArrayList<>();
        simulation.step(PLACES + 4);
        for (int cycle = 0; cycle < PLACES; cycle++) {
            simulation.settle();
            if (simulation.peek(dut.isOpen)) {
                holders.add((int) simulation.peek(dut.holder));
            }
            simulation.step();
        }
        Collections.sort(holders);
        return holders;
    }

    private static List<Integer> holdersOf(List<Integer> numbers) {
        return numbers.stream().map(number -> holder(number) % PLACES).sorted().toList();
    }

    @HardwareTest
    void everyPlaceIsFreedByTheEndOfItsOwnReadAlone(TestBench bench) {
        open(bench);
        List<Integer> left = new ArrayList<>();
        for (int number = 0; number < PLACES; number++) {
            opens(number);
            left.add(number);
            assertThat(openHolders()).isEqualTo(holdersOf(left));
            assertThat(simulation.peek(dut.mayRead)).isEqualTo(left.size() < PendingReads.MOST);
        }
        List<Integer> order = new ArrayList<>(left);
        Collections.shuffle(order, new Random(bench.random().nextLong()));
        for (int number : order) {
            (number % 3 == 0 ? refused : received).send(key(number));
            simulation.step(2 * PLACES);
            left.remove(Integer.valueOf(number));
            assertThat(openHolders()).as("behind the end of %d", number).isEqualTo(holdersOf(left));
            assertThat(simulation.peek(dut.mayRead)).isEqualTo(left.size() < PendingReads.MOST);
        }
        assertThat(events.count()).isZero();
    }

    @HardwareTest
    void theReadsOfALostNodeAreToldOnceAndNoOther(TestBench bench) {
        open(bench);
        for (int number = 0; number < PLACES; number++) {
            opens(number);
        }
        int lost = 0;
        for (int node = PLACES - 1; node >= 0; node--) {
            lost |= node == NODE ? 0 : 1 << node;
            simulation.poke(dut.lost, lost);
            simulation.poke(dut.loses, node != NODE);
            simulation.step();
            simulation.poke(dut.loses, false);
            simulation.step(4 * PLACES);
            int isLost = lost;
            assertThat(events.beats()).allMatch(event -> (isLost >> event[0] & 1) == 1);
            assertThat(openHolders()).allMatch(holder -> (isLost >> holder & 1) == 0);
        }
        assertThat(events.count()).isEqualTo(PLACES);
        assertThat(openHolders()).isEmpty();
        List<long[]> told = new ArrayList<>(events.beats());
        List<long[]> expected = new ArrayList<>();
        for (int number = 0; number < PLACES; number++) {
            expected.add(new long[] {
                holder(number) % PLACES,
                ctrl(number),
                1000 + number,
                64 + number,
                EntryStatus.PEER_LOST.code(),
                1,
                number % 2
            });
        }
        told.sort((one, other) -> Long.compare(one[2], other[2]));
        Beats.assertSame(told, expected);
    }
}
