package org.heddle.hdl.registerstest.systemrdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.document.CHeader;
import org.heddle.hdl.registers.document.MarkdownPage;
import org.heddle.hdl.registers.systemrdl.SystemRdl;
import org.heddle.hdl.registerstest.ByteRegisters;
import org.heddle.hdl.registerstest.CardRegisters;
import org.heddle.hdl.registerstest.PipeRegisters;
import org.heddle.hdl.registerstest.UartRegisters;
import org.heddle.hdl.registerstest.WideRegisters;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SystemRdlRoundTripTest {
    static Stream<RegisterMap> maps() {
        return Stream.of(
                new UartRegisters(),
                new CardRegisters(),
                new WideRegisters(),
                new ByteRegisters(),
                new PipeRegisters(true),
                new PipeRegisters(false),
                new OneBitNumbers(),
                new AwkwardRegisters());
    }

    @ParameterizedTest
    @MethodSource("maps")
    void aMapThatIsWrittenAndReadAgainIsTheSame(RegisterMap map) {
        ImportedMap read = SystemRdl.parse("map.rdl", SystemRdl.of(map));
        assertThat(MarkdownPage.of(read, "")).isEqualTo(MarkdownPage.of(map, ""));
        assertThat(CHeader.of(read)).isEqualTo(CHeader.of(map));
        assertThat(SystemRdl.of(read)).isEqualTo(SystemRdl.of(map));
        assertThat(read.isInTurn()).isEqualTo(map.isInTurn());
        assertThat(read.addressWidth()).isEqualTo(map.addressWidth());
    }

    @ParameterizedTest
    @MethodSource("maps")
    void itsHardwareIsTheSameVerilog(RegisterMap map) {
        ImportedMap read = SystemRdl.parse("map.rdl", SystemRdl.of(map));
        assertThat(Heddle.elaborate(() -> new RegisterBlock<>(read)).verilog().files())
                .isEqualTo(Heddle.elaborate(() -> new RegisterBlock<>(map))
                        .verilog()
                        .files());
    }
}
