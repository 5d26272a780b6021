package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.InterleavedPiece;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Test;

/** Indirect keys: lists of memory that a request of the send queue binds. */
public abstract class IndirectKeyRows extends VerbsRows {
    private static final int PAGE = 4096;

    private static IndirectKey key(VerbsPeer peer, int entries) {
        return peer.domain.createIndirectKey(entries, AccessFlag.values());
    }

    private boolean isModel() {
        return bench.limitCycles() > 1_000_000;
    }

    /** Binds a list and waits for its completion. */
    private static IndirectKey bound(VerbsPeer peer, ScatterGatherElement... list) {
        return bound(peer, List.of(list));
    }

    private static IndirectKey bound(VerbsPeer peer, List<ScatterGatherElement> list) {
        IndirectKey key = key(peer, list.size());
        peer.pair.bind(key, list);
        assertChanged(peer, key, WcOpcode.UMR);
        return key;
    }

    private static void assertChanged(VerbsPeer peer, IndirectKey key, WcOpcode opcode) {
        WorkCompletion completion = peer.sent();
        assertThat(completion.status()).isEqualTo(WcStatus.SUCCESS);
        assertThat(completion.opcode()).isEqualTo(opcode);
        assertThat(completion.id()).isEqualTo(key.lkey());
    }

    /** Places of the bytes of pieces in the buffer of their peer, in the order of the stream. */
    private static int[] places(VerbsPeer peer, List<ScatterGatherElement> pieces) {
        return pieces.stream()
                .flatMapToInt(piece -> java.util.stream.IntStream.range(0, (int) piece.length())
                        .map(i -> (int) (piece.address() - peer.at(0)) + i))
                .toArray();
    }

    private static byte[] scattered(byte[] data, int... places) {
        byte[] buffer = new byte[VerbsPeer.BYTES];
        for (int i = 0; i < places.length; i++) {
            buffer[places[i]] = data[i];
        }
        return buffer;
    }

    private static byte[] gathered(byte[] buffer, int... places) {
        byte[] data = new byte[places.length];
        for (int i = 0; i < places.length; i++) {
            data[i] = buffer[places[i]];
        }
        return data;
    }

    /** U01. */
    @Test
    void aKeyNamesItsPiecesFromByteZeroOn() {
        connect();
        byte[] source = near.fill(0, 128, 1);
        byte[] before = far.fill(0, 128, 2);
        IndirectKey there = bound(near, near.piece(0, 8), near.piece(64, 8));
        IndirectKey here = bound(far, far.piece(0, 8), far.piece(64, 8));
        far.receive(1, here.piece(0, 16));
        near.post(SendWorkRequest.send(2, there.piece(0, 16)).signaled());
        far.assertReceived(1, 16);
        near.assertSent(2, WcStatus.SUCCESS);
        byte[] expected = before.clone();
        System.arraycopy(source, 0, expected, 0, 8);
        System.arraycopy(source, 64, expected, 64, 8);
        far.assertHolds(0, expected);
    }

    /** U02: at the sender. */
    @Test
    void bytesBeyondAListAreNoOwnMemory() {
        for (long[] range : new long[][] {{0, 100}, {16, 1}, {15, 2}, {-1, 8}}) {
            connect();
            near.fill(0, 128, 3);
            IndirectKey key = bound(near, near.piece(0, 8), near.piece(64, 8));
            far.receive(1, far.piece(0, 128));
            near.post(SendWorkRequest.send(2, key.piece(range[0], range[1])));
            near.assertSent(2, WcStatus.LOC_PROT_ERR);
            far.assertUntouched();
            assertStates(QpState.ERR, QpState.RTS);
        }
    }

