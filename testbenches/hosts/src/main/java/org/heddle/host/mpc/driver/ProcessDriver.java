package org.heddle.host.mpc.driver;

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
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** An MPC node with lists for each process, as one of them drives it. */
public final class ProcessDriver implements EventPort {
    /** Physical address of the first entry of the LME of process 0. */
    public static final int LME_ADDRESS = 0x10_0000;
    /** Physical address of the first entry of the list of events of process 0. */
    public static final int LMR_ADDRESS = 0x20_0000;
    /** Bytes from a list of a process to that of the next. */
    public static final int LIST_BYTES = 0x8_0000;

    private final int nodes;
    private final ProcessMap registers;
    private final int node;
    private final int entries;
    private final PhysicalMemory memory;
    private final EntryList lme;
    private final EntryList lmr;
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
        registers.lmeBase.line.write((int) lme.address() / HostMemoryRequest.LINE_BYTES);
        registers.lmrBase.line.write((int) lmr.address() / HostMemoryRequest.LINE_BYTES);
        // A read comes behind what was posted: from now on the node knows its lists.
        registers.lmrBase.read();
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
