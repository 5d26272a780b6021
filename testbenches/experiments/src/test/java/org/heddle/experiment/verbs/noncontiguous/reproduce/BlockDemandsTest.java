package org.heddle.experiment.verbs.noncontiguous.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Test;

/** Demands over rows that the test makes up: each is kept by one set of them, and missed by another. */
class BlockDemandsTest {
    private static final VerbsConfiguration PUBLISHED = VerbsConfiguration.published();
    private static final VerbsConfiguration IMPROVED = VerbsConfiguration.improved();

    private final List<BlockRow> rows = new ArrayList<>();

    private void add(BlockExperiment experiment, String method, long bytes, int blocks, double microseconds) {
        boolean isTable =
                experiment == BlockExperiment.TABLE4 && TransferMethod.names().contains(method);
        rows.add(new BlockRow(
                experiment.text(),
                "verbs",
                method,
                bytes,
                blocks,
                bytes,
                blocks,
                bytes * blocks,
                Math.round(526 * microseconds),
                microseconds,
                isTable ? PrintedTimes.microseconds(TransferMethod.named(method), bytes, blocks) : null,
                null,
                null,
                null,
                null,
                Basis.MEASURED,
                true));
    }

    private List<BlockDemand> demands(VerbsConfiguration configuration) {
        return BlockDocument.of(
                        configuration.name(), TransferSetting.of(configuration).constants(), rows)
                .demands();
    }

