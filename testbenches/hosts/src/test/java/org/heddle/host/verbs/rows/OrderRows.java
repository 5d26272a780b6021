package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** Immediates, atomics, READs, and the order of all. */
public abstract class OrderRows extends VerbsRows {
    /** V44. */
    @Test
    void aWriteWithImmediateTakesOneReceiveAndTouchesNoneOfIt() {
        for (int bytes : new int[] {0, 8, 3000}) {
            connect();
            byte[] data = near.fill(0, bytes, 1);
            far.receive(1);
            far.receive(2, far.piece(8192, 16));
            near.post(SendWorkRequest.writeWithImmediate(3, far.at(64), far.key(), 0x01020304, near.piece(0, bytes))
                    .signaled());
            WorkCompletion received = far.received();
            assertThat(received.id()).isEqualTo(1);
            assertThat(received.opcode()).isEqualTo(WcOpcode.RECV_RDMA_WITH_IMM);
            assertThat(received.bytes()).isEqualTo(bytes);
            assertThat(received.immediate()).hasValue(0x01020304);
            near.post(SendWorkRequest.writeWithImmediate(4, far.at(64), far.key(), 0xFFFEFDFC, near.piece(0, bytes))
                    .signaled());
            assertThat(far.received().immediate()).hasValue(0xFFFEFDFC);
            near.assertSent(3, WcStatus.SUCCESS);
            near.assertSent(4, WcStatus.SUCCESS);
            far.assertHolds(64, data);
        }
    }

    /** V45. */
    @Test
    void aWriteWithImmediateWithoutAReceiveWaits() {
        connect();
        byte[] data = near.fill(0, 3000, 2);
        near.post(SendWorkRequest.writeWithImmediate(1, far.at(0), far.key(), 7, near.piece(0, 3000))
                .signaled());
        bench.pass(20_000);
        assertThat(answers()).contains(SeenKind.NAK_RNR);
        assertThat(far.receives.poll(1)).isEmpty();
        assertThat(near.sends.poll(1)).isEmpty();
        far.receive(2);
        assertThat(far.received().immediate()).hasValue(7);
        near.assertSent(1, WcStatus.SUCCESS);
        far.assertHolds(0, data);
        far.assertNothingMore();
    }

    /** V46. */
    @Test
    void aPlainWriteTakesNoReceiveAndMakesNoCompletionAtThePeer() {
        connect();
        byte[] data = near.fill(0, 5000, 3);
        far.receive(1, far.piece(8192, 8));
        near.post(SendWorkRequest.write(2, far.at(3), far.key(), near.piece(0, 5000))
                .signaled());
        near.assertSent(2, WcStatus.SUCCESS);
        far.assertNothingMore();
        assertThat(far.pair.usedReceives()).isEqualTo(1);
        assertThat(far.events()).isEmpty();
        far.assertHolds(3, data);
    }

    /** V47. */
    @Test
    void receivesAreTakenInTheOrderOfArrival() {
        connect();
        byte[] data = near.fill(0, 64, 4);
        for (int id = 0; id < 6; id++) {
            far.receive(id, far.piece(1024L * id, 64));
        }
        for (int i = 0; i < 6; i++) {
            near.post(
                    i % 2 == 0
                            ? SendWorkRequest.send(i, near.piece(0, 8 + i))
                            : SendWorkRequest.writeWithImmediate(
                                    i, far.at(16_384), far.key(), i, near.piece(0, 8 + i)));
        }
        for (int i = 0; i < 6; i++) {
            WorkCompletion completion = far.received();
            assertThat(completion.id()).isEqualTo(i);
            assertThat(completion.bytes()).isEqualTo(8 + i);
            assertThat(completion.opcode()).isEqualTo(i % 2 == 0 ? WcOpcode.RECV : WcOpcode.RECV_RDMA_WITH_IMM);
            assertThat(completion.immediate().isPresent()).isEqualTo(i % 2 == 1);
        }
        assertThat(far.load(0, 8)).isEqualTo(java.util.Arrays.copyOf(data, 8));
        assertThat(far.load(1024, 64)).containsOnly(0);
    }

