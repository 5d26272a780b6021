package org.heddle.hdl.registers;

import java.util.List;
import java.util.Locale;
import org.heddle.hdl.naming.Caller;

/**
 * Numbers that the hardware gives and software reads, one word each: counters, for example. Those of a snapshot are read as they were
 * in the cycle in which the array's first word was written last, whatever was written, and as 0 before.
 */
public final class WordArray extends AddressRange {
    private final int width;
    private final List<String> names;
    private final boolean isSnapshot;

    WordArray(RegisterMap map, long address, int width, List<String> names, boolean isSnapshot, Caller caller) {
        super(map, address, (long) names.size() * map.wordBytes(), caller);
        this.width = width;
        this.names = List.copyOf(names);
        this.isSnapshot = isSnapshot;
    }

    /** Says what the numbers are. */
    public WordArray doc(String text) {
        document(text);
        return this;
    }

    /** Number of bits of each number; those above read as 0. */
    public int width() {
        return width;
    }

    /** Returns the names of the numbers in the order of their addresses, in capitals as constants have them. */
    public List<String> names() {
        return names;
    }

    /** Whether a write keeps the numbers. */
    public boolean isSnapshot() {
        return isSnapshot;
    }

    /** Returns the name of the hardware's port for a number: {@code counters_cycles}. */
    public String portName(int index) {
        return name() + "_" + names.get(index).toLowerCase(Locale.ROOT);
    }

    /** Returns the address of a number, in bytes from the map's first. */
    public long addressOf(int index) {
        return address() + (long) checked(index) * map().wordBytes();
    }

    /**
     * Reads a number.
     *
     * @throws IndexOutOfBoundsException if there is no such number
     */
    public long read(int index) {
        return readAt((long) checked(index) * map().wordBytes());
    }

    /**
     * Reads the number of a constant.
     *
     * @throws IllegalArgumentException if the array has none for it
     */
    public long read(Enum<?> constant) {
        return read(indexOf(constant));
    }

    /**
     * Returns the place of a constant's number.
     *
     * @throws IllegalArgumentException if the array has none for it
     */
    public int indexOf(Enum<?> constant) {
        return indexOf(constant.name());
    }

    /**
     * Returns the place of the number of a name.
     *
     * @throws IllegalArgumentException if the array has none of that name
     */
    public int indexOf(String number) {
        int index = names.indexOf(number);
        if (index < 0) {
            throw new IllegalArgumentException(this + " has no number \"" + number + "\": it has " + names);
        }
        return index;
    }

    /**
     * Keeps the numbers of now, for reads.
     *
     * @throws IllegalStateException if the array is no snapshot
     */
    public void take() {
        if (!isSnapshot) {
            throw new IllegalStateException(this + " is no snapshot: its numbers are read as they are");
        }
        writeAt(0, 0);
    }

    private int checked(int index) {
        if (index < 0 || index >= names.size()) {
            throw new IndexOutOfBoundsException(
                    this + " has the numbers 0 to " + (names.size() - 1) + ": index=" + index);
        }
        return index;
    }
}
