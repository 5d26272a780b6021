package org.heddle.device;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The memory of one node: two modules of 256 MiB behind an address map.
 *
 * <p>The {@code backdoor} methods reach the contents without the pins, in no simulated time. They are for setting up
 * and checking a test; hardware never sees them. Addresses are node byte addresses, 0 to 2^29 - 1.
 */
public final class NodeMemory {
    private final AddressMap map;
    private final SoDimm[] modules = new SoDimm[AddressMap.MODULES];

    /**
     * A node whose modules have got their power, and want their power-up sequence.
     *
     * @param node number of the node, for error texts and as a seed
     * @param preset contents before the first write, by node byte address
     */
    public NodeMemory(int node, AddressMap map, DramTiming timing, PresetPattern preset) {
        this.map = map;
        for (int i = 0; i < modules.length; i++) {
            int module = i;
            modules[i] = SoDimm.atPowerUp(
                    "node %d, module %d".formatted(node, i),
                    timing,
                    address -> preset.word(map.nodeAddress(module, address)),
                    SplitMix64.of(node * 2L + i));
        }
    }

    /** The published DIMMnet-2 configuration with the experiments' splitmix64 contents. */
    public static NodeMemory published(int node) {
        return new NodeMemory(node, AddressMap.interleavedBy8(), DramTiming.pc1600(), PresetPattern.splitMix64(node));
    }

    /** The improved DIMMnet-2 configuration with the experiments' splitmix64 contents. */
    public static NodeMemory improved(int node) {
        return new NodeMemory(node, AddressMap.hashed(), DramTiming.pc1600(), PresetPattern.splitMix64(node));
    }

    /** One of the two modules, to be connected to the controller's pins. */
    public SoDimm module(int number) {
        return modules[number];
    }

    /** True once both modules have been through their power-up sequence. */
    public boolean isInitialised() {
        return Arrays.stream(modules).allMatch(SoDimm::isInitialised);
    }

    /** How node addresses are spread over the modules. */
    public AddressMap map() {
        return map;
    }

    /** The 8-byte little-endian word at an address, a multiple of 8. */
    public long backdoorReadWord(long address) {
        if ((address & 7) != 0) {
            throw new IllegalArgumentException("address must be a multiple of 8: address=%#x".formatted(address));
        }
        checkRange(address, Long.BYTES);
        return word(address);
    }

    /** Writes the 8-byte little-endian word at an address, a multiple of 8. */
    public void backdoorWriteWord(long address, long value) {
        if ((address & 7) != 0) {
            throw new IllegalArgumentException("address must be a multiple of 8: address=%#x".formatted(address));
        }
        checkRange(address, Long.BYTES);
        contents(address).write(map.moduleAddress(address), value, 0xFF);
    }

    /** Copies bytes out of the memory; any address and length. */
    public void backdoorRead(long address, byte[] into, int offset, int length) {
        checkRange(address, length);
        for (int i = 0; i < length; ) {
            long at = address + i;
            long word = word(at & ~7L) >>> (8 * (at & 7));
            for (int left = 8 - (int) (at & 7); left > 0 && i < length; left--, i++, word >>>= 8) {
                into[offset + i] = (byte) word;
            }
        }
    }

    /** Copies bytes into the memory; any address and length. The pages they lie in count as touched. */
    public void backdoorWrite(long address, byte[] from, int offset, int length) {
        checkRange(address, length);
        for (int i = 0; i < length; i++) {
            long at = address + i;
            int lane = (int) at & 7;
            contents(at).write(map.moduleAddress(at & ~7L), (from[offset + i] & 0xFFL) << (8 * lane), 1 << lane);
        }
    }

    /** The pages that were written at least once, by module and page number. */
    public List<TouchedPage> touchedPages() {
        List<TouchedPage> pages = new ArrayList<>();
        for (int module = 0; module < modules.length; module++) {
            for (int number : modules[module].contents().touchedPages()) {
                pages.add(new TouchedPage(this, module, number));
            }
        }
        return pages;
    }

    /** Forgets counters, first activation and last write of both modules. */
    public void resetMeasurement() {
        for (SoDimm module : modules) {
            module.resetMeasurement();
        }
    }

    /** The first ACTIVATE of either module since the last reset, or -1. */
    public long firstActivationCycle() {
        long a = modules[0].firstActivationCycle();
        long b = modules[1].firstActivationCycle();
        return a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b);
    }

    /** The last cycle with write data on the pins of either module since the last reset, or -1. */
    public long lastWriteCycle() {
        return Math.max(modules[0].lastWriteCycle(), modules[1].lastWriteCycle());
    }

    /** The last cycle with read data on the pins of either module since the last reset, or -1. */
    public long lastReadCycle() {
        return Math.max(modules[0].lastReadCycle(), modules[1].lastReadCycle());
    }

    /** Returns the counts of both modules together since the last reset. */
    public DramCounters counters() {
        return modules[0].counters().plus(modules[1].counters());
    }

    private long word(long address) {
        return contents(address).word(map.moduleAddress(address));
    }

    private PageStore contents(long address) {
        return modules[map.module(address)].contents();
    }

    private static void checkRange(long address, long length) {
        if (address < 0 || length < 0 || address > AddressMap.NODE_BYTES - length) {
            throw new IllegalArgumentException("address range must stay within %#x bytes: address=%#x length=%d"
                    .formatted(AddressMap.NODE_BYTES, address, length));
        }
    }
}