    /** V48. */
    @Test
    void atomicsReturnTheOriginalValueWhateverTheyDo() {
        connect();
        far.storeWord(64, 5);
        near.post(
                SendWorkRequest.compareAndSwap(1, far.at(64), far.key(), 5, 9, near.piece(0, 8))
                        .signaled(),
                SendWorkRequest.compareAndSwap(2, far.at(64), far.key(), 5, 77, near.piece(8, 8))
                        .signaled(),
                SendWorkRequest.fetchAndAdd(3, far.at(64), far.key(), -10, near.piece(16, 8))
                        .signaled(),
                SendWorkRequest.fetchAndAdd(4, far.at(64), far.key(), 3, near.piece(24, 4), near.piece(32, 4))
                        .signaled());
        WcOpcode[] opcodes = {WcOpcode.COMP_SWAP, WcOpcode.COMP_SWAP, WcOpcode.FETCH_ADD, WcOpcode.FETCH_ADD};
        for (int id = 1; id <= 4; id++) {
            WorkCompletion completion = near.sent();
            assertThat(completion.status()).isEqualTo(WcStatus.SUCCESS);
            assertThat(completion.id()).isEqualTo(id);
            assertThat(completion.opcode()).isEqualTo(opcodes[id - 1]);
            assertThat(completion.bytes()).isEqualTo(8);
        }
        assertThat(near.word(0)).isEqualTo(5);
        assertThat(near.word(8)).isEqualTo(9);
        assertThat(near.word(16)).isEqualTo(9);
        assertThat(near.word(24)).as("low half of -1").isEqualTo(0xFFFF_FFFFL);
        assertThat(near.word(32)).as("high half of -1").isEqualTo(0xFFFF_FFFFL);
        assertThat(far.word(64)).isEqualTo(2);
        far.storeWord(64, 0);
        far.assertUntouched();
    }

    /** V49. */
    @Test
    void anAtomicAtAnAddressThatIsNotAlignedIsInvalid() {
        for (int offset = 1; offset < 8; offset += 3) {
            connect();
            near.post(SendWorkRequest.fetchAndAdd(1, far.at(offset), far.key(), 1, near.piece(0, 8)));
            near.assertSent(1, WcStatus.REM_INV_REQ_ERR);
            far.assertUntouched();
            near.assertUntouched();
            assertThat(far.events()).containsExactly(EventType.QP_REQ_ERR);
            assertStates(QpState.ERR, QpState.ERR);
        }
    }

    /** V50. */
    @Test
    void anAtomicNeedsEightBytesOfRoom() {
        for (int bytes : new int[] {0, 4, 7, 9, 16}) {
            connect();
            near.post(SendWorkRequest.compareAndSwap(1, far.at(0), far.key(), 0, 1, near.piece(0, bytes)));
            near.assertSent(1, WcStatus.LOC_LEN_ERR);
            near.assertNothingMore();
            far.assertUntouched();
            assertStates(QpState.ERR, QpState.RTS);
        }
    }

    /** V51. */
    @Test
    void anAtomicNeedsTheRightOfTheRegionAndOfTheQueuePair() {
        connect();
        MemoryRegion region = far.region(4096, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ);
        near.post(SendWorkRequest.fetchAndAdd(1, region.address(), region.rkey(), 1, near.piece(0, 8)));
        near.assertSent(1, WcStatus.REM_ACCESS_ERR);
        assertThat(far.loadAt(region.address(), 8)).containsOnly(0);
        assertThat(far.events()).containsExactly(EventType.QP_ACCESS_ERR);
        assertStates(QpState.ERR, QpState.ERR);

        connect(farAccess(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ));
        near.post(SendWorkRequest.fetchAndAdd(1, far.at(0), far.key(), 1, near.piece(0, 8)));
        near.assertSent(1, WcStatus.REM_INV_REQ_ERR);
        far.assertUntouched();
        assertThat(far.events()).containsExactly(EventType.QP_REQ_ERR);
        assertStates(QpState.ERR, QpState.ERR);
    }

