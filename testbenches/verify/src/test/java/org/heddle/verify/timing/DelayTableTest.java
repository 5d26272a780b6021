package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DelayTableTest {
    private static final String GENERAL = "speeds 6 8\nnet 0.6 0.35\nload 0.01\nloads 60\noutside 0.52 0.05\n";

    @Test
    void aNetsLoadsCountUpToTheirLimit() {
        DelayTable table = DelayFile.read("made.delays", GENERAL, "8");
        assertThat(table.speed()).isEqualTo("8");
        assertThat(table.net(1)).isEqualTo(0.36);
        assertThat(table.net(60)).isEqualTo(0.95);
        assertThat(table.net(61)).isEqualTo(0.95);
    }

    @ParameterizedTest
    @EnumSource(Family.class)
    void eachFamilyHasDelays(Family family) {
        assertThat(DelayTable.of(family, "").net(1)).isPositive();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "path A -> Z 0.1 | made.delays:6: 'path' belongs below a line 'cell NAME'",
                "cell X ; way A -> Z 0.1 | made.delays:7: 'way' is no kind of line",
                "cell X ; path A -> Z | made.delays:7: a delay in nanoseconds is missing",
                "cell X ; path A Z 0.1 | made.delays:7: pins are missing on one side of the arrow",
                "cell X ; keeps A -> Z 0.1 | made.delays:7: a delay has no meaning here",
                "cell X ; needs CLKMUX | made.delays:7: 'CLKMUX' is no PARAMETER=VALUE",
                "cell X ; path A -> Z 1 2 3 | made.delays:7: there are 3 delays for the speeds [6, 8]",
            })
    void aLineThatCannotBeUnderstoodIsNamed(String lines, String message) {
        assertThatThrownBy(() -> DelayFile.read("made.delays", GENERAL + lines.replace(" ; ", "\n"), ""))
                .isInstanceOf(TimingException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void anUnknownSpeedIsAnswered() {
        assertThatThrownBy(() -> DelayTable.of(Family.ECP5, "7"))
                .isInstanceOf(TimingException.class)
                .hasMessage("ecp5.delays has no speed '7'. Its speeds are: 6, 8.");
    }
}
