package org.heddle.host.verbs;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.heddle.host.verbs.device.PostedBind;
import org.heddle.host.verbs.device.PostedPiece;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.WrOpcode;
import org.jspecify.annotations.Nullable;

/**
 * Request for a send queue.
 *
 * @param id that its completion names (wr_id)
 * @param opcode operation
 * @param flags of the request
 * @param pieces local memory: source of SEND and WRITE, destination of READ and atomics
 * @param remoteAddress virtual address at the peer, for WRITE, READ and atomics
 * @param rkey key at the peer
 * @param immediate 32 bits that the peer's completion has; they travel in network order
 * @param compareAdd value to compare with, or to add
 * @param swap value to store if they are equal
 * @param bind key that is bound or unbound, or null
 */
public record SendWorkRequest(
        long id,
        WrOpcode opcode,
        Set<SendFlag> flags,
        List<ScatterGatherElement> pieces,
        long remoteAddress,
        int rkey,
        int immediate,
        long compareAdd,
        long swap,
        @Nullable PostedBind bind) {
    /** Copies flags and pieces. */
    public SendWorkRequest {
        flags = flags.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(flags));
        pieces = List.copyOf(pieces);
    }

    /** Makes a request that moves data, and changes no key. */
    public SendWorkRequest(
            long id,
            WrOpcode opcode,
            Set<SendFlag> flags,
            List<ScatterGatherElement> pieces,
            long remoteAddress,
            int rkey,
            int immediate,
            long compareAdd,
            long swap) {
        this(id, opcode, flags, pieces, remoteAddress, rkey, immediate, compareAdd, swap, null);
    }

    private static SendWorkRequest of(long id, WrOpcode opcode, ScatterGatherElement... pieces) {
        return new SendWorkRequest(id, opcode, Set.of(), List.of(pieces), 0, 0, 0, 0, 0);
    }

    /** Returns a SEND. */
    public static SendWorkRequest send(long id, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.SEND, pieces);
    }

    /** Returns a SEND with immediate. */
    public static SendWorkRequest sendWithImmediate(long id, int immediate, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.SEND_WITH_IMM, pieces).withImmediate(immediate);
    }

    /** Returns an RDMA WRITE. */
    public static SendWorkRequest write(long id, long remoteAddress, int rkey, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.RDMA_WRITE, pieces).at(remoteAddress, rkey);
    }

    /** Returns an RDMA WRITE with immediate. */
    public static SendWorkRequest writeWithImmediate(
            long id, long remoteAddress, int rkey, int immediate, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.RDMA_WRITE_WITH_IMM, pieces)
                .at(remoteAddress, rkey)
                .withImmediate(immediate);
    }

    /** Returns an RDMA READ. */
    public static SendWorkRequest read(long id, long remoteAddress, int rkey, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.RDMA_READ, pieces).at(remoteAddress, rkey);
    }

    /** Returns a fetch-and-add. */
    public static SendWorkRequest fetchAndAdd(
            long id, long remoteAddress, int rkey, long add, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.ATOMIC_FETCH_AND_ADD, pieces)
                .at(remoteAddress, rkey)
                .withOperands(add, 0);
    }

    /** Returns a compare-and-swap. */
    public static SendWorkRequest compareAndSwap(
            long id, long remoteAddress, int rkey, long compare, long swap, ScatterGatherElement... pieces) {
        return of(id, WrOpcode.ATOMIC_CMP_AND_SWP, pieces)
                .at(remoteAddress, rkey)
                .withOperands(compare, swap);
    }

    /**
     * Returns a request that binds a list to an indirect key: it names the pieces' bytes, from 0 on, one behind the other.
     *
     * @param list pieces of regions, none of them by an indirect key
     */
    public static SendWorkRequest bind(long id, IndirectKey key, List<ScatterGatherElement> list) {
        List<PostedPiece> entries =
                list.stream().map(ScatterGatherElement::entry).toList();
        return changing(id, WrOpcode.BIND_UMR, new PostedBind(key.lkey(), entries, List.of(), 1));
    }

    /**
     * Returns a request that binds pieces in turn, round by round: round r of a piece starts (its bytes + skip) r bytes behind the first.
     *
     * @param list pieces of the first round, with what is left out behind them
     * @param repeat rounds, at least 1
     */
    public static SendWorkRequest bindInterleaved(long id, IndirectKey key, List<InterleavedPiece> list, long repeat) {
        return changing(
                id,
                WrOpcode.BIND_UMR,
                new PostedBind(
                        key.lkey(),
                        list.stream().map(each -> each.piece().entry()).toList(),
                        list.stream().map(InterleavedPiece::skip).toList(),
                        repeat));
    }

    /** Returns a request that unbinds an indirect key. */
    public static SendWorkRequest invalidate(long id, IndirectKey key) {
        return changing(id, WrOpcode.LOCAL_INV, new PostedBind(key.lkey(), List.of(), List.of(), 1));
    }

    private static SendWorkRequest changing(long id, WrOpcode opcode, PostedBind bind) {
        return new SendWorkRequest(id, opcode, Set.of(), List.of(), 0, 0, 0, 0, 0, bind);
    }

    /** Returns the same with an address and a key of the peer. */
    public SendWorkRequest at(long address, int key) {
        return new SendWorkRequest(id, opcode, flags, pieces, address, key, immediate, compareAdd, swap, bind);
    }

    /** Returns the same with an immediate. */
    public SendWorkRequest withImmediate(int value) {
        return new SendWorkRequest(id, opcode, flags, pieces, remoteAddress, rkey, value, compareAdd, swap, bind);
    }

    /** Returns the same with operands of an atomic. */
    public SendWorkRequest withOperands(long compareOrAdd, long swapped) {
        return new SendWorkRequest(
                id, opcode, flags, pieces, remoteAddress, rkey, immediate, compareOrAdd, swapped, bind);
    }

    /** Returns the same with these flags and no others. */
    public SendWorkRequest with(SendFlag... set) {
        return new SendWorkRequest(
                id, opcode, Set.of(set), pieces, remoteAddress, rkey, immediate, compareAdd, swap, bind);
    }

    /** Returns the same with a completion for its success. */
    public SendWorkRequest signaled() {
        EnumSet<SendFlag> more = EnumSet.of(SendFlag.SIGNALED);
        more.addAll(flags);
        return new SendWorkRequest(id, opcode, more, pieces, remoteAddress, rkey, immediate, compareAdd, swap, bind);
    }

    /** Returns the bytes of all pieces. */
    public long bytes() {
        return pieces.stream().mapToLong(ScatterGatherElement::length).sum();
    }
}