    private BlockDemand demand(VerbsConfiguration configuration, String name) {
        return demands(configuration).stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Table 4 as it is printed, slower by so many times. */
    private void addPrinted(double slower) {
        for (long bytes : PrintedTimes.BLOCK_BYTES) {
            for (int blocks : PrintedTimes.BLOCKS) {
                for (TransferMethod method : PrintedTimes.METHODS) {
                    Double time = PrintedTimes.microseconds(method, bytes, blocks);
                    if (time != null) {
                        add(BlockExperiment.TABLE4, method.text(), bytes, blocks, slower * time);
                    }
                }
            }
        }
    }

    @Test
    void nothingMeasuredIsNeitherKeptNorMissed() {
        for (VerbsConfiguration configuration : List.of(PUBLISHED, IMPROVED)) {
            assertThat(demands(configuration))
                    .hasSizeGreaterThan(8)
                    .allMatch(each -> each.kept() == null && each.verdict().equals("-"));
        }
    }

    /** But for the difference of the methods with keys, of which the paper's own cells leave some out of what is asked. */
    @Test
    void thePrintedTableKeepsWhatIsAskedOfIt() {
        addPrinted(1);
        assertThat(demands(PUBLISHED))
                .filteredOn(each -> each.kept() != null)
                .extracting(BlockDemand::name, BlockDemand::verdict)
                .contains(
                        org.assertj.core.groups.Tuple.tuple("Table 4, all others", "kept"),
                        org.assertj.core.groups.Tuple.tuple("umr-write, 256 bytes, t(512) / t(16)", "kept"),
                        org.assertj.core.groups.Tuple.tuple("umr-sgrs-blocks-16384", "kept"),
                        org.assertj.core.groups.Tuple.tuple("Table 4, best method", "kept"));
        assertThat(demand(PUBLISHED, "Table 4, root of mean square").measured()).isEqualTo("0.00 %");
    }

    @Test
    void aTableThatIsTooSlowIsMissed() {
        addPrinted(1.18);
        assertThat(demand(PUBLISHED, "Table 4, copies of 1,024 bytes").verdict())
                .isEqualTo("kept");
        assertThat(demand(PUBLISHED, "Table 4, keys, 256 bytes x 512").verdict())
                .isEqualTo("kept");
        assertThat(demand(PUBLISHED, "Table 4, all others").verdict()).isEqualTo("MISSED");
        assertThat(demand(PUBLISHED, "Table 4, root of mean square").verdict()).isEqualTo("MISSED");
    }

    @Test
    void aCrossoverThatIsNotThereIsMissedOnceItsTableIsMeasured() {
        add(BlockExperiment.TABLE4, "umr-write", 256, 16, 1);
        add(BlockExperiment.TABLE4, "sgrs", 256, 16, 2);
        assertThat(demand(PUBLISHED, "umr-sgrs-blocks-256").verdict()).isEqualTo("MISSED");
        assertThat(demand(PUBLISHED, "umr-sgrs-blocks-1024").verdict()).isEqualTo("-");
    }

    @Test
    void aTransformWantsNoDatatypes() {
        add(BlockExperiment.FFT, "no-ddt", 256, 16, 10);
        add(BlockExperiment.FFT, "send-ddt", 256, 16, 11);
        add(BlockExperiment.FFT, "receive-ddt", 256, 16, 12);
        assertThat(demand(PUBLISHED, "fft, datatypes above none").kept()).isTrue();
        assertThat(demand(PUBLISHED, "fft, receive DDT above send DDT").kept()).isTrue();
        add(BlockExperiment.FFT, "receive-ddt", 256, 32, 8);
        add(BlockExperiment.FFT, "send-ddt", 256, 32, 9);
        add(BlockExperiment.FFT, "no-ddt", 256, 32, 9);
        assertThat(demand(PUBLISHED, "fft, datatypes above none").measured()).endsWith("3 of 4 as asked");
        assertThat(demand(PUBLISHED, "fft, receive DDT above send DDT").kept()).isFalse();
        add(BlockExperiment.FFT, "nas-lu-x-ddt", 480, 1, 2);
        add(BlockExperiment.FFT, "nas-lu-x-copy", 480, 1, 2);
        assertThat(demand(PUBLISHED, "NAS_LU_x, ddt above copy").kept()).isTrue();
    }

    @Test
    void shapesWantTheirBestMethods() {
        for (int blocks : new int[] {3, 29}) {
            add(BlockExperiment.STENCIL, "copy", 8, blocks, 5);
            add(BlockExperiment.STENCIL, "umr-write", 8, blocks, 4);
        }
        assertThat(demand(PUBLISHED, "stencil of 5 points, umr-write best").kept())
                .isTrue();
        assertThat(demand(PUBLISHED, "stencil of 57 points, copy best").kept()).isFalse();
        add(BlockExperiment.ASYMMETRIC, "umr-write", 256, 16, 4);
        add(BlockExperiment.ASYMMETRIC, "copy", 256, 16, 6);
        add(BlockExperiment.ASYMMETRIC, "sgrs", 256, 16, 7);
        assertThat(demand(PUBLISHED, "asymmetric from 256 B on, umr-write ahead of the best other")
                        .measured())
                .isEqualTo("2.00 us");
        add(BlockExperiment.CREATE, "create-umr", 256, 1, 10);
        add(BlockExperiment.CREATE, "create-umr", 256, 2048, 11);
        add(BlockExperiment.CREATE, "post-umr", 256, 1, 1);
        assertThat(demand(PUBLISHED, "Create and Post, t(2048) / t(1)").kept()).isTrue();
        add(BlockExperiment.CREATE, "post-umr", 256, 2048, 5);
        assertThat(demand(PUBLISHED, "Create and Post, t(2048) / t(1)").kept()).isFalse();
        assertThat(demand(PUBLISHED, "Create above Post").kept()).isTrue();
    }

    @Test
    void improvedKeysAreNearOnePiece() {
        add(BlockExperiment.TABLE4, "umr-write", 256, 64, 11);
        add(BlockExperiment.TABLE4, "contiguous-write", 256, 64, 10);
        add(BlockExperiment.TABLE4, "sgrs", 256, 64, 10.5);
        add(BlockExperiment.TABLE4, "copy", 256, 64, 12);
        assertThat(demand(IMPROVED, "umr-write above one piece").kept()).isTrue();
        assertThat(demand(IMPROVED, "umr-write above sgrs").kept()).isFalse();
        assertThat(demand(IMPROVED, "blocks of 8 bytes and more, copy ahead").kept())
                .isTrue();
        add(BlockExperiment.TABLE4, "umr-write", 1024, 64, 11.6);
        add(BlockExperiment.TABLE4, "contiguous-write", 1024, 64, 10);
        assertThat(demand(IMPROVED, "umr-write above one piece").measured()).endsWith("1 of 2 as asked");
    }

    @Test
    void improvedTimesGrowWithTheBlocks() {
        for (int blocks : new int[] {16, 128, 256, 512}) {
            add(BlockExperiment.TABLE4, "sgrs", 256, blocks, 5 + blocks / 10.0);
        }
        assertThat(demand(IMPROVED, "each method, t(512) / t(16)").kept()).isTrue();
        assertThat(demand(IMPROVED, "step to 512 blocks by that to 256").measured())
                .isEqualTo("2.00 times");
        add(BlockExperiment.TABLE4, "umr-write", 8, 512, 512 * 8.5 / 526);
        assertThat(demand(IMPROVED, "512 blocks of 8 bytes, each").kept()).isFalse();
        add(BlockExperiment.WALKER, "walk", 8, 100, 104 / 526.0);
        add(BlockExperiment.WALKER, "start", 8, 100, 3500 / 526.0);
        assertThat(demand(IMPROVED, "walker, cycles of an entry").kept()).isTrue();
        assertThat(demand(IMPROVED, "walker, start at any entry").kept()).isFalse();
    }
}
