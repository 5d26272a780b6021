package org.heddle.cosim.partition;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.heddle.hdl.option.Coded;

/**
 * Messages of a part through its standard output: the kind's code in a byte, the number of bytes in four, the bytes. In the other direction
 * one message of bytes, the settings, goes the same way; behind it the pipe stays open for as long as the part may live.
 */
final class PartPipe {
    /** Kind of a message. */
    enum Kind implements Coded {
        /** The part's members are open; no bytes. */
        READY(0),
        /** A line about the part's work. */
        PROGRESS(1),
        /** The part is about to end: a line that says why, and behind it the trace. */
        FAILED(2),
        /** The part's report, its last message. */
        REPORT(3);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        @Override
        public int code() {
            return code;
        }
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
            out.writeByte(kind.code());
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
        int code = in.readUnsignedByte();
        Kind kind = Coded.find(Kind.class, code).orElseThrow(() -> new IOException("no kind of message: " + code));
        return new Message(kind, in.readNBytes(in.readInt()));
    }
}
