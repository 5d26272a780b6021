package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.disni.IbvCQ;
import org.heddle.host.verbs.disni.IbvContext;
import org.heddle.host.verbs.disni.IbvMr;
import org.heddle.host.verbs.disni.IbvPd;
import org.heddle.host.verbs.disni.IbvQP;
import org.heddle.host.verbs.disni.IbvQPInitAttr;
import org.heddle.host.verbs.disni.IbvRecvWR;
import org.heddle.host.verbs.disni.IbvSendWR;
import org.heddle.host.verbs.disni.IbvSge;
import org.heddle.host.verbs.disni.IbvWC;
import org.heddle.host.verbs.disni.SVCPollCq;
import org.heddle.host.verbs.disni.SVCPostSend;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** The fragments that docs/verbs.md shows, on a device. */
public abstract class ArticleExamples extends VerbsRows {
    private QueuePair sender;
    private QueuePair receiver;
    private MemoryRegion source;
    private MemoryRegion sink;

    private void connected() {
        connect();
        sender = near.pair;
        receiver = far.pair;
        source = near.memory;
        sink = far.memory;
    }

    private WorkCompletion completionOf(VerbsPeer peer) {
        return peer == near ? peer.sent() : peer.received();
    }

    @Test
    void twoProcessesAreConnected() {
        peers(settings -> settings);
        QueuePair pair = near.pair;
        int node = far.context.node();
        int number = far.pair.number();
        // connect:
        pair.modify(QueuePairAttributes.init(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ));
        pair.modify(QueuePairAttributes.readyToReceive(node, number, Mtu.MTU_1024, 7)
                .with(QpAttribute.MIN_RNR_TIMER, 0x12)); // 5.12 ms, told to the peer
        pair.modify(QueuePairAttributes.readyToSend(9).with(QpAttribute.RNR_RETRY, 7)); // this end waits for ever
        // :connect
        assertThat(pair.queryState().name()).isEqualTo("RTS");
    }

    @Test
    void aSendMeetsAReceive() {
        connected();
        byte[] data = near.fill(0, 100, 1);
        // send:
        receiver.postReceive(new ReceiveWorkRequest(1, sink.piece(0, 4096)));
        sender.postSend(SendWorkRequest.send(2, source.piece(0, 100)).signaled());
        // :send
        WorkCompletion received = completionOf(far);
        assertThat(received.opcode()).isEqualTo(WcOpcode.RECV);
        assertThat(received.bytes()).isEqualTo(100);
        assertThat(completionOf(near).id()).isEqualTo(2);
        far.assertHolds(0, data);
    }

    @Test
    void aWriteNeedsAddressAndKeyOnly() {
        connected();
        byte[] data = near.fill(0, 100, 2);
        // write:
        sender.postSend(SendWorkRequest.write(1, sink.address(), sink.rkey(), source.piece(0, 100)));
        sender.postSend(SendWorkRequest.read(2, sink.address(), sink.rkey(), source.piece(200, 100))
                .signaled());
        // :write
        near.assertSent(2, WcStatus.SUCCESS);
        assertThat(near.load(200, 100)).isEqualTo(data);
        far.assertNothingMore();
    }

    @Test
    void aWriteWithImmediateTellsThePeer() {
        connected();
        // immediate:
        receiver.postReceive(new ReceiveWorkRequest(1));
        sender.postSend(
                SendWorkRequest.writeWithImmediate(2, sink.address(), sink.rkey(), 0x01020304, source.piece(0, 8)));
        // :immediate
        WorkCompletion completion = completionOf(far);
        // told:
        boolean isWritten = completion.opcode() == WcOpcode.RECV_RDMA_WITH_IMM;
        int immediate =
                completion.immediate().orElseThrow(); // the value that was sent, whatever the order of its bytes
        // :told
        assertThat(isWritten).isTrue();
        assertThat(immediate).isEqualTo(0x01020304);
    }

    @Test
    void aFenceWaitsForTheReadBeforeIt() {
        connected();
        far.storeWord(0, 11);
        near.storeWord(0, 22);
        // fence:
        sender.postSend(List.of(
                SendWorkRequest.read(1, sink.address(), sink.rkey(), source.piece(0, 8)),
                SendWorkRequest.write(2, sink.address() + 8, sink.rkey(), source.piece(0, 8))
                        .with(SendFlag.FENCE),
                SendWorkRequest.write(3, sink.address() + 16, sink.rkey(), source.piece(64, 8))
                        .with(SendFlag.SIGNALED)));
        // :fence
        near.assertSent(3, WcStatus.SUCCESS);
        assertThat(far.word(8)).isEqualTo(11);
    }

    @Test
    void oneOfManyContendersGetsTheLock() {
        connected();
        int owners = 0;
        for (int contender = 1; contender <= 5; contender++) {
            // lock:
            sender.postSend(SendWorkRequest.compareAndSwap(1, sink.address(), sink.rkey(), 0, 1, source.piece(0, 8))
                    .signaled());
            // :lock
            near.assertSent(1, WcStatus.SUCCESS);
            owners += near.word(0) == 0 ? 1 : 0;
        }
        assertThat(owners).isEqualTo(1);
        assertThat(far.word(0)).isEqualTo(1);
    }

