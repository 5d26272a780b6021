package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Netlist;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.engine.Verilator;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.VerilogPort;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ClockDomainTest {
    /** Two clocks, a memory between them, an enable and a reset of its own. */
    static final class TwoClocks extends Component {
        final ClockDomain link;
        final Bool go = in(bool());
        final UInt count = out(uint(3));
        final UInt links;
        final UInt slow;
        final UInt word = out(uint(4));
        final UInt old = out(uint(3));

        TwoClocks(Reset first, Reset second) {
            defaultDomain(first);
            link = clockDomain(second);
            links = out(link, uint(4));
            slow = out(link, uint(4));
            UInt counter = reg(uint(3)).init(2);
            when(go, () -> counter.set(counter.addWrap(1)));
            count.set(counter);
            UInt linkCounter = reg(link, uint(4)).init(9);
            linkCounter.set(linkCounter.addWrap(1));
            links.set(linkCounter);
            ClockDomain third = link.enabledBy(linkCounter.bit(1));
            UInt slowCounter = reg(third, uint(4)).init(1);
            slowCounter.set(slowCounter.addWrap(3));
            slow.set(slowCounter);
            Memory<UInt> words = memory(uint(4), 8).init(1, 2, 3, 4, 5, 6, 7, 8);
            within(third, () -> words.write(slowCounter.trunc(3), linkCounter));
            word.set(crossing(words.read(counter), "the test wants to see it"));
            old.set(past(counter));
        }
    }

    private static List<Map<String, BigInteger>> randomRows(Design<?> design, int count, long seed) {
        Random random = new Random(seed);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Map<String, BigInteger> row = new HashMap<>();
            for (VerilogPort port : design.verilog().ports()) {
                if (port.direction() == VerilogPort.Direction.INPUT) {
                    boolean rare = port.role().isReset();
                    boolean one = rare ? random.nextInt(12) == 0 : random.nextBoolean();
                    boolean low = port.role() == VerilogPort.Role.RESET_ACTIVE_LOW;
                    row.put(port.name(), one != low ? BigInteger.ONE : BigInteger.ZERO);
                }
            }
            rows.add(row);
        }
        return rows;
    }

    @TestFactory
    Stream<DynamicTest> allEnginesAgreeUnderEveryPairOfResetKinds() {
        List<Reset> resets = List.of(
                Reset.synchronous(),
                Reset.synchronous().activeLow(),
                Reset.asynchronous(),
                Reset.asynchronous().activeLow(),
                Reset.initialValues());
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < resets.size(); i++) {
            Reset first = resets.get(i);
            Reset second = resets.get((2 * i + 3) % resets.size());
            int seed = i;
            tests.add(DynamicTest.dynamicTest("pair " + i, () -> agree(() -> new TwoClocks(first, second), seed)));
        }
        return tests.stream();
    }

    private static void agree(Supplier<TwoClocks> constructor, long seed) {
        Design<TwoClocks> design = Heddle.elaborate(constructor);
        Lint.requireClean(design);
        List<Map<String, BigInteger>> rows = randomRows(design, 400, seed);
        List<Map<String, BigInteger>> expected = Reference.run(design, rows);
        knownOnesAgree(Verilator.run(design, rows), expected);
        knownOnesAgree(Icarus.run(design, rows), expected);
        knownOnesAgree(Netlist.run(design, rows), expected);
    }

    private static void knownOnesAgree(List<Map<String, BigInteger>> actual, List<Map<String, BigInteger>> expected) {
        int known = 0;
        for (int i = 0; i < expected.size(); i++) {
            assertThat(expected.get(i)).as("row " + i).containsAllEntriesOf(actual.get(i));
            known += actual.get(i).size();
        }
        assertThat(known).isGreaterThan(3 * expected.size());
    }

    @Test
    void aClockMovesOnlyItsOwnRegisters() {
        Interpreter run =
                new Interpreter(Heddle.elaborate(() -> new TwoClocks(Reset.synchronous(), Reset.synchronous()))
                        .circuit());
        run.poke("reset", 1);
        run.poke("link_reset", 1);
        run.step();
        run.poke("reset", 0);
        run.poke("link_reset", 0);
        run.poke("go", 1);
        run.step("clock");
        assertThat(run.peek("count")).isEqualTo(3);
        assertThat(run.peek("links")).isEqualTo(9);
        run.step(Set.of("link_clock"));
        assertThat(run.peek("count")).isEqualTo(3);
        assertThat(run.peek("links")).isEqualTo(10);
    }

    @Test
    void anAsynchronousResetNeedsNoClockAndASynchronousOneDoes() {
        Interpreter run = new Interpreter(Heddle.elaborate(() ->
                        new TwoClocks(Reset.synchronous(), Reset.asynchronous().activeLow()))
                .circuit());
        run.poke("reset", 1);
        run.poke("link_reset_n", 0);
        assertThat(run.peek("links")).isEqualTo(9);
        assertThat(run.peek("count")).isZero();
        run.step("clock");
        assertThat(run.peek("count")).isEqualTo(2);
    }

    @Test
    void initialValuesAreThereBeforeTheFirstEdge() {
        Design<TwoClocks> design = Heddle.elaborate(() -> new TwoClocks(Reset.initialValues(), Reset.synchronous()));
        assertThat(new Interpreter(design.circuit()).peek("count")).isEqualTo(2);
        assertThat(design.verilog().ports()).extracting(VerilogPort::name).doesNotContain("reset");
    }

    /** A reset that arrives between two enabled edges. */
    static final class Priority extends Component {
        Priority() {
            Bool tick = in(bool());
            UInt resetWins = out(uint(4));
            UInt enableWins = out(uint(4));
            UInt first = reg(defaultDomain().enabledBy(tick), uint(4)).init(7);
            UInt second =
                    reg(defaultDomain().enabledBeforeResetBy(tick), uint(4)).init(7);
            first.set(first.addWrap(1));
            second.set(second.addWrap(1));
            resetWins.set(first);
            enableWins.set(second);
        }
    }

    @Test
    void theResetWinsOverTheEnableUnlessTheDomainSaysOtherwise() {
        Interpreter run = new Interpreter(Heddle.elaborate(Priority::new).circuit());
        run.poke("reset", 1);
        run.step();
        assertThat(run.peek("resetWins")).isEqualTo(7);
        assertThat(run.peek("enableWins")).isZero();
        run.poke("tick", 1);
        run.step();
        assertThat(run.peek("enableWins")).isEqualTo(7);
        run.poke("reset", 0);
        run.poke("tick", 0);
        run.step();
        assertThat(run.peek("resetWins")).isEqualTo(7);
        assertThat(run.peek("enableWins")).isEqualTo(7);
    }

    /** Claims that hold at edges of one clock only. */
    static final class Claims extends Component {
        Claims(Reset reset) {
            ClockDomain link = clockDomain(reset);
            Bool held = in(link, bool());
            Bool tick = in(link, bool());
            Bool seen = out(link, bool());
            seen.set(held);
            within(link.enabledBy(tick), () -> assertAlways(held, "held at each tick"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anAssertionLooksAtEnabledEdgesOfItsOwnDomainOutsideItsReset(boolean asynchronous) {
        Design<Claims> design =
                Heddle.elaborate(() -> new Claims(asynchronous ? Reset.asynchronous() : Reset.synchronous()));
        Lint.requireClean(design);
        Interpreter run = new Interpreter(design.circuit());
        run.poke("tick", 1);
        run.poke("link_reset", 1);
        run.step();
        run.poke("link_reset", 0);
        run.poke("tick", 0);
        run.step();
        run.poke("tick", 1);
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> run.step("link_clock"))
                .isInstanceOf(AssertionViolation.class)
                .hasMessageContaining("held at each tick");
    }
}
