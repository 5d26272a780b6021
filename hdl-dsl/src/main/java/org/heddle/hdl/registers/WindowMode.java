package org.heddle.hdl.registers;

/** Accesses that software may make to a {@link Window}. */
public enum WindowMode {
    /** Reads only; writes are ignored. */
    READ("ro"),
    /** Writes only; reads as 0. */
    WRITE("wo"),
    /** Both. */
    READ_WRITE("rw");

    private final String code;

    WindowMode(String code) {
        this.code = code;
    }

    /** Returns the usual short name, such as {@code ro}. */
    public String code() {
        return code;
    }

    /** Whether software can read the window. */
    public boolean isReadable() {
        return this != WRITE;
    }

    /** Whether software can write the window. */
    public boolean isWritable() {
        return this != READ;
    }
}
