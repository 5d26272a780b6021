package org.heddle.experiment.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.host.analyser.CaptureCondition;
import org.heddle.host.analyser.CaptureTrigger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words become masks; what makes no trigger is refused with the word, the rule and the mend. */
class TriggerExpressionTest {
    private static final TreeMap<BigInteger, String> NONE = new TreeMap<>();
    /** Bits 0 and 1: a handshake; 2 to 9: a number; 10 and 11: an enum. */
    private static final ProbeLayout LAYOUT = new ProbeLayout(
            List.of(
                    new LogicProbe("sent.valid", 0, 1, NONE),
                    new LogicProbe("sent.ready", 1, 1, NONE),
                    new LogicProbe("sent.data", 2, 8, NONE),
                    new LogicProbe(
                            "light",
                            10,
                            2,
                            new TreeMap<>(
                                    Map.of(BigInteger.ZERO, "RED", BigInteger.ONE, "AMBER", BigInteger.TWO, "GREEN")))),
            16);

    private static CaptureCondition condition(long mask, long value, long edge, boolean any, int count) {
        return new CaptureCondition(
                BigInteger.valueOf(mask), BigInteger.valueOf(value), BigInteger.valueOf(edge), any, count);
    }

    @ParameterizedTest
    @CsvSource({
        "sent.valid, 1, 1, 0, false, 1",
        "!sent.valid, 1, 0, 0, false, 1",
        "sent.fires, 3, 3, 0, false, 1",
        "rises(sent.ready), 2, 2, 2, false, 1",
        "falls( sent.ready ), 2, 0, 2, false, 1",
        "changes(sent.ready), 0, 0, 2, false, 1",
        "changes(sent.data), 0, 0, 1020, true, 1",
        "rises(sent.data[7]), 512, 512, 512, false, 1",
        "sent.data == 3, 1020, 12, 0, false, 1",
        "sent.data==0xfF, 1020, 1020, 0, false, 1",
        "sent.data == 0b1_0, 1020, 8, 0, false, 1",
        "light == GREEN, 3072, 2048, 0, false, 1",
        "sent.fires and sent.data == 1 & rises(sent.valid) 3 times, 1023, 7, 1, false, 3",
        "changes(sent.data) and sent.valid, 1, 1, 1020, true, 1",
        "sent.data[0] == 0, 4, 0, 0, false, 1"
    })
    void aConditionBecomesBits(String text, long mask, long value, long edge, boolean any, int count) {
        CaptureCondition wanted = condition(mask, value, edge, any, count);
        assertThat(TriggerExpression.parse(text, LAYOUT)).isEqualTo(new CaptureTrigger(wanted, Optional.empty()));
        assertThat(TriggerExpression.parse("sent.valid then " + text, LAYOUT))
                .isEqualTo(new CaptureTrigger(condition(1, 1, 0, false, 1), Optional.of(wanted)));
    }

    private static void refuses(String text, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TriggerExpression.parse(text, LAYOUT))
                .withMessageContaining(message);
    }

    @Test
    void anUnknownSignalIsAnsweredWithTheNearest() {
        refuses("sent.valod", "no signal is called 'sent.valod'. Did you mean 'sent.valid'");
        refuses("rises(snt.ready)", "'sent.ready'");
        refuses("sent.firs", "'sent.fires'");
        refuses("sky", "light");
        refuses("light == GREN", "light has no constant 'GREN'. Did you mean 'GREEN'");
    }

    @Test
    void wordsThatMakeNoTriggerAreRefusedByPlace() {
        refuses("", "must go on with a signal and has its end: write such as sent.fires");
        refuses("sent.valid sent.ready", "\"and\", \"then\" or its end and has \"sent.ready\"");
        refuses("sent.valid then sent.ready then light == RED", "its end (two conditions are all there are)");
        refuses("rises(sent.valid", "must go on with \")\" and has its end");
        refuses("sent.valid 3", "must go on with \"times\"");
        refuses("jumps(sent.valid)", "there is no jumps(..): take rises(x), falls(x) or changes(x)");
        refuses("sent.data != 3", "must go on with \"==\" and has \"!\"");
        refuses("sent.data == 12z", "has \"z\"");
        refuses("sent.data == 0b12", "0b12 is no number: write such as 12, 0x1f or 0b101");
    }

    @Test
    void whatCanNeverHoldIsRefused() {
        refuses("sent.data == 256", "sent.data has 8 bits, and 0x100 does not fit");
        refuses("sent.data == 1 and sent.data == 2", "sent.data must have two values in one cycle, which never comes");
        refuses("sent.valid and !sent.valid", "two values in one cycle");
        refuses("sent.data", "sent.data has 8 bits, where one is meant: write sent.data == 3");
        refuses("rises(sent.data)", "write changes(sent.data), or name one bit, sent.data[0]");
        refuses("sent.data[8]", "sent.data has bits 0 to 7: sent.data[8] is none");
        refuses("rises(sent.fires)", "sent.fires is made of two signals, and stands alone: take rises(sent.valid)");
        refuses(
                "changes(sent.data) and rises(sent.valid)",
                "changes(..) of several bits is the only edge of a condition");
        refuses("rises(sent.valid) and changes(sent.data)", "is the only edge of a condition");
        refuses("sent.valid 0 times", "counted in 1 to 65535 cycles: 0");
        refuses("sent.valid 99999999999 times", "counted in 1 to 65535 cycles");
        refuses("sent.data == RED", "sent.data is a number, and is compared with one: RED");
    }

    @Test
    void theNamesAreThoseOfTheSignalsAndOfWhatFires() {
        assertThat(TriggerExpression.names(LAYOUT))
                .containsExactly("sent.valid", "sent.ready", "sent.fires", "sent.data", "light");
    }
}