    /** U02: at the peer, as the target of a WRITE, the source of a READ, and the scatter of a receive. */
    @Test
    void bytesBeyondAListAreNoMemoryForThePeer() {
        connect();
        near.fill(0, 128, 4);
        IndirectKey write = bound(far, far.piece(0, 8), far.piece(64, 8));
        near.post(SendWorkRequest.write(2, 0, write.rkey(), near.piece(0, 100)));
        near.assertSent(2, WcStatus.REM_ACCESS_ERR);
        far.assertUntouched();
        assertThat(far.events()).containsExactly(EventType.QP_ACCESS_ERR);
        assertStates(QpState.ERR, QpState.ERR);

        connect();
        IndirectKey read = bound(far, far.piece(0, 8), far.piece(64, 8));
        near.post(SendWorkRequest.read(3, 1, read.rkey(), near.piece(0, 16)));
        near.assertSent(3, WcStatus.REM_ACCESS_ERR);
        near.assertUntouched();

        connect();
        near.fill(0, 128, 5);
        IndirectKey receive = bound(far, far.piece(0, 8), far.piece(64, 8));
        far.receive(4, receive.piece(0, 100));
        near.post(SendWorkRequest.send(5, near.piece(0, 100)));
        far.assertReceived(4, WcStatus.LOC_PROT_ERR);
        near.assertSent(5, WcStatus.REM_OP_ERR);
        byte[] got = far.load(0, 128);
        assertThat(Arrays.copyOfRange(got, 8, 64)).containsOnly(0);
        assertThat(Arrays.copyOfRange(got, 72, 128)).containsOnly(0);
    }

    /** U03. */
    @Test
    void anInterleavedListTakesRoundAfterRound() {
        connect();
        byte[] source = near.fill(0, 256, 6);
        List<InterleavedPiece> rounds =
                List.of(new InterleavedPiece(near.piece(0, 8), 2), new InterleavedPiece(near.piece(64, 8), 2));
        IndirectKey key = key(near, 6);
        near.pair.bindInterleaved(key, rounds, 3);
        assertChanged(near, key, WcOpcode.UMR);
        far.receive(1, far.piece(0, 1000));
        near.post(SendWorkRequest.send(2, key.piece(0, 48)).signaled());
        far.assertReceived(1, 48);
        near.assertSent(2, WcStatus.SUCCESS);
        int[] places = java.util.stream.IntStream.of(0, 64, 10, 74, 20, 84)
                .flatMap(start -> java.util.stream.IntStream.range(start, start + 8))
                .toArray();
        far.assertHolds(0, gathered(source, places));
        near.post(SendWorkRequest.send(3, key.piece(48, 1)));
        near.assertSent(3, WcStatus.LOC_PROT_ERR);
    }

    /** U04: every part of a list of 9 entries, on both sides, by WRITE and by READ. */
    @Test
    void everyPartOfAListIsRight() {
        connect();
        List<ScatterGatherElement> there = new ArrayList<>();
        List<ScatterGatherElement> here = new ArrayList<>();
        int[] lengths = {3, 5, 1, 8, 2, 7, 4, 6, 3};
        for (int i = 0; i < lengths.length; i++) {
            there.add(near.piece(PAGE * i + 13 * i, lengths[i]));
            here.add(far.piece(PAGE * (9 - i) + 5 * i, lengths[8 - i]));
        }
        byte[] source = near.fill(0, 10 * PAGE, 7);
        IndirectKey from = bound(near, there);
        IndirectKey to = bound(far, here);
        byte[] stream = gathered(source, places(near, there));
        int[] targets = places(far, here);
        byte[] nothing = new byte[10 * PAGE];
        List<int[]> ranges = new ArrayList<>();
        for (int offset = 0; offset < stream.length; offset++) {
            for (int length = 1; offset + length <= stream.length; length += isModel() ? 1 : 7) {
                ranges.add(new int[] {offset, length});
            }
        }
        for (int[] range : ranges) {
            int offset = range[0];
            int length = range[1];
            int shifted = (offset * 5 + 3) % (stream.length - length + 1);
            far.store(0, nothing);
            near.post(SendWorkRequest.write(1, shifted, to.rkey(), from.piece(offset, length))
                    .signaled());
            near.assertSent(1, WcStatus.SUCCESS);
            far.assertHolds(
                    0,
                    scattered(
                            Arrays.copyOfRange(stream, offset, offset + length),
                            Arrays.copyOfRange(targets, shifted, shifted + length)));
        }
    }

    /** U04: a READ from a part of a list into a part of another one. */
    @Test
    void aReadGoesFromAListIntoAList() {
        connect();
        List<ScatterGatherElement> from = List.of(far.piece(7, 3000), far.piece(9000, 900), far.piece(20_000, 3000));
        List<ScatterGatherElement> to = List.of(near.piece(100, 2000), near.piece(8192, 4500), near.piece(5000, 100));
        byte[] source = far.fill(0, 24_000, 8);
        IndirectKey there = bound(far, from);
        IndirectKey here = bound(near, to);
        near.post(SendWorkRequest.read(1, 1500, there.rkey(), here.piece(50, 5000))
                .signaled());
        near.assertSent(1, WcStatus.SUCCESS);
        byte[] stream = Arrays.copyOfRange(gathered(source, places(far, from)), 1500, 6500);
        near.assertHolds(0, scattered(stream, Arrays.copyOfRange(places(near, to), 50, 5050)));
    }

