package org.heddle.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cli.Answer;
import org.heddle.cosim.choice.SimulationEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class EngineOptionTest {
    private static final String[] REDUCTION = {
        "reduce",
        "--nodes",
        "2",
        "--arity",
        "2",
        "--type",
        "double",
        "--operation",
        "sum",
        "--bytes",
        "48",
        "--mode",
        "fixed",
        "--engine"
    };

    private static Answer reduce(String... more) {
        String[] words = java.util.Arrays.copyOf(REDUCTION, REDUCTION.length + more.length);
        System.arraycopy(more, 0, words, REDUCTION.length, more.length);
        return Answer.to(words);
    }

    @Test
    void aCommandSaysTheSameOnBothEngines() {
        Answer jvm = reduce("jvm");
        assertThat(jvm.status()).as(jvm.err()).isZero();
        assertThat(jvm.out()).isEqualTo(reduce("verilator").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mpc", "verbs"})
    void aMessageIsCarriedInsideTheJvm(String nic) {
        Answer answer = Answer.to("message", "--nic", nic, "--bytes", "100", "--engine", "jvm");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out()).contains("\"verified\" : true");
    }

    /** The tests that follow run on what whoever started them asked for. */
    @Test
    void theEngineOfACallIsNotThatOfTheNextOne() {
        String before = System.getProperty(SimulationEngine.PROPERTY);
        reduce("verilog");
        reduce("jvm", "--verilog", "generated-verilog");
        assertThat(System.getProperty(SimulationEngine.PROPERTY)).isEqualTo(before);
    }

    @Test
    void anEngineThatIsNoneIsRefused() {
        Answer answer = reduce("verilog");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err())
                .contains("there is no engine \"verilog\" for --engine: take one of auto, verilator, jvm");
    }

    @Test
    void changedVerilogIsNotForTheJvm() {
        Answer answer = reduce("jvm", "--verilog", "generated-verilog");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("--engine jvm runs the circuit and no Verilog");
    }
}