    /** V52. */
    @Test
    void manyAdditionsReturnEachValueOnce() {
        int ends = 3;
        int each = 40;
        open();
        far = new VerbsPeer(bench, bench.start(1), 256, settings -> settings);
        List<VerbsPeer> peers = new ArrayList<>();
        List<org.heddle.host.verbs.QueuePair> served = new ArrayList<>();
        for (int i = 0; i < ends; i++) {
            VerbsPeer peer = new VerbsPeer(bench, bench.start(0), 256, settings -> settings);
            org.heddle.host.verbs.QueuePair pair = far.domain.createQueuePair(far.pair.settings());
            pair.modify(org.heddle.host.verbs.type.QueuePairAttributes.init(ALL));
            pair.modify(org.heddle.host.verbs.type.QueuePairAttributes.readyToReceive(
                    0, peer.pair.number(), org.heddle.host.verbs.type.Mtu.MTU_256, NEAR_PSN));
            peer.pair.modify(org.heddle.host.verbs.type.QueuePairAttributes.init(ALL));
            peer.pair.modify(org.heddle.host.verbs.type.QueuePairAttributes.readyToReceive(
                    1, pair.number(), org.heddle.host.verbs.type.Mtu.MTU_256, FAR_PSN));
            peer.pair.modify(sending(NEAR_PSN));
            peers.add(peer);
            served.add(pair);
        }
        for (int n = 0; n < each; n++) {
            for (VerbsPeer peer : peers) {
                peer.post(SendWorkRequest.fetchAndAdd(n, far.at(0), far.key(), 1, peer.piece(8L * n, 8))
                        .signaled());
            }
        }
        List<Long> originals = new ArrayList<>();
        for (VerbsPeer peer : peers) {
            for (int n = 0; n < each; n++) {
                peer.assertSent(n, WcStatus.SUCCESS);
                originals.add(peer.word(8L * n));
            }
        }
        assertThat(far.word(0)).isEqualTo((long) ends * each);
        assertThat(originals)
                .containsExactlyInAnyOrderElementsOf(
                        LongStream.range(0, (long) ends * each).boxed().toList());
        assertThat(served).hasSize(ends);
    }

    private long mostOutstanding() {
        long outstanding = 0;
        long most = 0;
        for (SeenPacket packet : bench.packets()) {
            if (packet.from() == 0 && packet.isRead() && packet.isRequest()) {
                outstanding++;
            } else if (packet.kind() == SeenKind.READ_RESPONSE || packet.kind() == SeenKind.ATOMIC_RESPONSE) {
                outstanding--;
            }
            most = Math.max(most, outstanding);
        }
        return most;
    }

    /** V53. */
    @Test
    void readsAndAtomicsWaitForRoom() {
        for (int limit : new int[] {1, 3, 16}) {
            connect(near(QpAttribute.MAX_QP_RD_ATOMIC, limit));
            far.storeWord(0, 100);
            for (int id = 0; id < 40; id++) {
                near.post(
                        id % 2 == 0
                                ? SendWorkRequest.read(id, far.at(64), far.key(), near.piece(8L * id, 8))
                                        .signaled()
                                : SendWorkRequest.fetchAndAdd(id, far.at(0), far.key(), 1, near.piece(8L * id, 8))
                                        .signaled());
            }
            for (int id = 0; id < 40; id++) {
                near.assertSent(id, WcStatus.SUCCESS);
            }
            assertThat(mostOutstanding()).isLessThanOrEqualTo(limit);
            assertThat(far.word(0)).isEqualTo(120);
            assertStates(QpState.RTS, QpState.RTS);
        }
    }

