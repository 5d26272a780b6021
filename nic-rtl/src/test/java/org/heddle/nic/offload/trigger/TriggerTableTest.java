package org.heddle.nic.offload.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** One directed test for each race of triggered operations. */
class TriggerTableTest {
    private static final Design<TriggerTable> DESIGN =
            Heddle.elaborate(() -> new TriggerTable(new TriggerSize(2, 2, 4, 4)));
    private static final TriggerTable DUT = DESIGN.component();

    /** The table with events in consecutive cycles; an event's outcome is there two cycles later. */
    private record Table(Simulation sim, TriggerTable dut) {
        static Table open(TestBench bench) {
            return open(bench, DESIGN);
        }

        static Table open(TestBench bench, Design<TriggerTable> design) {
            Table table = new Table(bench.open(design), design.component());
            table.sim.reset(2);
            table.sim.poke(table.dut.opens, false);
            table.sim.poke(table.dut.event.valid(), false);
            table.sim.poke(table.dut.event.data().isUp(), 1);
            return table;
        }

        /** Returns the outcome of the event that was offered last, in a cycle without another. */
        String outcome() {
            sim.step();
            return shown();
        }

        private String shown() {
            sim.settle();
            if (!sim.peek(dut.decides)) {
                return "";
            }
            return sim.peek(dut.outcome) + (sim.peek(dut.fires) ? " fires" : "");
        }

        /** Offers an event and returns the outcome of the event of the cycle before. */
        private String next(TriggerEvent.Kind kind, int epoch, int generation, int child, int threshold) {
            TriggerEvent event = dut.event.data();
            sim.poke(dut.event.valid(), true);
            sim.poke(event.kind(), kind);
            sim.poke(event.port(), 1);
            sim.poke(event.epoch(), epoch & 15);
            sim.poke(event.generation(), generation);
            sim.poke(event.child(), child);
            sim.poke(event.threshold(), threshold);
            sim.step();
            sim.poke(dut.event.valid(), false);
            return shown();
        }

        String arrive(int epoch, int child) {
            return next(TriggerEvent.Kind.ARRIVE, epoch, 0, child, 0);
        }

        String arm(int epoch, int threshold) {
            return next(TriggerEvent.Kind.ARM, epoch, 0, 0, threshold);
        }

        String expire(int epoch) {
            return next(TriggerEvent.Kind.EXPIRE, epoch, 0, 0, 0);
        }

        void reopen(int generation) {
            sim.poke(dut.opens, true);
            sim.poke(dut.openedPort, 1);
            sim.poke(dut.openedGeneration, generation);
            sim.step();
            sim.poke(dut.opens, false);
        }

        void idle() {
            sim.step(3);
        }
    }

    @HardwareTest
    void r1WhatIsArmedBehindTheLastArrivalFiresAtOnce(TestBench bench) {
        Table table = Table.open(bench);
        table.arrive(0, 0);
        table.arrive(0, 1);
        table.idle();
        table.arm(0, 2);
        assertThat(table.outcome()).isEqualTo("ARMED fires");
        table.arrive(2, 0);
        assertThat(table.arm(2, 1)).as("in consecutive cycles, too").isEqualTo("COUNTED");
        assertThat(table.outcome()).isEqualTo("ARMED fires");
    }

