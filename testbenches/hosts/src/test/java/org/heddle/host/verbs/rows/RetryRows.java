package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** Receivers that are not ready, silence, loss and repetition. */
public abstract class RetryRows extends VerbsRows {
    /** Times of the codes 0 to 31 in units of 10 us, as the row has them in ms. */
    private static final String RNR_MILLISECONDS =
            "655.36 .01 .02 .03 .04 .06 .08 .12 .16 .24 .32 .48 .64 .96 1.28 1.92"
                    + " 2.56 3.84 5.12 7.68 10.24 15.36 20.48 30.72 40.96 61.44 81.92 122.88 163.84 245.76 327.68 491.52";

    /** V34: the table. */
    @Test
    void thirtyTwoCodesHaveTheStandardsTimes() {
        open();
        String[] times = RNR_MILLISECONDS.split(" ");
        assertThat(times).hasSize(32);
        for (int code = 0; code < 32; code++) {
            long units = Math.round(Double.parseDouble(times[code]) * 100);
            assertThat(bench.rnrCycles(code)).as("code " + code).isEqualTo(units * bench.rnrCycles(1));
        }
    }

    /** V35. */
    @Test
    void soManyRetriesMakeOneTransmissionMore() {
        for (int retries : new int[] {0, 1, 3, 6}) {
            connect(near(QpAttribute.RNR_RETRY, retries));
            near.post(SendWorkRequest.send(1), SendWorkRequest.send(2));
            near.assertSent(1, WcStatus.RNR_RETRY_EXC_ERR);
            near.assertSent(2, WcStatus.WR_FLUSH_ERR);
            long first = requests().stream()
                    .filter(packet -> packet.psn() == NEAR_PSN)
                    .count();
            assertThat(first).as("transmissions").isEqualTo(1 + retries);
            far.assertNothingMore();
            assertStates(QpState.ERR, QpState.RTS);
        }
    }

