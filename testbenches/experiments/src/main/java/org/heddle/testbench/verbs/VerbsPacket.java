package org.heddle.testbench.verbs;

import java.util.List;
import org.heddle.hdl.option.Coded;
import org.heddle.nic.verbs.layout.ResponseFields;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.TransportOperation;

/**
 * Packet that came to a relay, whatever becomes of it.
 *
 * @param cycle at which its last word came
 * @param from node
 * @param kind of packet
 * @param queuePair number that it goes to
 * @param psn packet sequence number
 * @param bytes of data
 * @param isRead whether it is a READ's or an atomic's request
 * @param code of the timer, in a NAK_RNR
 */
public record VerbsPacket(
        long cycle, int from, VerbsPacketKind kind, int queuePair, int psn, int bytes, boolean isRead, int code) {
    private static final int HEADER_WORDS = 4;
    private static final int SYNDROME_VALUE_BITS = 5;

    /** Returns whether it goes from a requester to a responder. */
    public boolean isRequest() {
        return kind == VerbsPacketKind.REQUEST;
    }

    /**
     * Returns the packet of so many words.
     *
     * @param cycle at which the last one came
     * @param from node that has sent it
     */
    static VerbsPacket of(long cycle, int from, List<Long> words) {
        TransportHeader layout = TransportHeader.LAYOUT;
        long[] header = new long[HEADER_WORDS - 1];
        for (int i = 1; i < HEADER_WORDS; i++) {
            header[i - 1] = words.get(i);
        }
        TransportOperation operation = Coded.of(TransportOperation.class, layout.operation.get(header));
        long[] response = {layout.address.get(header)};
        int syndrome = (int) ResponseFields.LAYOUT.syndrome.get(response);
        int value = syndrome & (1 << SYNDROME_VALUE_BITS) - 1;
        boolean reads = operation == TransportOperation.READ
                || operation == TransportOperation.COMPARE_SWAP
                || operation == TransportOperation.FETCH_ADD;
        int bytes = layout.isEmpty.isSet(header) ? 0 : (int) (words.get(0) >>> 32 & 0x3FFF);
        return new VerbsPacket(
                cycle,
                from,
                kind(operation, syndrome >>> SYNDROME_VALUE_BITS, value),
                (int) layout.queuePair.get(header),
                (int) layout.psn.get(header),
                bytes,
                reads,
                value);
    }

    private static VerbsPacketKind kind(TransportOperation operation, int syndrome, int value) {
        return switch (operation) {
            case READ_RESPONSE -> VerbsPacketKind.READ_RESPONSE;
            case ATOMIC_RESPONSE -> VerbsPacketKind.ATOMIC_RESPONSE;
            case ACKNOWLEDGE -> {
                if (syndrome == SyndromeKind.ACKNOWLEDGED.code()) {
                    yield VerbsPacketKind.ACKNOWLEDGE;
                }
                if (syndrome == SyndromeKind.RECEIVER_NOT_READY.code()) {
                    yield VerbsPacketKind.NAK_RNR;
                }
                yield switch (Coded.of(NegativeCode.class, value)) {
                    case SEQUENCE -> VerbsPacketKind.NAK_SEQUENCE;
                    case INVALID_REQUEST -> VerbsPacketKind.NAK_INVALID;
                    case REMOTE_ACCESS -> VerbsPacketKind.NAK_ACCESS;
                    case REMOTE_OPERATION -> VerbsPacketKind.NAK_OPERATION;
                };
            }
            default -> VerbsPacketKind.REQUEST;
        };
    }
}
