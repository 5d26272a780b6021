package org.heddle.experiment.verbs.noncontiguous.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.noncontiguous.fft.FftVariant;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** MPI's programs on published nodes in RTL, small ones. */
@Tag("slow")
class FourierRowsTest {
    private static final BlockTransfers TRANSFERS = new BlockTransfers(
            TransferSetting.of(VerbsConfiguration.published()), SimulationOptions.defaults(), VerilogSource.JAVA, 0);

    private static BlockRow transform(FftVariant variant, int eagerLimit) {
        return transform(variant, TRANSFERS.setting().mpi().withEagerLimit(eagerLimit), 8);
    }

    private static BlockRow transform(FftVariant variant, VerbsMpiSettings settings, int blocks) {
        List<BlockRow> rows = FourierRows.transform(TRANSFERS, settings, variant, blocks);
        assertThat(rows)
                .allMatch(BlockRow::verified)
                .allMatch(row -> row.level().equals("mpi"));
        return rows.get(0);
    }

    /** 8 x 8 points of 16 bytes go from rank to rank, in 8 runs where they leave and in 64 where they arrive; MPI reads them where they lie. */
    @Test
    void aReceiversDatatypeCostsMoreThanASendersAndThanNone() {
        BlockRow none = transform(FftVariant.NO_DDT, -1);
        BlockRow sends = transform(FftVariant.SEND_DDT, -1);
        BlockRow receives = transform(FftVariant.RECEIVE_DDT, -1);
        assertThat(none.blockBytes()).isEqualTo(128);
        assertThat(none.receiveBlocks()).isEqualTo(64);
        // So few points do not pay for a copy of the program's.
        assertThat(sends.microseconds()).isLessThan(none.microseconds());
        assertThat(none.microseconds()).isLessThan(receives.microseconds());
        assertThat(none.packets()).isPositive();
    }

    @Tag("whole")
    @Test
    void noDatatypeIsBestOf256PointsInARow() {
        VerbsMpiSettings usual = TRANSFERS.setting().mpi();
        BlockRow none = transform(FftVariant.NO_DDT, usual, 64);
        BlockRow sends = transform(FftVariant.SEND_DDT, usual, 64);
        assertThat(none.microseconds()).isLessThanOrEqualTo(sends.microseconds());
    }

    /** An eager message is copied into a buffer anyhow, so a sender's datatype saves the program's own copy, but its walk takes longer than that. */
    @Test
    void aSendersDatatypeSavesACopyOfAnEagerMessageAndNoTime() {
        BlockRow none = transform(FftVariant.NO_DDT, 4096);
        BlockRow sends = transform(FftVariant.SEND_DDT, 4096);
        assertThat(none.microseconds()).isLessThan(sends.microseconds());
        assertThat(sends.copiedBytes()).isLessThan(none.copiedBytes());
    }

    @Test
    void aDatatypeOfOneRunIsNoSlowerThanACopy() {
        BlockRow type = FourierRows.run(TRANSFERS, true, 12);
        BlockRow copy = FourierRows.run(TRANSFERS, false, 12);
        assertThat(type.verified() && copy.verified()).isTrue();
        assertThat(type.cycles()).isLessThanOrEqualTo(copy.cycles());
    }
}