    /** V35: 7 has no end. */
    @Test
    void sevenRetriesNeverEnd() {
        connect();
        near.post(SendWorkRequest.send(1).signaled());
        awaitRequests(21);
        far.receive(2);
        near.assertSent(1, WcStatus.SUCCESS);
        far.assertReceived(2, 0);
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V36. */
    @Test
    void countersAreRefilledByProgressAndDoNotEatEachOther() {
        connect(both(near(QpAttribute.RNR_RETRY, 3), near(QpAttribute.RETRY_CNT, 0)));
        for (int id = 1; id <= 3; id++) {
            int before = requests().size();
            near.post(SendWorkRequest.send(id).signaled());
            awaitRequests(before + 3);
            far.receive(id);
            near.assertSent(id, WcStatus.SUCCESS);
            far.assertReceived(id, 0);
        }
        assertStates(QpState.RTS, QpState.RTS);

        connect(near(QpAttribute.RETRY_CNT, 0));
        near.post(
                SendWorkRequest.send(1),
                SendWorkRequest.write(2, far.at(0), far.key(), near.piece(0, 8)),
                SendWorkRequest.send(3).signaled());
        bench.pass(500);
        far.receive(1);
        far.receive(2);
        near.assertSent(3, WcStatus.SUCCESS);

        connect(near(QpAttribute.RETRY_CNT, 1));
        for (int id = 1; id <= 3; id++) {
            bench.loseRequests(0);
            far.receive(id);
            near.post(SendWorkRequest.send(id).signaled());
            near.assertSent(id, WcStatus.SUCCESS);
        }
    }

    /** V37. */
    @Test
    void onlyWhatTakesAReceiveMeetsAReceiverThatIsNotReady() {
        connect();
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 8)).signaled(),
                SendWorkRequest.read(2, far.at(0), far.key(), near.piece(0, 8)).signaled(),
                SendWorkRequest.fetchAndAdd(3, far.at(0), far.key(), 1, near.piece(0, 8))
                        .signaled(),
                SendWorkRequest.compareAndSwap(4, far.at(0), far.key(), 0, 1, near.piece(0, 8))
                        .signaled());
        for (int id = 1; id <= 4; id++) {
            near.assertSent(id, WcStatus.SUCCESS);
        }
        assertThat(answers()).doesNotContain(SeenKind.NAK_RNR);
        List<SendWorkRequest> taking = List.of(
                SendWorkRequest.send(5).signaled(),
                SendWorkRequest.sendWithImmediate(6, 1).signaled(),
                SendWorkRequest.writeWithImmediate(7, far.at(0), far.key(), 1, near.piece(0, 8))
                        .signaled());
        for (int i = 0; i < taking.size(); i++) {
            near.post(taking.get(i));
            int naks = i + 1;
            long end = bench.cycle() + 1_000_000;
            while (answers().stream().filter(kind -> kind == SeenKind.NAK_RNR).count() < naks && bench.cycle() < end) {
                bench.pass(10);
            }
            far.receive(10);
            near.assertSent(taking.get(i).id(), WcStatus.SUCCESS);
            assertThat(answers().stream().filter(kind -> kind == SeenKind.NAK_RNR))
                    .hasSize(naks);
        }
    }

    /** V38. */
    @Test
    void whatIsPostedBehindWaitsAndNothingIsDeliveredTwice() {
        connect();
        byte[] data = near.fill(0, 24, 3);
        near.post(
                SendWorkRequest.send(1, near.piece(0, 8)).signaled(),
                SendWorkRequest.write(2, far.at(4096), far.key(), near.piece(8, 8))
                        .signaled(),
                SendWorkRequest.send(3, near.piece(16, 8)).signaled());
        awaitRequests(5);
        far.assertUntouched();
        for (int id = 1; id <= 3; id++) {
            far.receive(id, far.piece(8L * id, 8));
        }
        for (int id = 1; id <= 3; id++) {
            near.assertSent(id, WcStatus.SUCCESS);
        }
        far.assertReceived(1, 8);
        far.assertReceived(2, 8);
        far.assertNothingMore();
        byte[] expected = new byte[4104];
        System.arraycopy(data, 0, expected, 8, 8);
        System.arraycopy(data, 16, expected, 16, 8);
        System.arraycopy(data, 8, expected, 4096, 8);
        far.assertHolds(0, expected);
        assertThat(far.pair.usedReceives()).isEqualTo(1);
    }

    /** V39. */
    @Test
    void aSilentPeerIsTriedSoOftenAndSoFarApart() {
        for (int retries : new int[] {0, 2}) {
            int code = 3;
            connect(both(near(QpAttribute.RETRY_CNT, retries), near(QpAttribute.TIMEOUT, code)));
            bench.loseRequests(0, 1, 2, 3);
            near.post(SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 8)));
            near.assertSent(1, WcStatus.RETRY_EXC_ERR);
            List<SeenPacket> sent = requests();
            assertThat(sent).hasSize(1 + retries);
            for (int i = 1; i < sent.size(); i++) {
                assertThat(sent.get(i).cycle() - sent.get(i - 1).cycle())
                        .isGreaterThanOrEqualTo(bench.timeoutCycles(code));
            }
            far.assertUntouched();
            assertStates(QpState.ERR, QpState.RTS);
        }
    }

    /** V40. */
    @Test
    void aPacketThatIsMissingIsAskedForAndTheMessageArrivesOnce() {
        for (int lost = 0; lost < 3; lost++) {
            connect();
            byte[] data = near.fill(0, 2500, 4);
            bench.loseRequests(lost);
            far.receive(1, far.piece(100, 4000));
            far.receive(2, far.piece(8192, 100));
            near.post(SendWorkRequest.send(3, near.piece(0, 2500)).signaled());
            near.assertSent(3, WcStatus.SUCCESS);
            far.assertReceived(1, 2500);
            far.assertNothingMore();
            far.assertHolds(100, data);
            int missing = NEAR_PSN + lost;
            assertThat(requests().stream().filter(packet -> packet.psn() == missing))
                    .hasSize(2);
            if (lost < 2) {
                assertThat(answers()).contains(SeenKind.NAK_SEQUENCE);
            }
            assertStates(QpState.RTS, QpState.RTS);
        }
    }

    /** V40: packets that overtake each other. */
    @Test
    void packetsThatOvertakeEachOtherEndInTheSameMemory() {
        connect();
        byte[] data = near.fill(0, 9000, 5);
        bench.delayRequests(700, 1, 4);
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 5000)),
                SendWorkRequest.write(2, far.at(5000), far.key(), near.piece(5000, 4000))
                        .signaled());
        near.assertSent(2, WcStatus.SUCCESS);
        far.assertHolds(0, data);
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V41. */
    @Test
    void whatComesTwiceIsExecutedOnce() {
        connect();
        byte[] data = near.fill(0, 8, 6);
        far.storeWord(1024, 40);
        bench.repeatRequests(0, 1, 2, 3, 4);
        executeAll();
        checkAll(data);
    }

    /** V41: the same because answers were lost. */
    @Test
    void whatIsSentAgainIsExecutedOnce() {
        for (int lost = 0; lost < 5; lost++) {
            connect();
            byte[] data = near.fill(0, 8, 6);
            far.storeWord(1024, 40);
            bench.loseResponses(lost);
            executeAll();
            checkAll(data);
        }
    }

    private void executeAll() {
        far.receive(1, far.piece(0, 8));
        far.receive(2, far.piece(0, 8));
        List<SendWorkRequest> requests = List.of(
                SendWorkRequest.send(1, near.piece(0, 8)).signaled(),
                SendWorkRequest.write(2, far.at(512), far.key(), near.piece(0, 8))
                        .signaled(),
                SendWorkRequest.read(3, far.at(512), far.key(), near.piece(100, 8))
                        .signaled(),
                SendWorkRequest.fetchAndAdd(4, far.at(1024), far.key(), 2, near.piece(200, 8))
                        .signaled(),
                SendWorkRequest.compareAndSwap(5, far.at(1024), far.key(), 42, 7, near.piece(300, 8))
                        .signaled());
        for (SendWorkRequest request : requests) {
            near.post(request);
            near.assertSent(request.id(), WcStatus.SUCCESS);
        }
    }

    private void checkAll(byte[] data) {
        far.assertReceived(1, 8);
        near.assertNothingMore();
        far.assertNothingMore();
        assertThat(far.pair.usedReceives()).isEqualTo(1);
        assertThat(far.load(0, 8)).isEqualTo(data);
        assertThat(far.load(512, 8)).isEqualTo(data);
        assertThat(near.load(100, 8)).isEqualTo(data);
        assertThat(near.word(200)).isEqualTo(40);
        assertThat(near.word(300)).isEqualTo(42);
        assertThat(far.word(1024)).isEqualTo(7);
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V42. */
    @Test
    void packetSequenceNumbersWrap() {
        int start = 0xFF_FFFE;
        connect((isNear, attributes) -> {
            QpAttribute mine = isNear ? QpAttribute.SQ_PSN : QpAttribute.RQ_PSN;
            return attributes.value(mine).isPresent() ? attributes.with(mine, start) : attributes;
        });
        byte[] data = near.fill(0, 5000, 7);
        bench.loseRequests(1);
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 5000))
                        .signaled(),
                SendWorkRequest.read(2, far.at(0), far.key(), near.piece(8192, 5000))
                        .signaled());
        near.assertSent(1, WcStatus.SUCCESS);
        near.assertSent(2, WcStatus.SUCCESS);
        far.assertHolds(0, data);
        assertThat(near.load(8192, 5000)).isEqualTo(data);
        List<Integer> numbers = new ArrayList<>();
        requests().forEach(packet -> {
            if (!numbers.contains(packet.psn())) {
                numbers.add(packet.psn());
            }
        });
        assertThat(numbers).containsExactly(0xFF_FFFE, 0xFF_FFFF, 0, 1, 2, 3);
    }

    /** V43. */
    @Test
    void aMessageHasAPacketForEachMtuOfItsBytes() {
        int mtu = 1024;
        for (int bytes : new int[] {0, 1, mtu - 1, mtu, mtu + 1, 3 * mtu, 3 * mtu + 1}) {
            int packets = Math.max(1, (bytes + mtu - 1) / mtu);
            connect();
            byte[] data = near.fill(0, bytes, bytes);
            far.receive(1, far.piece(0, 4 * mtu));
            near.post(SendWorkRequest.send(2, near.piece(0, bytes)).signaled());
            near.assertSent(2, WcStatus.SUCCESS);
            far.assertReceived(1, bytes);
            far.assertHolds(0, data);
            assertThat(requests()).hasSize(packets);
            near.post(SendWorkRequest.write(3, far.at(8192), far.key(), near.piece(0, bytes))
                    .signaled());
            near.assertSent(3, WcStatus.SUCCESS);
            assertThat(far.load(8192, bytes)).isEqualTo(data);
            assertThat(requests()).hasSize(2 * packets);
            near.post(SendWorkRequest.read(4, far.at(0), far.key(), near.piece(8192, bytes))
                    .signaled());
            near.assertSent(4, WcStatus.SUCCESS);
            assertThat(near.load(8192, bytes)).isEqualTo(data);
            assertThat(requests()).hasSize(2 * packets + 1);
            assertThat(answers().stream().filter(kind -> kind == SeenKind.READ_RESPONSE))
                    .hasSize(packets);
        }
    }
}
