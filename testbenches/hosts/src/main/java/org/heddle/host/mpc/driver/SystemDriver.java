package org.heddle.host.mpc.driver;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.mpc.memory.FrameOwner;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.nic.mpc.host.ProcessMap;
import org.heddle.nic.mpc.host.SystemOrder;
import org.heddle.nic.mpc.page.PageField;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * The operating system's part of what one process has of an MPC node with lists for each: where its lists and its page table are, and which frames it
 * reaches. It goes through the system's page of registers, which no process has.
 */
public final class SystemDriver implements FrameOwner {
    /** Physical address of the first entry of the LME of process 0. */
    public static final int LME_ADDRESS = 0x10_0000;
    /** Physical address of the first entry of the list of events of process 0. */
    public static final int LMR_ADDRESS = 0x20_0000;
    /** Physical address of the page table of process 0. */
    public static final int TABLE_ADDRESS = 0x30_0000;
    /** Bytes from a list of a process to that of the next. */
    public static final int LIST_BYTES = 0x8_0000;

    private final HostPort port;
    private final int process;
    private final PhysicalMemory memory;
    private final ProcessMap registers;
    private final long table;
    /** Cycle in which the node was told to forget translations; -1 for never. */
    private long forgot = -1;

    /**
     * @param port of the node, whose writes are posted
     * @param process number on its node
     * @param memory of the node's host
     */
    public SystemDriver(HostPort port, int process, PhysicalMemory memory) {
        this.port = port;
        this.process = process;
        this.memory = memory;
        registers = HostRegisters.connect(new ProcessMap(), port);
        table = TABLE_ADDRESS + (long) process * LIST_BYTES;
    }

    /**
     * Gives the process empty lists and a page table without a page; they are told when this returns, but not known before a read of a register.
     *
     * @param entries of each list
     */
    void open(int entries) {
        // The first lap begins with entries that have none.
        int bytes = entries * HostMemoryRequest.LINE_BYTES;
        memory.store(lmrAddress(), new byte[bytes], 0, bytes);
        // Each page of a process is its frame of the same number, or is not there.
        memory.store(table, new byte[LIST_BYTES], 0, LIST_BYTES);
        order(SystemOrder.PAGE_TABLE, table, PageField.MOST_PAGES);
        order(SystemOrder.LME, lmeAddress(), 0);
        order(SystemOrder.LMR, lmrAddress(), 0);
    }

    /** Returns the physical address of the first entry of the process's LME. */
    long lmeAddress() {
        return LME_ADDRESS + (long) process * LIST_BYTES;
    }

    /** Returns the physical address of the first entry of its list of events. */
    long lmrAddress() {
        return LMR_ADDRESS + (long) process * LIST_BYTES;
    }

    @Override
    public void given(int frame, int frames) {
        for (int each = frame; each < frame + frames; each++) {
            enter(each, PageField.present(each));
        }
    }

    @Override
    public void takenBack(int frame, int frames) {
        for (int each = frame; each < frame + frames; each++) {
            enter(each, 0);
        }
        // Behind all that are taken back at once: the write is posted, and comes later.
        if (forgot != port.cycle()) {
            forgot = port.cycle();
            order(SystemOrder.FORGET, 0, 0);
        }
    }

    /**
     * Sets the timeout of the whole node.
     *
     * @param cycles without an answer behind which another node is lost, below 2^24, exact to 16; 0 for never
     */
    public void setTimeout(int cycles) {
        orderValue(SystemOrder.TIMEOUT, cycles, 0);
    }

    private void order(SystemOrder kind, long address, int count) {
        orderValue(kind, address / HostMemoryRequest.LINE_BYTES, count);
    }

    private void orderValue(SystemOrder kind, long value, int count) {
        registers.order.write(
                registers.order.value.of(value),
                registers.order.count.of(count),
                registers.order.process.of(process),
                registers.order.kind.of(kind.code()));
    }

    private void enter(int page, long entry) {
        byte[] bytes = ByteBuffer.allocate(PageField.ENTRY_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(entry)
                .array();
        memory.store(table + (long) page * bytes.length, bytes, 0, bytes.length);
    }
}
