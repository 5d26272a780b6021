package org.heddle.hdl.registerstest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests that are made from the declarations, and that they notice a block that is wrong. */
class RegisterChecksTest {
    @TestFactory
    Stream<DynamicTest> everyPromiseOfEveryFieldIsKept() {
        return Stream.of(
                        new UartRegisters(),
                        new WideRegisters(),
                        new ByteRegisters(),
                        new CardRegisters(),
                        new PipeRegisters(false),
                        new PipeRegisters(true))
                .flatMap(RegisterChecksTest::tests);
    }

    private static Stream<DynamicTest> tests(RegisterMap map) {
        Design<?> design = Heddle.elaborate(() -> new RegisterBlock<>(map));
        return RegisterChecks.of(map).stream()
                .map(check -> DynamicTest.dynamicTest(check.name(), () -> check.run(new InterpretedRig(design))));
    }

    @Test
    @Tag("slow")
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new UartRegisters())));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new WideRegisters())));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new ByteRegisters())));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new CardRegisters())));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new PipeRegisters(false))));
        Lint.requireClean(Heddle.elaborate(() -> new RegisterBlock<>(new PipeRegisters(true))));
    }

    /** A block seen through glasses that make it wrong; they see nothing of a poke for which they have no value. */
    private record Faulty(RegisterRig rig, Glasses glasses, Map<String, BigInteger> poked) implements RegisterRig {
        @Override
        public void poke(String port, BigInteger value) {
            poked.put(port, value);
            poked.forEach((each, last) -> glasses.poke(each, last, poked).ifPresent(seen -> rig.poke(each, seen)));
        }

        @Override
        public BigInteger peek(String port) {
            return glasses.peek(port, rig.peek(port));
        }

        @Override
        public void step() {
            rig.step();
        }
    }

    /** View of a block's ports, with a fault in it. */
    private interface Glasses {
        default Optional<BigInteger> poke(String port, BigInteger value, Map<String, BigInteger> all) {
            return Optional.of(value);
        }

        default BigInteger peek(String port, BigInteger value) {
            return value;
        }
    }

    private static Glasses deaf(String deafPort) {
        return new Glasses() {
            @Override
            public Optional<BigInteger> poke(String port, BigInteger value, Map<String, BigInteger> all) {
                return port.equals(deafPort) ? Optional.empty() : Optional.of(value);
            }
        };
    }

    /** Another address, as seen by the block, of those that the function has one for. */
    private static Glasses misplaced(UnaryOperator<Long> addresses) {
        return new Glasses() {
            @Override
            public Optional<BigInteger> poke(String port, BigInteger value, Map<String, BigInteger> all) {
                boolean isAddress = port.equals("request_data_address");
                return Optional.of(isAddress ? BigInteger.valueOf(addresses.apply(value.longValue())) : value);
            }
        };
    }

    private static Glasses showing(String shownPort, UnaryOperator<BigInteger> seen) {
        return new Glasses() {
            @Override
            public BigInteger peek(String port, BigInteger value) {
                return port.equals(shownPort) ? seen.apply(value) : value;
            }
        };
    }

    private static List<String> failing(RegisterMap map, Glasses glasses) {
        Design<?> design = Heddle.elaborate(() -> new RegisterBlock<>(map));
        return RegisterChecks.of(map).stream()
                .filter(check -> fails(check, new Faulty(new InterpretedRig(design), glasses, new HashMap<>())))
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
        assertThat(failing(new UartRegisters(), deaf("events_done_set")))
                .containsExactly(
                        "events.done (rw1c) is set by hardware and cleared by writing ones",
                        "events.done (rw1c) stays set when set and cleared at once");
    }

    @Test
    void aBlockThatIgnoresStrobesFailsTheChecksOfBytes() {
        List<String> failing = failing(new UartRegisters(), deaf("request_data_strobes"));
        assertThat(failing).contains("control.enable (rw) keeps what is written and leaves its neighbours");
    }

    @Test
    void aReservedBitThatReadsOneIsFound() {
        assertThat(failing(new UartRegisters(), showing("response_data_data", value -> value.setBit(30))))
                .contains("uart: fill's reserved bits read 0");
    }

    @Test
    @Tag("slow")
    void aPageThatWritesWhatIsTheFirstOnesIsFound() {
        long page = 0x100;
        assertThat(failing(new CardRegisters(), misplaced(address -> address == page ? 0 : address)))
                .contains("identity.node (rw) is written through the first page only, page 1");
        assertThat(failing(new CardRegisters(), misplaced(address -> address == page + 0x04 ? 0x04 : address)))
                .contains(
                        "control.limit (rw) keeps what is written and leaves its neighbours, page 1",
                        "control.load (rwh) is written through the first page only, page 1",
                        "control.reset (ws) is written through the first page only, page 1");
        assertThat(failing(new CardRegisters(), misplaced(address -> address == page + 0x10 ? 0x10 : address)))
                .contains(
                        "events.faults (rw1c) is written through the first page only, page 1",
                        "events.wanted (rw1s) is written through the first page only, page 1");
    }

    @Test
    @Tag("slow")
    void aWindowThatLosesItsFirstOrLastWordIsFound() {
        for (long address : new long[] {0x80, 0x9C}) {
            assertThat(failing(new CardRegisters(), misplaced(at -> at == address ? 0x14 : at)))
                    .contains("card: inbox (ro) reads its hardware, page 0");
        }
        for (long address : new long[] {0x1A0, 0x1BC}) {
            assertThat(failing(new CardRegisters(), misplaced(at -> at == address ? 0x14 : at)))
                    .contains("card: outbox (wo) waits until its hardware takes it, page 1");
        }
    }

    @Test
    @Tag("slow")
    void aWindowThatReachesTooFarIsFound() {
        assertThat(failing(new CardRegisters(), misplaced(at -> at == 0x7C ? 0x80 : at)))
                .contains("card: inbox (ro) is read in its words only, page 0");
        assertThat(failing(new CardRegisters(), misplaced(at -> at == 0x9C ? 0xA0 : at)))
                .contains("card: outbox (wo) is written in whole words only, page 0");
    }

    @Test
    @Tag("slow")
    void aWindowOrQueueThatDoesNotWaitIsFound() {
        assertThat(failing(new CardRegisters(), deaf("outbox_takes")))
                .contains("card: outbox (wo) waits until its hardware takes it, page 0");
        assertThat(failing(new CardRegisters(), showing("send_valid", value -> BigInteger.ZERO)))
                .containsExactly(
                        "card: send waits until its queue takes it, page 0",
                        "card: send waits until its queue takes it, page 1");
        assertThat(failing(new CardRegisters(), deaf("receive_coming")))
                .containsExactly(
                        "card: receive waits for what is coming, page 0",
                        "card: receive waits for what is coming, page 1");
        assertThat(failing(new CardRegisters(), showing("receive_ready", value -> BigInteger.ONE)))
                .contains("card: receive takes the next value, page 0");
    }

    @Test
    @Tag("slow")
    void numbersOfAnArrayThatChangePlacesAreFound() {
        assertThat(failing(new CardRegisters(), misplaced(at -> at == 0x20 ? 0x24 : at == 0x24 ? 0x20 : at)))
                .contains("card: counts reads what the hardware gives, page 0");
        assertThat(failing(new CardRegisters(), misplaced(at -> at == 0x44 ? 0x40 : at)))
                .contains("card: kept reads what was when it was taken, page 0");
    }

    @Test
    @Tag("slow")
    void theHardwareOfAnotherPageIsFound() {
        assertThat(failing(new CardRegisters(), showing("page", value -> BigInteger.ZERO)))
                .contains(
                        "card: send waits until its queue takes it, page 1",
                        "card: receive takes the next value, page 1",
                        "card: table (rw) reads its hardware, page 1",
                        "card: table (rw) waits until its hardware takes it, page 1");
    }

    @Test
    void checksHaveNamesOfTheirOwn() {
        List<String> names = RegisterChecks.of(new UartRegisters()).stream()
                .map(RegisterCheck::name)
                .toList();
        assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(60);
        assertThat(RegisterChecks.of(new CardRegisters()))
                .extracting(RegisterCheck::name)
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(80);
        assertThatCode(() -> RegisterChecks.of(new WideRegisters())).doesNotThrowAnyException();
    }
}
