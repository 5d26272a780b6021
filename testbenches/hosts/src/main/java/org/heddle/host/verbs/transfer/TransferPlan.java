package org.heddle.host.verbs.transfer;

import java.util.List;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;

/**
 * Requests and copies of a transfer, with everything prepared that is not part of its time.
 *
 * @param before done at the sender, in its time, before it posts
 * @param sends posted by the sender in this order; the last one is signaled
 * @param receives posted by the receiver before; empty if it does nothing
 * @param after done at the receiver, in its time, when all is there
 * @param behind done when the time has ended, without any
 */
record TransferPlan(
        Runnable before,
        List<SendWorkRequest> sends,
        List<ReceiveWorkRequest> receives,
        Runnable after,
        Runnable behind) {
    private static final Runnable NOTHING = () -> {};

    /** Copies the lists. */
    TransferPlan {
        sends = List.copyOf(sends);
        receives = List.copyOf(receives);
    }

    static TransferPlan of(List<SendWorkRequest> sends, List<ReceiveWorkRequest> receives) {
        return new TransferPlan(NOTHING, sends, receives, NOTHING, NOTHING);
    }

    TransferPlan packing(BlockCopy copy) {
        return new TransferPlan(copy::pack, sends, receives, after, behind);
    }

    TransferPlan unpacking(BlockCopy copy) {
        return new TransferPlan(before, sends, receives, copy::unpack, behind);
    }

    TransferPlan unpackingBehind(BlockCopy copy) {
        return new TransferPlan(before, sends, receives, after, () -> copy.move(false));
    }
}
