package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.heddle.hdl.BlackBox;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.blackbox.VerilogHeader;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.ir.Behaviour;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class BlackBoxTest {
    static class Accumulator extends BlackBox {
        final Bool step = in(bool());
        final UInt amount = in(uint(3));
        final UInt total;
        final Bool odd = out(bool());

        Accumulator(int width) {
            super("accumulator", Accumulator.class, "accumulator.v");
            verilogParameter("WIDTH", width);
            verilogParameter("STEPS", 8);
            verilogParameter("KIND", "wrap");
            clockPort("clk");
            resetPort("rst");
            total = out(uint(width));
        }
    }

    /** With what it does, said in Java. */
    static final class Modelled extends Accumulator {
        Modelled(int width) {
            super(width);
        }

        @Override
        protected Optional<Behaviour> behaviour() {
            int width = total.width();
            return Optional.of(new Behaviour() {
                private BigInteger sum = BigInteger.ZERO;

                @Override
                public Map<String, BigInteger> outputs(Map<String, BigInteger> inputs) {
                    return Map.of("total", sum, "odd", sum.mod(BigInteger.TWO));
                }

                @Override
                public void edge(Map<String, BigInteger> inputs) {
                    if (inputs.get("reset").signum() != 0) {
                        sum = BigInteger.ZERO;
                    } else if (inputs.get("step").signum() != 0) {
                        sum = sum.add(inputs.get("amount")).mod(BigInteger.TWO.pow(width));
                    }
                }
            });
        }
    }

    /** Two boxes in one another's way. */
    static final class Pair extends Component {
        final Bool step = in(bool());
        final UInt amount = in(uint(3));
        final UInt narrow = out(uint(5));
        final UInt wide = out(uint(12));

        Pair() {
            Modelled first = instance(new Modelled(5));
            Modelled second = instance(new Modelled(12));
            first.step.set(step);
            first.amount.set(amount);
            second.step.set(first.odd);
            second.amount.set(first.total.trunc(3));
            narrow.set(first.total);
            wide.set(second.total.xor(second.odd.asUInt().zext(12)));
        }
    }

    @Test
    void theFileGoesWithTheDesignAndBothEnginesAgreeOnWhatItDoes() {
        Design<Pair> design = Heddle.elaborate(Pair::new);
        Lint.requireClean(design);
        assertThat(design.verilog().files())
                .extracting(VerilogFile::name)
                .containsExactly("accumulator.v", "Modelled_5_8_wrap.v", "Modelled_12_8_wrap.v", "Pair.v");
        Random random = new Random(4);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            rows.add(Map.of(
                    "step", BigInteger.valueOf(random.nextInt(2)),
                    "amount", BigInteger.valueOf(random.nextInt(8)),
                    "reset", BigInteger.valueOf(random.nextInt(40) == 0 ? 1 : 0)));
        }
        List<Map<String, BigInteger>> simulated = Icarus.run(design, rows);
        assertThat(simulated).isEqualTo(Reference.run(design, rows));
        assertThat(simulated).extracting(row -> row.get("wide")).anyMatch(value -> value.intValueExact() > 20);
    }

    @Tag("tools")
    @Test
    void withoutABehaviourTheInterpreterSaysSo() {
        class Alone extends Component {
            Alone() {
                Accumulator box = instance(new Accumulator(8));
                box.step.set(true);
                box.amount.set(1);
                UInt total = out(uint(8));
                total.set(box.total.xor(box.odd.asUInt().zext(8)));
            }
        }
        Design<Alone> design = Heddle.elaborate(Alone::new);
        assertThatThrownBy(() -> Reference.run(design, List.of(Map.of())))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Accumulator_8_8_wrap has no behaviour in Java");
        assertThat(Icarus.run(design, List.of(Map.of(), Map.of())).get(1)).containsEntry("total", BigInteger.ZERO);
    }

    @Test
    void headersAreReadWithAllTheirArithmetic() {
        VerilogHeader header = VerilogHeader.read("""
                `timescale 1ns/1ps
                module other(input a); endmodule
                (* keep *) module m #(parameter W = 4, parameter [7:0] D = 8'h1_0, parameter N = "x") (
                  input wire clk, // ; a comment
                  input signed [W-1:0] x, y,
                  output reg [2*W + (D >> 2) : 1] z, /* b */ output q,
                  inout [(1 << 3) - 1 : 0] pad
                );
                  function f; input g; f = g; endfunction
                endmodule
                """, "m", Map.of("W", BigInteger.valueOf(6)));
        assertThat(header.ports())
                .containsOnly(
                        Map.entry("clk", new VerilogHeader.Port("input", 1)),
                        Map.entry("x", new VerilogHeader.Port("input", 6)),
                        Map.entry("y", new VerilogHeader.Port("input", 6)),
                        Map.entry("z", new VerilogHeader.Port("output", 16)),
                        Map.entry("q", new VerilogHeader.Port("output", 1)),
                        Map.entry("pad", new VerilogHeader.Port("inout", 8)));
        assertThat(header.parameters()).containsExactly("W", "D", "N");
    }

    @Test
    void aDomainWhoseClockIsEnabledIsRefused() {
        class Enabled extends Component {
            final Bool go = in(bool());

            Enabled() {
                within(defaultDomain().enabledBy(go), () -> {
                    Modelled box = instance(new Modelled(8));
                    box.step.set(true);
                    box.amount.set(1);
                    out("total", uint(8)).set(box.total);
                });
            }
        }
        assertThatThrownBy(() -> Heddle.elaborate(Enabled::new))
                .hasMessageContaining("HDL029")
                .hasMessageContaining("it is attached in a domain whose clock is enabled");
    }
}
