package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** When flow control asks for packets to be sent again. Bits are written out, as in the page of {@link FlowWord}. */
class FlowControlTest {
    private static final long AGAIN = 1 << 8;

    private final Design<FlowControl> design = Heddle.elaborate(() -> new FlowControl(3));
    private final FlowControl dut = design.component();

    private Simulation open(TestBench bench) {
        Simulation simulation = bench.open(design);
        simulation.reset(2);
        return simulation;
    }

    /** One cycle in which these are 1. */
    private void cycle(Simulation simulation, Bool... high) {
        for (Bool input : new Bool[] {dut.arrived, dut.missed, dut.accepted, dut.sent}) {
            simulation.poke(input, false);
        }
        for (Bool input : high) {
            simulation.poke(input, true);
        }
        simulation.step();
    }

    private boolean asksAgain(Simulation simulation) {
        return (simulation.peek(dut.word) & AGAIN) != 0;
    }

    @HardwareTest
    void eachChannelHasItsPlacesFromResetOnAndNoMore(TestBench bench) {
        Simulation simulation = open(bench);
        for (int channel = 0; channel < 3; channel++) {
            for (int packet = 0; packet < 3; packet++) {
                assertThat(simulation.peek(dut.hasPlace) >> channel & 1)
                        .as("place %d of channel %d", packet, channel)
                        .isEqualTo(1);
                simulation.poke(dut.spends, 1L << channel);
                simulation.step();
                simulation.poke(dut.spends, 0);
            }
            assertThat(simulation.peek(dut.hasPlace) >> channel & 1).isZero();
        }
        // In a second cycle of reset what is counted would be right already.
        simulation.reset(1);
        assertThat(simulation.peek(dut.hasPlace)).as("at once").isEqualTo(0b111);
    }

    @HardwareTest
    void aPacketThatArrivesIsAcknowledgedAndNotAskedForAgain(TestBench bench) {
        Simulation simulation = open(bench);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).isFalse();
        cycle(simulation, dut.arrived, dut.accepted);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).isTrue();
        assertThat(asksAgain(simulation)).isFalse();
        cycle(simulation, dut.sent);
        // One that comes once more is acknowledged once more.
        cycle(simulation, dut.arrived);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).isTrue();
        assertThat(asksAgain(simulation)).isFalse();
    }

    @HardwareTest
    void aMissingPacketIsAskedForOnceUntilItHasCome(TestBench bench) {
        Simulation simulation = open(bench);
        cycle(simulation, dut.missed);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).isTrue();
        assertThat(asksAgain(simulation)).isTrue();
        cycle(simulation, dut.sent);
        cycle(simulation, dut.missed);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).as("asked a second time").isFalse();
        cycle(simulation, dut.arrived, dut.accepted);
        cycle(simulation, dut.sent);
        cycle(simulation, dut.missed);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).isTrue();
        assertThat(asksAgain(simulation)).as("the next one that is missing").isTrue();
    }

    @HardwareTest
    void aMissingPacketThatComesBeforeItWasAskedForIsOnlyAcknowledged(TestBench bench) {
        Simulation simulation = open(bench);
        cycle(simulation, dut.missed);
        cycle(simulation, dut.arrived, dut.accepted);
        cycle(simulation);
        assertThat(simulation.peek(dut.wanted)).isTrue();
        assertThat(asksAgain(simulation)).isFalse();
    }

    /** "One that is late does no harm", also one that is half of all counts late; one later still counts as new. */
    @HardwareTest
    void aWordThatIsLateTakesNoPlaceAway(TestBench bench) {
        for (int channel = 0; channel < 3; channel++) {
            Simulation simulation = open(bench);
            int most = 64;
            for (int packet = 1; packet <= most; packet++) {
                simulation.poke(dut.spends, 1L << channel);
                cycle(simulation);
                simulation.poke(dut.spends, 0);
                tell(simulation, channel, packet);
            }
            for (int late = 0; late < most; late++) {
                tell(simulation, channel, late);
                assertThat(simulation.peek(dut.hasPlace) >> channel & 1)
                        .as("channel %d, late word %d", channel, late)
                        .isEqualTo(1);
            }
        }
    }

    /** An end that was reset hears of places that the other end had freed before. */
    @HardwareTest
    void aWordThatTellsOfPlacesThatWereNeverTakenIsNotBelieved(TestBench bench) {
        Design<FlowControl> careful = Heddle.elaborate(() -> new FlowControl(3, true));
        FlowControl ports = careful.component();
        Bool isImpossible = ports.isImpossible.orElseThrow();
        int most = 63;
        for (int channel = 0; channel < 3; channel++) {
            Simulation simulation = bench.open(careful);
            simulation.reset(2);
            for (int taken = 0; taken < 3; taken++) {
                for (int freed = 0; freed <= most; freed++) {
                    simulation.poke(ports.told, (long) freed << 9 + 7 * channel);
                    simulation.poke(ports.tells, freed > taken);
                    simulation.step();
                    simulation.poke(ports.tells, false);
                    simulation.settle();
                    assertThat(simulation.peek(isImpossible))
                            .as("channel %d, %d of %d", channel, freed, taken)
                            .isEqualTo(freed > taken);
                    assertThat(simulation.peek(ports.hasPlace)).isEqualTo(0b111);
                }
                simulation.poke(ports.spends, 1L << channel);
                simulation.step();
                simulation.poke(ports.spends, 0);
                simulation.step();
            }
            simulation.step(2);
            assertThat(simulation.peek(ports.hasPlace) >> channel & 1)
                    .as("nothing was believed")
                    .isZero();
            simulation.poke(ports.told, 3L << 9 + 7 * channel);
            simulation.poke(ports.tells, true);
            simulation.step();
            simulation.poke(ports.tells, false);
            simulation.step(2);
            assertThat(simulation.peek(isImpossible)).isFalse();
            assertThat(simulation.peek(ports.hasPlace)).isEqualTo(0b111);
        }
    }

    private void tell(Simulation simulation, int channel, long freed) {
        simulation.poke(dut.told, freed << 9 + 7 * channel);
        simulation.poke(dut.tells, true);
        cycle(simulation);
        simulation.poke(dut.tells, false);
        cycle(simulation);
    }
}