    /** V54. */
    @Test
    void aResponderWithoutResourcesRefusesAndOneWithFewCorruptsNothing() {
        for (boolean atomic : new boolean[] {false, true}) {
            connect(far(QpAttribute.MAX_DEST_RD_ATOMIC, 0));
            near.post(
                    atomic
                            ? SendWorkRequest.fetchAndAdd(1, far.at(0), far.key(), 1, near.piece(0, 8))
                            : SendWorkRequest.read(1, far.at(0), far.key(), near.piece(0, 8)));
            near.assertSent(1, WcStatus.REM_INV_REQ_ERR);
            far.assertUntouched();
            assertStates(QpState.ERR, QpState.ERR);
        }
        connect(far(QpAttribute.MAX_DEST_RD_ATOMIC, 1));
        byte[] data = far.fill(4096, 4000, 5);
        for (int id = 0; id < 20; id++) {
            near.post(
                    id % 2 == 0
                            ? SendWorkRequest.read(id, far.at(4096), far.key(), near.piece(4096, 4000))
                                    .signaled()
                            : SendWorkRequest.fetchAndAdd(id, far.at(0), far.key(), 1, near.piece(8L * id, 8))
                                    .signaled());
        }
        for (int id = 0; id < 20; id++) {
            WorkCompletion completion = near.sent();
            assertThat(completion.id()).isEqualTo(id);
            if (completion.status() != WcStatus.SUCCESS) {
                assertThat(completion.status()).isEqualTo(WcStatus.REM_INV_REQ_ERR);
                return;
            }
            if (id % 2 == 1) {
                assertThat(near.word(8L * id)).isEqualTo(id / 2);
            }
        }
        assertThat(near.load(4096, 4000)).isEqualTo(data);
        assertThat(far.word(0)).isEqualTo(10);
    }

    /** V55. */
    @Test
    void aReadNeedsTheRightToReadAtThePeerAlone() {
        connect(farAccess(AccessFlag.REMOTE_READ));
        MemoryRegion source = far.region(4096, AccessFlag.REMOTE_READ);
        MemoryRegion sink = near.region(4096, AccessFlag.LOCAL_WRITE);
        byte[] data = new byte[3000];
        new java.util.Random(6).nextBytes(data);
        far.host.memory().store(source.address(), data, 0, data.length);
        near.post(SendWorkRequest.read(1, source.address(), source.rkey(), sink.piece(7, 3000))
                .signaled());
        WorkCompletion completion = near.sent();
        assertThat(completion.status()).isEqualTo(WcStatus.SUCCESS);
        assertThat(completion.opcode()).isEqualTo(WcOpcode.RDMA_READ);
        assertThat(completion.bytes()).isEqualTo(3000);
        assertThat(near.loadAt(sink.address() + 7, 3000)).isEqualTo(data);
        far.assertNothingMore();
    }

