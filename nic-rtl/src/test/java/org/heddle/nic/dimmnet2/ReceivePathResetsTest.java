package org.heddle.nic.dimmnet2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.Circuit;
import org.heddle.nic.harness.Faults;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Registers of a node's receiving half that forget their reset: a run that tracks unknown bits finds them before any packet comes, and nothing where
 * all is as it should be.
 */
@Tag("slow")
class ReceivePathResetsTest {
    private static final int CYCLES = 40;
    private static final Design<ReceivePath> DESIGN = Heddle.elaborate(ReceivePath::new);

    private static Optional<String> finding(Circuit circuit) {
        Design<ReceivePath> design = new Design<>(DESIGN.component(), circuit, DESIGN.verilog());
        SimulationOptions options =
                SimulationOptions.defaults().coverage(false).unknown().output(text -> {});
        try (Simulation sim = Simulation.open(design, options)) {
            sim.reset(2);
            sim.step(CYCLES);
            return Optional.empty();
        } catch (HardwareStoppedException found) {
            return Optional.of(String.valueOf(found.getMessage()));
        }
    }

    @Test
    void nothingIsUnknownThatHarms() {
        assertThat(finding(DESIGN.circuit())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "SoDimmPowerUp, cycle",
        "ListReader_32, state",
        "SegmentGenerator, rest_bytesLeft",
        "Queue_Report96_4, used"
    })
    void aRegisterWithoutItsResetIsFound(String module, String register) {
        assertThat(finding(Faults.withoutReset(DESIGN.circuit(), module, register)))
                .hasValueSatisfying(message -> assertThat(message).contains("unknown bit: "));
    }
}
