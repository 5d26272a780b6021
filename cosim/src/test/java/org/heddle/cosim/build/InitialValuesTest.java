package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InitialValuesTest {
    @Test
    void drawsAreReplacedByValuesOfTheName() {
        assertThat(InitialValues.byName("    vlSelf->m__DOT__a = VL_RAND_RESET_I(8);\n"))
                .isEqualTo("    vlSelf->m__DOT__a = heddle_initial(vlSelf->name(), \"m__DOT__a\", 0, 8);\n");
        assertThat(InitialValues.byName("vlSelf->q[__Vi0][__Vi1] = VL_RAND_RESET_Q(64);"))
                .isEqualTo("vlSelf->q[__Vi0][__Vi1] = heddle_initial(vlSelf->name(), \"q\","
                        + " (uint64_t(__Vi0) << 20) + __Vi1, 64);");
        assertThat(InitialValues.byName("VL_RAND_RESET_W(100, vlSelf->w[__Vi0]);"))
                .isEqualTo("heddle_initial_wide(vlSelf->name(), \"w\", __Vi0, 100, vlSelf->w[__Vi0]);");
    }

    @Test
    void otherTextIsLeftAlone() {
        String text = "vlSelf->a = VL_RANDOM_I(); local = VL_RAND_RESET_I(3);";
        assertThat(InitialValues.byName(text)).isEqualTo(text);
    }
}
