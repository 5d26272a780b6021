package org.heddle.host.verbs;

import java.util.List;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.device.PostedBind;
import org.heddle.host.verbs.device.PostedPiece;
import org.heddle.host.verbs.device.PostedSend;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WrOpcode;

/** Checks of a send request when it is posted, and the entry that becomes of it. */
record SendChecks(QueuePairSettings settings, AddressSpace memory) {
    /** Refuses a request; whether there is room has been checked. */
    void check(int index, SendWorkRequest request) {
        if (!request.opcode().isSupported()) {
            throw new VerbsException(
                    Errno.EINVAL,
                    index,
                    request.opcode()
                            + " is not supported on a reliable connection: use SEND, WRITE, READ or an atomic");
        }
        if (request.opcode().isKeyChange() != (request.bind() != null)) {
            throw new VerbsException(
                    Errno.EINVAL,
                    index,
                    "BIND_UMR and LOCAL_INV name an indirect key, and nothing else does: use SendWorkRequest.bind or"
                            + " invalidate instead of " + request.opcode());
        }
        PostedBind bind = request.bind();
        if (bind != null
                && request.opcode() == WrOpcode.BIND_UMR
                && (bind.entries().isEmpty() || bind.repeat() < 1)) {
            throw new VerbsException(
                    Errno.EINVAL,
                    index,
                    "a list that is bound has at least 1 entry and 1 round: entries="
                            + bind.entries().size() + ", rounds=" + bind.repeat() + "; invalidate unbinds");
        }
        boolean inline = request.flags().contains(SendFlag.INLINE);
        if (inline && (request.opcode().isReadOrAtomic() || request.opcode().isKeyChange())) {
            throw new VerbsException(
                    Errno.EINVAL, index, "INLINE has no meaning for " + request.opcode() + ": leave it out");
        }
        if (request.pieces().size() > settings.maxSendSge()) {
            throw new VerbsException(
                    Errno.EINVAL,
                    index,
                    "a send request has at most " + settings.maxSendSge() + " elements, as the queue pair was created: "
                            + request.pieces().size());
        }
        if (inline) {
            checkInline(index, request);
        }
    }

    private void checkInline(int index, SendWorkRequest request) {
        if (request.bytes() > settings.maxInline()) {
            throw new VerbsException(
                    Errno.ENOMEM,
                    index,
                    "inline data have at most " + settings.maxInline() + " bytes: " + request.bytes()
                            + "; register the buffer instead");
        }
        for (ScatterGatherElement piece : request.pieces()) {
            if (piece.length() > 0 && !memory.isMapped(piece.address(), piece.length())) {
                throw new VerbsException(
                        Errno.EFAULT,
                        index,
                        "the process has not got the %d bytes of inline data at 0x%x"
                                .formatted(piece.length(), piece.address()));
            }
        }
    }

    /** Returns the entry, with inline data taken. */
    PostedSend entry(SendWorkRequest request) {
        boolean inline = request.flags().contains(SendFlag.INLINE);
        List<PostedPiece> segments = inline
                ? List.of()
                : request.pieces().stream().map(ScatterGatherElement::entry).toList();
        return new PostedSend(
                request.opcode(),
                settings.signalAll() || request.flags().contains(SendFlag.SIGNALED),
                request.opcode().takesReceive() && request.flags().contains(SendFlag.SOLICITED),
                request.flags().contains(SendFlag.FENCE),
                segments,
                inline ? gathered(request) : null,
                request.remoteAddress(),
                request.rkey(),
                request.immediate(),
                request.compareAdd(),
                request.swap(),
                request.bind());
    }

    private byte[] gathered(SendWorkRequest request) {
        byte[] data = new byte[(int) request.bytes()];
        int done = 0;
        for (ScatterGatherElement piece : request.pieces()) {
            int length = (int) piece.length();
            memory.load(piece.address(), data, done, length);
            done += length;
        }
        return data;
    }
}
