package org.heddle.verify.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.io.IOException;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class SynthesisTest {
    /** More registers than an hx8k has cells. */
    static final class Giant extends Component {
        Giant() {
            UInt bits = in(uint(8000));
            UInt kept = reg(uint(8000));
            UInt shown = out(uint(8000));
            kept.set(bits);
            shown.set(kept);
        }
    }

    /** A sum is written into a memory of LUTs; what is read there is compared behind it, or kept as it is. */
    static final class Buffered extends Component {
        Buffered(boolean compares) {
            UInt augend = reg(uint(32));
            UInt addend = reg(uint(32));
            UInt address = reg(uint(4));
            UInt wanted = reg(uint(32));
            augend.set(in("augendGiven", uint(32)));
            addend.set(in("addendGiven", uint(32)));
            address.set(in("addressGiven", uint(4)));
            wanted.set(in("wantedGiven", uint(32)));
            Memory<UInt> sums = memory(uint(32), 16);
            sums.write(address, augend.addWrap(addend));
            UInt read = sums.read(address);
            UInt found = reg(uint(32));
            found.set(compares ? read.eq(wanted).asUInt().zext(32) : read);
            out("shown", uint(32)).set(found);
            out("wantedShown", uint(32)).set(wanted);
        }
    }

    @Test
    void aPathEndsWhereAMemoryOfLutsIsWritten() throws IOException {
        Cost kept = Synthesis.of(Heddle.elaborate(() -> new Buffered(false)).verilog(), Target.ECP5);
        Cost compared = Synthesis.of(Heddle.elaborate(() -> new Buffered(true)).verilog(), Target.ECP5);
        assertThat(kept.lutRams()).isEqualTo(8);
        assertThat(compared.luts()).isGreaterThan(kept.luts());
        assertThat(compared.pathCells()).as("the sum's carry is the longest").isEqualTo(kept.pathCells());
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void aSkidBufferOfEightBitsHasItsEighteenFlipFlopsOnEveryTarget(Target target) throws IOException {
        Cost cost =
                Synthesis.of(Heddle.elaborate(() -> new SkidBuffer<>(uint(8))).verilog(), target);
        assertThat(cost.registers()).isEqualTo(2 * 8 + 2);
        assertThat(cost.luts()).isBetween(8, 40);
        assertThat(cost.blockRams() + cost.lutRams() + cost.multipliers()).isZero();
        assertThat(cost.pathCells()).isBetween(1, 4);
        assertThat(cost.path()).isNotEmpty().noneMatch(name -> name.contains("$"));
        if (target == Target.ICE40) {
            assertThat(cost.megahertz()).isBetween(50.0, 1000.0);
        } else {
            assertThat(cost.note()).contains("ice40 only");
        }
    }

    @Test
    void aDesignLargerThanTheChipIsReportedWithItsArea() throws IOException {
        Cost cost = Synthesis.of(Heddle.elaborate(Giant::new).verilog(), Target.ICE40);
        assertThat(cost.registers()).isEqualTo(8000);
        assertThat(cost.megahertz()).isNull();
        assertThat(cost.note()).startsWith("larger than hx8k");
    }
}
