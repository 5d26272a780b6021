package org.heddle.mpi;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** The buffer that a rank has attached for buffered sends: each message has a contiguous part of it, the first that is free. */
final class SendBuffer {
    private final List<Part> parts = new ArrayList<>();
    private @Nullable ByteBuffer attached;

    /** A message's bytes from one address to another, in order of addresses. */
    private record Part(int from, int to) {}

    /** A copy of a message's data, and how its room is given back. */
    record Copy(TypedBuffer data, Runnable release) {}

    void attach(ByteBuffer buffer) {
        if (attached != null) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER, "a buffer is attached already: detach it before you attach another one");
        }
        if (buffer.isReadOnly()) {
            throw new MpiException(ErrorClass.ERR_BUFFER, "the buffer is read-only: attach one that can be written");
        }
        attached = buffer;
    }

    @Nullable
    ByteBuffer attached() {
        return attached;
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    void detach() {
        attached = null;
    }

    /**
     * Copies a message into the buffer.
     *
     * @throws MpiException ERR_BUFFER if there is no room, before anything is written
     */
    Copy copy(TypedBuffer data) {
        int bytes = (int) data.bytes();
        if (attached == null) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "no buffer is attached for the " + bytes + " bytes of a buffered send: call attachBuffer first");
        }
        ByteBuffer buffer = attached;
        if (bytes == 0) {
            return new Copy(new TypedBuffer(MessageMemory.of(buffer), 0, 0, Datatype.BYTE), () -> {});
        }
        int at = 0;
        int place = 0;
        while (place < parts.size() && parts.get(place).from - at < bytes) {
            at = parts.get(place).to;
            place++;
        }
        if (buffer.limit() - at < bytes) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the attached buffer of " + buffer.limit() + " bytes has no room for " + bytes
                            + " more beside the messages that wait in it: attach a larger one, or let them be received");
        }
        Part part = new Part(at, at + bytes);
        parts.add(place, part);
        MessageMemory memory = MessageMemory.of(buffer);
        memory.write(at, data.packed(bytes), 0, bytes);
        return new Copy(new TypedBuffer(memory, at, bytes, Datatype.BYTE), () -> parts.remove(part));
    }
}
