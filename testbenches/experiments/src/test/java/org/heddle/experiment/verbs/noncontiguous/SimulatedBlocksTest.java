package org.heddle.experiment.verbs.noncontiguous;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Transfers of blocks between two nodes in RTL. */
@Tag("slow")
class SimulatedBlocksTest {
    private static final BlockTransfers TRANSFERS = new BlockTransfers(
            TransferSetting.of(VerbsConfiguration.published()), SimulationOptions.defaults(), VerilogSource.JAVA, 0);

    @Test
    void everyMethodBringsTheSameBytes() {
        Set<String> hashes = new HashSet<>();
        for (TransferMethod method : TransferMethod.values()) {
            BlockResult result = TRANSFERS.run(new BlockJob(method, 200, 40, 500, 16, BlockJob.GAP));
            assertThat(result.verified()).as(method.name()).isTrue();
            assertThat(result.retransmissions()).isZero();
            hashes.add(result.destinationSha256());
        }
        assertThat(hashes).hasSize(1);
    }

    /** A packet of the i-th 1,024 bytes of blocks of 1,024 walks i + 1 entries, at each end: n (n + 1) for n blocks. */
    @Test
    void aPublishedNodeWalksFromTheFirstEntryForEachPacket() {
        BlockResult result = TRANSFERS.run(BlockJob.of(TransferMethod.UMR_WRITE, 1024, 24));
        assertThat(result.verified()).isTrue();
        assertThat(result.packets()).isEqualTo(24);
        assertThat(result.entriesWalked()).isEqualTo(24 * 25);
    }

    @Test
    void lossesAndFaultsChangeNoByte() {
        for (TransferMethod method : List.of(TransferMethod.SGRS, TransferMethod.UMR_SR, TransferMethod.UMR_WRITE)) {
            BlockJob job = BlockJob.of(method, 300, 31);
            BlockResult lost = TRANSFERS.run(job, VerbsLosses.parse("packet:3,ack:1"), List.of());
            assertThat(lost.verified()).as(method.name()).isTrue();
            assertThat(lost.retransmissions()).isPositive();
            assertThat(TRANSFERS
                            .run(job, VerbsLosses.NONE, VerbsFault.parse("repeat:1,exchange:1,corrupt:1"))
                            .verified())
                    .as(method.name())
                    .isTrue();
        }
    }

    /** A slower link takes longer, and a call costs what it is said to. */
    @Test
    void timesFollowTheConstants() {
        BlockJob job = BlockJob.of(TransferMethod.CONTIGUOUS_WRITE, 4096, 4);
        long usual = TRANSFERS.run(job).cycles();
        BlockTransfers slow = new BlockTransfers(
                TRANSFERS.setting().with("linkMegahertz=85"), SimulationOptions.defaults(), VerilogSource.JAVA, 0);
        assertThat(slow.run(job).cycles()).isGreaterThan(usual + 16_384 / 8 * 604 / 85 / 2);
        BlockTransfers call = new BlockTransfers(
                TRANSFERS.setting().with("sendOverhead=21"), SimulationOptions.defaults(), VerilogSource.JAVA, 0);
        // Credits and acknowledgements of the link meet the packets at other moments then.
        long more = Math.round(604 * (21 - 0.31));
        assertThat(call.run(job).cycles() - usual).isBetween(more - 100, more + 100);
    }
}
