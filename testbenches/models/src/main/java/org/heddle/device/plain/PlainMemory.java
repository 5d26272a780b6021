package org.heddle.device.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import org.heddle.device.NodeMemory;
import org.heddle.device.PresetPattern;
import org.heddle.device.TouchedPage;

/** Expected contents of a node's memory: bytes by address, over contents that were there before. */
public final class PlainMemory {
    private static final int PAGE_BYTES = 4096;
    private static final int SHOWN = 5;

    private final LongUnaryOperator presetWord;
    private final TreeMap<Long, Page> pages = new TreeMap<>();

    /** Bytes around a written one, and which of them were written. */
    private static final class Page {
        final byte[] bytes = new byte[PAGE_BYTES];
        final boolean[] written = new boolean[PAGE_BYTES];
    }

    /** A memory over words that are a function of their addresses. */
    public PlainMemory(LongUnaryOperator presetWord) {
        this.presetWord = presetWord;
    }

    /** A memory over the words that the experiments' node of a number holds before. */
    public static PlainMemory ofNode(int node) {
        return new PlainMemory(PresetPattern.splitMix64(node)::word);
    }

    /** The byte at an address. */
    public byte read(long address) {
        Page page = pages.get(address / PAGE_BYTES);
        int at = (int) (address % PAGE_BYTES);
        return page != null && page.written[at] ? page.bytes[at] : preset(address);
    }

    private byte preset(long address) {
        return (byte) (presetWord.applyAsLong(address & ~7L) >>> 8 * (address & 7));
    }

    /** Writes one byte. */
    public void write(long address, byte value) {
        Page page = pages.computeIfAbsent(address / PAGE_BYTES, number -> new Page());
        int at = (int) (address % PAGE_BYTES);
        page.bytes[at] = value;
        page.written[at] = true;
    }

    /** Whether a byte was ever written here. */
    public boolean isWritten(long address) {
        Page page = pages.get(address / PAGE_BYTES);
        return page != null && page.written[(int) (address % PAGE_BYTES)];
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

    /**
     * How a node differs from this: every byte of every page that was ever written there, and every byte written here.
     *
     * @return a few sentences, or nothing when it holds exactly this
     */
    public List<String> complaints(NodeMemory memory) {
        return complaints(memory, Long.MAX_VALUE);
    }

    /**
     * The same below an address, a multiple of 8: what lies there and above is somebody else's.
     *
     * @param end the address
     */
    public List<String> complaints(NodeMemory memory, long end) {
        Complaints complaints = new Complaints(end);
        for (TouchedPage page : memory.touchedPages()) {
            for (int word = 0; word < TouchedPage.WORDS; word++) {
                long address = page.nodeAddress(word);
                complaints.compare(address, page.word(word), expectedWord(address));
            }
        }
        pages.forEach((number, page) -> {
            for (int at = 0; at < PAGE_BYTES; at += Long.BYTES) {
                if (isWrittenInWord(page, at)) {
                    long address = number * PAGE_BYTES + at;
                    complaints.compare(address, memory.backdoorReadWord(address), readWord(address));
                }
            }
        });
        return complaints.sentences();
    }

    /** Words far from everything written are found without looking at their bytes one by one. */
    private long expectedWord(long address) {
        return pages.containsKey(address / PAGE_BYTES) ? readWord(address) : presetWord.applyAsLong(address);
    }

    private static boolean isWrittenInWord(Page page, int at) {
        for (int i = at; i < at + Long.BYTES; i++) {
            if (page.written[i]) {
                return true;
            }
        }
        return false;
    }

    /**
     * Requires that a node holds exactly this.
     *
     * @throws AssertionError with the first differences
     */
    public void assertSameAs(NodeMemory memory) {
        List<String> complaints = complaints(memory);
        if (!complaints.isEmpty()) {
            throw new AssertionError(String.join("\n", complaints));
        }
    }

    /** The first differences, each word once, and how many there are. */
    private static final class Complaints {
        private final long end;
        private final List<String> shown = new ArrayList<>();
        private boolean more;

        Complaints(long end) {
            this.end = end;
        }

        void compare(long address, long actual, long wanted) {
            if (actual == wanted || address >= end) {
                return;
            }
            String sentence = "word at %#x is %016x and should be %016x".formatted(address, actual, wanted);
            if (shown.contains(sentence)) {
                return;
            }
            if (shown.size() < SHOWN) {
                shown.add(sentence);
            } else {
                more = true;
            }
        }

        List<String> sentences() {
            if (more) {
                shown.add("and more");
            }
            return List.copyOf(shown);
        }
    }
}
