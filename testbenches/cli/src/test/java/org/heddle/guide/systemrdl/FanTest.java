package org.heddle.guide.systemrdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.heddle.guide.LampRegisters;
import org.heddle.guide.WorkshopRegisters;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.document.RegisterDocuments;
import org.heddle.hdl.registers.systemrdl.SystemRdl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page on registers shows a block of a SystemRDL file that is a design as any other, and says that its own maps come back the same. */
class FanTest {
    static Stream<RegisterMap> maps() {
        return Stream.of(new LampRegisters(), new WorkshopRegisters());
    }

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(Heddle.elaborate(Fan::new));
    }

    @ParameterizedTest
    @MethodSource("maps")
    void theMapsOfThePageAreTheSameWhenTheyAreWrittenAndReadAgain(RegisterMap map) {
        ImportedMap read = SystemRdl.parse("map.rdl", SystemRdl.of(map));
        assertThat(new RegisterDocuments(read).files()).isEqualTo(new RegisterDocuments(map).files());
        assertThat(Heddle.elaborate(() -> new RegisterBlock<>(read)).verilog().files())
                .isEqualTo(Heddle.elaborate(() -> new RegisterBlock<>(map))
                        .verilog()
                        .files());
    }
}
