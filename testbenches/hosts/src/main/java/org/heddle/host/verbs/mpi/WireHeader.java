package org.heddle.host.verbs.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;

/**
 * Header of a message, as the package says.
 *
 * @param kind of message
 * @param credits buffers that its sender has posted again
 * @param envelope of the data; of a message without data all zeros but the ranks, and the tag, which tells a queue pair of data
 * @param senderId transfer at the sender of the data
 * @param address virtual
 * @param key remote key of the memory there
 * @param receiverId transfer at the receiver of the data; of a request the groups of the sender's layout, 0 for one run
 */
record WireHeader(WireKind kind, int credits, Envelope envelope, int senderId, long address, int key, int receiverId) {
    static final int BYTES = 48;

    /** Returns a header that concerns a transfer that both ends know. */
    static WireHeader about(WireKind kind, int from, int to, int senderId, int receiverId) {
        Envelope none = new Envelope(from, to, 0, 0, 0, 0, SendMode.STANDARD);
        return new WireHeader(kind, 0, none, senderId, 0, 0, receiverId);
    }

    WireHeader withCredits(int count) {
        return new WireHeader(kind, count, envelope, senderId, address, key, receiverId);
    }

    WireHeader with(WireKind other) {
        return new WireHeader(other, credits, envelope, senderId, address, key, receiverId);
    }

    /**
     * Returns a request that tells a layout.
     *
     * @param count groups of the layout, in place of the receiver's transfer, which does not exist yet
     */
    WireHeader withGroups(int count, long place, int placeKey) {
        return new WireHeader(kind, credits, envelope, senderId, place, placeKey, count);
    }

    WireHeader withPlace(long place, int placeKey, long bytes) {
        Envelope sized = new Envelope(
                envelope.source(),
                envelope.destination(),
                envelope.context(),
                envelope.tag(),
                bytes,
                envelope.signature(),
                envelope.mode());
        return new WireHeader(kind, credits, sized, senderId, place, placeKey, receiverId);
    }

    /** Returns a message of a transfer that both ends know, which also tells the queue pair of its data: that of short packets, or the other one. */
    WireHeader withShortPackets(boolean areShort) {
        Envelope marked = new Envelope(
                envelope.source(),
                envelope.destination(),
                envelope.context(),
                areShort ? 1 : 0,
                envelope.bytes(),
                envelope.signature(),
                envelope.mode());
        return new WireHeader(kind, credits, marked, senderId, address, key, receiverId);
    }

    /** Returns what {@link #withShortPackets} told. */
    boolean hasShortPackets() {
        return envelope.tag() != 0;
    }

    byte[] encode() {
        return ByteBuffer.allocate(BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) kind.code())
                .put((byte) envelope.mode().code())
                .putShort((short) credits)
                .putInt(senderId)
                .putInt(envelope.context())
                .putInt(envelope.tag())
                .putLong(envelope.bytes())
                .putLong(envelope.signature())
                .putLong(address)
                .putInt(key)
                .putInt(receiverId)
                .array();
    }

    static WireHeader decode(byte[] bytes, int from, int to) {
        ByteBuffer fields = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        WireKind kind = WireKind.of(fields.get());
        SendMode mode = SendMode.of(fields.get());
        int credits = fields.getShort() & 0xFFFF;
        int senderId = fields.getInt();
        int context = fields.getInt();
        int tag = fields.getInt();
        long length = fields.getLong();
        Envelope envelope = new Envelope(from, to, context, tag, length, fields.getLong(), mode);
        return new WireHeader(kind, credits, envelope, senderId, fields.getLong(), fields.getInt(), fields.getInt());
    }
}
