package org.heddle.experiment.verbs.request;

import java.util.Optional;
import org.heddle.host.verbs.type.Errno;

/**
 * Requests of node 0 to node 1.
 *
 * @param operation of all of them
 * @param shape number and size
 * @param posting how they are posted
 * @param retries of the connections
 * @param responder what node 1 does
 * @param operands values
 * @param losses packets that are lost
 * @param limits of the nodes
 */
public record VerbsJob(
        VerbsOperation operation,
        VerbsShape shape,
        VerbsPosting posting,
        VerbsRetries retries,
        VerbsResponder responder,
        VerbsOperands operands,
        VerbsLosses losses,
        VerbsLimits limits) {
    /**
     * Limits of both nodes that decide which posts are refused.
     *
     * @param maxSge elements of a request
     * @param maxInline bytes of inline data
     */
    public record VerbsLimits(int maxSge, int maxInline) {}

    /**
     * A request that is refused when it is posted.
     *
     * @param index of the message
     * @param errno name of the error
     */
    public record RefusedPost(int index, String errno) {
        static RefusedPost of(int index, Errno errno) {
            return new RefusedPost(index, errno.name());
        }
    }

    /**
     * Checks what the parts are together.
     *
     * @throws VerbsRefusedException if they cannot be run, with the reason
     */
    public VerbsJob {
        boolean atomic = operation.opcode().isAtomic();
        if (atomic && (shape.bytes() != Long.BYTES || shape.sge() != 1)) {
            throw new VerbsRefusedException(
                    "an atomic has 8 bytes in one element: --bytes=" + shape.bytes() + ", --sge=" + shape.sge());
        }
        if (shape.receiveSge() != 1 && !operation.isSend()) {
            throw new VerbsRefusedException(
                    "only a SEND fills the elements of a receive: leave --receive-sge out, or take send or send-imm");
        }
        boolean receives = operation.opcode().takesReceive();
        if (responder.receiveAfter() != 0 && !receives) {
            throw new VerbsRefusedException(operation.text() + " takes no receive: leave --receive-after out");
        }
        if (responder.receiveAfter() == VerbsResponder.NEVER && retries.rnrRetry() == 7) {
            throw new VerbsRefusedException(
                    "without receives, --rnr-retry 7 never ends: take 0 to 6, or give --receive-after cycles");
        }
        if (responder.remoteShort() != 0 && operation.isSend()) {
            throw new VerbsRefusedException(operation.text() + " needs no remote region: leave --remote-short out");
        }
        VerbsPlacement placement = new VerbsPlacement(operation, shape);
        if (placement.end(0) > VerbsPlacement.FAR || placement.end(1) > VerbsPlacement.LIMIT) {
            throw new VerbsRefusedException(
                    "the messages need more than the " + (VerbsPlacement.FAR - VerbsPlacement.NEAR)
                            + " bytes of each node: ask for fewer or smaller ones");
        }
        if (responder.remoteShort() >= Math.max(1, placement.remoteLength())) {
            throw new VerbsRefusedException("the remote region has " + placement.remoteLength()
                    + " bytes, and at least 1 must be left: --remote-short=" + responder.remoteShort());
        }
        if (!losses.requests().isEmpty() && retries.timeout() == 0) {
            throw new VerbsRefusedException(
                    "a packet that is lost may never be sent again with --timeout 0: take 1 to 31");
        }
    }

    /** Returns one request of 8 bytes with all else as it is without options. */
    public static VerbsJob of(VerbsOperation operation) {
        return new VerbsJob(
                operation,
                VerbsShape.DEFAULT,
                VerbsPosting.DEFAULT,
                VerbsRetries.DEFAULT,
                VerbsResponder.DEFAULT,
                VerbsOperands.DEFAULT,
                VerbsLosses.NONE,
                new VerbsLimits(30, 64));
    }

    /** Returns the same with another shape. */
    public VerbsJob with(VerbsShape other) {
        return new VerbsJob(operation, other, posting, retries, responder, operands, losses, limits);
    }

    /** Returns the same posted otherwise. */
    public VerbsJob with(VerbsPosting other) {
        return new VerbsJob(operation, shape, other, retries, responder, operands, losses, limits);
    }

    /** Returns the same with other retries. */
    public VerbsJob with(VerbsRetries other) {
        return new VerbsJob(operation, shape, posting, other, responder, operands, losses, limits);
    }

    /** Returns the same with another responder. */
    public VerbsJob with(VerbsResponder other) {
        return new VerbsJob(operation, shape, posting, retries, other, operands, losses, limits);
    }

    /** Returns the same with other values. */
    public VerbsJob with(VerbsOperands other) {
        return new VerbsJob(operation, shape, posting, retries, responder, other, losses, limits);
    }

    /** Returns the same with other losses. */
    public VerbsJob with(VerbsLosses other) {
        return new VerbsJob(operation, shape, posting, retries, responder, operands, other, limits);
    }

    /** Returns the queue pair of a message. */
    public int queuePair(int message) {
        return message % shape.queuePairs();
    }

    /** Returns the number of messages of a queue pair. */
    public int messagesOf(int queuePair) {
        return (shape.count() - queuePair + shape.queuePairs() - 1) / shape.queuePairs();
    }

    /** Returns the packets of all messages' data without any fault: of READs the responses. */
    public long packets() {
        long each =
                operation.opcode().isAtomic() ? 1 : Math.max(1, ((long) shape.bytes() + shape.mtu() - 1) / shape.mtu());
        return each * shape.count();
    }

    /** Returns whether a message is signaled: the last one of so many of its queue pair. */
    public boolean isSignaled(int message) {
        return (message / shape.queuePairs() + 1) % posting.signalEvery() == 0;
    }

    /** Returns the immediate of a message. */
    public int immediate(int message) {
        return operands.immediate() + message;
    }

    /** Returns why no message of this shape can be posted, whatever the queue holds. */
    public Optional<Errno> refusal() {
        if (posting.inline() && operation.opcode().isReadOrAtomic() || shape.sge() > limits.maxSge()) {
            return Optional.of(Errno.EINVAL);
        }
        return posting.inline() && shape.bytes() > limits.maxInline() ? Optional.of(Errno.ENOMEM) : Optional.empty();
    }

    /** Returns the most receives of a queue pair that are posted at once. */
    int receiveDepth(int queuePair) {
        return Math.max(1, Math.min(4096, messagesOf(queuePair)));
    }
}