    /** U05, U08: 4 n blocks go to n of four times their bytes, by SEND, and by a WRITE that the receiver does nothing for. */
    @Test
    void listsOfUnequalBlocksExchangeOneStream() {
        connect();
        // A published node walks the list from its first entry, twice for each block: that has its square in cycles.
        int[] counts = isModel() ? new int[] {1, 2, 3, 7, 16, 64, 128} : new int[] {1, 3, 16, 40};
        for (int blocks : counts) {
            for (boolean more : new boolean[] {true, false}) {
                connect();
                List<ScatterGatherElement> small = new ArrayList<>();
                List<ScatterGatherElement> large = new ArrayList<>();
                VerbsPeer many = more ? near : far;
                VerbsPeer few = more ? far : near;
                for (int i = 0; i < 4 * blocks; i++) {
                    small.add(many.piece(i * 100L + i % 8, 16));
                }
                for (int i = 0; i < blocks; i++) {
                    large.add(few.piece(i * 400L + i % 5, 64));
                }
                byte[] source = near.fill(0, 4 * blocks * 100 + 100, blocks);
                IndirectKey from = bound(near, more ? small : large);
                IndirectKey to = bound(far, more ? large : small);
                byte[] stream = gathered(source, places(near, more ? small : large));
                int[] targets = places(far, more ? large : small);
                int bytes = 64 * blocks;
                near.post(SendWorkRequest.write(1, 0, to.rkey(), from.piece(0, bytes))
                        .signaled());
                near.assertSent(1, WcStatus.SUCCESS);
                far.assertHolds(0, scattered(stream, targets));
                assertThat(far.receives.hasCompletion()).isFalse();
                far.store(0, new byte[VerbsPeer.BYTES]);
                far.receive(2, to.piece(0, bytes));
                near.post(SendWorkRequest.send(3, from.piece(0, bytes)).signaled());
                far.assertReceived(2, bytes);
                near.assertSent(3, WcStatus.SUCCESS);
                far.assertHolds(0, scattered(stream, targets));
            }
        }
    }

    /** U06: before a list is bound, and after LOCAL_INV. */
    @Test
    void aKeyWithoutAListOpensNothing() {
        for (boolean wasBound : new boolean[] {false, true}) {
            for (boolean remote : new boolean[] {false, true}) {
                connect();
                VerbsPeer owner = remote ? far : near;
                near.fill(0, 64, 9);
                IndirectKey key = key(owner, 4);
                if (wasBound) {
                    owner.pair.bind(key, List.of(owner.piece(0, 64)));
                    owner.pair.invalidate(key);
                    assertChanged(owner, key, WcOpcode.UMR);
                    assertChanged(owner, key, WcOpcode.LOCAL_INV);
                }
                near.post(
                        remote
                                ? SendWorkRequest.write(1, 0, key.rkey(), near.piece(0, 8))
                                : SendWorkRequest.write(1, far.at(0), far.key(), key.piece(0, 8)));
                near.assertSent(1, remote ? WcStatus.REM_ACCESS_ERR : WcStatus.LOC_PROT_ERR);
                far.assertUntouched();
            }
        }
    }

