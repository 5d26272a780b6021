package org.heddle.experiment.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Expression;
import org.heddle.nic.board.LossyNodes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Two of the smallest nodes pass the self-test's steps, and a fault on their way to each other ends it at its step. */
@Tag("slow")
class LoopbackPairSelftestTest {
    private static final Design<LossyNodes> PAIR = Heddle.elaborate(LossyNodes::ofLoopback);
    private static final List<String> STEPS =
            List.of("identity", "registers", "own messages", "link loop", "link errors", "soak");

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("none", (UnaryOperator<Circuit>) circuit -> circuit, "soak", ""),
                Arguments.of(
                        "nothing comes back from node 1",
                        (UnaryOperator<Circuit>) circuit -> FaultyCircuit.driven(
                                circuit,
                                "LossInjector_484704264",
                                "to_valid",
                                (right, others) -> Expression.Literal.of(0, 1)),
                        "link loop",
                        "look at the cable from node"),
                Arguments.of(
                        "nothing is retransmitted",
                        (UnaryOperator<Circuit>) circuit -> FaultyCircuit.read(
                                circuit,
                                "ReplayBuffer_4_4_33",
                                "again",
                                (right, others) -> Expression.Literal.of(0, 1)),
                        "link errors",
                        "look at the cable from node"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void itEndsAtTheStepOfItsFault(String fault, UnaryOperator<Circuit> planted, String last, String next) {
        try (SimulatedPair board = new SimulatedPair(PAIR, planted)) {
            SelftestResult result = new Selftest(board, step -> {}).run("simulated", () -> false);
            assertThat(result.top()).isEqualTo("loopback-pair");
            assertThat(result.steps())
                    .as("%s", result.steps())
                    .extracting(SelftestStep::name)
                    .isEqualTo(STEPS.subList(0, STEPS.indexOf(last) + 1));
            assertThat(result.passed()).isEqualTo(next.isEmpty());
            assertThat(result.steps().get(result.steps().size() - 1).next()).contains(next);
        }
    }
}
