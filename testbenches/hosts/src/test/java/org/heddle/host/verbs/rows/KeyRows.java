package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** Memory regions, keys and lengths. */
public abstract class KeyRows extends VerbsRows {
    private static final int PAGE = 4096;

    /** Pieces that a local key does not open: unknown key, other domain, one byte beyond either end. */
    private static List<ScatterGatherElement> closed(VerbsPeer peer) {
        ProtectionDomain other = peer.context.allocateProtectionDomain();
        MemoryRegion elsewhere = other.registerMemory(peer.at(0), 64, AccessFlag.LOCAL_WRITE);
        MemoryRegion inside = peer.domain.registerMemory(peer.at(PAGE), PAGE, AccessFlag.LOCAL_WRITE);
        return List.of(
                new ScatterGatherElement(peer.at(0), 8, 0xABCDEF01),
                new ScatterGatherElement(peer.at(0), 8, elsewhere.lkey()),
                new ScatterGatherElement(peer.at(PAGE - 1), 8, inside.lkey()),
                new ScatterGatherElement(peer.at(2 * PAGE - 7), 8, inside.lkey()),
                new ScatterGatherElement(-4, 8, inside.lkey()));
    }

    /** V11. */
    @Test
    void gatheringWithABadLocalKeyFailsAtTheRequesterAlone() {
        for (int i = 0; i < 5; i++) {
            connect();
            near.fill(0, 3 * PAGE, 1);
            ScatterGatherElement bad = closed(near).get(i);
            near.post(
                    SendWorkRequest.write(1, far.at(0), far.key(), bad),
                    SendWorkRequest.write(2, far.at(0), far.key(), near.piece(0, 8)));
            near.receive(3, near.piece(0, 8));
            near.assertSent(1, WcStatus.LOC_PROT_ERR);
            near.assertSent(2, WcStatus.WR_FLUSH_ERR);
            near.assertReceived(3, WcStatus.WR_FLUSH_ERR);
            near.assertNothingMore();
            far.assertNothingMore();
            far.assertUntouched();
            assertStates(QpState.ERR, QpState.RTS);
        }
    }

