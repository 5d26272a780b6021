package org.heddle.mpi.collective;

import java.nio.ByteBuffer;
import java.util.List;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.Status;
import org.heddle.mpi.StatusesException;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/**
 * The messages of one call of one collective operation. Their tag says which call and which operation: since messages of a pair keep
 * their order, a rank that is in another operation is found out by its first message. Their note says with what arguments, so that a
 * rank that has given others is found out as well.
 */
final class Round {
    private static final int KINDS = 32;
    private static final int NUMBERS = 1 << 25;

    /** The operations. */
    enum Kind {
        BARRIER(0),
        BCAST(1),
        REDUCE(2),
        ALL_REDUCE(3),
        GATHER(4),
        SCATTER(5),
        ALL_GATHER(6),
        ALL_TO_ALL(7),
        SCAN(8),
        REDUCE_SCATTER(9),
        EX_SCAN(10),
        GATHER_V(11, GATHER),
        SCATTER_V(12, SCATTER),
        ALL_GATHER_V(13, ALL_GATHER),
        ALL_TO_ALL_V(14, ALL_TO_ALL),
        ALL_TO_ALL_W(15, ALL_TO_ALL),
        REDUCE_SCATTER_BLOCK(16, REDUCE_SCATTER);

        private final int code;
        private final int offloadNumber;

        Kind(int code) {
            this.code = code;
            this.offloadNumber = code + 1;
        }

        /** @param alike the operation whose number it has for network interfaces, which know fewer of them */
        Kind(int code, Kind alike) {
            this.code = code;
            this.offloadNumber = alike.offloadNumber;
        }

        /** Returns the number by which network interfaces know it, 1 to 11. */
        int offloadNumber() {
            return offloadNumber;
        }

        /** Returns the code by which it travels. */
        int code() {
            return code;
        }

        /**
         * Returns the operation of a code.
         *
         * @throws IllegalArgumentException if none has it
         */
        static Kind of(int code) {
            for (Kind each : values()) {
                if (each.code == code) {
                    return each;
                }
            }
            throw new IllegalArgumentException("no operation has the code " + code);
        }

        boolean isRooted() {
            return switch (this) {
                case BCAST, REDUCE, GATHER, SCATTER, GATHER_V, SCATTER_V -> true;
                default -> false;
            };
        }
    }

    private final Comm comm;
    private final CallNote note;
    private final int tag;
    private final int receivedTag;

    /**
     * @param note what all ranks must give alike
     * @param alone whether no other operation of the communicator is under way here, so that any message belongs to this one, and
     *     a foreign one is found out
     */
    Round(Comm comm, Kind kind, CallNote note, long number, boolean alone) {
        this.comm = comm.forCall(note.bits());
        this.note = note;
        this.tag = (int) (number % NUMBERS) * KINDS + kind.code();
        this.receivedTag = alone ? Mpi.ANY_TAG : tag;
    }

    int rank() {
        return comm.getRank();
    }

    int size() {
        return comm.getSize();
    }

    Request iSend(Place place, int count, Datatype type, int dest) {
        return comm.iSend(place, count, type, dest, tag);
    }

    Request iRecv(Place place, int count, Datatype type, int source) {
        return comm.iRecv(place, count, type, source, receivedTag);
    }

    void send(Place place, int count, Datatype type, int dest) {
        iSend(place, count, type, dest).waitFor();
    }

    void recv(Place place, int count, Datatype type, int source) {
        finish(iRecv(place, count, type, source), count * type.getSize());
    }

    /** Ends a receive of exactly so many bytes of this very operation. */
    void finish(Request receive, long bytes) {
        Status status;
        try {
            status = Request.waitAllStatus(receive)[0];
        } catch (StatusesException e) {
            status = e.getStatuses().get(0);
        }
        if (status.getTag() != tag) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "rank " + status.getSource() + " is in " + described(status.getTag()) + " while rank " + rank()
                            + " is in " + described(tag) + " on " + comm.getName()
                            + ": all ranks must call the same operations in the same order");
        }
        if (status.getNote() != note.bits()) {
            String calls = "rank " + status.getSource() + " and rank " + rank() + " do not agree in " + described(tag)
                    + " on " + comm.getName();
            throw note.mismatch(new CallNote(status.getNote()), kind(tag).isRooted(), calls);
        }
        if (status.getError() != null || status.getBytes() != bytes) {
            String reason = status.getError() != null
                    ? status.getError().getMessage()
                    : "it sent " + status.getBytes() + " bytes instead of " + bytes;
            ErrorClass kind = status.getError() != null ? status.getError().getErrorClass() : ErrorClass.ERR_COUNT;
            throw new MpiException(
                    kind,
                    "rank " + status.getSource() + " calls " + described(tag) + " with other counts or types than rank "
                            + rank() + ": " + reason);
        }
    }

    private static Kind kind(int tag) {
        return Kind.of(tag % KINDS);
    }

    private static String described(int tag) {
        if (tag == Mpi.TAG_UB) {
            return "the making of a communicator";
        }
        return kind(tag) + " (operation " + tag / KINDS + ")";
    }

    /** Sends packed data. */
    void send(byte[] data, Operand operand, int dest) {
        Datatype type = operand.wireType();
        send(Place.of(ByteBuffer.wrap(data)), (int) (data.length / type.getSize()), type, dest);
    }

    /** Receives packed data of that length. */
    byte[] recv(int length, Operand operand, int source) {
        return exchange(new byte[0], Mpi.PROC_NULL, length, operand, source);
    }

    /** Sends packed data and receives others. */
    byte[] exchange(byte[] data, int dest, int length, Operand operand, int source) {
        Datatype type = operand.wireType();
        byte[] received = new byte[length];
        int size = (int) type.getSize();
        Request receive = iRecv(Place.of(ByteBuffer.wrap(received)), length / size, type, source);
        Request send = dest == Mpi.PROC_NULL
                ? Request.NULL
                : iSend(Place.of(ByteBuffer.wrap(data)), data.length / size, type, dest);
        finish(receive, length);
        send.waitFor();
        return received;
    }

    /** Waits for sends. */
    static void waitAll(List<Request> requests) {
        Request.waitAll(requests.toArray(Request[]::new));
    }
}
