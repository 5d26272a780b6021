package org.heddle.host.mpc.driver;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.PagePort;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.PutEvent;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.nic.mpc.host.ProcessMap;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.LmrField;
import org.heddle.nic.mpc.page.PageField;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** An MPC node with lists for each process, as one of them drives it. */
public final class ProcessDriver implements EventPort {
    /** Physical address of the first entry of the LME of process 0. */
    public static final int LME_ADDRESS = 0x10_0000;
    /** Physical address of the first entry of the list of events of process 0. */
    public static final int LMR_ADDRESS = 0x20_0000;
    /** Physical address of the page table of process 0. */
    public static final int TABLE_ADDRESS = 0x30_0000;
    /** Bytes from a list of a process to that of the next. */
    public static final int LIST_BYTES = 0x8_0000;

    private final int nodes;
    private final ProcessMap registers;
    private final int node;
    private final int entries;
    private final PhysicalMemory memory;
    private final EntryList lme;
    private final EntryList lmr;
    private final HostPort port;
    private final long table;
    /** Cycle in which the node was told to forget translations; -1 for never. */
    private long forgot = -1;
    /** Events that have been taken. */
    private long taken;

    /**
     * Tells the node where the lists of the process are.
     *
     * @param port of the node, whose writes are posted
     * @param process number on its node
     * @param memory of the node's host
     * @param nodes that this one reaches, itself included
     * @throws IllegalStateException if there is no such node behind the port
     */
    public ProcessDriver(HostPort port, int process, PhysicalMemory memory, int nodes) {
        this.nodes = nodes;
        this.memory = memory;
        this.port = port;
        table = TABLE_ADDRESS + (long) process * LIST_BYTES;
        registers = HostRegisters.connect(
                new ProcessMap(),
                map -> map.identity,
                "MPC node with lists for each process",
                new PagePort(port, process * ProcessMap.PAGE_BYTES));
        node = (int) registers.node.number.read();
        entries = (int) registers.lists.entries.read();
        lme = new EntryList(memory, LME_ADDRESS + (long) process * LIST_BYTES);
        lmr = new EntryList(memory, LMR_ADDRESS + (long) process * LIST_BYTES);
        // The first lap begins with entries that have none.
        memory.store(
                lmr.address(),
                new byte[entries * HostMemoryRequest.LINE_BYTES],
                0,
                entries * HostMemoryRequest.LINE_BYTES);
        // Each page of a process is its frame of the same number, or is not there.
        memory.store(table, new byte[LIST_BYTES], 0, LIST_BYTES);
        registers.pages.write(
                registers.pages.line.of(table / HostMemoryRequest.LINE_BYTES),
                registers.pages.count.of(PageField.MOST_PAGES));
        registers.lmeBase.line.write((int) lme.address() / HostMemoryRequest.LINE_BYTES);
        registers.lmrBase.line.write((int) lmr.address() / HostMemoryRequest.LINE_BYTES);
        // A read comes behind what was posted: from now on the node knows its lists.
        registers.lmrBase.read();
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
            registers.forget.all.write(true);
        }
    }

    private void enter(int page, long entry) {
        byte[] bytes = ByteBuffer.allocate(PageField.ENTRY_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(entry)
                .array();
        memory.store(table + (long) page * bytes.length, bytes, 0, bytes.length);
    }

    @Override
    public int node() {
        return node;
    }

    @Override
    public int nodes() {
        return nodes;
    }

    @Override
    public int entries() {
        return entries;
    }

    @Override
    public void writeLme(int index, RemoteWrite write, boolean more) {
        long[] entry = MpcDriver.entry(write);
        LmeField.MORE.put(entry, more ? 1 : 0);
        LmeField.GET.put(entry, write.reads() ? 1 : 0);
        write.update().ifPresent(update -> {
            LmeField.UPDATES.put(entry, 1);
            LmeField.OPERATION.put(entry, update.operation().code());
            LmeField.ELEMENT.put(entry, update.element().code());
            LmeField.OPERAND_LOW.put(entry, update.operand() & 0xFFFF_FFFFL);
            LmeField.OPERAND_HIGH.put(entry, update.operand() >>> Integer.SIZE);
        });
        if (write.isCarried()) {
            byte[] bytes = new byte[write.len()];
            memory.load(write.plad(), bytes, 0, bytes.length);
            LmeField.carry(entry, bytes);
        }
        lme.write(index, entry);
    }

    @Override
    public void ring(int pointer) {
        registers.lmeNew.pointer.write(pointer);
    }

    @Override
    public int readLmeCurrent() {
        return (int) registers.lmeCurrent.pointer.read();
    }

    @Override
    public Optional<PutEvent> takeEvent() {
        long index = taken & entries - 1;
        long lap = taken / entries % 2 == 0 ? 1 : 0;
        long[] entry = lmr.read(index);
        if (LmrField.LAP.of(entry) != lap) {
            return Optional.empty();
        }
        taken++;
        return Optional.of(new PutEvent(
                LmrField.IS_SENT.of(entry) == 1,
                (int) LmrField.STATUS.of(entry),
                (int) LmrField.NSRC.of(entry),
                (int) LmrField.CTRL.of(entry),
                (int) LmrField.LEN.of(entry),
                (int) LmrField.RID.of(entry)));
    }

    @Override
    public void release() {
        registers.lmrCurrent.pointer.write((int) (taken & PutPort.POINTER_MODULUS - 1));
    }
}
