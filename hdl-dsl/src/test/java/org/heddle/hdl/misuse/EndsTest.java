package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Hardware.WhenChain;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Test;

/** Designs at the ends of what is allowed work, and what a constructor throws itself stays what it is. */
class EndsTest {
    static final class Nested extends Component {
        final Bool go = in(bool());
        final UInt answer = out(uint(8));

        Nested(int levels) {
            answer.set(0);
            nest(levels);
        }

        private void nest(int levels) {
            when(go, () -> {
                if (levels > 1) {
                    nest(levels - 1);
                } else {
                    answer.set(5);
                }
            });
        }
    }

    @Test
    void twoHundredAndFiftyConditionsInsideEachOtherWork() {
        var design = Heddle.elaborate(() -> new Nested(250));
        assertThat(Reference.run(design, List.of(Map.of("go", BigInteger.ONE))).get(0))
                .containsEntry("answer", BigInteger.valueOf(5));
        assertThat(design.plainVerilog().files()).hasSize(1);
    }

    static final class LongChain extends Component {
        LongChain(int arms) {
            UInt choice = in("choice", uint(12));
            UInt answer = out("answer", uint(12));
            WhenChain chain = when(choice.eq(0), () -> answer.set(1));
            for (int i = 1; i < arms; i++) {
                int arm = i;
                chain = chain.elseWhen(choice.eq(arm), () -> answer.set(arm));
            }
            chain.otherwise(() -> answer.set(0));
        }
    }

    @Test
    void aChainOfThreeThousandArmsWorks() {
        var design = Heddle.elaborate(() -> new LongChain(3_000));
        assertThat(Reference.run(design, List.of(Map.of("choice", BigInteger.valueOf(2_999))))
                        .get(0))
                .containsEntry("answer", BigInteger.valueOf(2_999));
    }

    static final class Picky extends Component {
        Picky(int depth) {
            if (depth < 1) {
                throw new IllegalArgumentException("depth must be >= 1: depth=" + depth);
            }
        }
    }

    @Test
    void whatAComponentThrowsItselfComesOutAsItIs() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Picky(0)))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth must be >= 1: depth=0");
    }

    static final class Loose extends Component {
        Loose(String what) {
            UInt value = in("value", uint(8));
            switch (what) {
                case "division" -> lit(1 / (what.length() - 8), 8);
                case "size" -> memory(uint(8), new int[what.length() - 5].length);
                case "cast" -> ((Bool) (Object) value).not();
                case "condition" -> when(null, () -> {});
                case "body" -> when(value.bit(0), null);
                case "type" -> reg(null);
                case "instance" -> instance(null);
                case "parameter" -> parameter(null, null);
                case "doc" -> value.bits(3, 0).doc("nothing of its own");
                default -> value.addWrap((UInt) null);
            }
        }
    }

    @Test
    void noExceptionOfJavasOwnComesOut() {
        for (String what : List.of("division", "size", "cast", "condition", "body", "type", "instance", "doc", "add")) {
            assertThatThrownBy(() -> Heddle.elaborate(() -> new Loose(what)))
                    .as(what)
                    .isInstanceOf(ElaborationException.class)
                    .hasMessageMatching("(?s)HDL\\d+ \\(EndsTest.java:\\d+\\) .*");
        }
        assertThatThrownBy(() -> Heddle.elaborate(null))
                .hasMessageStartingWith("HDL035 (EndsTest.java:")
                .hasMessageContaining("give it one");
        assertThatThrownBy(() -> Heddle.elaborate(() -> null)).hasMessageStartingWith("HDL035 (EndsTest.java:");
    }
}