    @HardwareTest
    void r2ArrivalsInConsecutiveCyclesAllCount(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 4);
        assertThat(table.arrive(0, 2)).isEqualTo("ARMED");
        assertThat(table.arrive(0, 0)).isEqualTo("COUNTED");
        assertThat(table.arrive(0, 3)).isEqualTo("COUNTED");
        assertThat(table.arrive(0, 1)).isEqualTo("COUNTED");
        assertThat(table.outcome()).isEqualTo("COUNTED fires");
    }

    @HardwareTest
    void r3ADescriptorFiresOnce(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 1);
        table.arrive(0, 0);
        assertThat(table.arrive(0, 0)).isEqualTo("COUNTED fires");
        assertThat(table.arm(0, 1)).isEqualTo("DUPLICATE");
        assertThat(table.arrive(0, 0))
                .as("armed again in an epoch that is over")
                .isEqualTo("WRONG_EPOCH");
        assertThat(table.outcome()).isEqualTo("DUPLICATE");
        table.arm(2, 2);
        table.arm(2, 1);
        assertThat(table.outcome()).as("armed while armed").isEqualTo("WRONG_EPOCH");
    }

    @HardwareTest
    void r4EarlyArrivalsOfTheNextEpochAreKept(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 2);
        table.arrive(0, 0);
        assertThat(table.arrive(1, 0)).isEqualTo("COUNTED");
        assertThat(table.arrive(0, 1)).as("early, in its own slot").isEqualTo("COUNTED");
        assertThat(table.arrive(2, 1)).isEqualTo("COUNTED fires");
        assertThat(table.arrive(1, 1))
                .as("the same slot's next epoch, the cycle behind")
                .isEqualTo("COUNTED");
        table.arm(1, 2);
        assertThat(table.outcome()).isEqualTo("ARMED fires");
        table.arm(2, 2);
        assertThat(table.arrive(2, 0)).isEqualTo("ARMED");
        assertThat(table.outcome()).isEqualTo("COUNTED fires");
    }

    @HardwareTest
    void r4WhatIsTooEarlyForItsSlotIsNotCounted(TestBench bench) {
        Table table = Table.open(bench);
        table.arrive(2, 0);
        assertThat(table.outcome()).isEqualTo("WRONG_EPOCH");
    }

    @HardwareTest
    void r6AChildCountsOnceHoweverOftenItsMessageComes(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 2);
        table.arrive(0, 1);
        assertThat(table.arrive(0, 1)).isEqualTo("COUNTED");
        assertThat(table.arrive(0, 1)).isEqualTo("DUPLICATE");
        assertThat(table.outcome()).isEqualTo("DUPLICATE");
        table.idle();
        table.arrive(0, 1);
        assertThat(table.arrive(0, 0)).isEqualTo("DUPLICATE");
        assertThat(table.arrive(0, 0)).isEqualTo("COUNTED fires");
        assertThat(table.outcome()).as("behind the firing").isEqualTo("DUPLICATE");
    }

    @HardwareTest
    void r7NothingOfAnEarlierGenerationCounts(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 2);
        table.arrive(0, 0);
        table.reopen(5);
        table.arrive(0, 1);
        assertThat(table.outcome()).isEqualTo("STALE");
        table.next(TriggerEvent.Kind.ARRIVE, 0, 5, 1, 0);
        assertThat(table.outcome()).isEqualTo("COUNTED");
        table.next(TriggerEvent.Kind.ARM, 0, 5, 0, 1);
        assertThat(table.outcome()).as("child 1 of one child").isEqualTo("WRONG_CHILD fires");
        table.next(TriggerEvent.Kind.ARM, 1, 5, 0, 1);
        assertThat(table.next(TriggerEvent.Kind.ARRIVE, 1, 5, 0, 0)).isEqualTo("ARMED");
        assertThat(table.outcome()).isEqualTo("COUNTED fires");
    }

    @HardwareTest
    void r7AnEventInTheVeryCycleOfTheOpeningIsStale(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 1);
        table.idle();
        table.arrive(0, 0);
        table.sim.poke(DUT.opens, true);
        table.sim.poke(DUT.openedPort, 1);
        table.sim.poke(DUT.openedGeneration, 0);
        assertThat(table.outcome()).isEqualTo("STALE");
        table.sim.step();
        table.sim.poke(DUT.opens, false);
        table.arrive(0, 0);
        assertThat(table.outcome()).as("not armed any more").isEqualTo("COUNTED");
    }

    @HardwareTest
    void r7WhatComesBehindTheTimeIsDropped(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 3);
        table.arrive(0, 0);
        table.arrive(0, 2);
        table.idle();
        table.expire(0);
        assertThat(table.outcome()).isEqualTo("EXPIRED fires");
        table.sim.expect(DUT.missing, 1);
        table.arrive(0, 1);
        assertThat(table.outcome()).isEqualTo("DUPLICATE");
        table.expire(0);
        assertThat(table.outcome()).isEqualTo("WRONG_EPOCH");
        table.arm(2, 1);
        assertThat(table.arrive(2, 0)).isEqualTo("ARMED");
        assertThat(table.outcome()).isEqualTo("COUNTED fires");
    }

    @HardwareTest
    void r7TheLowestChildThatHasNotComeIsNamed(TestBench bench) {
        int children = 32;
        Design<TriggerTable> wide = Heddle.elaborate(() -> new TriggerTable(new TriggerSize(4, 4, children, 16)));
        for (int absent = 0; absent < children; absent++) {
            Table table = Table.open(bench, wide);
            table.arm(0, children);
            for (int child = 0; child < children; child++) {
                if (child != absent && child % 3 != absent % 3 || child < absent) {
                    table.arrive(0, child);
                }
            }
            table.idle();
            table.expire(0);
            assertThat(table.outcome()).isEqualTo("EXPIRED fires");
            table.sim.expect(table.dut.missing, absent);
        }
    }

    @HardwareTest
    void r8EpochsWrap(TestBench bench) {
        Table table = Table.open(bench);
        for (int epoch = 0; epoch < 70; epoch++) {
            table.arm(epoch, 2);
            table.arrive(epoch, 1);
            table.arrive(epoch, 0);
            assertThat(table.arrive(epoch, 1)).as("epoch %d", epoch).isEqualTo("COUNTED fires");
            assertThat(table.outcome()).isEqualTo("DUPLICATE");
        }
    }

    @HardwareTest
    void aChildThatIsNoneIsRefused(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 2);
        table.arrive(0, 2);
        assertThat(table.outcome()).isEqualTo("WRONG_CHILD");
    }

    @HardwareTest
    void aLeafFiresWhenItIsArmed(TestBench bench) {
        Table table = Table.open(bench);
        table.arm(0, 0);
        assertThat(table.outcome()).isEqualTo("ARMED fires");
    }
}
