package org.heddle.verify.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.catalogue.Top;
import org.junit.jupiter.api.Test;

class DesignHashTest {
    /** Passes a bit on, or its opposite. */
    private static final class Wire extends Component {
        Wire(boolean inverts) {
            Bool from = in("from", bool());
            Bool to = out("to", bool());
            to.set(inverts ? from.not() : from);
        }
    }

    private static Top top(String name, Supplier<Component> constructor) {
        return new Top(name, "", "a wire", constructor, List.of());
    }

    @Test
    void theHashFollowsFromTheVerilogOfAllTopsInWhateverOrder() {
        Top plain = top("a", () -> new Wire(false));
        Top inverted = top("b", () -> new Wire(true));
        String hash = DesignHash.of(List.of(plain, inverted));
        assertThat(hash).matches("[0-9a-f]{64}").isEqualTo(DesignHash.of(List.of(inverted, plain)));
        assertThat(DesignHash.of(List.of(plain))).isNotEqualTo(hash);
        assertThat(DesignHash.of(List.of(plain, top("b", () -> new Wire(false)))))
                .isNotEqualTo(hash);
    }
}
