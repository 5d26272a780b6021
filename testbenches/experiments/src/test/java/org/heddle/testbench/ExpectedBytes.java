package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.heddle.device.NodeMemory;
import org.heddle.device.TouchedPage;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;

/** Expected content of a node's memory: a plain map of the bytes that were moved there, preset bytes elsewhere. */
final class ExpectedBytes {
    private final int node;
    private final Map<Long, Byte> moved = new HashMap<>();

    ExpectedBytes(int node) {
        this.node = node;
    }

    /** Applies a write from a node whose memory still holds its preset bytes. */
    void apply(VectorWrite write, int sourceNode) {
        for (int i = 0; i < write.source().bytes(); i++) {
            moved.put(addressOf(write.destination(), i), preset(sourceNode, addressOf(write.source(), i)));
        }
    }

    /** The address of the i-th byte of an access, in pattern order. */
    private static long addressOf(VectorAccess access, int i) {
        return access.base() + (long) (i / access.elementBytes()) * access.stride() + i % access.elementBytes();
    }

    /** Compares every byte of every touched page, and requires that every moved byte lies in one. */
    void requireEqual(NodeMemory memory) {
        int found = 0;
        for (TouchedPage page : memory.touchedPages()) {
            for (int i = 0; i < TouchedPage.WORDS; i++) {
                long address = page.nodeAddress(i);
                for (int b = 0; b < Long.BYTES; b++) {
                    byte actual = (byte) (page.word(i) >>> 8 * b);
                    Byte wanted = moved.get(address + b);
                    found += wanted == null ? 0 : 1;
                    if (actual != (wanted == null ? preset(node, address + b) : wanted)) {
                        assertThat(actual)
                                .as("byte at 0x%x of node %d", address + b, node)
                                .isEqualTo(wanted == null ? preset(node, address + b) : wanted);
                    }
                }
            }
        }
        assertThat(found).as("moved bytes found in touched pages").isEqualTo(moved.size());
    }

    /** Written out here, not borrowed from the memory model: the two must agree. */
    /** Requires that each byte of a memory is what it was at the start, or what was to be moved there. */
    void requireNothingElse(NodeMemory memory) {
        for (TouchedPage page : memory.touchedPages()) {
            for (int at = 0; at < TouchedPage.WORDS * Long.BYTES; at++) {
                long address = page.nodeAddress(at / Long.BYTES) + at % Long.BYTES;
                byte actual = (byte) (page.word(at / Long.BYTES) >>> 8 * (at % Long.BYTES));
                byte before = preset(node, address);
                assertThat(actual == before || actual == moved.getOrDefault(address, before))
                        .as("byte at 0x%x of node %d is the old one or the one that was sent", address, node)
                        .isTrue();
            }
        }
    }

    private static byte preset(int node, long address) {
        long z = (address & ~7L) + ((long) node << 40) + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (byte) (z >>> 8 * (address & 7));
    }
}
