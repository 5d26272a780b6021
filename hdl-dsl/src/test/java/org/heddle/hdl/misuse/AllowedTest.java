package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Waiver;
import org.junit.jupiter.api.Test;

/** Rules that only suspect a mistake can be allowed, by a component for itself. */
class AllowedTest {
    static final class Meant extends Component {
        Meant(boolean childAllows) {
            allow(Code.INDEX_RANGE, "the index counts modulo 3");
            allow(Code.CONSTANT_RESULT, "the bound is a parameter");
            allow(Code.ADDRESS_RANGE, "the upper half is for the other side");
            allow(Code.WITHIN_OTHER_DOMAIN, "the enable is for what is declared there");
            UInt index = in("index", uint(2));
            Bool go = in("go", bool());
            UInt answer = out("answer", uint(8));
            Vec<UInt> three = regZero(vec(3, uint(8)));
            ClockDomain enabled = defaultDomain().enabledBy(go);
            UInt count = reg(uint(8)).init(0);
            within(enabled, () -> count.set(count.addWrap(1)));
            three.set(index, count);
            Memory<UInt> words = memory(uint(8), 8);
            words.write(index, count);
            answer.set(mux(index.ge(0), three.get(index), count.shr(8)).xor(words.read(index)));
            Child child = instance(new Child(childAllows));
            child.given.set(index);
            out("childs", bool()).set(child.answer);
        }
    }

    static final class Child extends Component {
        final UInt given = in(uint(2));
        final Bool answer = out(bool());

        Child(boolean allows) {
            if (allows) {
                allow(Code.CONSTANT_RESULT, "the bound is a parameter");
            }
            answer.set(given.ge(0));
        }
    }

    @Test
    void whatIsAllowedIsNotReported() {
        assertThat(Heddle.elaborate(() -> new Meant(true)).verilog().files()).hasSize(2);
    }

    @Test
    void whatIsAllowedIsListedWithPlaceAndReason() {
        assertThat(Heddle.elaborate(() -> new Meant(true)).waivers())
                .extracting(Waiver::module)
                .containsExactly("Child", "Meant", "Meant", "Meant", "Meant");
        assertThat(Heddle.elaborate(() -> new Meant(true)).waivers().get(0).toString())
                .matches("HDL036 \\(AllowedTest.java:\\d+\\) is allowed in Child: the bound is a parameter");
    }

    /** Means what it says in one place, and breaks the same rules in others where it is asked to. */
    static final class MeantOnce extends Component {
        MeantOnce(boolean alsoBefore, boolean alsoBehind, boolean alsoAnother) {
            UInt index = in("index", uint(2));
            Bool go = in("go", bool());
            UInt count = reg(uint(8)).init(0);
            ClockDomain enabled = defaultDomain().enabledBy(go);
            Vec<UInt> three = regZero(vec(3, uint(8)));
            Memory<UInt> words = memory(uint(8), 8);
            Bool before = alsoBefore ? index.ge(0) : go;
            allow(Code.CONSTANT_RESULT, "the bound is a parameter", () -> {
                out("once", bool()).set(index.ge(0));
                out("shifted", uint(8)).set(count.shr(8));
                if (alsoAnother) {
                    out("other", uint(8)).set(three.get(index));
                }
            });
            allow(Code.ADDRESS_RANGE, "the upper half is for the other side", () -> words.write(index, count));
            allow(Code.INDEX_RANGE, "the index counts modulo 3", () -> three.set(index, words.read(in("at", uint(3)))));
            allow(
                    Code.WITHIN_OTHER_DOMAIN,
                    "the enable is for what is declared there",
                    () -> within(enabled, () -> count.set(count.addWrap(1))));
            out("all", bool()).set(alsoBehind ? before.and(index.ge(0)) : before);
            out("sum", uint(8)).set(three.get(0).xor(three.get(1)).xor(three.get(2)));
        }
    }

    @Test
    void itIsAllowedInOnePlaceAndListedAsTheOthersAre() {
        assertThat(Heddle.elaborate(() -> new MeantOnce(false, false, false)).waivers())
                .extracting(waiver -> waiver.code() + ": " + waiver.reason())
                .containsExactly(
                        "CONSTANT_RESULT: the bound is a parameter",
                        "ADDRESS_RANGE: the upper half is for the other side",
                        "INDEX_RANGE: the index counts modulo 3",
                        "WITHIN_OTHER_DOMAIN: the enable is for what is declared there");
    }

    @Test
    void besideThatPlaceTheRuleHolds() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new MeantOnce(true, false, false)))
                .hasMessageStartingWith("HDL036")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> Heddle.elaborate(() -> new MeantOnce(false, true, false)))
                .hasMessageStartingWith("HDL036")
                .hasMessageNotContaining("\n");
        assertThatThrownBy(() -> Heddle.elaborate(() -> new MeantOnce(false, false, true)))
                .hasMessageStartingWith("HDL037")
                .hasMessageNotContaining("\n");
    }

    @Test
    void aPlaceNeedsAReasonAndARuleThatMayBeAllowedToo() {
        class Careless extends Component {
            Careless(Code code, String reason) {
                UInt index = in("index", uint(2));
                allow(code, reason, () -> out("once", uint(2)).set(index));
            }
        }
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Careless(Code.CONSTANT_RESULT, " ")))
                .hasMessageContaining("allow(CONSTANT_RESULT, ..) without a reason");
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Careless(Code.NOT_ASSIGNABLE, "why not")))
                .hasMessageContaining("NOT_ASSIGNABLE cannot be allowed");
    }

    @Test
    void itIsAllowedForOneComponentAlone() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Meant(false)))
                .hasMessageStartingWith("HDL036 (AllowedTest.java:")
                .hasMessageNotContaining("\n");
    }
}
