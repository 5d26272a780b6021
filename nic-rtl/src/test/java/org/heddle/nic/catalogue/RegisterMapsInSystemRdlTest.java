package org.heddle.nic.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.registers.ImportedMap;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.document.RegisterDocuments;
import org.heddle.hdl.registers.systemrdl.SystemRdl;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.loopback.LoopbackMap;
import org.heddle.nic.mpc.host.MpcMap;
import org.heddle.nic.mpc.host.ProcessMap;
import org.heddle.nic.offload.host.ReductionHostMap;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RegisterMapsInSystemRdlTest {
    static Stream<RegisterMap> maps() {
        return Stream.of(
                new HostMap(),
                new LoopbackMap(),
                new MpcMap(),
                new ProcessMap(),
                new ReductionHostMap(),
                new VerbsMap());
    }

    @ParameterizedTest
    @MethodSource("maps")
    void everyMapOfANetworkInterfaceIsTheSameWhenItIsWrittenAndReadAgain(RegisterMap map) {
        ImportedMap read = SystemRdl.parse("map.rdl", SystemRdl.of(map));
        assertThat(new RegisterDocuments(read).files()).isEqualTo(new RegisterDocuments(map).files());
        assertThat(read.isInTurn()).isEqualTo(map.isInTurn());
        assertThat(read.addressWidth()).isEqualTo(map.addressWidth());
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("maps")
    void itsRegisterBlockIsTheSameVerilog(RegisterMap map) {
        ImportedMap read = SystemRdl.parse("map.rdl", SystemRdl.of(map));
        assertThat(Heddle.elaborate(() -> new RegisterBlock<>(read)).verilog().files())
                .isEqualTo(Heddle.elaborate(() -> new RegisterBlock<>(map))
                        .verilog()
                        .files());
    }
}
