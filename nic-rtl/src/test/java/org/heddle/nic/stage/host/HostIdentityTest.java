package org.heddle.nic.stage.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HostIdentityTest {
    @Test
    void eightLettersAreARegistersBytesTheFirstOneTheHighest() {
        assertThat(new HostIdentity("ABCDEFG1").text.resetValue()).isEqualTo(0x4142_4344_4546_4731L);
        assertThatThrownBy(() -> new HostIdentity("SHORT"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an identity has eight letters, a register's bytes: SHORT");
    }
}
