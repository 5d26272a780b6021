package org.heddle.nic.verbs.connection.requester;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Messages of one packet that are handed on, to takers at their own pace. */
class WholeMessageTest {
    private static final int MESSAGES = 500;
    private static final int MOST = 1024;

    @HardwareTest
    void eachListIsFollowedByItsSizeAndItsPlan(TestBench test) {
        Rig<WholeMessage> rig = Rig.once(test, WholeMessage.class);
        Simulation simulation = rig.simulation();
        WholeMessage dut = rig.dut();
        for (var each : List.of(dut.isRead, dut.isResent, dut.measures, dut.begins, dut.mayStart)) {
            simulation.poke(each, false);
        }
        simulation.poke(dut.takesSize, false);
        simulation.poke(dut.takesPlan, false);
        simulation.poke(dut.most, MOST);
        simulation.poke(dut.length, 0);
        simulation.reset(2);
        List<String> happened = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        int plans = 0;
        int handedOn = 0;
        for (int message = 0; message < MESSAGES; message++) {
            boolean isRead = test.random().nextInt(4) == 0;
            boolean isResent = test.random().nextInt(8) == 0;
            int length =
                    new int[] {0, 1, MOST, MOST + 1, 3 * MOST}[test.random().nextInt(5)];
            int pace = 1 + test.random().nextInt(4);
            boolean isWhole = !isResent && (isRead || length <= MOST);
            boolean hasData = !isRead && length != 0;
            simulation.poke(dut.isRead, isRead);
            simulation.poke(dut.isResent, isResent);
            simulation.poke(dut.length, length);
            boolean begins = false;
            boolean isNext = false;
            boolean wasMeasured = false;
            for (int cycle = 0; !begins; cycle++) {
                boolean measures = cycle > 1 && !wasMeasured;
                begins = wasMeasured;
                boolean takes = test.random().nextInt(pace) == 0;
                simulation.poke(dut.measures, measures);
                simulation.poke(dut.begins, begins);
                simulation.poke(dut.mayStart, takes);
                simulation.poke(dut.takesSize, takes);
                simulation.poke(dut.takesPlan, takes);
                simulation.settle();
                if (simulation.peek(dut.offersSize) && takes) {
                    happened.add("size");
                }
                if (simulation.peek(dut.offersPlan) && takes) {
                    plans++;
                }
                if (simulation.peek(dut.starts) && takes) {
                    happened.add("list");
                }
                boolean free = simulation.peek(dut.isFree);
                assertThat(simulation.peek(dut.isNext)).isEqualTo(measures && isWhole && free);
                assertThat(simulation.peek(dut.isBegun)).isEqualTo(begins && isNext);
                if (cycle > 1) {
                    assertThat(simulation.peek(dut.hasData)).isEqualTo(hasData);
                }
                isNext |= measures && simulation.peek(dut.isMeasured);
                // One that is not handed on goes another way.
                wasMeasured = measures && (simulation.peek(dut.isMeasured) || !simulation.peek(dut.isNext));
                simulation.step();
            }
            if (isNext) {
                handedOn++;
                if (hasData) {
                    expected.addAll(List.of("list", "size"));
                }
            }
        }
        simulation.poke(dut.measures, false);
        simulation.poke(dut.begins, false);
        simulation.poke(dut.takesSize, true);
        simulation.poke(dut.takesPlan, true);
        for (int cycle = 0; cycle < 3; cycle++) {
            simulation.settle();
            if (simulation.peek(dut.offersSize)) {
                happened.add("size");
            }
            plans += simulation.peek(dut.offersPlan) ? 1 : 0;
            simulation.step();
        }
        assertThat(happened).isEqualTo(expected);
        assertThat(plans).isEqualTo(handedOn).isGreaterThan(MESSAGES / 4);
    }
}
