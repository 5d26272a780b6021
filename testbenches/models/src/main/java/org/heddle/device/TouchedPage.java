package org.heddle.device;

/**
 * A page of a node that was written at least once.
 *
 * @param memory the node's memory
 * @param module the module, 0 or 1
 * @param number number of the page in its module: row * 4 + bank
 */
public record TouchedPage(NodeMemory memory, int module, int number) {
    /** 8-byte words of a page. */
    public static final int WORDS = PageStore.PAGE_WORDS;

    /** The node byte address of a word of this page. */
    public long nodeAddress(int word) {
        return memory.map().nodeAddress(module, moduleAddress(word));
    }

    /** The present value of a word of this page. */
    public long word(int word) {
        return memory.module(module).contents().word(moduleAddress(word));
    }

    private long moduleAddress(int word) {
        return (long) number * PageStore.PAGE_BYTES + (long) word * Long.BYTES;
    }
}
