package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.junit.jupiter.api.Test;

class ToolchainTest {
    @Test
    void aVerilatorThatIsTooOldIsRefused() {
        assertThatThrownBy(() -> Toolchain.requireVerilator("Verilator 4.038 2020-07-11 rev v4.036-114-g0cd4a57ad"))
                .isInstanceOf(MissingToolException.class)
                .hasMessage(
                        "simulation needs verilator, which must be 5.006 or newer, as in Debian 12 and Ubuntu 24.04, and"
                                + " here is 4.038: install it (Debian and Ubuntu: package verilator)");
        for (String good : List.of("Verilator 5.006 2023-01-22 rev (Debian 5.006-3)", "Verilator 5.047 devel rev x")) {
            assertThatCode(() -> Toolchain.requireVerilator(good)).doesNotThrowAnyException();
        }
    }

    @Test
    void aCompilerThatIsTooOldOrAnotherIsRefused() {
        assertThatCode(() -> Toolchain.requireCompiler("Target: x86_64\ngcc version 12.2.0 (Debian 12.2.0-14+deb12u1)"))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Toolchain.requireCompiler("Target: x86_64\ngcc version 8.3.0 (Debian 8.3.0-6)"))
                .isInstanceOf(MissingToolException.class)
                .hasMessageContaining("which must be 9 or newer")
                .hasMessageContaining("here is 8.3.0");
        assertThatThrownBy(() -> Toolchain.requireCompiler("Apple clang version 14.0.0 (clang-1400.0.29.202)"))
                .isInstanceOf(MissingToolException.class)
                .hasMessageContaining("does not tell its version (Apple clang version 14.0.0");
    }

    @Test
    void otherSystemsThanLinuxAreToldSo() {
        assertThatCode(() -> Toolchain.requireSystem("Linux")).doesNotThrowAnyException();
        assertThatThrownBy(() -> Toolchain.requireSystem("Mac OS X"))
                .isInstanceOf(ModelBuildException.class)
                .hasMessageStartingWith("simulations run on Linux only, and this is Mac OS X: use a Linux machine");
    }
}
