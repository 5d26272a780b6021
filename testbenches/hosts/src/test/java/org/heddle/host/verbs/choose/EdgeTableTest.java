package org.heddle.host.verbs.choose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The choice by a table of edges. */
class EdgeTableTest {
    private static final String TEXT = """
            # a comment
            both    128  copy
            both    1024  umr-write 60 sgrs 100 copy
            gather  512  umr-sr
            scatter 512  sgrs 9 umr-write
            """;

    private final EdgeTable table = EdgeTable.parse("tried", TEXT);

    private static LengthProfile blocks(long count, long bytes) {
        return new LengthProfile(List.of(new LengthProfile.Group(bytes, count)));
    }

    @ParameterizedTest
    @CsvSource({
        "60, 1024, 60, 1024, UMR_WRITE, 'both, 60 x 1024 bytes: row of 1024 bytes, up to 60 blocks'",
        "61, 1024, 61, 1024, SGRS, 'both, 61 x 1024 bytes: row of 1024 bytes, 61 to 100 blocks'",
        "101, 1024, 101, 1024, COPY, 'both, 101 x 1024 bytes: row of 1024 bytes, more than 100 blocks'",
        "10, 360, 10, 360, COPY, 'both, 10 x 360 bytes: row of 128 bytes, any number of blocks'",
        "10, 365, 10, 365, UMR_WRITE, 'both, 10 x 365 bytes: row of 1024 bytes, up to 60 blocks'",
        "64, 256, 8, 2048, COPY, 'both, 64 x 256 bytes: row of 128 bytes, any number of blocks'",
        "8, 64, 1, 512, UMR_SR, 'gather, 8 x 64 bytes: row of 512 bytes, any number of blocks'",
        "1, 640, 10, 64, UMR_WRITE, 'scatter, 10 x 64 bytes: row of 512 bytes, more than 9 blocks'"
    })
    void bothLayoutsTheNumberAndTheLengthDecide(
            long sent, long sentBytes, long received, long receivedBytes, TransferMethod method, String reason) {
        ChosenMethod chosen = table.choose(blocks(sent, sentBytes), blocks(received, receivedBytes));
        assertThat(chosen).isEqualTo(new ChosenMethod(method, reason));
    }

    @Test
    void aRowIsReadAsItIsWritten() {
        for (EdgeRow row : table.rows()) {
            assertThat(EdgeRow.parse(row.line())).isEqualTo(row);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"published", "improved"})
    void eachConfigurationHasItsEdges(String configuration) {
        EdgeTable committed = EdgeTable.of(configuration);
        assertThat(committed.rows()).hasSize(15).allSatisfy(row -> {
            assertThat(MethodChooser.METHODS).contains(row.first());
            assertThat(row.edges()).isSortedAccordingTo((a, b) -> Long.compare(a.blocks(), b.blocks()));
        });
    }

    @Test
    void whatIsNoTableIsRefused() {
        assertThatThrownBy(() -> EdgeTable.parse("tried", "both 128 copy 3")).hasMessageContaining("a row of edges is");
        assertThatThrownBy(() -> EdgeTable.parse("tried", "both 128 copy"))
                .hasMessageContaining("the edges of tried have no row of gather");
        assertThatThrownBy(() -> EdgeTable.of("unheard"))
                .hasMessageContaining("no edges have been measured on a configuration unheard");
        assertThatThrownBy(() -> MethodChooser.always(TransferMethod.DDT)).hasMessageContaining("method=ddt");
    }

    @Test
    void aProfileIsCutAndTravels() {
        LengthProfile profile = LengthProfile.of(List.of(8L, 8L, 3L, 8L));
        assertThat(profile.blocks()).isEqualTo(4);
        assertThat(profile.bytes()).isEqualTo(27);
        assertThat(LengthProfile.decode(profile.encode())).isEqualTo(profile);
        assertThat(profile.head(18)).isEqualTo(LengthProfile.of(List.of(8L, 8L, 2L)));
        assertThat(profile.head(16)).isEqualTo(LengthProfile.of(List.of(8L, 8L)));
        assertThat(profile.head(0).groups()).isEmpty();
        assertThat(profile.head(27)).isEqualTo(profile);
    }
}