    /** Reads version, data, version, one behind the other; the writer works between the READs. */
    private boolean versionedReadIsTorn(boolean countsBefore) {
        connected();
        int half = 1024;
        far.storeWord(0, countsBefore ? 2 : 1);
        long version = readWord(0);
        if (countsBefore) {
            far.storeWord(0, 3);
        }
        far.store(64, filled(half, 7)); // the first half of an update
        sender.postSend(SendWorkRequest.read(2, sink.address() + 64, sink.rkey(), source.piece(4096, 2 * half))
                .signaled());
        near.assertSent(2, WcStatus.SUCCESS);
        long again = readWord(0);
        far.store(64 + half, filled(half, 7)); // the second half
        far.storeWord(0, countsBefore ? 4 : 2);
        byte[] data = near.load(4096, 2 * half);
        boolean accepted = version == again && (!countsBefore || version % 2 == 0);
        return accepted && data[0] != data[2 * half - 1];
    }

    private static byte[] filled(int bytes, int value) {
        byte[] data = new byte[bytes];
        java.util.Arrays.fill(data, (byte) value);
        return data;
    }

    private long readWord(long offset) {
        sender.postSend(SendWorkRequest.read(1, sink.address() + offset, sink.rkey(), source.piece(0, 8))
                .signaled());
        near.assertSent(1, WcStatus.SUCCESS);
        return near.word(0);
    }

    @Test
    void aVersionThatIsCountedAfterwardsAloneLetsTornDataThrough() {
        assertThat(versionedReadIsTorn(false)).isTrue();
        assertThat(versionedReadIsTorn(true)).isFalse();
    }

    @Test
    void twoBuffersTearWhenTheWriterTurnsTwiceDuringOneRead() {
        for (int turns : new int[] {0, 1, 2}) {
            connected();
            far.storeWord(0, 0);
            far.store(64, filled(64, 1));
            long index = readWord(0);
            int updates = 0;
            for (int turn = 0; turn < turns; turn++) {
                int next = 1 - (int) far.word(0);
                far.store(64 + 4096L * next, filled(turn == 1 ? 32 : 64, 10 + updates++)); // the second is half done
                if (turn == 0) {
                    far.storeWord(0, next);
                }
            }
            sender.postSend(
                    SendWorkRequest.read(2, sink.address() + 64 + 4096 * index, sink.rkey(), source.piece(4096, 64))
                            .signaled());
            near.assertSent(2, WcStatus.SUCCESS);
            byte[] data = near.load(4096, 64);
            assertThat(data[0] != data[63]).as("torn with %d turns", turns).isEqualTo(turns == 2);
        }
    }

    @Test
    void metadataAndNoticeBySendAndDataByWrite() {
        connected();
        byte[] data = near.fill(4096, 3000, 3);
        near.receive(1, near.piece(0, 16));
        far.receive(2);
        ByteBuffer metadata =
                ByteBuffer.allocate(16).putLong(sink.address() + 512).putInt(sink.rkey());
        far.store(40_000, metadata.array());
        far.post(SendWorkRequest.send(3, far.piece(40_000, 16)));
        near.assertReceived(1, 16);
        ByteBuffer told = ByteBuffer.wrap(near.load(0, 16));
        long address = told.getLong();
        int key = told.getInt();
        // mixed:
        sender.postSend(List.of(
                SendWorkRequest.write(4, address, key, source.piece(4096, 3000)),
                SendWorkRequest.send(5))); // when it is received, the data are there
        // :mixed
        far.assertReceived(2, 0);
        assertThat(far.load(512, 3000)).isEqualTo(data);
    }

    @Test
    void listsRingOnce() {
        connected();
        VerbsCounts before = far.context.counts();
        List<ReceiveWorkRequest> requests = new ArrayList<>();
        for (int id = 0; id < 32; id++) {
            requests.add(new ReceiveWorkRequest(id, sink.piece(64L * id, 64)));
        }
        // batch:
        receiver.postReceive(requests); // 32 of them, one doorbell
        // :batch
        assertThat(far.context.counts().since(before).doorbells()).isEqualTo(1);
        for (int id = 32; id < 64; id++) {
            far.receive(id, sink.piece(64, 64));
        }
        assertThat(far.context.counts().since(before).doorbells()).isEqualTo(33);
    }

    @Test
    void everySixtyFourthRequestIsSignaled() {
        connected();
        int completions = 0;
        // signal:
        for (int count = 1; count <= 640; count++) {
            SendWorkRequest request = SendWorkRequest.write(count, sink.address(), sink.rkey(), source.piece(0, 8));
            sender.postSend(count % 64 == 0 ? request.signaled() : request);
            if (count % 64 == 0) {
                completions += awaited(near.sends); // and 64 slots are free again
            }
        }
        // :signal
        near.assertNothingMore();
        assertThat(completions).isEqualTo(10);
        assertThat(near.pair.usedSends()).isZero();
    }

    private int awaited(CompletionQueue queue) {
        bench.settle();
        return queue.poll(16).size();
    }

