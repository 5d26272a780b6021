package org.heddle.testbench.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.host.analyser.AnalyserException;
import org.heddle.host.analyser.AnalyserHost;
import org.heddle.host.analyser.Capture;
import org.heddle.host.analyser.CaptureCondition;
import org.heddle.host.analyser.CaptureTrigger;
import org.heddle.host.serial.SerialWords;
import org.heddle.nic.board.AnalysedLoopbackBoard;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The host takes no analyser for another one, and asks for no more samples than there are. */
class AnalyserHostTest {
    private static final int CYCLES_PER_BIT = 4;
    private static final CaptureTrigger NOW = new CaptureTrigger(CaptureCondition.ALWAYS, Optional.empty());

    @Test
    @Tag("slow")
    void anAnalyserOfAnotherLayoutIsNotMistakenForTheOwn() {
        ProbeLayout layout = Heddle.elaborate(() -> new AnalysedLoopbackBoard(CYCLES_PER_BIT))
                .component()
                .probes();
        ProbeLayout shorter =
                new ProbeLayout(layout.probes().subList(0, layout.probes().size() - 1), layout.depth());
        SimulationOptions options = SimulationOptions.defaults().engine(SimulationEngine.JVM);
        try (SimulatedLine line =
                new SimulatedLine(new SimulatedBoard(AnalysedLoopbackBoard::new, CYCLES_PER_BIT, options))) {
            SerialWords words = new SerialWords(line);
            assertThatThrownBy(() -> new AnalyserHost(words, AnalysedLoopbackBoard.ANALYSER, shorter))
                    .isInstanceOf(AnalyserException.class)
                    .hasMessageContaining("has other probes: 26 bits, 512 samples, checksum 0x")
                    .hasMessageContaining("where 25 bits, 512 samples and 0x")
                    .hasMessageEndingWith("build the bitstream anew");
            AnalyserHost host = new AnalyserHost(words, AnalysedLoopbackBoard.ANALYSER, layout);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> host.arm(NOW, 512))
                    .withMessage("0 to 511 of the 512 samples may lie before the trigger: 512");
            host.arm(NOW, 511);
            host.await(() -> true);
            Capture capture = host.read(512);
            assertThat(capture.trigger()).as("it came at once").isZero();
            assertThat(capture.samples()).as("the trigger's alone").hasSize(1);
        }
    }
}
