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

/**
 * An MPC node with lists for each process, as one of them drives it: through its own page of registers. What only the system may do, a {@link SystemDriver}
 * does for it.
 */
public final class ProcessDriver implements EventPort {
    private final int nodes;
    private final ProcessMap registers;
    private final int node;
    private final int entries;
    private final PhysicalMemory memory;
    private final EntryList lme;
    private final EntryList lmr;
    private final SystemDriver system;
    /** Events that have been taken. */
    private long taken;

    /**
     * Has the system tell the node where the lists of the process are.
     *
     * @param port of the whole node, whose writes are posted
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
                new PagePort(port, ProcessMap.pageOf(process)));
        node = (int) registers.node.number.read();
        entries = (int) registers.lists.entries.read();
        system = new SystemDriver(port, process, memory);
        lme = new EntryList(memory, system.lmeAddress());
        lmr = new EntryList(memory, system.lmrAddress());
        system.open(entries);
        // A read comes behind what was posted: from now on the node knows its lists.
        registers.lists.read();
    }

    @Override
    public void given(int frame, int frames) {
        system.given(frame, frames);
    }

    @Override
    public void takenBack(int frame, int frames) {
        system.takenBack(frame, frames);
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
    public long readTimeoutCycles() {
        return registers.peers.timeout.read();
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
