package org.heddle.verify.timing.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A design's sites of look-up tables are counted by hand, and each limit of a part decides at its edge. */
class OccupancyTest {
    @Test
    void carriesTakeTwoSitesAndMemoriesSix() {
        Map<String, Integer> cells =
                Map.of("LUT4", 5, "CCU2C", 3, "TRELLIS_DPR16X4", 2, "TRELLIS_FF", 9, "DP16KD", 4, "MULT18X18D", 1);
        assertThat(Occupancy.of(cells::get)).isEqualTo(new Occupancy(5 + 2 * 3 + 6 * 2, 4, 1));
    }

    @ParameterizedTest(name = "{0} sites, {1} block RAMs, {2} multipliers: {3}")
    @CsvSource({
        "9600, 32, 28, LFE5U-12",
        "9601, 32, 28, LFE5U-25",
        "9600, 33, 28, LFE5U-25",
        "9600, 32, 29, LFE5U-45",
        "19430, 56, 28, LFE5U-25",
        "19431, 56, 28, LFE5U-45",
        "35078, 108, 72, LFE5U-45",
        "35079, 108, 72, LFE5U-85",
        "35078, 109, 72, LFE5U-85",
        "66912, 208, 156, LFE5U-85"
    })
    void theSmallestPartHoldsEightyPercentOfItsSites(int luts, int blockRams, int multipliers, String part) {
        assertThat(new Occupancy(luts, blockRams, multipliers).text()).contains("the smallest part is " + part + ", ");
    }

    @ParameterizedTest
    @CsvSource({"66913, 208, 156", "66912, 209, 156", "66912, 208, 157"})
    void aDesignThatNoPartHoldsIsTold(int luts, int blockRams, int multipliers) {
        assertThat(new Occupancy(luts, blockRams, multipliers).text())
                .isEqualTo(luts + " LUT sites with carries and LUT memories: no part of the family holds the design"
                        + " with 80 % of its LUTs");
    }

    @Test
    void whatAPartLacksIsTold() {
        assertThat(new Occupancy(24_288, 56, 28).lackOf("LFE5U-25F")).isEmpty();
        assertThat(new Occupancy(24_289, 56, 28).lackOf("LFE5U-25F")).contains("24,289 of its 24,288 LUT sites");
        assertThat(new Occupancy(83_640, 209, 157).lackOf("LFE5U-85F"))
                .contains("209 of its 208 block RAMs, 157 of its 156 multipliers");
        assertThatThrownBy(() -> new Occupancy(1, 1, 1).lackOf("LFE5UM-25"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no ECP5 is called LFE5UM-25");
    }
}