    /** V11: requests before the bad one keep their success. */
    @Test
    void whatWasPostedBeforeABadRequestIsDone() {
        connect();
        byte[] data = near.fill(0, 5000, 2);
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 5000))
                        .signaled(),
                SendWorkRequest.write(2, far.at(0), far.key(), closed(near).get(0)));
        near.assertSent(1, WcStatus.SUCCESS);
        near.assertSent(2, WcStatus.LOC_PROT_ERR);
        far.assertHolds(0, data);
        assertStates(QpState.ERR, QpState.RTS);
    }

    /** V12. */
    @Test
    void readsAndAtomicsIntoMemoryThatMayNotBeWrittenFail() {
        for (boolean atomic : new boolean[] {false, true}) {
            connect();
            MemoryRegion readOnly = near.region(PAGE, AccessFlag.REMOTE_READ);
            far.fill(0, 8, 3);
            near.post(
                    atomic
                            ? SendWorkRequest.fetchAndAdd(1, far.at(0), far.key(), 0, readOnly.piece(0, 8))
                            : SendWorkRequest.read(1, far.at(0), far.key(), readOnly.piece(0, 8)));
            near.assertSent(1, WcStatus.LOC_PROT_ERR);
            near.assertNothingMore();
            far.assertNothingMore();
            assertThat(near.loadAt(readOnly.address(), 8)).containsOnly(0);
            assertStates(QpState.ERR, QpState.RTS);
        }
    }

    /** V13. */
    @Test
    void aSendIntoABadReceiveFailsAtBothEnds() {
        for (int i = 0; i < 6; i++) {
            connect();
            near.fill(0, 8, 4);
            ScatterGatherElement bad =
                    i < 5 ? closed(far).get(i) : far.region(PAGE).piece(0, 8);
            far.receive(1, bad);
            far.receive(2, far.piece(0, 8));
            near.post(SendWorkRequest.send(3, near.piece(0, 8)), SendWorkRequest.send(4, near.piece(0, 8)));
            far.assertReceived(1, WcStatus.LOC_PROT_ERR);
            far.assertReceived(2, WcStatus.WR_FLUSH_ERR);
            near.assertSent(3, WcStatus.REM_OP_ERR);
            near.assertSent(4, WcStatus.WR_FLUSH_ERR);
            far.assertUntouched();
            assertThat(far.loadAt(bad.lkey() == far.key() ? far.at(0) : far.at(PAGE), 8))
                    .containsOnly(0);
            near.assertNothingMore();
            assertStates(QpState.ERR, QpState.ERR);
        }
    }

    /** V14. */
    @Test
    void aRemoteAccessThatTheKeysDoNotAllowWritesNothingAndEndsBothEnds() {
        for (int i = 0; i < 7; i++) {
            connect();
            near.fill(0, 3000, 5);
            MemoryRegion page = far.region(PAGE, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_WRITE);
            ProtectionDomain other = far.context.allocateProtectionDomain();
            MemoryRegion elsewhere = other.registerMemory(page.address(), PAGE, AccessFlag.values());
            MemoryRegion local = far.domain.registerMemory(page.address(), PAGE, AccessFlag.LOCAL_WRITE);
            long[] addresses = {
                page.address(),
                page.address(),
                page.address() - 1,
                page.address() + PAGE - 2999,
                -1000,
                page.address(),
                page.address() + PAGE
            };
            int[] keys = {0x12345678, elsewhere.rkey(), page.rkey(), page.rkey(), page.rkey(), local.rkey(), page.rkey()
            };
            refusedAccess(
                    SendWorkRequest.write(1, addresses[i], keys[i], near.piece(0, 3000)),
                    WcStatus.REM_ACCESS_ERR,
                    EventType.QP_ACCESS_ERR);
            assertThat(far.loadAt(page.address(), PAGE)).as("case " + i).containsOnly(0);
        }
    }

    /** V14: READs and atomics. */
    @Test
    void aReadOrAnAtomicWithoutTheRightBringsNothingBack() {
        for (boolean atomic : new boolean[] {false, true}) {
            connect();
            MemoryRegion page = far.region(PAGE, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_WRITE);
            byte[] before = near.fill(0, 8, 6);
            refusedAccess(
                    atomic
                            ? SendWorkRequest.fetchAndAdd(1, page.address(), page.rkey(), 1, near.piece(0, 8))
                            : SendWorkRequest.read(1, page.address(), page.rkey(), near.piece(0, 8)),
                    WcStatus.REM_ACCESS_ERR,
                    EventType.QP_ACCESS_ERR);
            assertThat(near.load(0, 8)).isEqualTo(before);
            assertThat(far.loadAt(page.address(), PAGE)).containsOnly(0);
        }
    }

    private void refusedAccess(SendWorkRequest request, WcStatus status, EventType event) {
        far.receive(2, far.piece(0, 8));
        near.post(request, SendWorkRequest.send(3));
        near.assertSent(1, status);
        near.assertSent(3, WcStatus.WR_FLUSH_ERR);
        far.assertReceived(2, WcStatus.WR_FLUSH_ERR);
        far.assertNothingMore();
        assertThat(far.events()).containsExactly(event);
        assertThat(near.events()).isEmpty();
        assertStates(QpState.ERR, QpState.ERR);
    }

    /** V15. */
    @Test
    void anOperationThatTheQueuePairDoesNotAllowIsInvalid() {
        for (AccessFlag missing : ALL) {
            connect(farAccess(Arrays.stream(ALL).filter(flag -> flag != missing).toArray(AccessFlag[]::new)));
            near.fill(0, 8, 7);
            SendWorkRequest request = switch (missing) {
                case REMOTE_WRITE -> SendWorkRequest.write(1, far.at(0), far.key(), near.piece(0, 8));
                case REMOTE_READ -> SendWorkRequest.read(1, far.at(0), far.key(), near.piece(0, 8));
                default -> SendWorkRequest.fetchAndAdd(1, far.at(0), far.key(), 1, near.piece(0, 8));
            };
            refusedAccess(request, WcStatus.REM_INV_REQ_ERR, EventType.QP_REQ_ERR);
            far.assertUntouched();
        }
    }

    /** V16. */
    @Test
    void remoteWritingNeedsLocalWriting() {
        connect();
        for (AccessFlag flag : List.of(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_ATOMIC)) {
            assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.domain.registerMemory(near.at(0), 8, flag));
        }
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.domain.registerMemory(near.at(0), 0));
        assertRefused(Errno.EFAULT, VerbsException.NO_INDEX, () -> near.domain.registerMemory(1L << 50, 8));
        near.domain.registerMemory(near.at(0), 8, AccessFlag.REMOTE_READ);
    }

    /** V17. */
    @Test
    void theKeyOfADeregisteredRegionOpensNothingAndIsNotUsedAgainAtOnce() {
        connect();
        MemoryRegion gone = near.region(PAGE, AccessFlag.LOCAL_WRITE);
        int key = gone.lkey();
        gone.close();
        gone.close();
        MemoryRegion next = near.region(PAGE, AccessFlag.LOCAL_WRITE);
        assertThat(next.lkey()).isNotEqualTo(key);
        near.post(SendWorkRequest.send(1, new ScatterGatherElement(next.address(), 8, key)));
        near.assertSent(1, WcStatus.LOC_PROT_ERR);
        assertStates(QpState.ERR, QpState.RTS);

        connect();
        MemoryRegion remote = far.region(PAGE, AccessFlag.values());
        remote.close();
        MemoryRegion again = far.domain.registerMemory(remote.address(), PAGE, AccessFlag.values());
        assertThat(again.rkey()).isNotEqualTo(remote.rkey());
        near.fill(0, 8, 8);
        refusedAccess(
                SendWorkRequest.write(1, remote.address(), remote.rkey(), near.piece(0, 8)),
                WcStatus.REM_ACCESS_ERR,
                EventType.QP_ACCESS_ERR);
        assertThat(far.loadAt(remote.address(), PAGE)).containsOnly(0);
    }

    /** V18. */
    @Test
    void noBytesNeedNoRemoteKey() {
        connect();
        near.post(
                SendWorkRequest.write(1, 12345, 0xDEAD).signaled(),
                SendWorkRequest.read(2, 54321, 0xBEEF).signaled(),
                SendWorkRequest.write(3, 12345, 0xDEAD, new ScatterGatherElement(99, 0, 0xBAD))
                        .signaled());
        for (int id = 1; id <= 3; id++) {
            near.assertSent(id, WcStatus.SUCCESS);
        }
        assertThat(requests()).hasSize(3);
        far.assertUntouched();
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V19. */
    @Test
    void aSendOfNothingTakesAReceive() {
        connect();
        far.receive(1, far.piece(0, 8));
        far.receive(2);
        near.post(SendWorkRequest.send(3).signaled(), SendWorkRequest.send(4).signaled());
        far.assertReceived(1, 0);
        far.assertReceived(2, 0);
        near.assertSent(3, WcStatus.SUCCESS);
        near.assertSent(4, WcStatus.SUCCESS);
        far.assertUntouched();
    }

    /** V20. */
    @Test
    void scatteringIsAStreamOfBytes() {
        connect();
        byte[] data = near.fill(0, 32, 9);
        ScatterGatherElement[] gathered = {near.piece(0, 5), near.piece(5, 7), near.piece(12, 20)};
        far.receive(1, far.piece(1000, 16), far.piece(3000, 16));
        far.receive(2, far.piece(5000, 16), far.piece(7000, 64));
        near.post(
                SendWorkRequest.send(3, gathered),
                SendWorkRequest.send(4, gathered).signaled());
        far.assertReceived(1, 32);
        far.assertReceived(2, 32);
        near.assertSent(4, WcStatus.SUCCESS);
        byte[] expected = new byte[VerbsPeer.BYTES];
        for (int at : new int[] {1000, 5000}) {
            System.arraycopy(data, 0, expected, at, 16);
            System.arraycopy(data, 16, expected, at + 2000, 16);
        }
        far.assertHolds(0, expected);
    }

    /** V21: our choice is that it is skipped, and its key is not looked at. */
    @Test
    void anElementOfNoBytesIsSkipped() {
        connect();
        byte[] data = near.fill(0, 10, 10);
        ScatterGatherElement nothing = new ScatterGatherElement(1L << 60, 0, 0x666);
        far.receive(1, nothing, far.piece(0, 3), nothing, far.piece(3, 7), nothing);
        near.post(SendWorkRequest.send(2, near.piece(0, 4), nothing, nothing, near.piece(4, 6), nothing)
                .signaled());
        far.assertReceived(1, 10);
        near.assertSent(2, WcStatus.SUCCESS);
        far.assertHolds(0, data);
    }

    /** V22. */
    @Test
    void aMessageLongerThanItsReceiveFailsAtBothEnds() {
        for (int bytes : new int[] {33, 5000}) {
            connect();
            near.fill(0, bytes, 11);
            far.receive(1, far.piece(100, 16), far.piece(200, 16));
            far.receive(2, far.piece(0, 8));
            near.post(SendWorkRequest.send(3, near.piece(0, bytes)), SendWorkRequest.send(4));
            far.assertReceived(1, WcStatus.LOC_LEN_ERR);
            far.assertReceived(2, WcStatus.WR_FLUSH_ERR);
            near.assertSent(3, WcStatus.REM_INV_REQ_ERR);
            near.assertSent(4, WcStatus.WR_FLUSH_ERR);
            for (int at = 0; at < VerbsPeer.BYTES; at += 4096) {
                byte[] got = far.load(at, 4096);
                for (int i = 0; i < 4096; i++) {
                    int offset = at + i;
                    boolean inside = offset >= 100 && offset < 116 || offset >= 200 && offset < 216;
                    if (!inside) {
                        assertThat(got[i]).as("byte " + offset).isZero();
                    }
                }
            }
            assertStates(QpState.ERR, QpState.ERR);
        }
    }

    /** V23. */
    @Test
    void moreThanTwoGigabytesAreRefusedByTheirLength() {
        for (boolean read : new boolean[] {false, true}) {
            connect();
            ScatterGatherElement huge = new ScatterGatherElement(near.at(0), 0x6000_0000L, near.key());
            near.post(
                    read
                            ? SendWorkRequest.read(1, far.at(0), far.key(), huge, huge)
                            : SendWorkRequest.write(1, far.at(0), far.key(), huge, huge));
            near.assertSent(1, WcStatus.LOC_LEN_ERR);
            near.assertNothingMore();
            far.assertUntouched();
            assertThat(requests()).isEmpty();
            assertStates(QpState.ERR, QpState.RTS);
        }
    }
}
