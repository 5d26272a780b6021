package org.heddle.experiment.verbs.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.cosim.tool.Sha256;
import org.heddle.device.SplitMix64;
import org.heddle.report.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Jobs through the host's software on the reference model, beside what the model alone expects. */
class VerbsRunTest {
    private static final long LIMIT = 1_000_000_000L;

    private static VerbsResult result(VerbsJob job) {
        VerbsMeasurement measured = new VerbsRun(job, new ModelStage(), LIMIT).run();
        VerbsOutcome expected = ExpectedVerbs.of(job);
        assertThat(measured.outcome().differencesFrom(expected, job.shape().queuePairs()))
                .as(job.toString())
                .isEmpty();
        return VerbsResult.of(job, "improved", measured, expected);
    }

    private static byte[] preset(int node, long address, int bytes) {
        byte[] data = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            long at = address + i;
            data[i] = (byte) (SplitMix64.of((at & -8) + ((long) node << 40)) >>> 8 * (at % 8));
        }
        return data;
    }

    @ParameterizedTest
    @EnumSource(VerbsOperation.class)
    void everyOperationSucceedsAndMovesItsBytes(VerbsOperation operation) {
        VerbsResult result = result(VerbsJob.of(operation));
        assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 1));
        assertThat(result.responderStatuses())
                .isEqualTo(operation.opcode().takesReceive() ? Map.of("SUCCESS", 1) : Map.of());
        assertThat(result.requesterState()).isEqualTo("RTS");
        assertThat(result.responderState()).isEqualTo("RTS");
        assertThat(result.events()).isEmpty();
        assertThat(result.refusedPost()).isNull();
        assertThat(result.packets()).isEqualTo(1);
        assertThat(result.retransmissions()).isZero();
        assertThat(result.verified()).isTrue();
        assertThat(result.immediates()).isEqualTo(operation.opcode().hasImmediate() ? List.of(0x01020304) : List.of());
        if (operation.opcode().isAtomic()) {
            assertThat(result.originals()).containsExactly("0000000000000000");
            assertThat(result.finalWord()).isEqualTo("0000000000000001");
        } else {
            int from = operation == VerbsOperation.READ ? 1 : 0;
            long base = from == 1 ? 0x4000_0000L : 0x1000_0000L;
            assertThat(result.destinationSha256()).isEqualTo(Sha256.of(preset(from, base, 8)));
        }
    }

    @Test
    void theJsonHasAllKeysInTheirOrder() {
        String text = Json.pretty(result(VerbsJob.of(VerbsOperation.FETCH_ADD)));
        List<String> keys = new ArrayList<>();
        text.lines()
                .filter(line -> line.startsWith("  \""))
                .forEach(line -> keys.add(line.substring(3, line.indexOf('"', 3))));
        assertThat(keys)
                .containsExactly(
                        "operation",
                        "configuration",
                        "bytes",
                        "count",
                        "cycles",
                        "microseconds",
                        "megabytesPerSecond",
                        "packets",
                        "retransmissions",
                        "rnrNaks",
                        "firstPacketCycles",
                        "requesterStatuses",
                        "responderStatuses",
                        "requesterState",
                        "responderState",
                        "events",
                        "refusedPost",
                        "immediates",
                        "originals",
                        "finalWord",
                        "verified",
                        "destinationSha256");
        assertThat(text).contains("\"refusedPost\" : null");
    }

    @Test
    void listsLongMessagesAndManyQueuePairsArriveWhole() {
        VerbsShape shape = new VerbsShape(5_001, 7, 5, 20, 3, 512);
        for (VerbsOperation operation :
                List.of(VerbsOperation.SEND, VerbsOperation.SEND_IMM, VerbsOperation.WRITE_IMM, VerbsOperation.READ)) {
            boolean sends = operation.isSend();
            VerbsResult result =
                    result(VerbsJob.of(operation).with(sends ? shape : new VerbsShape(5_001, 7, 1, 20, 3, 512)));
            assertThat(result.packets()).isEqualTo(20 * 10);
            assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 20));
        }
    }

    @Test
    void receiversThatComeLateOrNeverAreMetByRnr() {
        VerbsJob late = VerbsJob.of(VerbsOperation.SEND)
                .with(new VerbsRetries(7, 1, 7, 8))
                .with(new VerbsResponder(10_500, 0));
        VerbsResult result = result(late);
        assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 1));
        assertThat(result.rnrNaks()).isBetween(8L, 11L);
        assertThat(result.retransmissions()).isEqualTo(result.rnrNaks());
        assertThat(result.firstPacketCycles()).hasSize((int) result.rnrNaks() + 1);
        VerbsResult never = result(VerbsJob.of(VerbsOperation.SEND)
                .with(new VerbsRetries(3, 1, 7, 8))
                .with(new VerbsResponder(VerbsResponder.NEVER, 0))
                .with(new VerbsShape(8, 1, 1, 3, 1, 256)));
        assertThat(never.requesterStatuses()).isEqualTo(Map.of("RNR_RETRY_EXC_ERR", 1, "WR_FLUSH_ERR", 2));
        assertThat(never.firstPacketCycles()).hasSize(4);
        assertThat(never.requesterState()).isEqualTo("ERR");
        assertThat(never.responderState()).isEqualTo("RTS");
    }

    @Test
    void aRegionThatEndsTooEarlyIsAnError() {
        VerbsResult result = result(VerbsJob.of(VerbsOperation.WRITE)
                .with(new VerbsShape(100, 1, 1, 3, 1, 256))
                .with(new VerbsResponder(0, 1)));
        assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 2, "REM_ACCESS_ERR", 1));
        assertThat(result.events()).isEqualTo(Map.of("QP_ACCESS_ERR", 1));
        assertThat(result.responderState()).isEqualTo("ERR");
    }

    @Test
    void postsThatCannotBeAreRefusedByIndexAndErrno() {
        assertThat(result(VerbsJob.of(VerbsOperation.WRITE)
                                .with(new VerbsPosting(false, 100, 4, 16, true))
                                .with(new VerbsShape(8, 1, 1, 9, 1, 256)))
                        .refusedPost())
                .isEqualTo(new VerbsJob.RefusedPost(4, "ENOMEM"));
        assertThat(result(VerbsJob.of(VerbsOperation.WRITE)
                                .with(new VerbsPosting(true, 1, 4, 16, true))
                                .with(new VerbsShape(65, 1, 1, 1, 1, 256)))
                        .refusedPost())
                .isEqualTo(new VerbsJob.RefusedPost(0, "ENOMEM"));
        assertThat(result(VerbsJob.of(VerbsOperation.READ).with(new VerbsPosting(true, 1, 4, 16, true)))
                        .refusedPost())
                .isEqualTo(new VerbsJob.RefusedPost(0, "EINVAL"));
        assertThat(result(VerbsJob.of(VerbsOperation.SEND).with(new VerbsShape(310, 31, 1, 1, 1, 256)))
                        .refusedPost())
                .isEqualTo(new VerbsJob.RefusedPost(0, "EINVAL"));
        VerbsResult unpolled = result(VerbsJob.of(VerbsOperation.WRITE)
                .with(new VerbsPosting(false, 1, 4, 16, false))
                .with(new VerbsShape(8, 1, 1, 9, 1, 256)));
        assertThat(unpolled.refusedPost()).isEqualTo(new VerbsJob.RefusedPost(4, "ENOMEM"));
        assertThat(unpolled.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 4));
    }

    @Test
    void aCompletionQueueThatNobodyPollsOverruns() {
        VerbsResult result = result(VerbsJob.of(VerbsOperation.WRITE)
                .with(new VerbsPosting(false, 1, 64, 4, false))
                .with(new VerbsShape(8, 1, 1, 9, 1, 256)));
        assertThat(result.events()).isEqualTo(Map.of("CQ_ERR", 1));
        assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 4));
        assertThat(result.requesterState()).isEqualTo("ERR");
    }

    @Test
    void aFullQueueWaitsForASignaledRequest() {
        VerbsResult result = result(VerbsJob.of(VerbsOperation.SEND)
                .with(new VerbsPosting(false, 4, 8, 16, true))
                .with(new VerbsShape(100, 1, 1, 1_000, 2, 256)));
        assertThat(result.refusedPost()).isNull();
        assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 250));
        assertThat(result.responderStatuses()).isEqualTo(Map.of("SUCCESS", 1_000));
    }

    @Test
    void lostPacketsChangeTheirNumberAlone() {
        VerbsResult result = result(VerbsJob.of(VerbsOperation.WRITE)
                .with(new VerbsShape(3_000, 1, 1, 2, 1, 256))
                .with(VerbsLosses.parse("packet:0,packet:5,ack:3")));
        assertThat(result.requesterStatuses()).isEqualTo(Map.of("SUCCESS", 2));
        assertThat(result.packets()).isEqualTo(24);
        assertThat(result.retransmissions()).isPositive();
        VerbsResult atomics = result(VerbsJob.of(VerbsOperation.FETCH_ADD)
                .with(new VerbsShape(8, 1, 1, 50, 4, 256))
                .with(new VerbsOperands(0, -3, 2, 0, 0))
                .with(new VerbsLosses(Set.of(2L, 9L), Set.of(0L, 4L, 17L))));
        assertThat(atomics.finalWord()).isEqualTo("%016x".formatted(97));
    }

    @Test
    void randomJobsAreAsExpected() {
        for (int seed = 0; seed < 150; seed++) {
            VerbsJob job = RandomJobs.of(seed);
            VerbsResult result = result(job);
            assertThat(result.verified()).as("seed %d", seed).isTrue();
        }
    }

    @Test
    void jobsThatCannotBeRunAreRefusedWithTheReason() {
        refused("only a SEND", () -> VerbsJob.of(VerbsOperation.WRITE).with(new VerbsShape(8, 1, 2, 1, 1, 256)));
        refused("8 bytes", () -> VerbsJob.of(VerbsOperation.CAS).with(new VerbsShape(16, 1, 1, 1, 1, 256)));
        refused("--mtu=300", () -> new VerbsShape(8, 1, 1, 1, 1, 300));
        refused("--rnr-retry=8", () -> new VerbsRetries(8, 0, 0, 0));
        refused("--depth=0", () -> new VerbsPosting(false, 1, 0, 1, true));
        refused("takes no receive", () -> VerbsJob.of(VerbsOperation.READ).with(new VerbsResponder(5, 0)));
        refused("never ends", () -> VerbsJob.of(VerbsOperation.SEND).with(new VerbsResponder(VerbsResponder.NEVER, 0)));
        refused("no remote region", () -> VerbsJob.of(VerbsOperation.SEND).with(new VerbsResponder(0, 1)));
        refused("at least 1", () -> VerbsJob.of(VerbsOperation.WRITE).with(new VerbsResponder(0, 8)));
        refused(
                "fewer or smaller",
                () -> VerbsJob.of(VerbsOperation.WRITE).with(new VerbsShape(1 << 30, 1, 1, 1, 1, 256)));
        refused("packet:I", () -> VerbsLosses.parse("packet"));
        refused("from 0 on", () -> VerbsLosses.parse("ack:-1"));
        refused(
                "--timeout 0",
                () -> VerbsJob.of(VerbsOperation.WRITE)
                        .with(new VerbsRetries(7, 1, 7, 0))
                        .with(VerbsLosses.parse("packet:0")));
    }

    private static void refused(String reason, Runnable made) {
        assertThatThrownBy(made::run).isInstanceOf(VerbsRefusedException.class).hasMessageContaining(reason);
    }
}
