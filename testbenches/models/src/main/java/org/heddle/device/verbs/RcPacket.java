package org.heddle.device.verbs;

/**
 * Packet between two queue pairs.
 *
 * @param from node that sends it
 * @param to node that gets it
 * @param queuePair number there
 * @param kind of packet
 * @param opcode of the request that it belongs to
 * @param first whether it begins a message
 * @param last whether it ends one
 * @param psn packet sequence number, 24 bits
 * @param payload data, or 8 bytes of an atomic's original value
 * @param address at the peer, in the first packet of a message
 * @param key at the peer, in the first packet of a message
 * @param length of the whole message, in its first packet
 * @param immediate in the last packet of a message that has one; the timer's code in a NAK_RNR
 * @param solicited whether the completion is solicited
 * @param compareAdd first operand
 * @param swap second operand
 */
public record RcPacket(
        int from,
        int to,
        int queuePair,
        RcPacketKind kind,
        RcOpcode opcode,
        boolean first,
        boolean last,
        int psn,
        byte[] payload,
        long address,
        int key,
        long length,
        int immediate,
        boolean solicited,
        long compareAdd,
        long swap) {
    /** Returns whether it goes from a requester to a responder. */
    public boolean isRequest() {
        return kind == RcPacketKind.REQUEST;
    }

    static RcPacket answer(int from, int to, int queuePair, RcPacketKind kind, RcOpcode opcode, int psn, byte[] data) {
        return new RcPacket(from, to, queuePair, kind, opcode, false, false, psn, data, 0, 0, 0, 0, false, 0, 0);
    }

    RcPacket withCode(int code) {
        return new RcPacket(
                from,
                to,
                queuePair,
                kind,
                opcode,
                first,
                last,
                psn,
                payload,
                address,
                key,
                length,
                code,
                solicited,
                compareAdd,
                swap);
    }
}