    @Test
    void aFailureIsToldByItsStatus() {
        connect(near(QpAttribute.RNR_RETRY, 1));
        QueuePair impatient = near.pair;
        impatient.postSend(SendWorkRequest.send(1));
        WorkCompletion completion = near.sent();
        // failure:
        String told = switch (completion.status()) {
            case SUCCESS -> "done: " + completion.opcode();
            case RNR_RETRY_EXC_ERR -> "the peer posts no receives";
            case RETRY_EXC_ERR -> "the peer does not answer";
            case REM_OP_ERR -> "the peer's receive is bad"; // never a receiver that is not ready
            default -> "request " + completion.id() + " failed: " + completion.status();
        };
        // :failure
        assertThat(told).isEqualTo("the peer posts no receives");
    }

    @Test
    void aProgramForDiSniRuns() {
        open();
        VerbsHost one = bench.start(0);
        VerbsHost other = bench.start(1);
        IbvQP[] pairs = new IbvQP[2];
        IbvCQ[] queues = new IbvCQ[2];
        IbvMr[] regions = new IbvMr[2];
        VerbsHost[] hosts = {one, other};
        for (int i = 0; i < 2; i++) {
            IbvContext context = new IbvContext(hosts[i].context());
            IbvPd domain = context.allocPd();
            queues[i] = context.createCQ(64);
            IbvQPInitAttr attr = new IbvQPInitAttr();
            attr.setSend_cq(queues[i]);
            attr.setRecv_cq(queues[i]);
            attr.setMax_send_wr(8);
            pairs[i] = domain.createQP(attr);
            int access = IbvMr.IBV_ACCESS_LOCAL_WRITE | IbvMr.IBV_ACCESS_REMOTE_WRITE;
            regions[i] = domain.regMr(hosts[i].allocate(4096), 4096, access)
                    .execute()
                    .getMr();
            pairs[i].modifyQP(QueuePairAttributes.init(AccessFlag.REMOTE_WRITE));
        }
        for (int i = 0; i < 2; i++) {
            pairs[i].modifyQP(QueuePairAttributes.readyToReceive(1 - i, pairs[1 - i].getQp_num(), Mtu.MTU_256, 0));
            pairs[i].modifyQP(QueuePairAttributes.readyToSend(0));
        }
        IbvQP qp = pairs[0];
        IbvMr mr = regions[0];
        IbvCQ cq = queues[1];
        IbvSge into = sge(regions[1], 100);
        IbvRecvWR receive = new IbvRecvWR();
        receive.setWr_id(5);
        receive.setSg_list(List.of(into));
        pairs[1].postRecv(List.of(receive, receive), new ArrayList<>()).execute();
        byte[] data = {1, 2, 3, 4, 5};
        one.memory().store(mr.getAddr(), data, 0, 5);
        // disni:
        IbvSge sge = new IbvSge();
        sge.setAddr(mr.getAddr());
        sge.setLength(5);
        sge.setLkey(mr.getLkey());
        IbvSendWR request = new IbvSendWR();
        request.setWr_id(1);
        request.setSg_list(List.of(sge));
        request.setOpcode(IbvSendWR.IBV_WR_SEND);
        request.setSend_flags(IbvSendWR.IBV_SEND_SIGNALED);
        List<IbvSendWR> bad = new ArrayList<>();
        SVCPostSend post = qp.postSend(List.of(request), bad);
        post.execute();
        post.execute(); // as often as one likes
        // :disni
        bench.settle();
        // poll:
        IbvWC[] completions = {new IbvWC(), new IbvWC(), new IbvWC()};
        SVCPollCq poll = cq.poll(completions, completions.length);
        int found = poll.execute().getPolls();
        // :poll
        assertThat(found).isEqualTo(2);
        assertThat(completions[1].getStatus()).isEqualTo(IbvWC.IbvWcStatus.IBV_WC_SUCCESS.getNum());
        assertThat(completions[1].getWr_id()).isEqualTo(5);
        assertThat(completions[1].getByte_len()).isEqualTo(5);
        assertThat(completions[1].getOpcode()).isEqualTo(128);
        byte[] got = new byte[5];
        other.memory().load(regions[1].getAddr(), got, 0, 5);
        assertThat(got).isEqualTo(data);
        request.setOpcode(IbvSendWR.IBV_WR_RDMA_WRITE);
        request.getRdma().setRemote_addr(regions[1].getAddr() + 1000);
        request.getRdma().setRkey(regions[1].getRkey());
        post.execute();
        bench.settle();
        assertThat(queues[0].poll(completions, 3).execute().getPolls()).isEqualTo(3);
        other.memory().load(regions[1].getAddr() + 1000, got, 0, 5);
        assertThat(got).isEqualTo(data);
        request.setOpcode(8);
        assertRefused(Errno.EINVAL, 0, post::execute);
        assertThat(bad).containsExactly(request);
        request.setOpcode(99);
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, post::execute);
    }

    private static IbvSge sge(IbvMr region, int bytes) {
        IbvSge sge = new IbvSge();
        sge.setAddr(region.getAddr());
        sge.setLength(bytes);
        sge.setLkey(region.getLkey());
        return sge;
    }
}
