package org.heddle.hdl.registers.block;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.Window;

/**
 * The hardware's side of a window: ports named after it, {@code memory_word}. A read that is asked for in a cycle is answered in the next
 * one; a write is there until it is taken.
 */
public final class WindowSide {
    private final Window window;
    private final UInt word;
    private Optional<Bool> reads = Optional.empty();
    private Optional<UInt> readData = Optional.empty();
    private Optional<Bool> writes = Optional.empty();
    private Optional<Bool> takes = Optional.empty();
    private Optional<UInt> writeData = Optional.empty();

    WindowSide(RegisterBlock<?> block, Window window) {
        this.window = window;
        int width = window.map().width();
        word = block.output(window.name() + "_word", window.wordWidth());
        if (window.access().isReadable()) {
            reads = Optional.of(block.output(window.name() + "_reads"));
            readData = Optional.of(block.input(window.name() + "_readData", width));
        }
        if (window.access().isWritable()) {
            writes = Optional.of(block.output(window.name() + "_writes"));
            takes = Optional.of(block.input(window.name() + "_takes"));
            writeData = Optional.of(block.output(window.name() + "_writeData", width));
        }
    }

    /** Output: number of the word within the page's window, valid with {@link #reads} and {@link #writes}. */
    public UInt word() {
        return word;
    }

    /**
     * Output: 1 in the cycle in which a word is read.
     *
     * @throws IllegalArgumentException if the window cannot be read
     */
    public Bool reads() {
        return of(reads);
    }

    /**
     * Input: the word that was read in the cycle before.
     *
     * @throws IllegalArgumentException if the window cannot be read
     */
    public UInt readData() {
        return of(readData);
    }

    /**
     * Output: 1 while a word is to be written.
     *
     * @throws IllegalArgumentException if the window cannot be written
     */
    public Bool writes() {
        return of(writes);
    }

    /**
     * Input: 1 to take what is written.
     *
     * @throws IllegalArgumentException if the window cannot be written
     */
    public Bool takes() {
        return of(takes);
    }

    /**
     * Output: the word that is written; software's whole words only.
     *
     * @throws IllegalArgumentException if the window cannot be written
     */
    public UInt writeData() {
        return of(writeData);
    }

    private <T> T of(Optional<T> port) {
        return port.orElseThrow(() -> new IllegalArgumentException("window " + window + " is "
                + window.access().code() + " and has no such port: declare it with another access"));
    }
}
