package org.heddle.cosim.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExitCauseTest {
    /** Numbers of signals as signal(7) has them for x86 and ARM. */
    @ParameterizedTest
    @CsvSource({
        "1, SIGHUP",
        "2, SIGINT",
        "3, SIGQUIT",
        "4, SIGILL",
        "6, SIGABRT",
        "7, SIGBUS",
        "8, SIGFPE",
        "9, SIGKILL",
        "11, SIGSEGV",
        "15, SIGTERM",
        "64, signal 64"
    })
    void aCodeAbove128IsASignal(int number, String name) {
        assertThat(ExitCause.isSignal(128 + number)).isTrue();
        assertThat(ExitCause.signal(128 + number)).isEqualTo(name);
    }

    @Test
    void aCodeThatNoSignalHasIsThePrograms() {
        assertThat(List.of(0, 1, 128, 193, 255)).noneMatch(ExitCause::isSignal);
    }
}