    /** V56: READs, and atomics, of one queue pair are executed in their order; that is our choice. */
    @Test
    void whatFollowsASendOrAWriteIsOrderedBehindIt() {
        connect();
        for (int round = 1; round <= 30; round++) {
            near.storeWord(0, round);
            near.post(
                    SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 8)),
                    SendWorkRequest.read(2, far.at(0), far.key(), near.piece(64, 8))
                            .signaled());
            near.assertSent(2, WcStatus.SUCCESS);
            assertThat(near.word(64)).as("round " + round).isEqualTo(round);
        }
        far.storeWord(8, 0);
        List<SendWorkRequest> many = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            many.add(SendWorkRequest.fetchAndAdd(i, far.at(8), far.key(), 1, near.piece(128 + 16L * i, 8)));
            many.add(SendWorkRequest.read(i, far.at(8), far.key(), near.piece(136 + 16L * i, 8))
                    .signaled());
        }
        near.pair.postSend(many);
        for (int i = 0; i < 12; i++) {
            near.assertSent(i, WcStatus.SUCCESS);
            assertThat(near.word(128 + 16L * i)).isEqualTo(i);
            assertThat(near.word(136 + 16L * i)).isEqualTo(i + 1);
        }
    }

    /** V56: an atomic is seen by no READ before it, however long that takes, and whether or not its responses are lost. */
    @Test
    void aReadSeesNoAtomicBehindIt() {
        int bytes = 32_768;
        int word = bytes - 8;
        for (int lost : new int[] {-1, 0, 31}) {
            connect();
            far.storeWord(word, 5);
            if (lost >= 0) {
                bench.loseResponses(lost);
            }
            near.post(
                    SendWorkRequest.read(1, far.at(0), far.key(), near.piece(0, bytes)),
                    SendWorkRequest.fetchAndAdd(2, far.at(word), far.key(), 10, near.piece(bytes, 8)),
                    SendWorkRequest.compareAndSwap(3, far.at(word), far.key(), 15, 40, near.piece(bytes + 8, 8)),
                    SendWorkRequest.read(4, far.at(word), far.key(), near.piece(bytes + 16, 8))
                            .signaled());
            near.assertSent(4, WcStatus.SUCCESS);
            assertThat(List.of(near.word(word), near.word(bytes), near.word(bytes + 8), near.word(bytes + 16)))
                    .as("lost response " + lost)
                    .containsExactly(5L, 5L, 15L, 40L);
        }
    }

    /** V57. */
    @Test
    void aFenceWaitsForReadsOfItsOwnQueueAndForNothingElse() {
        for (boolean fenced : new boolean[] {true, false}) {
            connect();
            for (int round = 1; round <= 20; round++) {
                far.storeWord(0, 1000 + round);
                near.storeWord(0, round);
                SendWorkRequest write = SendWorkRequest.write(2, far.at(64), far.key(), near.piece(0, 8));
                near.post(
                        SendWorkRequest.read(1, far.at(0), far.key(), near.piece(0, 8)),
                        fenced ? write.with(SendFlag.FENCE, SendFlag.SIGNALED) : write.signaled());
                near.assertSent(2, WcStatus.SUCCESS);
                assertThat(near.word(0)).isEqualTo(1000 + round);
                if (fenced) {
                    assertThat(far.word(64)).isEqualTo(1000 + round);
                } else {
                    assertThat(far.word(64)).isIn((long) round, 1000L + round);
                }
            }
        }
    }

    /** V57: a fence does not wait for WRITEs. */
    @Test
    void aFenceBehindWritesAloneGoesAtOnce() {
        connect(near(QpAttribute.TIMEOUT, 0));
        bench.loseRequests(0);
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 8)),
                SendWorkRequest.write(2, far.at(8), far.key(), near.piece(0, 8)).with(SendFlag.FENCE));
        bench.settle();
        assertThat(requests().stream().map(SeenPacket::psn)).contains(NEAR_PSN, NEAR_PSN + 1);
    }

    /** V58. */
    @Test
    void whatWasWrittenIsVisibleWhenTheSendBehindItIsReceived() {
        connect();
        for (int round = 1; round <= 10; round++) {
            byte[] data = near.fill(0, 6000, round);
            far.receive(round);
            near.post(SendWorkRequest.write(1, far.at(100), far.key(), near.piece(0, 6000)), SendWorkRequest.send(2));
            far.assertReceived(round, 0);
            assertThat(far.load(100, 6000)).isEqualTo(data);
        }
    }

    /** V59. */
    @Test
    void sendsCompleteInTheOrderOfTheirPosting() {
        connect();
        bench.delayRequests(500, 0);
        near.fill(0, 8192, 9);
        List<SendWorkRequest> requests = new ArrayList<>();
        for (int id = 0; id < 30; id++) {
            requests.add(
                    switch (id % 3) {
                        case 0 ->
                            SendWorkRequest.read(id, far.at(0), far.key(), near.piece(8192, 5000))
                                    .signaled();
                        case 1 ->
                            SendWorkRequest.write(id, far.at(8192), far.key(), near.piece(0, 8))
                                    .signaled();
                        default ->
                            SendWorkRequest.fetchAndAdd(id, far.at(0), far.key(), 1, near.piece(32_768, 8))
                                    .signaled();
                    });
        }
        near.pair.postSend(requests);
        for (int id = 0; id < 30; id++) {
            near.assertSent(id, WcStatus.SUCCESS);
        }
        near.assertNothingMore();
    }
}
