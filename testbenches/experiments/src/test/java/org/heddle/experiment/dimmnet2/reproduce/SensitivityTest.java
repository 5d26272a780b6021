package org.heddle.experiment.dimmnet2.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import org.heddle.experiment.Basis;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.report.TerminalProgress;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class SensitivityTest {
    private static final Setting PUBLISHED = Setting.of(Dimmnet2Configuration.published());
    private static final int ROWS = 32;

    private static Constant constant(String name) {
        return ModelConstants.list().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static SensitivityDocument of(Constant... constants) {
        TerminalProgress silent = new TerminalProgress(new PrintStream(OutputStream.nullOutputStream()), false);
        return new Sensitivity(PUBLISHED, List.of(constants), ROWS).run(silent);
    }

    @Test
    void eachConstantMovesBothMessagesByWhatItsStepCosts() {
        SensitivityDocument document = of(constant("receiveCall"), constant("handOverCycles"), constant("packN16"));
        assertThat(document.allVerified()).isTrue();
        assertThat(document.rows()).allSatisfy(row -> assertThat(row.basis()).isEqualTo(Basis.MEASURED));

        // One cycle of the receiver's host, in both.
        SensitivityRow host = document.rows().get(0);
        assertThat(host.narrowMicroseconds() - document.narrowMicroseconds()).isBetween(0.0, 0.05);
        assertThat(host.narrowChange())
                .isEqualTo(100 * (host.narrowMicroseconds() / document.narrowMicroseconds() - 1));

        // A cycle for each 128 bytes of two full packets of 15, as far as no host was looking elsewhere.
        SensitivityRow handOver = document.rows().get(1);
        assertThat(handOver.value()).isEqualTo(7L);
        assertThat(handOver.changed()).isEqualTo(8L);
        assertThat(handOver.wideMicroseconds() - document.wideMicroseconds()).isBetween(0.15, 0.45);

        // What packing takes enters neither.
        SensitivityRow packing = document.rows().get(2);
        assertThat(packing.wideMicroseconds()).isEqualTo(document.wideMicroseconds());
        assertThat(packing.wideChange()).isZero();
        assertThat(SensitivityTable.text(document)).contains("handOverCycles", "+0.00", "published configuration");
    }

    @Test
    void aStepThatIsRefusedIsARowWithItsReason() {
        Constant stubborn = new Constant("stubborn", "cycles", "a test", true, setting -> 1, (setting, value) -> {
            throw new IllegalArgumentException("stubborn is 1: stubborn=" + value);
        });
        SensitivityRow row = of(stubborn).rows().get(0);
        assertThat(row.refused()).isEqualTo("stubborn is 1: stubborn=2.0");
        assertThat(row.narrowChange()).isNull();
    }
}
