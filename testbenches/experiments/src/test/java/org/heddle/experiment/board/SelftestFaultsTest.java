package org.heddle.experiment.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.host.HostPort;
import org.heddle.nic.board.LossyNodes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** For each step of the self-test of two cut-down nodes a fault in their circuit, which all steps before it pass, and it finds. */
@Tag("slow")
class SelftestFaultsTest {
    private static final String REGISTERS = "RegisterBlock_dimmnet2";
    private static final String MEMORY = "BlockMemory_16_4096";
    private static final String NODE = "Dimmnet2Node_cut_down";
    private static final List<String> STEPS =
            List.of("identity", "registers", "memory", "memory speed", "link loop", "link errors", "transfer", "soak");
    /** Commands of a soak in which a fault must be found. */
    private static final int COMMANDS = 200;

    static Stream<Arguments> faults() {
        return Stream.of(
                fault("identity", "a letter of the identity is wrong", SelftestFaultsTest::wrongIdentity, "DIMMNET2"),
                fault(
                        "registers",
                        "a bit of a register is stuck",
                        circuit -> FaultyCircuit.read(
                                circuit,
                                REGISTERS,
                                "node_number_kept",
                                (right, others) -> FaultyCircuit.stuckAtZero(right, 9)),
                        "node0.number does not hold its bits 0x200"),
                fault(
                        "memory",
                        "an address line of the memory is stuck",
                        circuit -> FaultyCircuit.read(
                                circuit,
                                MEMORY,
                                "request_data_line",
                                (right, others) -> FaultyCircuit.stuckAtZero(right, 7)),
                        "address 0x0 holds what was written to 0x800: address lines 0x800 of the memory of node0"),
                fault(
                        "memory speed",
                        "the memory takes an access in every fourth cycle",
                        SelftestFaultsTest::slow,
                        "stalls"),
                fault(
                        "link loop",
                        "nothing comes back from node 1",
                        circuit -> FaultyCircuit.driven(
                                circuit,
                                "LossInjector_484704264",
                                "to_valid",
                                (right, others) -> Expression.Literal.of(0, 1)),
                        "node 0 hears of none: look at the cable from node 1 to node 0"),
                fault(
                        "link errors",
                        "nothing is retransmitted",
                        circuit -> FaultyCircuit.read(
                                circuit,
                                "ReplayBuffer_4_4_20",
                                "again",
                                (right, others) -> Expression.Literal.of(0, 1)),
                        "was not sent again"),
                fault("transfer", "a stride of 32-byte elements is wrong", SelftestFaultsTest::wrongStride, "pattern"),
                fault("soak", "a word of a certain value is written wrongly", SelftestFaultsTest::rareValue, "timing"));
    }

    private static Arguments fault(String step, String fault, UnaryOperator<Circuit> planted, String next) {
        return Arguments.of(step, fault, planted, next);
    }

    private static Circuit wrongIdentity(Circuit circuit) {
        long right = 0x4449_4D4D_4E45_5432L;
        return FaultyCircuit.constant(
                circuit,
                REGISTERS,
                Expression.Literal.of(right, Long.SIZE),
                Expression.Literal.of(right ^ 1, Long.SIZE));
    }

    /** The node's cycle count says when the memory is there, to both sides of its handshake. */
    private static Circuit slow(Circuit circuit) {
        FaultyCircuit.Fault now = (right, others) -> FaultyCircuit.binary(
                BinaryOperator.AND, right, FaultyCircuit.lowBitsAre(others.apply("count_CYCLES"), 2, 0));
        Circuit asked = FaultyCircuit.driven(circuit, NODE, "memory_request_valid", now);
        return FaultyCircuit.read(asked, NODE, "memory_request_ready", now);
    }

    private static Circuit wrongStride(Circuit circuit) {
        return FaultyCircuit.read(
                circuit,
                "SegmentGenerator",
                "access_data_stride",
                (right, others) -> new Expression.Mux(
                        FaultyCircuit.lowBitsAre(others.apply("access_data_sizeLog2"), 3, 5),
                        FaultyCircuit.binary(BinaryOperator.ADD, right, Expression.Literal.of(4, right.width())),
                        right));
    }

    private static Circuit rareValue(Circuit circuit) {
        return FaultyCircuit.read(
                circuit,
                MEMORY,
                "request_data_data",
                (right, others) -> new Expression.Mux(
                        FaultyCircuit.lowBitsAre(right, 10, 0x36E), FaultyCircuit.stuckAtZero(right, 9), right));
    }

    private static SelftestResult run(Design<LossyNodes> design, UnaryOperator<Circuit> fault, BooleanSupplier goesOn) {
        try (SimulatedPair board = new SimulatedPair(design, fault)) {
            List<SelftestStep> told = new ArrayList<>();
            SelftestResult result = new Selftest(board, told::add).run("simulated", goesOn);
            assertThat(result.steps()).isEqualTo(told);
            return result;
        }
    }

    private static BooleanSupplier commands(int count) {
        int[] left = {count};
        return () -> --left[0] > 0;
    }

    /** One node is half as much to check, where a fault needs no second one. */
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("faults")
    void aFaultIsFoundByItsStep(String step, String fault, UnaryOperator<Circuit> planted, String next) {
        SelftestResult result = run(
                step.equals("link loop") ? SimulatedPair.CutDown.PAIR : SimulatedPair.CutDown.ONE,
                planted,
                commands(COMMANDS));
        List<SelftestStep> steps = result.steps();
        assertThat(steps)
                .as("%s", steps)
                .extracting(SelftestStep::name)
                .isEqualTo(STEPS.subList(0, STEPS.indexOf(step) + 1));
        SelftestStep last = steps.get(steps.size() - 1);
        assertThat(result.passed()).as("%s", steps).isFalse();
        assertThat(last.passed()).as("%s", last).isFalse();
        assertThat(last.next()).as("%s", last).contains(next);
    }

    @Test
    void withoutAFaultEachStepPasses() {
        SelftestResult result = run(SimulatedPair.CutDown.PAIR, circuit -> circuit, commands(8));
        assertThat(result.steps()).extracting(SelftestStep::name).isEqualTo(STEPS);
        assertThat(result.passed()).as("%s", result.steps()).isTrue();
        assertThat(result.top()).isEqualTo("dimmnet2-pair");
        assertThat(result.steps().get(1).registers())
                .containsEntry("node1.refusal", "UNKNOWN_OPERATION")
                .containsEntry("losses.rate", "8 bits hold");
        assertThat(result.steps().get(7).registers()).containsEntry("commands", "0x8");
    }

    @Test
    void aBoardThatNobodyKnowsIsToldByItsIdentity() {
        SelftestResult result = new Selftest(new Silence(), step -> {}).run("nobody", () -> false);
        assertThat(result.top()).isEqualTo("unknown");
        assertThat(result.steps()).hasSize(1);
        SelftestStep identity = result.steps().get(0);
        assertThat(identity.passed()).isFalse();
        assertThat(identity.registers()).containsEntry("identity", "0xffffffffffffffff");
        assertThat(identity.next())
                .contains(
                        "\"LOOPBAK1\" (0x4c4f4f5042414b31) or \"DIMMNET2\" (0x44494d4d4e455432)",
                        "a line that nobody drives");
    }

    /** A line that nobody drives. */
    private static final class Silence implements HostPort {
        @Override
        public long read(int address) {
            return -1;
        }

        @Override
        public void write(int address, long value) {}

        @Override
        public long cycle() {
            return 0;
        }

        @Override
        public void idle(long cycles) {}
    }
}
