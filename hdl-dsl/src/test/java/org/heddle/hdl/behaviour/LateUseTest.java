package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** An elaborated design is a fact: describing it further is an error and not a silent nothing. */
class LateUseTest {
    static final class Copy extends Component {
        final UInt given = in(uint(8));
        final UInt copy = out(uint(8));

        Copy() {
            copy.set(given);
        }
    }

    private final Copy copy = Heddle.elaborate(Copy::new).component();

    @Test
    void aStatementAfterElaborationIsRefused() {
        assertThatThrownBy(() -> copy.copy.set(3)).hasMessageStartingWith("HDL023 (LateUseTest.java:");
    }

    @Test
    void aMistakeAfterElaborationIsReportedAtOnce() {
        assertThatThrownBy(() -> copy.given.set(3)).hasMessageStartingWith("HDL023 (LateUseTest.java:");
        assertThatThrownBy(() -> copy.given.addWrap(256)).hasMessageStartingWith("HDL023 (LateUseTest.java:");
    }

    @Test
    void aNamedOperationAfterElaborationIsRefused() {
        assertThatThrownBy(() -> {
                    UInt more = copy.given.addWrap(1);
                })
                .hasMessageStartingWith("HDL023 (LateUseTest.java:");
    }
}
