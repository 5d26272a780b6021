package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.stop.CycleLimitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RunUntilTest {
    private Simulation sim;
    private Port count;

    @BeforeEach
    void countFromZero() {
        sim = Simulation.open(Designs.counter());
        count = sim.port("count");
        sim.reset(1);
        sim.poke(sim.port("enable"), true);
    }

    @AfterEach
    void close() {
        sim.close();
    }

    @Test
    void aWatchStopsInTheCycleThatMeetsIt() {
        assertThat(sim.runUntil(count.is(42)).within(1000)).isEqualTo(42);
        sim.expect(count, 42);
        assertThat(sim.runUntil(count.isNot(42)).within(1000)).isEqualTo(1);
        assertThat(sim.runUntil(count.isAtLeast(200)).within(1000)).isEqualTo(157);
        assertThat(sim.runUntil(count.isBelow(10)).within(1000)).isEqualTo(56);
        sim.expect(count, 0);
    }

    @Test
    void aWatchThatIsMetAtOnceRunsNoCycle() {
        assertThat(sim.runUntil(count.is(0)).within(5)).isZero();
        assertThat(sim.cycle()).isEqualTo(1);
    }

    @Test
    void aWatchInTheLastAllowedCycleIsInTime() {
        assertThat(sim.runUntil(count.is(5)).within(5)).isEqualTo(5);
    }

    @Test
    void aWatchIsForgottenAfterItsRun() {
        sim.runUntil(count.is(3)).within(10);
        sim.step(300);
        sim.expect(count, (3 + 300) % 256);
    }

    @Test
    void aLateWatchSaysWhatItWaitedFor() {
        assertThatThrownBy(() -> sim.runUntil(count.is(42)).within(10))
                .isInstanceOf(CycleLimitException.class)
                .hasMessage("waited 10 cycles for count == 42 (it is 10 (0xa)), until cycle 11 of \"counter\"");
    }

    @Test
    void aConditionInJavaIsAskedAfterEachCycle() {
        assertThat(sim.runUntil("count divisible by 7 and by 5", () -> sim.peek(count) > 0 && sim.peek(count) % 35 == 0)
                        .within(100))
                .isEqualTo(35);
        assertThatThrownBy(() -> sim.runUntil("pigs to fly", () -> false).within(3))
                .isInstanceOf(CycleLimitException.class)
                .hasMessage("waited 3 cycles for pigs to fly, until cycle 39 of \"counter\"");
    }

    @Test
    void aWatchThatCannotBeMetIsRefused() {
        assertThatThrownBy(() -> count.is(256)).hasMessageContaining("does not fit port count[8]");
    }
}
