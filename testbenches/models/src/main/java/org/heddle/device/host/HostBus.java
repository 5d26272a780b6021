package org.heddle.device.host;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The bus between a network interface, the host's memory and its processor: 32 bits, one owner at a time.
 *
 * <p>In each cycle the interface sees {@link #grants}, {@link #moves} and {@link #readData}, and the bus is shown the interface's pins by
 * {@link #cycle}. A transaction begins only behind a cycle with a grant. An access of the processor waits for a gap: {@value #GAP_CYCLES}
 * cycles in which the interface might have begun and did not. When it has waited for {@value #MOST_WAIT_CYCLES} cycles, the interface is granted
 * nothing more before it; between two accesses it has a grant for one cycle at least.
 */
public final class HostBus {
    private static final int GAP_CYCLES = 2;
    private static final int MOST_WAIT_CYCLES = 300;

    private enum Owner {
        NOBODY,
        READING,
        WRITING,
        PROCESSOR
    }

    private record Access(int cycles, Runnable atEnd) {}

    /** Listener to transactions of the interface. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Tells of a transaction in the cycle in which its last word moves.
         *
         * @param write whether it wrote
         * @param address of its first byte
         * @param bytes that it moved, masked ones too
         */
        void ended(boolean write, int address, int bytes);
    }

    private final HostStorage storage;
    private final BusTiming timing;
    private final Queue<Access> waiting = new ArrayDeque<>();
    private Listener listener = (write, at, bytes) -> {};
    private Owner owner = Owner.NOBODY;
    private boolean grants;
    private boolean granted;
    /** Whether nothing more is granted before an access. */
    private boolean isStopped;
    /** Cycles until the next word moves, or until the processor's access ends. */
    private int left;

    /** Cycles of the gap so far. */
    private int gap;
    /** Cycles that the first access has waited. */
    private int waited;

    private int address;
    private int first;
    private long cycles;
    private long reading;
    private long writing;
    private long byProcessor;
    private long reads;
    private long writes;
    private long accesses;

    /** A bus before a memory. */
    public HostBus(HostStorage storage, BusTiming timing) {
        this.storage = storage;
        this.timing = timing;
    }

    /** Returns whether the interface may begin a transaction in the next cycle. */
    public boolean grants() {
        return grants;
    }

    /** Returns whether a word moves in this cycle. */
    public boolean moves() {
        return isTransaction() && left == 0;
    }

    /** Returns whether a transaction that reads waits for its first word, which the memory has not given yet. */
    public boolean awaitsMemory() {
        return owner == Owner.READING && address == first && left > 0;
    }

    /** Returns the word that is read in this cycle; between words, bits that mean nothing. */
    public int readData() {
        return owner == Owner.READING && left == 0 ? storage.word(address) : (int) cycles * 0x9E3779B1;
    }

    /** Sets who is told of transactions, instead of whoever was. */
    public void listen(Listener next) {
        listener = next;
    }

    /** Returns whether nobody owns the bus, and no access of the processor waits for it. */
    public boolean isIdle() {
        return owner == Owner.NOBODY && waiting.isEmpty();
    }

    /** Returns what the bus has done. */
    public BusCounters counters() {
        return new BusCounters(
                reading, writing, byProcessor, cycles - reading - writing - byProcessor, reads, writes, accesses);
    }

    /**
     * Queues an access of the processor.
     *
     * @param length cycles that it owns the bus, at least 1
     * @param atEnd called when they have passed
     */
    public void access(int length, Runnable atEnd) {
        if (length < 1) {
            throw new IllegalArgumentException("an access takes at least a cycle: length=" + length);
        }
        waiting.add(new Access(length, atEnd));
    }

    /**
     * Passes one cycle.
     *
     * @param begins 1 in the first cycle of a transaction
     * @param write with it, whether it writes
     * @param word with it, number of its first word of 4 bytes
     * @param isFinal whether the word that moves is the transaction's last
     * @param data the word that is written
     * @param mask its bytes that are
     * @throws HostBusException if a transaction begins without a grant or within another one, or leaves the memory
     */
    public void cycle(boolean begins, boolean write, int word, boolean isFinal, int data, int mask) {
        require(!begins || !isTransaction(), "a transaction begins while another one is under way");
        require(!begins || granted, "a transaction begins without a grant in the cycle before");
        if (begins) {
            begin(write, word);
        }
        count();
        boolean wasProcessor = owner == Owner.PROCESSOR;
        if (isTransaction() && !begins) {
            moveOn(isFinal, data, mask);
        } else if (wasProcessor) {
            left--;
            if (left == 0) {
                owner = Owner.NOBODY;
                waiting.remove().atEnd().run();
            }
        }
        gap = owner == Owner.NOBODY && granted && !begins ? gap + 1 : 0;
        waited = waiting.isEmpty() || owner == Owner.PROCESSOR ? 0 : waited + 1;
        boolean isDue = !waiting.isEmpty() && (gap >= GAP_CYCLES || waited >= MOST_WAIT_CYCLES);
        // A grant of this cycle may be used in the next.
        if (owner == Owner.NOBODY && !grants && isStopped && !wasProcessor) {
            owner = Owner.PROCESSOR;
            left = waiting.element().cycles();
            accesses++;
        }
        granted = grants;
        isStopped = (isDue || isStopped) && owner != Owner.PROCESSOR;
        grants = owner != Owner.PROCESSOR && (!isStopped || wasProcessor);
        cycles++;
    }

    private void begin(boolean write, int word) {
        owner = write ? Owner.WRITING : Owner.READING;
        address = word * Integer.BYTES;
        first = address;
        left = (write ? timing.writeWait() : timing.readWait()) + timing.word() - 2;
        if (write) {
            writes++;
        } else {
            reads++;
        }
    }

    private void moveOn(boolean isFinal, int data, int mask) {
        if (left > 0) {
            left--;
            return;
        }
        require(address >= 0 && address < HostStorage.BYTES, "a word lies outside the memory");
        if (owner == Owner.WRITING) {
            storage.write(address, data, mask);
        }
        address += Integer.BYTES;
        left = timing.word() - 1;
        if (isFinal) {
            listener.ended(owner == Owner.WRITING, first, address - first);
            owner = Owner.NOBODY;
        }
    }

    private void count() {
        switch (owner) {
            case READING -> reading++;
            case WRITING -> writing++;
            case PROCESSOR -> byProcessor++;
            case NOBODY -> {}
        }
    }

    private boolean isTransaction() {
        return owner == Owner.READING || owner == Owner.WRITING;
    }

    private void require(boolean holds, String rule) {
        if (!holds) {
            throw new HostBusException(cycles, rule);
        }
    }
}
