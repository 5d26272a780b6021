package org.heddle.host.mpc.ch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;

/** Bytes of control messages, as the package says. */
final class ControlFormat {
    /** Most credits that a message can carry. */
    static final int MOST_CREDITS = 15;
    /** Most ranks that the field tsrc can name. */
    static final int MOST_RANKS = 256;
    /** Bytes from which the kind can be told, and the length of every message without a map. */
    static final int LEAST_BYTES = 28;

    private static final int MOST_CONTEXT = (1 << 16) - 1;
    private static final int LAST = 1 << 5;
    /** Bit of a request's sid behind which a map follows. */
    private static final int HAS_MAP = 1 << 31;

    private ControlFormat() {}

    /**
     * Returns the bytes of a message without its data.
     *
     * @throws MpiException ERR_OTHER for a communicator beyond the 32,768 that the fields can name
     */
    static byte[] encode(ControlMessage message, int credits) {
        ByteBuffer bytes = ByteBuffer.allocate(message.headerBytes()).order(ByteOrder.LITTLE_ENDIAN);
        int kind = message.kind().code();
        if (message instanceof ControlMessage.Short eager) {
            putEnvelope(bytes, kind, eager.envelope(), credits);
        } else if (message instanceof ControlMessage.Request request) {
            putEnvelope(bytes, kind, request.envelope(), credits);
            bytes.putInt(request.sid() | (request.map().isEmpty() ? 0 : HAS_MAP));
            if (!request.map().isEmpty()) {
                bytes.putInt(request.map().size());
                putMap(bytes, request.map());
            }
        } else if (message instanceof ControlMessage.Response response) {
            int pieces = response.map().size();
            bytes.putInt(credits).putInt(kind | (response.last() ? LAST : 0) | pieces << 6);
            bytes.putInt(response.source()).putInt(response.sid()).putInt(response.rid());
            putMap(bytes, response.map());
        } else if (message instanceof ControlMessage.Offer offer) {
            putEnvelope(bytes, kind, offer.envelope(), credits);
            bytes.putInt(offer.map().size()).putInt(offer.rid()).putInt(offer.seen());
            putMap(bytes, offer.map());
        } else {
            bytes.putInt(credits).putInt(kind).putInt(message.source());
            if (message instanceof ControlMessage.Withdraw withdraw) {
                bytes.putInt(withdraw.rid());
            }
        }
        return bytes.array();
    }

    private static void putMap(ByteBuffer bytes, List<PhysicalPiece> map) {
        map.forEach(piece -> bytes.putInt((int) piece.address()).putInt((int) piece.bytes()));
    }

    private static void putEnvelope(ByteBuffer bytes, int kind, Envelope envelope, int credits) {
        int context = envelope.context();
        long signature = envelope.signature();
        if (context < 0 || context > MOST_CONTEXT) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "a control message names contexts 0 to " + MOST_CONTEXT + ", two for each communicator: context="
                            + context);
        }
        bytes.putInt(credits | (int) signature << 4);
        bytes.putInt(kind | envelope.mode().code() << 3 | (int) (signature >>> 28) << 6);
        bytes.putInt(envelope.source() | (int) (signature >>> 54) << 8 | context << 18);
        bytes.putInt(envelope.tag() | context >> 14 << 31);
        bytes.putInt((int) envelope.bytes() | context >> 15 << 31);
    }

    /** Returns the credits that a message carries. */
    static int credits(byte[] bytes) {
        return words(bytes).getInt(0) & MOST_CREDITS;
    }

    /** Returns the length of a message without its data, from its first {@value #LEAST_BYTES} bytes. */
    static int headerBytes(byte[] bytes) {
        int type = words(bytes).getInt(4);
        return switch (ControlKind.of(type & 7)) {
            case SHORT -> 20;
            case REQ ->
                hasMap(words(bytes))
                        ? ControlMessage.Request.WITH_COUNT_BYTES
                                + ControlMessage.Response.PIECE_BYTES
                                        * words(bytes).getInt(ControlMessage.Request.FIXED_BYTES)
                        : ControlMessage.Request.FIXED_BYTES;
            case RSP -> ControlMessage.Response.FIXED_BYTES + ControlMessage.Response.PIECE_BYTES * (type >>> 6);
            case CREDIT -> 12;
            case OFFER ->
                ControlMessage.Offer.FIXED_BYTES
                        + ControlMessage.Response.PIECE_BYTES * words(bytes).getInt(20);
            case WITHDRAW, WITHDRAWN -> 16;
        };
    }

    /**
     * Returns the message of some bytes.
     *
     * @param destination rank that it has reached
     */
    static ControlMessage decode(byte[] bytes, int destination) {
        ByteBuffer words = words(bytes);
        int type = words.getInt(4);
        int source = words.getInt(8) & MOST_RANKS - 1;
        return switch (ControlKind.of(type & 7)) {
            case SHORT -> new ControlMessage.Short(envelope(words, destination));
            case REQ ->
                new ControlMessage.Request(
                        envelope(words, destination),
                        words.getInt(20) & ~HAS_MAP,
                        hasMap(words)
                                ? map(
                                        words,
                                        ControlMessage.Request.WITH_COUNT_BYTES,
                                        words.getInt(ControlMessage.Request.FIXED_BYTES))
                                : List.of());
            case RSP ->
                new ControlMessage.Response(
                        source,
                        words.getInt(12),
                        words.getInt(16),
                        (type & LAST) != 0,
                        map(words, ControlMessage.Response.FIXED_BYTES, type >>> 6));
            case CREDIT -> new ControlMessage.Credit(source);
            case OFFER ->
                new ControlMessage.Offer(
                        envelope(words, destination),
                        words.getInt(24),
                        words.getInt(28),
                        map(words, ControlMessage.Offer.FIXED_BYTES, words.getInt(20)));
            case WITHDRAW -> new ControlMessage.Withdraw(source, words.getInt(12), false);
            case WITHDRAWN -> new ControlMessage.Withdraw(source, words.getInt(12), true);
        };
    }

    private static boolean hasMap(ByteBuffer request) {
        return (request.getInt(20) & HAS_MAP) != 0;
    }

    private static Envelope envelope(ByteBuffer words, int destination) {
        int crdt = words.getInt(0);
        int type = words.getInt(4);
        int tsrc = words.getInt(8);
        int tag = words.getInt(12);
        int length = words.getInt(16);
        long signature = crdt >>> 4 | (long) (type >>> 6) << 28 | (long) (tsrc >>> 8 & 0x3FF) << 54;
        int context = tsrc >>> 18 | tag >>> 31 << 14 | length >>> 31 << 15;
        return new Envelope(
                tsrc & MOST_RANKS - 1,
                destination,
                context,
                tag & Integer.MAX_VALUE,
                length & Integer.MAX_VALUE,
                signature,
                SendMode.of(type >>> 3 & 3));
    }

    private static List<PhysicalPiece> map(ByteBuffer words, int start, int pieces) {
        List<PhysicalPiece> map = new ArrayList<>();
        for (int i = 0; i < pieces; i++) {
            int at = start + ControlMessage.Response.PIECE_BYTES * i;
            map.add(new PhysicalPiece(Integer.toUnsignedLong(words.getInt(at)), words.getInt(at + 4)));
        }
        return map;
    }

    private static ByteBuffer words(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
