package org.heddle.hdl.registers;

import org.heddle.hdl.Types;
import org.heddle.hdl.naming.Caller;

/**
 * Addresses that are handed on to other hardware, such as a memory. It reads a word one cycle behind the access, and may let a write
 * wait.
 */
public final class Window extends AddressRange {
    private final WindowMode access;

    Window(RegisterMap map, long address, long bytes, WindowMode access, Caller caller) {
        super(map, address, bytes, caller);
        this.access = access;
    }

    /** Says what lies behind it. */
    public Window doc(String text) {
        document(text);
        return this;
    }

    /** Returns the accesses that software may make. */
    public WindowMode access() {
        return access;
    }

    /** Number of bits of a word's number. */
    public int wordWidth() {
        return Types.bitsToNumber(words());
    }

    /**
     * Reads a word.
     *
     * @param offset in bytes from the window's first, a multiple of the word's bytes
     * @throws IllegalArgumentException if there is no such word, or it cannot be read
     */
    public long read(long offset) {
        return readAt(checked(offset, access.isReadable(), "read"));
    }

    /**
     * Writes a word.
     *
     * @param offset in bytes from the window's first, a multiple of the word's bytes
     * @throws IllegalArgumentException if there is no such word, or it cannot be written
     */
    public void write(long offset, long value) {
        writeAt(checked(offset, access.isWritable(), "write"), value);
    }

    private long checked(long offset, boolean isAllowed, String verb) {
        if (!isAllowed) {
            throw new IllegalArgumentException(this + " is " + access.code() + ": software cannot " + verb + " it");
        }
        if (offset < 0 || offset >= bytes() || offset % map().wordBytes() != 0) {
            throw new IllegalArgumentException("the words of " + this + " lie at multiples of " + map().wordBytes()
                    + " below " + bytes() + ": offset=" + offset);
        }
        return offset;
    }
}
