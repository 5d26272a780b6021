package org.heddle.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Lines of one rank, each with a prefix and written whole; shared streams are written under their own lock. */
final class PrefixedStream extends OutputStream {
    private final OutputStream target;
    private final byte[] prefix;
    private byte[] line = new byte[128];
    private int length;

    PrefixedStream(OutputStream target, String prefix) {
        this.target = target;
        this.prefix = prefix.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public synchronized void write(int b) throws IOException {
        if (length == line.length) {
            line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = (byte) b;
        if (b == '\n') {
            writeLine();
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            write(bytes[offset + i]);
        }
    }

    private void writeLine() throws IOException {
        synchronized (target) {
            target.write(prefix);
            target.write(line, 0, length);
            target.flush();
        }
        length = 0;
    }

    /** Writes what has no end of line yet, with one. */
    @Override
    public synchronized void close() throws IOException {
        if (length > 0) {
            write('\n');
        }
    }
}
