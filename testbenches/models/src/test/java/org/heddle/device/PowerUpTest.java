package org.heddle.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A module at power-up takes the commands of JESD79 in their order, and nothing else before them. */
class PowerUpTest {
    private static final int CL2_BURSTS_OF_TWO = 0x021;
    private static final int DLL_RESET = 0x100;

    /** The commands of the sequence, each with the cycles that it takes. */
    static final List<Consumer<Pins>> SEQUENCE = List.of(
            pins -> pins.prechargeAll().idle(1),
            pins -> pins.loadMode(1, 0).idle(1),
            pins -> pins.loadMode(0, CL2_BURSTS_OF_TWO | DLL_RESET).idle(1),
            pins -> pins.prechargeAll().idle(1),
            pins -> pins.refresh().idle(7),
            pins -> pins.refresh().idle(7),
            pins -> pins.loadMode(0, CL2_BURSTS_OF_TWO).idle(1));

    private static Pins atPowerUp() {
        return new Pins(SoDimm.atPowerUp("fresh", Pins.TIMING, PresetPattern.splitMix64(0), 1));
    }

    private static Pins initialised() {
        Pins pins = atPowerUp();
        SEQUENCE.forEach(step -> step.accept(pins));
        return pins;
    }

    private static DramRule refused(Pins pins, Consumer<Pins> command) {
        return catchThrowableOfType(DramTimingException.class, () -> command.accept(pins))
                .rule();
    }

    @Test
    void rowsOpenBehindTheSequenceAndReadsWaitForTheDll() {
        Pins pins = initialised();
        assertThat(pins.module().isInitialised()).isFalse();
        pins.activate(0, 5);
        // The DLL was reset in cycle 4.
        assertThatThrownBy(() -> pins.idle(1).read(0, 5, 0))
                .hasMessage(
                        "fresh: READ in cycle 28 comes 176 too early for DLL lock: the reset of the DLL was in cycle 4;"
                                + " hold it back until cycle 204");
        Pins other = initialised().until(204);
        assertThat(other.module().isInitialised()).isTrue();
        assertThatCode(() -> other.activate(0, 5).idle(1).read(0, 5, 0)).doesNotThrowAnyException();
    }

    @Test
    void noStepMayBeLeftOut() {
        for (int without = 0; without < SEQUENCE.size(); without++) {
            List<Consumer<Pins>> steps = new ArrayList<>(SEQUENCE);
            steps.remove(without);
            steps.add(pins -> pins.activate(0, 0));
            assertThat(refused(atPowerUp(), pins -> steps.forEach(step -> step.accept(pins))))
                    .as("without step %d", without)
                    .isEqualTo(DramRule.POWER_UP);
        }
    }

    @Test
    void noOtherCommandIsTakenBeforeItIsOver() {
        assertThat(refused(atPowerUp(), pins -> pins.activate(0, 0))).isEqualTo(DramRule.POWER_UP);
        assertThat(refused(atPowerUp(), pins -> pins.write(0, 0, 0))).isEqualTo(DramRule.POWER_UP);
        assertThat(refused(atPowerUp(), Pins::refresh)).isEqualTo(DramRule.POWER_UP);
        assertThat(refused(atPowerUp(), pins -> pins.precharge(0))).isEqualTo(DramRule.POWER_UP);
    }

    @Test
    void moreRefreshesThanTwoAreTaken() {
        Pins pins = atPowerUp();
        SEQUENCE.subList(0, 6).forEach(step -> step.accept(pins));
        SEQUENCE.subList(5, 7).forEach(step -> step.accept(pins));
        assertThatCode(() -> pins.activate(0, 0)).doesNotThrowAnyException();
    }

    @Test
    void modeRegistersHoldTheTimingOfTheModule() {
        Pins pins = Pins.ofFreshModule();
        assertThat(refused(pins, p -> p.loadMode(0, 0x031))).isEqualTo(DramRule.MODE_REGISTER);
        assertThat(refused(pins, p -> p.loadMode(0, 0x022))).isEqualTo(DramRule.MODE_REGISTER);
        assertThat(refused(pins, p -> p.loadMode(0, 0x029))).isEqualTo(DramRule.MODE_REGISTER);
        assertThat(refused(pins, p -> p.loadMode(1, 1))).isEqualTo(DramRule.MODE_REGISTER);
        assertThatThrownBy(() -> pins.loadMode(2, 0))
                .hasMessageContaining("bank 0 names the mode register, bank 1 the extended one");
    }

    @Test
    void aModeRegisterWantsAllBanksClosedAndItsOwnTime() {
        assertThat(refused(Pins.ofFreshModule(), p -> p.activate(3, 0).loadMode(0, CL2_BURSTS_OF_TWO)))
                .isEqualTo(DramRule.MODE_CLOSED);
        assertThat(refused(Pins.ofFreshModule(), p -> p.refresh().loadMode(0, CL2_BURSTS_OF_TWO)))
                .isEqualTo(DramRule.REFRESH_CYCLE);
        assertThat(refused(
                        Pins.ofFreshModule(),
                        p -> p.loadMode(0, CL2_BURSTS_OF_TWO).activate(0, 0)))
                .isEqualTo(DramRule.MODE_REGISTER_CYCLE);
        assertThatCode(() -> Pins.ofFreshModule()
                        .loadMode(0, CL2_BURSTS_OF_TWO)
                        .idle(1)
                        .activate(0, 0))
                .doesNotThrowAnyException();
    }
}
