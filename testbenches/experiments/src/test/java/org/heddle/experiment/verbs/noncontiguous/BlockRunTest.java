package org.heddle.experiment.verbs.noncontiguous;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.verbs.transfer.Blocks;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Transfers of blocks on the reference model. */
class BlockRunTest {
    private static final TransferSetting SETTING = TransferSetting.of(VerbsConfiguration.published());

    private static BlockResult run(BlockJob job, VerbsLosses losses) {
        int timeout = losses == VerbsLosses.NONE ? 0 : BlockRun.timeout(job, SETTING.mtu());
        return new BlockRun(SETTING, new ModelBlockStage(), timeout).run(job, losses);
    }

    private static BlockResult run(BlockJob job) {
        return run(job, VerbsLosses.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 1, 1, 45000000",
        "1, 7, 7, 1, 5",
        "8, 100, 8, 100, 47185920",
        "16, 128, 64, 32, 47185920",
        "64, 32, 16, 128, 47185920",
        "35, 24, 21, 40, 0",
        "1000, 33, 3000, 11, 9",
        "5000, 3, 7500, 2, 200000"
    })
    void everyMethodBringsTheSameBytes(long bytes, int blocks, long receiveBytes, int receiveBlocks, long gap) {
        Set<String> hashes = new HashSet<>();
        for (TransferMethod method : TransferMethod.values()) {
            BlockResult result = run(new BlockJob(method, bytes, blocks, receiveBytes, receiveBlocks, gap));
            assertThat(result.verified()).as(method.name()).isTrue();
            assertThat(result.bytes()).isEqualTo(bytes * blocks);
            assertThat(result.packets())
                    .as(method.name())
                    .isEqualTo(method.packets(
                            new Blocks(0, bytes, blocks, bytes),
                            new Blocks(0, receiveBytes, receiveBlocks, receiveBytes),
                            30,
                            1024));
            hashes.add(result.destinationSha256());
        }
        assertThat(hashes).hasSize(1);
    }

    @Test
    void eachMethodPostsAndCopiesWhatItIsSaidTo() {
        for (int blocks : new int[] {1, 30, 31, 60, 512}) {
            long bytes = 64L * blocks;
            int lists = (blocks + 29) / 30;
            assertCosts(TransferMethod.COPY, blocks, 1, 2 * bytes);
            assertCosts(TransferMethod.DDT, blocks, 1, 2 * bytes);
            assertCosts(TransferMethod.SGRS, blocks, lists, 0);
            assertCosts(TransferMethod.SG_WRITE, blocks, lists, bytes);
            assertCosts(TransferMethod.SG_WRITE_MANY, blocks, blocks, 0);
            assertCosts(TransferMethod.UMR_SR, blocks, 1, 0);
            assertCosts(TransferMethod.UMR_WRITE, blocks, 1, 0);
            assertCosts(TransferMethod.CONTIGUOUS_WRITE, blocks, 1, 0);
            assertCosts(TransferMethod.CONTIGUOUS_SEND, blocks, 1, 0);
        }
    }

    private static void assertCosts(TransferMethod method, int blocks, long requests, long copied) {
        BlockResult result = run(BlockJob.of(method, 64, blocks));
        assertThat(result.workRequests()).as(method + " x " + blocks).isEqualTo(requests);
        assertThat(result.copiedBytes()).as(method + " x " + blocks).isEqualTo(copied);
        assertThat(result.verified()).isTrue();
    }

    /** More requests than a queue holds, and as many blocks as there may be. */
    @Test
    @Tag("slow")
    void manyRequestsGoThroughAQueueThatHoldsFewer() {
        BlockResult many = run(BlockJob.of(TransferMethod.SG_WRITE_MANY, 8, 5000));
        assertThat(many.verified()).isTrue();
        assertThat(many.workRequests()).isEqualTo(5000);
        assertThat(run(BlockJob.of(TransferMethod.UMR_WRITE, 1, 65_536)).verified())
                .isTrue();
        assertThat(run(BlockJob.of(TransferMethod.SGRS, 1, 65_536)).workRequests())
                .isEqualTo(2185);
    }

    @ParameterizedTest
    @EnumSource(TransferMethod.class)
    void aLostPacketComesAgain(TransferMethod method) {
        for (String lost : List.of("packet:0", "packet:3", "ack:1,packet:1")) {
            BlockResult result = run(BlockJob.of(method, 256, 32), VerbsLosses.parse(lost));
            assertThat(result.verified()).as(lost).isTrue();
            assertThat(result.retransmissions()).as(lost).isPositive();
        }
    }

    /** Copying costs both ends what the constants say: 32 blocks of 256 bytes, 5 ns and 0.104 ns each. */
    @Test
    void copiesTakeTheTimeOfTheConstants() {
        BlockJob job = BlockJob.of(TransferMethod.COPY, 256, 32);
        TransferSetting free = SETTING.with("copyPerBlock=0").with("copyPerByte=0");
        TransferSetting some = SETTING.with("copyPerBlock=500").with("copyPerByte=1");
        double more = new BlockRun(some, new ModelBlockStage(), 0)
                        .run(job, VerbsLosses.NONE)
                        .microseconds()
                - new BlockRun(free, new ModelBlockStage(), 0)
                        .run(job, VerbsLosses.NONE)
                        .microseconds();
        assertThat(more).isCloseTo(2 * (32 * 0.5 + 32 * 0.256), org.assertj.core.data.Offset.offset(0.1));
    }

    @Test
    void whatCannotBeTransferredIsRefused() {
        assertThatThrownBy(() -> new BlockJob(TransferMethod.COPY, 8, 3, 8, 4, 0))
                .isInstanceOf(VerbsRefusedException.class)
                .hasMessageContaining("24")
                .hasMessageContaining("32");
        assertThatThrownBy(() -> BlockJob.of(TransferMethod.UMR_SR, 8, 65_537)).hasMessageContaining("--blocks=65537");
        assertThatThrownBy(() -> BlockJob.of(TransferMethod.UMR_SR, 0, 1)).hasMessageContaining("--block-bytes=0");
        assertThatThrownBy(() -> BlockJob.of(TransferMethod.UMR_SR, 1 << 20, 4096))
                .hasMessageContaining("2^31");
        assertThatThrownBy(() -> new BlockJob(TransferMethod.COPY, 8, 1, 8, 1, -1))
                .hasMessageContaining("--gap=-1");
    }

    @Test
    void aConstantIsChangedByItsNameAlone() {
        assertThat(SETTING.with("linkMegahertz=800.5").constants()).containsEntry("linkMegahertz", 800.5);
        assertThatThrownBy(() -> SETTING.with("linkMegahert=1")).hasMessageContaining("linkMegahertz");
        assertThatThrownBy(() -> SETTING.with("memoryReadCycles=2.5"))
                .hasMessageContaining("got 'memoryReadCycles=2.5'");
        assertThatThrownBy(() -> SETTING.with("mtu=100")).hasMessageContaining("256 to 4096");
        assertThatThrownBy(() -> SETTING.with("mtu=NaN")).hasMessageContaining("256 to 4096");
    }
}
