package org.heddle.device;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule between two commands: the earliest legal cycle passes, the one before is refused. */
class DramTimingRulesTest {
    /**
     * @param name the rule in words
     * @param earlier commands that lead up to it, from cycle 0 on
     * @param command the command the rule holds back
     * @param earliest the first cycle in which it is legal, worked out by hand from the data sheet
     * @param bank the bank the exception names
     */
    record Case(String name, DramRule rule, Consumer<Pins> earlier, Consumer<Pins> command, long earliest, int bank) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> rules() {
        return Stream.of(
                new Case(
                        "tRCD holds back READ",
                        DramRule.ACTIVATE_TO_COLUMN,
                        p -> p.activate(1, 7),
                        p -> p.read(1, 7, 0),
                        2,
                        1),
                new Case(
                        "tRCD holds back WRITE",
                        DramRule.ACTIVATE_TO_COLUMN,
                        p -> p.activate(1, 7),
                        p -> p.write(1, 7, 0),
                        2,
                        1),
                new Case(
                        "tRAS holds back PRECHARGE",
                        DramRule.ROW_ACTIVE_TIME,
                        p -> p.activate(2, 7),
                        p -> p.precharge(2),
                        5,
                        2),
                new Case(
                        "tRAS holds back PRECHARGE ALL",
                        DramRule.ROW_ACTIVE_TIME,
                        p -> p.activate(2, 7),
                        Pins::prechargeAll,
                        5,
                        2),
                new Case(
                        "tRP holds back ACTIVATE",
                        DramRule.PRECHARGE_PERIOD,
                        p -> p.activate(0, 7).until(6).precharge(0),
                        p -> p.activate(0, 8),
                        8,
                        0),
                new Case(
                        "tRP holds back REFRESH",
                        DramRule.PRECHARGE_PERIOD,
                        p -> p.activate(3, 7).until(6).precharge(3),
                        Pins::refresh,
                        8,
                        3),
                new Case(
                        "auto-precharge behind a READ begins a cycle later",
                        DramRule.PRECHARGE_PERIOD,
                        p -> p.activate(0, 7).until(9).readAndClose(0, 7, 0),
                        p -> p.activate(0, 8),
                        12,
                        0),
                new Case(
                        "auto-precharge waits for tRAS",
                        DramRule.PRECHARGE_PERIOD,
                        p -> p.activate(0, 7).until(2).readAndClose(0, 7, 0),
                        p -> p.activate(0, 8),
                        7,
                        0),
                new Case(
                        "auto-precharge waits for tWR",
                        DramRule.PRECHARGE_PERIOD,
                        p -> p.activate(0, 7).until(9).writeAndClose(0, 7, 0),
                        p -> p.activate(0, 8),
                        15,
                        0),
                new Case(
                        "auto-precharge of a READ waits for tWR of the WRITE before it",
                        DramRule.PRECHARGE_PERIOD,
                        p -> p.activate(0, 7).until(9).write(0, 7, 0).until(12).readAndClose(0, 7, 0),
                        p -> p.activate(0, 8),
                        15,
                        0),
                new Case(
                        "tRRD holds back ACTIVATE of another bank",
                        DramRule.ACTIVATE_TO_ACTIVATE,
                        p -> p.activate(0, 7),
                        p -> p.activate(1, 7),
                        2,
                        1),
                new Case(
                        "tWR holds back PRECHARGE",
                        DramRule.WRITE_RECOVERY,
                        p -> p.activate(0, 7).until(3).write(0, 7, 0),
                        p -> p.precharge(0),
                        7,
                        0),
                new Case(
                        "tWTR holds back READ of the same bank",
                        DramRule.WRITE_TO_READ,
                        p -> p.activate(0, 7).until(3).write(0, 7, 0),
                        p -> p.read(0, 7, 1),
                        6,
                        0),
                new Case(
                        "tWTR holds back READ of another bank",
                        DramRule.WRITE_TO_READ,
                        p -> p.activate(0, 7).until(2).activate(1, 9).until(4).write(0, 7, 0),
                        p -> p.read(1, 9, 0),
                        7,
                        1),
                new Case(
                        "the data bus turns round between READ and WRITE",
                        DramRule.DATA_BUS,
                        p -> p.activate(0, 7).until(2).read(0, 7, 0),
                        p -> p.write(0, 7, 1),
                        5,
                        0),
                new Case(
                        "the data bus turns round between banks",
                        DramRule.DATA_BUS,
                        p -> p.activate(0, 7).until(2).activate(1, 9).until(4).read(0, 7, 0),
                        p -> p.write(1, 9, 1),
                        7,
                        1),
                new Case(
                        "tRFC holds back ACTIVATE", DramRule.REFRESH_CYCLE, Pins::refresh, p -> p.activate(2, 1), 8, 2),
                new Case("tRFC holds back PRECHARGE", DramRule.REFRESH_CYCLE, Pins::refresh, p -> p.precharge(1), 8, 1),
                new Case(
                        "tRFC holds back PRECHARGE ALL",
                        DramRule.REFRESH_CYCLE,
                        Pins::refresh,
                        Pins::prechargeAll,
                        8,
                        -1),
                new Case("tRFC holds back REFRESH", DramRule.REFRESH_CYCLE, Pins::refresh, Pins::refresh, 8, -1));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theEarliestLegalCyclePasses(Case each) {
        Pins pins = Pins.ofFreshModule();
        each.earlier.accept(pins);
        pins.until(each.earliest);
        assertThatCode(() -> each.command.accept(pins)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void oneCycleEarlierIsRefused(Case each) {
        Pins pins = Pins.ofFreshModule();
        each.earlier.accept(pins);
        pins.until(each.earliest - 1);
        var refusal = catchThrowableOfType(DramTimingException.class, () -> each.command.accept(pins));
        assertThat(refusal.rule()).isEqualTo(each.rule);
        assertThat(refusal.cycle()).isEqualTo(each.earliest - 1);
        assertThat(refusal.bank()).isEqualTo(each.bank);
        assertThat(refusal.cyclesTooEarly()).isEqualTo(1);
    }
}
