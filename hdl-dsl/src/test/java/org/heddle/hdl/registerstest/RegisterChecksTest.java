package org.heddle.hdl.registerstest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.math.BigInteger;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.verify.InterpretedRig;
import org.heddle.hdl.registers.verify.RegisterCheck;
import org.heddle.hdl.registers.verify.RegisterChecks;
import org.heddle.hdl.registers.verify.RegisterRig;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests that are made from the declarations, and that they notice a block that is wrong. */
class RegisterChecksTest {
    @TestFactory
    Stream<DynamicTest> everyPromiseOfEveryFieldIsKept() {
        return Stream.of(new UartRegisters(), new WideRegisters(), new ByteRegisters())
                .flatMap(RegisterChecksTest::tests);
    }

    private static Stream<DynamicTest> tests(RegisterMap map) {
        Design<?> design = Heddle.elaborate(() -> new RegisterBlock<>(map));
        return RegisterChecks.of(map).stream()
                .map(check -> DynamicTest.dynamicTest(check.name(), () -> check.run(new InterpretedRig(design))));
    }

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new UartRegisters())));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new WideRegisters())));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new ByteRegisters())));
    }

    /** A block seen through glasses that make it wrong. */
    private record Faulty(RegisterRig rig, UnaryOperator<String> pokes, UnaryOperator<BigInteger> reads)
            implements RegisterRig {
        @Override
        public void poke(String port, BigInteger value) {
            String target = pokes.apply(port);
            if (!target.isEmpty()) {
                rig.poke(target, value);
            }
        }

        @Override
        public BigInteger peek(String port) {
            BigInteger value = rig.peek(port);
            return port.equals("response_data_data") ? reads.apply(value) : value;
        }

        @Override
        public void step() {
            rig.step();
        }
    }

    private static List<String> failing(UnaryOperator<String> pokes, UnaryOperator<BigInteger> reads) {
        UartRegisters map = new UartRegisters();
        Design<?> design = Heddle.elaborate(() -> new RegisterBlock<>(map));
        return RegisterChecks.of(map).stream()
                .filter(check -> fails(check, new Faulty(new InterpretedRig(design), pokes, reads)))
                .map(RegisterCheck::name)
                .toList();
    }

    private static boolean fails(RegisterCheck check, RegisterRig rig) {
        try {
            check.run(rig);
            return false;
        } catch (AssertionError e) {
            return true;
        }
    }

    @Test
    void aBlockWhoseHardwareSideIsDeafFailsTheChecksOfThatFieldAndNoOther() {
        assertThat(failing(port -> port.equals("events_done_set") ? "" : port, value -> value))
                .containsExactly(
                        "events.done (rw1c) is set by hardware and cleared by writing ones",
                        "events.done (rw1c) stays set when set and cleared at once");
    }

    @Test
    void aBlockThatIgnoresStrobesFailsTheChecksOfBytes() {
        List<String> failing = failing(port -> port.equals("request_data_strobes") ? "" : port, value -> value);
        assertThat(failing).contains("control.enable (rw) keeps what is written and leaves its neighbours");
    }

    @Test
    void aReservedBitThatReadsOneIsFound() {
        assertThat(failing(port -> port, value -> value.setBit(30))).contains("uart: fill's reserved bits read 0");
    }

    @Test
    void checksHaveNamesOfTheirOwn() {
        List<String> names = RegisterChecks.of(new UartRegisters()).stream()
                .map(RegisterCheck::name)
                .toList();
        assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(60);
        assertThatCode(() -> RegisterChecks.of(new WideRegisters())).doesNotThrowAnyException();
    }
}
