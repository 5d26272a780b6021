package org.heddle.nic.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

class RigTest {
    /** Passes a number through. */
    static final class Wire extends Component {
        final UInt from;

        Wire(int width) {
            parameter("width", width);
            from = in("from", uint(width));
            out("to", uint(width)).set(from);
        }

        Wire(int width, String unused) {
            this(width);
        }
    }

    @Test
    void aDesignIsElaboratedOnceForItsParametersAndOfThemAlone() {
        assertThat(ElaboratedOnce.design(Wire.class, 3))
                .isSameAs(ElaboratedOnce.design(Wire.class, 3))
                .isNotSameAs(ElaboratedOnce.design(Wire.class, 4));
        assertThat(ElaboratedOnce.design(Wire.class, 4).component().from.width())
                .isEqualTo(4);
    }

    @Test
    void parametersThatNoConstructorTakesAreRefused() {
        assertThatThrownBy(() -> ElaboratedOnce.design(Wire.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Wire has 0 constructors for []: give the parameters of one of them, in its order");
        assertThatThrownBy(() -> ElaboratedOnce.design(Wire.class, "3")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatAConstructorRefusesIsToldAsItIs() {
        assertThatThrownBy(() -> ElaboratedOnce.design(Wire.class, 0)).hasMessageContaining("width");
    }
}
