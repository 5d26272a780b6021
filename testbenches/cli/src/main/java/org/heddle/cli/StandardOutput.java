package org.heddle.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The stream of standard output, which remembers the first write that failed: Java's own swallows it, and a result that nobody
 * received would end as a success.
 */
final class StandardOutput extends OutputStream {
    private static final int FAILED = 1;

    private final OutputStream system;
    private volatile @Nullable IOException trouble;

    /**
     * Wraps a stream.
     *
     * @param system where the bytes go
     */
    StandardOutput(OutputStream system) {
        this.system = system;
    }

    /** Stands in for {@link System#out} from now on. */
    static StandardOutput install() {
        StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        System.setOut(new PrintStream(output, false, StandardCharsets.UTF_8));
        return output;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            system.write(bytes, offset, length);
        } catch (IOException e) {
            if (trouble == null) {
                trouble = e;
            }
            throw e;
        }
    }

    @Override
    public void flush() throws IOException {
        system.flush();
    }

    /**
     * Returns the exit status of a command that ended with the given one: 1 for a success that could not be told.
     *
     * @param err takes the reason
     */
    int statusBehind(int status, PrintStream err) {
        System.out.flush();
        IOException lost = trouble;
        if (lost == null) {
            return status;
        }
        err.println("heddle: standard output could not be written: " + lost.getMessage());
        return status == 0 ? FAILED : status;
    }
}
