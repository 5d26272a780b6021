package org.heddle.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

class SeedTest {
    private final Seed seed = new Seed();

    @Test
    void isReadAsItWasPrinted() {
        assertThat(seed.convert("31")).isEqualTo(31);
        assertThat(seed.convert("0x1f")).isEqualTo(31);
        assertThat(seed.convert("0X1F")).isEqualTo(31);
        assertThat(seed.convert("-31")).isEqualTo(-31);
        assertThat(seed.convert("0xffffffffffffffff")).isEqualTo(-1);
    }

    @Test
    void anythingElseIsRefusedWithTheRule() {
        for (String word : new String[] {"", "0x", "1f", "1e6", "0x1ffffffffffffffff", "9223372036854775808"}) {
            assertThatThrownBy(() -> seed.convert(word))
                    .as(word)
                    .isInstanceOf(TypeConversionException.class)
                    .hasMessageContaining("'" + word + "' is no seed: a seed is a number of 64 bits");
        }
    }
}
