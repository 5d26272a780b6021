package org.heddle.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DramStateRulesTest {
    private final Pins pins = Pins.ofFreshModule();

    @Test
    void aColumnCommandToAClosedBankIsRefused() {
        refused(DramRule.BANK_OPEN, p -> p.read(0, 0, 0));
    }

    @Test
    void aColumnCommandBehindAutoPrechargeIsRefused() {
        pins.activate(0, 5).until(2).readAndClose(0, 5, 0);
        refused(DramRule.BANK_OPEN, p -> p.write(0, 5, 0));
    }

    @Test
    void aColumnCommandToAnotherRowIsRefused() {
        pins.activate(0, 5).until(2);
        refused(DramRule.ROW_MATCH, p -> p.read(0, 6, 0));
    }

    @Test
    void activatingAnOpenBankIsRefused() {
        pins.activate(0, 5).until(20);
        refused(DramRule.BANK_CLOSED, p -> p.activate(0, 6));
    }

    @Test
    void refreshWithAnOpenBankIsRefused() {
        pins.activate(3, 5).until(20);
        assertThat(refused(DramRule.REFRESH_CLOSED, Pins::refresh).bank()).isEqualTo(3);
    }

    @Test
    void tRowCycleIsCheckedWhereItIsLongerThanRowActivePlusPrecharge() {
        var slow = new DramTiming(2, 2, 5, 9, 2, 2, 2, 1, 1, 8, 780, 8);
        for (long cycle : new long[] {8, 9}) {
            var p = new Pins(SoDimm.initialised("slow", slow, PresetPattern.splitMix64(0), 1));
            p.activate(0, 1).until(5).precharge(0).until(cycle);
            var refusal = catchThrowableOfType(DramTimingException.class, () -> p.activate(0, 2));
            if (cycle == 9) {
                assertThat(refusal).isNull();
            } else {
                assertThat(refusal.rule()).isEqualTo(DramRule.ROW_CYCLE);
                assertThat(refusal.cyclesTooEarly()).isEqualTo(1);
            }
        }
    }

    @Test
    void prechargingAClosedBankDoesNothing() {
        pins.precharge(0).prechargeAll();
        assertThat(pins.module().counters().precharges()).isZero();
        assertThatCode(() -> pins.activate(0, 1)).doesNotThrowAnyException();
    }

    @Test
    void eightIsNoCommand() {
        assertThatThrownBy(() -> pins.module().cycle(8, false, 0, 0, 0, 0, 0, 0))
                .isInstanceOf(DramTimingException.class)
                .hasMessageContaining("command 8 in cycle 0");
    }

    @Test
    void aPinValueWiderThanItsPinsIsRefused() {
        assertThatThrownBy(() -> pins.activate(4, 0)).hasMessageContaining("bank=4");
        assertThatThrownBy(() -> pins.activate(0, 1 << 14)).hasMessageContaining("row=16384");
    }

    @Test
    void theLastRefreshIsDueNineIntervalsAfterTheStart() {
        assertThatCode(() -> pins.until(9 * 780).refresh()).doesNotThrowAnyException();
        Pins late = Pins.ofFreshModule().until(9 * 780);
        var refusal = catchThrowableOfType(DramTimingException.class, () -> late.idle(1));
        assertThat(refusal.rule()).isEqualTo(DramRule.REFRESH_INTERVAL);
        assertThat(refusal.cycle()).isEqualTo(9 * 780);
    }

    @Test
    void postponedRefreshesRemainOwed() {
        pins.until(9 * 780).refresh();
        assertThatCode(() -> pins.until(10 * 780)).doesNotThrowAnyException();
        assertThat(refused(DramRule.REFRESH_INTERVAL, p -> p.idle(1)).cycle()).isEqualTo(10 * 780);
    }

    @Test
    void refreshesInAdvanceDoNotLengthenTheLongestInterval() {
        for (int i = 0; i < 20; i++) {
            pins.refresh().idle(7);
        }
        long last = 19 * 8;
        assertThatCode(() -> pins.until(last + 9 * 780)).doesNotThrowAnyException();
        refused(DramRule.REFRESH_INTERVAL, p -> p.idle(1));
    }

    @Test
    void theTextNamesModuleRuleBothCommandsAndTheMend() {
        pins.until(100).activate(2, 7);
        assertThatThrownBy(() -> pins.read(2, 7, 0))
                .hasMessage("module under test: READ of bank 2 in cycle 101 comes 1 too early for tRCD:"
                        + " its ACTIVATE was in cycle 100; hold it back until cycle 102");
    }

    @Test
    void theTextOfAStateRuleTellsHowTheBankCameToBeSo() {
        assertThatThrownBy(() -> Pins.ofFreshModule().read(1, 0, 0))
                .hasMessage("module under test: READ of bank 1 in cycle 0 breaks the rule \"bank open\":"
                        + " activate a row first; it has been closed since power-up");
        assertThatThrownBy(() -> Pins.ofFreshModule()
                        .activate(1, 3)
                        .until(5)
                        .precharge(1)
                        .read(1, 3, 0))
                .hasMessageEndingWith("activate a row first; it was closed by PRECHARGE in cycle 5");
        assertThatThrownBy(() -> Pins.ofFreshModule().activate(1, 3).until(5).read(1, 4, 0))
                .hasMessageEndingWith("the row pins say 4; precharge and activate that row first;"
                        + " row 3 was opened by ACTIVATE in cycle 0");
        assertThatThrownBy(() -> Pins.ofFreshModule().idle(7_021))
                .hasMessage("module under test: no REFRESH in cycle 7020 breaks the rule \"tREFI\": one is owed every"
                        + " 780 cycles and at most 8 may be postponed; none came yet; issue REFRESH more often");
        assertThatThrownBy(() -> Pins.ofFreshModule().refresh().idle(8_000))
                .hasMessageContaining("the last one came in cycle 0;");
    }

    @Test
    void timingsThatNoDeviceHasAreRefused() {
        int[] good = {2, 2, 5, 7, 2, 2, 2, 1, 1, 8, 780, 8};
        int[] bad = {0, 0, 0, 0, 0, 9, -1, 0, -1, 0, 8, 9};
        assertThat(timing(good)).isEqualTo(DramTiming.pc1600());
        for (int i = 0; i < good.length; i++) {
            int[] values = good.clone();
            values[i] = bad[i];
            assertThatThrownBy(() -> timing(values))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("=" + bad[i]);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DDR200 | 2 |  9999 | tCK of a DDR200 part at CL 2 is 10,000 to 12,000 ps
            DDR200 | 2 | 12001 | tCK=12,001 ps; give it a clock of 83.3 to 100.0 MHz
            DDR200 | 3 |  7500 | tCK of a DDR200 part at CL 3 is 10,000 to 12,000 ps
            DDR200 | 4 | 10000 | CL of a DDR200 part is 2 or 3 (JESD79, CAS latency): casLatency=4
            DDR266 | 2 |  7500 | tCK of a DDR266 part at CL 2 is 10,000 to 12,000 ps
            DDR333 | 2 |  6000 | tCK of a DDR333 part at CL 2 is 7,500 to 12,000 ps
            DDR333 | 3 |  5999 | tCK of a DDR333 part at CL 3 is 6,000 to 12,000 ps
            """)
    void clocksThatThePartDoesNotRunAtAreRefused(DramPart part, int casLatency, int periodPs, String answer) {
        assertThatThrownBy(() -> new DramTiming(2, 2, 5, 7, 2, casLatency, 2, 1, 1, 8, 780, 8, part, periodPs))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(answer);
    }

    @ParameterizedTest
    @CsvSource({"DDR200, 2, 10000", "DDR200, 3, 12000", "DDR266, 3, 7500", "DDR333, 3, 6000"})
    void clocksAtTheLimitsOfThePartAreTaken(DramPart part, int casLatency, int periodPs) {
        DramTiming timing = new DramTiming(2, 2, 5, 7, 2, casLatency, 2, 1, 1, 8, 780, 8, part, periodPs);
        assertThat(timing.withClockPeriod(12_000).clockPeriodPs()).isEqualTo(12_000);
    }

    /** 120 us are 12,000 cycles of 10 ns, 70 us 7,000; a refresh that is due only later closes no row before. */
    @ParameterizedTest
    @CsvSource({"DDR200, 12000", "DDR333, 7000"})
    void aRowThatStaysOpenBeyondTheLongestRowActiveTimeIsRefused(DramPart part, long longest) {
        var timing = new DramTiming(2, 2, 5, 7, 2, 2, 2, 1, 1, 8, 50_000, 8, part, 10_000);
        var late = new Pins(SoDimm.initialised("late", timing, PresetPattern.splitMix64(0), 1));
        late.activate(1, 7)
                .until(100)
                .activate(2, 5)
                .until(longest)
                .precharge(1)
                .idle(100);
        var refusal = catchThrowableOfType(DramTimingException.class, () -> late.until(longest + 200));
        assertThat(refusal.rule()).isEqualTo(DramRule.ROW_ACTIVE_LIMIT);
        assertThat(refusal.bank()).isEqualTo(2);
        assertThat(refusal.cycle()).isEqualTo(100 + longest + 1);
        assertThat(refusal)
                .hasMessageContaining("tRAS (max)")
                .hasMessageContaining("precharge it by cycle " + (100 + longest));
    }

    private static DramTiming timing(int[] v) {
        return new DramTiming(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11]);
    }

    private DramTimingException refused(DramRule rule, Consumer<Pins> command) {
        var refusal = catchThrowableOfType(DramTimingException.class, () -> command.accept(pins));
        assertThat(refusal).isNotNull();
        assertThat(refusal.rule()).isEqualTo(rule);
        return refusal;
    }
}
