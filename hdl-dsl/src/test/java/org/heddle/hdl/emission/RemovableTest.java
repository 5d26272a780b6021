package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.option.Removable;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Test;

class RemovableTest {
    /** Counts what it sees, for somebody who looks at waves. */
    static final class Probe extends Component {
        final Bool tick = in(bool());

        Probe() {
            UInt ticks = reg(uint(8)).init(0);
            when(tick, () -> ticks.set(ticks.addWrap(1)));
        }
    }

    /** Only its removable parts need a clock. */
    static final class Gate extends Component {
        final Bool open = in(bool());
        final UInt data = in(uint(4));
        final UInt passed = out(uint(4));

        Gate() {
            UInt last = data.and(open.repeat(4));
            passed.set(last);
            debug(() -> {
                Probe probe = instance(new Probe());
                probe.tick.set(open);
                UInt widest = reg(uint(4)).init(0);
                when(data.gt(widest), () -> widest.set(data));
            });
            verification(() -> {
                UInt before = past(data);
                when(open, () -> assertAlways(before.ne(9).or(data.ne(0)), "nine is never followed by zero"));
            });
        }
    }

    @Test
    void partsCanBeLeftOutAndPortsNamesAndBehaviourStay() {
        Design<Gate> whole = Heddle.elaborate(Gate::new);
        Design<Gate> without = Heddle.elaborate(Gate::new, Set.of(Removable.DEBUG, Removable.VERIFICATION));
        Design<Gate> onlyClaims = Heddle.elaborate(Gate::new, Set.of(Removable.DEBUG));
        Lint.requireClean(whole);
        Lint.requireClean(without);
        Lint.requireClean(onlyClaims);
        assertThat(whole.verilog().files()).extracting(VerilogFile::name).containsExactly("Probe.v", "Gate.v");
        assertThat(without.verilog().files()).extracting(VerilogFile::name).containsExactly("Gate.v");
        assertThat(Golden.text(whole)).contains("widest", "Probe probe", "before", "nine is never");
        assertThat(Golden.text(onlyClaims)).contains("nine is never").doesNotContain("widest", "Probe");
        assertThat(Golden.text(without)).doesNotContain("widest", "Probe", "before", "nine is never");
        assertThat(without.verilog().ports()).isEqualTo(whole.verilog().ports());
        assertThat(without.verilog().ports()).extracting(port -> port.name()).contains("clock", "reset");
        List<Map<String, BigInteger>> rows = IntStream.range(0, 32)
                .mapToObj(i -> Map.of(
                        "open", BigInteger.valueOf(i & 1), "data", BigInteger.valueOf(i / 2), "reset", BigInteger.ZERO))
                .toList();
        assertThat(Icarus.run(without, rows)).isEqualTo(Icarus.run(whole, rows));
    }
}
