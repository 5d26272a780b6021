package org.heddle.testbench.board;

import com.sun.jna.Library;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;

/**
 * A serial line that is none: what a program writes into its path comes out here, and the other way round. The path is one such as
 * {@code /dev/pts/3}. Linux only.
 */
final class PseudoTerminal implements AutoCloseable {
    private static final int READ_WRITE = 2;
    private static final int NO_CONTROL = 0x100;
    private static final int NOW = 0;
    private static final int SETTINGS_BYTES = 256;
    private static final short READABLE = 1;
    private static final int POLL_BYTES = 8;

    /** The C library. */
    private interface Libc extends Library {
        Libc C = Native.load("c", Libc.class);

        int posix_openpt(int flags);

        int grantpt(int file);

        int unlockpt(int file);

        String ptsname(int file);

        int open(String path, int flags);

        int tcgetattr(int file, Pointer settings);

        void cfmakeraw(Pointer settings);

        int tcsetattr(int file, int when, Pointer settings);

        int poll(Pointer files, long count, int milliseconds);

        long read(int file, byte[] into, long count);

        long write(int file, byte[] from, long count);

        int close(int file);
    }

    private final int own;
    private final int other;
    private final String path;

    private PseudoTerminal(int own, int other, String path) {
        this.own = own;
        this.other = other;
        this.path = path;
    }

    /**
     * Opens one. The other end stays open here, so that programs can come and go.
     *
     * @throws IllegalStateException if the system has none
     */
    static PseudoTerminal open() {
        Libc c = Libc.C;
        int own = c.posix_openpt(READ_WRITE | NO_CONTROL);
        if (own < 0 || c.grantpt(own) != 0 || c.unlockpt(own) != 0) {
            throw new IllegalStateException("this system has no pseudo-terminal to give");
        }
        String path = c.ptsname(own);
        int other = c.open(path, READ_WRITE | NO_CONTROL);
        Memory settings = new Memory(SETTINGS_BYTES);
        settings.clear();
        if (other < 0 || c.tcgetattr(other, settings) != 0) {
            throw new IllegalStateException("the pseudo-terminal " + path + " cannot be opened");
        }
        c.cfmakeraw(settings);
        c.tcsetattr(other, NOW, settings);
        return new PseudoTerminal(own, other, path);
    }

    /** Returns the path that programs open. */
    String path() {
        return path;
    }

    /**
     * Takes what programs have written.
     *
     * @param milliseconds that it waits for a first byte
     * @return number of bytes, 0 if none came
     */
    int read(byte[] into, int milliseconds) {
        Memory files = new Memory(POLL_BYTES);
        files.setInt(0, own);
        files.setShort(4, READABLE);
        files.setShort(6, (short) 0);
        if (Libc.C.poll(files, 1, milliseconds) <= 0) {
            return 0;
        }
        return (int) Math.max(0, Libc.C.read(own, into, into.length));
    }

    /** Gives bytes to whoever has the path open. */
    void write(byte[] bytes) {
        if (bytes.length > 0 && Libc.C.write(own, bytes, bytes.length) != bytes.length) {
            throw new IllegalStateException("the pseudo-terminal " + path + " does not take what the board sends");
        }
    }

    @Override
    public void close() {
        Libc.C.close(own);
        Libc.C.close(other);
    }
}