    /** U06: a request behind the one that binds uses the list, one before it does not. */
    @Test
    void bindingIsInOrderWithWhatFollows() {
        connect();
        byte[] data = near.fill(0, 5000, 10);
        IndirectKey key = key(near, 4);
        near.post(
                SendWorkRequest.bind(1, key, List.of(near.piece(2500, 2500), near.piece(0, 2500))),
                SendWorkRequest.write(2, far.at(0), far.key(), key.piece(0, 5000)),
                SendWorkRequest.invalidate(3, key),
                SendWorkRequest.bind(4, key, List.of(near.piece(0, 2500), near.piece(2500, 2500))),
                SendWorkRequest.write(5, far.at(5000), far.key(), key.piece(0, 5000))
                        .signaled());
        near.assertSent(5, WcStatus.SUCCESS);
        byte[] expected = new byte[10_000];
        System.arraycopy(data, 2500, expected, 0, 2500);
        System.arraycopy(data, 0, expected, 2500, 2500);
        System.arraycopy(data, 0, expected, 5000, 5000);
        far.assertHolds(0, expected);

        connect();
        near.fill(0, 64, 11);
        IndirectKey late = key(near, 4);
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), late.piece(0, 8)),
                SendWorkRequest.bind(2, late, List.of(near.piece(0, 64))));
        near.assertSent(1, WcStatus.LOC_PROT_ERR);
        near.assertSent(2, WcStatus.WR_FLUSH_ERR);
        far.assertUntouched();
    }

    /** U06: a second list without LOCAL_INV; the first one stays. */
    @Test
    void aBoundKeyTakesNoSecondList() {
        connect();
        IndirectKey key = bound(near, near.piece(0, 8));
        assertRefusedAtPost(key, List.of(near.piece(0, 8)));
    }

    private void assertRefusedAtPost(IndirectKey key, List<ScatterGatherElement> list) {
        near.post(SendWorkRequest.bind(7, key, list), SendWorkRequest.write(8, far.at(0), far.key(), near.piece(0, 8)));
        near.assertSent(7, WcStatus.MW_BIND_ERR);
        near.assertSent(8, WcStatus.WR_FLUSH_ERR);
        far.assertUntouched();
        assertStates(QpState.ERR, QpState.RTS);
    }

    /** U07: at the sender. */
    @Test
    void anEntryWhoseRegionIsGoneFailsWhenItIsUsed() {
        connect();
        MemoryRegion gone = near.region(PAGE, AccessFlag.LOCAL_WRITE);
        IndirectKey key = bound(near, near.piece(0, 8), gone.piece(0, 8));
        gone.close();
        near.region(PAGE, AccessFlag.LOCAL_WRITE);
        byte[] data = near.fill(0, 8, 12);
        near.post(
                SendWorkRequest.write(1, far.at(0), far.key(), key.piece(0, 8)).signaled());
        near.assertSent(1, WcStatus.SUCCESS);
        far.assertHolds(0, data);
        near.post(SendWorkRequest.write(2, far.at(100), far.key(), key.piece(0, 16)));
        near.assertSent(2, WcStatus.LOC_PROT_ERR);
        far.assertHolds(0, data);
    }

    /** U07: at the peer, gone, or without the right. */
    @Test
    void anEntryThatThePeerMayNotWriteFailsWhenItIsUsed() {
        for (boolean lacks : new boolean[] {false, true}) {
            connect();
            MemoryRegion other = lacks
                    ? far.region(PAGE, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_READ)
                    : far.region(PAGE, AccessFlag.values());
            IndirectKey key = bound(far, far.piece(0, 8), other.piece(0, 8));
            if (!lacks) {
                other.close();
            }
            byte[] data = near.fill(0, 16, 13);
            near.post(SendWorkRequest.write(1, 0, key.rkey(), near.piece(0, 8)).signaled());
            near.assertSent(1, WcStatus.SUCCESS);
            near.post(SendWorkRequest.write(2, 0, key.rkey(), near.piece(0, 16)));
            near.assertSent(2, WcStatus.REM_ACCESS_ERR);
            assertThat(far.load(0, 8)).isEqualTo(Arrays.copyOf(data, 8));
            assertThat(far.loadAt(other.address(), 16)).containsOnly(0);
            assertThat(far.events()).containsExactly(EventType.QP_ACCESS_ERR);
        }
    }

    /** U07: the key's own rights count as well. */
    @Test
    void aKeyWithoutTheRightRefusesThePeer() {
        connect();
        IndirectKey key = far.domain.createIndirectKey(4, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_READ);
        far.pair.bind(key, List.of(far.piece(0, 64)));
        assertChanged(far, key, WcOpcode.UMR);
        near.post(SendWorkRequest.write(1, 0, key.rkey(), near.piece(0, 8)));
        near.assertSent(1, WcStatus.REM_ACCESS_ERR);
        far.assertUntouched();
    }

    /** U09. */
    @Test
    void keysAndRegionsMixInOneList() {
        connect();
        byte[] source = near.fill(0, 9000, 14);
        IndirectKey first = bound(near, near.piece(5000, 10), near.piece(100, 700));
        IndirectKey second = bound(near, near.piece(8000, 500), near.piece(3, 9));
        IndirectKey target = bound(far, far.piece(40, 600), far.piece(3000, 700));
        far.receive(1, far.piece(20_000, 33), target.piece(10, 1200), far.piece(30_000, 5000));
        near.post(SendWorkRequest.send(2, first.piece(4, 700), near.piece(7000, 100), second.piece(0, 509))
                .signaled());
        far.assertReceived(1, 1309);
        near.assertSent(2, WcStatus.SUCCESS);
        int[] from = places(
                near,
                List.of(
                        near.piece(5004, 6),
                        near.piece(100, 694),
                        near.piece(7000, 100),
                        near.piece(8000, 500),
                        near.piece(3, 9)));
        int[] to = places(
                far, List.of(far.piece(20_000, 33), far.piece(50, 590), far.piece(3000, 610), far.piece(30_000, 76)));
        far.assertHolds(0, scattered(gathered(source, from), to));
    }

    /** U10: a key for as many entries as there may be; more are refused. */
    @Test
    void aKeyHasUpTo65536Entries() {
        connect();
        for (int entries : new int[] {0, -1, 65_537}) {
            assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> key(near, entries));
        }
        assertRefused(
                Errno.EINVAL, VerbsException.NO_INDEX, () -> near.domain.createIndirectKey(4, AccessFlag.REMOTE_WRITE));
        byte[] data = near.fill(0, VerbsPeer.BYTES, 15);
        List<ScatterGatherElement> list = new ArrayList<>();
        for (int i = 0; i < VerbsPeer.BYTES; i++) {
            list.add(near.piece(VerbsPeer.BYTES - 1 - i, 1));
        }
        IndirectKey key = bound(near, list);
        int bytes = isModel() ? 536 : 3;
        near.post(SendWorkRequest.write(1, far.at(0), far.key(), key.piece(VerbsPeer.BYTES - bytes, bytes))
                .signaled());
        near.assertSent(1, WcStatus.SUCCESS);
        byte[] expected = new byte[bytes];
        for (int i = 0; i < expected.length; i++) {
            expected[i] = data[bytes - 1 - i];
        }
        far.assertHolds(0, expected);
    }

    /** U10: a list that is longer than its key. */
    @Test
    void aListThatIsTooLongIsRefusedAtThePost() {
        connect();
        assertRefusedAtPost(key(near, 2), List.of(near.piece(0, 8), near.piece(8, 8), near.piece(16, 8)));
    }

    /** U11. */
    @Test
    void anEntryThatIsIndirectItselfIsRefusedAtThePost() {
        connect();
        IndirectKey inner = bound(near, near.piece(0, 64));
        assertRefusedAtPost(key(near, 2), List.of(near.piece(0, 8), inner.piece(0, 8)));
    }

    /** U11: entries of another domain, and of a key that there is not. */
    @Test
    void anEntryThatIsNotOfTheDomainIsRefusedAtThePost() {
        connect();
        ProtectionDomain other = near.context.allocateProtectionDomain();
        MemoryRegion elsewhere = other.registerMemory(near.at(0), 64, AccessFlag.values());
        assertRefusedAtPost(key(near, 2), List.of(near.piece(0, 8), elsewhere.piece(0, 8)));
        connect();
        assertRefusedAtPost(key(near, 2), List.of(new ScatterGatherElement(near.at(0), 8, 0x77_7777_77)));
    }

    /** U12: a list may name a byte twice; where it is written to, the last entry wins. */
    @Test
    void repeatedAddressesAreReadTwiceAndWrittenInTheOrderOfTheList() {
        connect();
        byte[] source = near.fill(0, 64, 16);
        IndirectKey twice = bound(near, near.piece(0, 32), near.piece(0, 32), near.piece(16, 16));
        near.post(SendWorkRequest.write(1, far.at(0), far.key(), twice.piece(0, 80))
                .signaled());
        near.assertSent(1, WcStatus.SUCCESS);
        byte[] stream = new byte[80];
        System.arraycopy(source, 0, stream, 0, 32);
        System.arraycopy(source, 0, stream, 32, 32);
        System.arraycopy(source, 16, stream, 64, 16);
        far.assertHolds(0, stream);
        far.store(0, new byte[128]);
        IndirectKey over = bound(far, far.piece(0, 32), far.piece(16, 32), far.piece(8, 16));
        far.receive(2, over.piece(0, 80));
        near.post(SendWorkRequest.send(3, near.piece(0, 64)).signaled());
        far.assertReceived(2, 64);
        near.assertSent(3, WcStatus.SUCCESS);
        byte[] expected = new byte[48];
        System.arraycopy(source, 0, expected, 0, 32);
        System.arraycopy(source, 32, expected, 16, 32);
        far.assertHolds(0, expected);
        near.post(SendWorkRequest.write(4, 0, over.rkey(), near.piece(0, 64), near.piece(32, 16))
                .signaled());
        near.assertSent(4, WcStatus.SUCCESS);
        System.arraycopy(source, 32, expected, 8, 16);
        far.assertHolds(0, expected);
    }

    /** A packet is lost in each place of a message through keys at both ends. */
    @Test
    void aPacketThatIsLostComesAgainThroughTheList() {
        for (int lost = 0; lost < 4; lost++) {
            connect();
            byte[] source = near.fill(0, 20_000, 17);
            List<ScatterGatherElement> from = new ArrayList<>();
            List<ScatterGatherElement> to = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                from.add(near.piece(i * 1001L, 250));
                to.add(far.piece((15 - i) * 1003L, 250));
            }
            IndirectKey there = bound(near, from);
            IndirectKey here = bound(far, to);
            bench.loseRequests(lost);
            near.post(SendWorkRequest.write(1, 0, here.rkey(), there.piece(0, 4000))
                    .signaled());
            near.assertSent(1, WcStatus.SUCCESS);
            far.assertHolds(0, scattered(gathered(source, places(near, from)), places(far, to)));
            assertThat(requests().size()).isGreaterThan(4);
        }
    }

    /** A packet is lost in each place of a SEND that a key's receive takes, and of a READ from key to key: its request, and its answers. */
    @Test
    void aPacketOfASendOrAReadThatIsLostComesAgainThroughTheList() {
        for (boolean reads : new boolean[] {false, true}) {
            for (int lost = 0; lost < (reads ? 4 : 3); lost++) {
                connect();
                VerbsPeer source = reads ? far : near;
                VerbsPeer target = reads ? near : far;
                byte[] data = source.fill(0, 10_000, 18);
                List<ScatterGatherElement> from = new ArrayList<>();
                List<ScatterGatherElement> to = new ArrayList<>();
                for (int i = 0; i < 9; i++) {
                    from.add(source.piece(i * 1001L, 300));
                    to.add(target.piece((8 - i) * 1003L, 300));
                }
                IndirectKey there = bound(source, from);
                IndirectKey here = bound(target, to);
                if (reads && lost > 0) {
                    bench.loseResponses(lost - 1);
                } else {
                    bench.loseRequests(lost);
                }
                if (reads) {
                    near.post(SendWorkRequest.read(1, 0, there.rkey(), here.piece(0, 2700))
                            .signaled());
                } else {
                    far.receive(2, here.piece(0, 2700));
                    near.post(SendWorkRequest.send(1, there.piece(0, 2700)).signaled());
                    far.assertReceived(2, 2700);
                }
                near.assertSent(1, WcStatus.SUCCESS);
                target.assertHolds(0, scattered(gathered(data, places(source, from)), places(target, to)));
                assertThat(requests().size()).isGreaterThan(reads ? 1 : 3);
            }
        }
    }

    /** A bind without entries or rounds never reaches the queue. */
    @Test
    void bindsWithoutEntriesOrRoundsAreRefused() {
        connect();
        IndirectKey key = key(near, 4);
        assertRefused(Errno.EINVAL, 0, () -> near.pair.bind(key, List.of()));
        assertRefused(
                Errno.EINVAL,
                0,
                () -> near.pair.bindInterleaved(key, List.of(new InterleavedPiece(near.piece(0, 8), 0)), 0));
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> new InterleavedPiece(near.piece(0, 8), -1));
        assertThat(near.pair.usedSends()).isZero();
        key.close();
        key.close();
        near.post(SendWorkRequest.bind(1, key, List.of(near.piece(0, 8))));
        near.assertSent(1, WcStatus.MW_BIND_ERR);
    }
}
