package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Runs of several lengths, and the pages that they have looked for. */
class PageAheadTest {
    private static final long KEY = 0x1234_5678L;
    private static final int DOMAIN = 9;
    private static final int RIGHTS = 2;
    private static final int OTHERS = 60;
    /** Lowest address of those whose pages are looked for. */
    private static final long PAGES = 0x10_0000;

    private static void look(Rig<PageAhead> rig, long address, long bytes, boolean isPhysical, boolean isList) {
        Simulation simulation = rig.simulation();
        VirtualRun looked = rig.dut().looked.get(0).data();
        simulation.poke(rig.dut().looked.get(0).valid(), true);
        simulation.poke(looked.address(), address);
        simulation.poke(looked.key(), KEY);
        simulation.poke(looked.bytes(), bytes);
        simulation.poke(looked.domain(), DOMAIN);
        simulation.poke(looked.rights(), RIGHTS);
        simulation.poke(looked.last(), true);
        simulation.poke(looked.isPhysical(), isPhysical);
        simulation.poke(looked.isCheck(), false);
        simulation.poke(looked.isList(), isList);
        simulation.poke(looked.isWrong(), false);
        simulation.step();
        simulation.poke(rig.dut().looked.get(0).valid(), false);
        for (int i = 0; i < 9; i++) {
            simulation.step();
        }
    }

    @HardwareTest
    void aLongRunLooksForThePageBehindIt(TestBench test) {
        Rig<PageAhead> rig = Rig.once(test, PageAhead.class, 2);
        StreamSink pages = rig.sink(rig.dut().run, StallProfile.RANDOM_HALF);
        rig.simulation().poke(rig.dut().looked.get(0).valid(), false);
        rig.simulation().poke(rig.dut().looked.get(1).valid(), false);
        rig.simulation().poke(rig.dut().others.valid(), false);
        rig.simulation().reset(2);
        look(rig, 0x7000_0000_1000L, 4096, false, false);
        look(rig, 0x1F80L, 4096, false, false);
        look(rig, -512L, 512, false, false);
        // Too short, or none of a key's bytes.
        look(rig, 0x1000, 255, false, false);
        look(rig, 0x1000, 4096, true, false);
        look(rig, 0x1000, 4096, false, true);
        assertThat(pages.count()).isEqualTo(3);
        assertThat(pages.beats().get(0))
                .startsWith(0x7000_0000_2FFFL, KEY, 1, DOMAIN, RIGHTS)
                .endsWith(0, 0, 0, 0, 0);
        assertThat(pages.beats().get(1)[0])
                .as("the page behind that of the last byte")
                .isEqualTo(0x3F7FL);
        assertThat(pages.beats().get(2)[0]).as("addresses end").isEqualTo(0xFFFL);
    }

    /** A run that differs from its neighbours in each field. */
    private static long[] other(long i) {
        return new long[] {i, KEY + i, 1 + i, DOMAIN + i, i & 7, i & 1, i >> 1 & 1, i >> 2 & 1, i >> 3 & 1, i >> 4 & 1};
    }

    @HardwareTest
    void whatOthersLookForPassesInItsOrder(TestBench test) {
        Rig<PageAhead> rig = Rig.once(test, PageAhead.class, 2);
        Simulation simulation = rig.simulation();
        StreamSink runs = rig.sink(rig.dut().run, StallProfile.RANDOM_HALF);
        StreamSource others = rig.source(rig.dut().others, StallProfile.RANDOM_HALF);
        simulation.poke(rig.dut().looked.get(0).valid(), false);
        simulation.poke(rig.dut().looked.get(1).valid(), false);
        simulation.reset(2);
        for (int i = 0; i < OTHERS; i++) {
            others.send(other(i));
        }
        VirtualRun second = rig.dut().looked.get(1).data();
        simulation.poke(second.isPhysical(), false);
        simulation.poke(second.isCheck(), false);
        simulation.poke(second.isList(), false);
        simulation.poke(second.isWrong(), false);
        simulation.poke(second.bytes(), 4096);
        while (!others.isDone()) {
            boolean looks = test.random().nextInt(4) == 0;
            simulation.poke(rig.dut().looked.get(1).valid(), looks);
            simulation.poke(second.address(), PAGES + ((long) test.random().nextInt(99) << 12));
            simulation.step();
        }
        simulation.poke(rig.dut().looked.get(1).valid(), false);
        for (int i = 0; i < 40; i++) {
            simulation.step();
        }
        long next = 0;
        int pages = 0;
        for (long[] each : runs.beats()) {
            if (Long.compareUnsigned(each[0], PAGES) >= 0) {
                assertThat(each[0] & 0xFFF).isEqualTo(0xFFF);
                pages++;
            } else {
                assertThat(each).isEqualTo(other(next++));
            }
        }
        assertThat(next).isEqualTo(OTHERS);
        assertThat(pages).isPositive();
    }
}
