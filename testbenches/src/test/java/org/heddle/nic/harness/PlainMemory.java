package org.heddle.nic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.heddle.device.NodeMemory;
import org.heddle.device.TouchedPage;

/** What a node's memory should hold: bytes by address, over contents that were there before. */
public final class PlainMemory {
    private final LongUnaryOperator presetWord;
    private final Map<Long, Byte> written = new HashMap<>();

    /** A memory over words that are a function of their addresses. */
    public PlainMemory(LongUnaryOperator presetWord) {
        this.presetWord = presetWord;
    }

    /** The byte at an address. */
    public byte read(long address) {
        Byte value = written.get(address);
        return value != null ? value : (byte) (presetWord.applyAsLong(address & ~7L) >>> 8 * (address & 7));
    }

    /** Writes one byte. */
    public void write(long address, byte value) {
        written.put(address, value);
    }

    /** The 8-byte little-endian word at an address. */
    public long readWord(long address) {
        long word = 0;
        for (int i = 7; i >= 0; i--) {
            word = word << 8 | read(address + i) & 0xFF;
        }
        return word;
    }

    /** The bytes that an access names, in order. */
    public byte[] gather(PlainElements access) {
        byte[] bytes = new byte[access.bytes()];
        int next = 0;
        for (long address : access.addresses()) {
            bytes[next++] = read(address);
        }
        return bytes;
    }

    /** Stores bytes where an access names, in order. */
    public void scatter(PlainElements access, byte[] bytes) {
        int next = 0;
        for (long address : access.addresses()) {
            write(address, bytes[next++]);
        }
    }

    /** Requires that a node holds exactly this: every byte of every page that was ever written, and every byte written here. */
    public void assertSameAs(NodeMemory memory) {
        for (TouchedPage page : memory.touchedPages()) {
            for (int word = 0; word < TouchedPage.WORDS; word++) {
                long address = page.nodeAddress(word);
                if (page.word(word) != readWord(address)) { // an assertion for each of millions of words takes minutes
                    assertThat(page.word(word)).as("word at %#x", address).isEqualTo(readWord(address));
                }
            }
        }
        written.forEach(
                (address, value) -> assertThat((byte) (memory.backdoorReadWord(address & ~7L) >>> 8 * (address & 7)))
                        .as("byte at %#x", address)
                        .isEqualTo(value));
    }
}
