package org.heddle.cosim.partition;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Messages of a part through its standard output: the kind in a byte, the number of bytes in four, the bytes. In the other direction
 * one message of bytes, the settings, goes the same way; behind it the pipe stays open for as long as the part may live.
 */
final class PartPipe {
    /** Kind of a message. */
    enum Kind {
        /** The part's members are open; no bytes. */
        READY,
        /** A line about the part's work. */
        PROGRESS,
        /** The part is about to end: a line that says why, and behind it the trace. */
        FAILED,
        /** The part's report, its last message. */
        REPORT
    }

    /** One message. */
    record Message(Kind kind, byte[] bytes) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    private PartPipe() {}

    static void write(DataOutputStream out, Kind kind, byte[] bytes) throws IOException {
        synchronized (out) {
            out.writeByte(kind.ordinal());
            out.writeInt(bytes.length);
            out.write(bytes);
            out.flush();
        }
    }

    static void write(DataOutputStream out, Kind kind, String text) throws IOException {
        write(out, kind, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The next message; throws at the pipe's end. */
    static Message read(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        if (kind >= Kind.values().length) {
            throw new IOException("no kind of message: " + kind);
        }
        return new Message(Kind.values()[kind], in.readNBytes(in.readInt()));
    }
}
