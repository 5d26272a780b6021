package org.heddle.host.mpc.driver;

import java.util.function.BooleanSupplier;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.PutReceipt;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.nic.mpc.host.InterruptKind;
import org.heddle.nic.mpc.host.MpcMap;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.LmrField;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** An MPC node as one of its processes drives it: pointers in registers, both lists in the system's part of host memory. */
public final class MpcDriver implements PutPort {
    /** Physical address of the LME's first entry. */
    public static final int LME_ADDRESS = 0x10_0000;
    /** Physical address of the LMR's first entry. */
    public static final int LMR_ADDRESS = 0x20_0000;

    private final HostPort port;
    private final EntryList lme;
    private final EntryList lmr;
    private final BooleanSupplier interruptLine;
    private final int nodes;
    private final MpcMap registers;
    private final int node;
    private final int entries;

    /**
     * Tells the node where its lists are; any process may do so, and each does.
     *
     * @param port of the node
     * @param memory of the node's host
     * @param interruptLine whether the node's interrupt line is up
     * @param nodes that this one reaches, itself included
     * @throws IllegalStateException if there is no MPC node behind the port
     */
    public MpcDriver(HostPort port, PhysicalMemory memory, BooleanSupplier interruptLine, int nodes) {
        this.port = port;
        lme = new EntryList(memory, LME_ADDRESS);
        lmr = new EntryList(memory, LMR_ADDRESS);
        this.interruptLine = interruptLine;
        this.nodes = nodes;
        registers = HostRegisters.connect(new MpcMap(), map -> map.identity, "MPC node", port);
        node = (int) registers.node.number.read();
        entries = (int) registers.lists.entries.read();
        registers.lmeBase.line.write(LME_ADDRESS / HostMemoryRequest.LINE_BYTES);
        registers.lmrBase.line.write(LMR_ADDRESS / HostMemoryRequest.LINE_BYTES);
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
    public void writeLme(int index, RemoteWrite write) {
        lme.write(index, entry(write));
    }

    /** Returns the words of an entry of the LME. */
    static long[] entry(RemoteWrite write) {
        long[] entry = new long[LmeField.WORDS];
        LmeField.NDST.put(entry, write.ndst());
        LmeField.NSRC.put(entry, write.nsrc());
        LmeField.CTRL.put(entry, write.ctrl());
        LmeField.NS.put(entry, write.ns() ? 1 : 0);
        LmeField.NR.put(entry, write.nr() ? 1 : 0);
        LmeField.PLAD.put(entry, write.plad());
        LmeField.PRAD.put(entry, write.prad());
        LmeField.SID.put(entry, Integer.toUnsignedLong(write.sid()));
        LmeField.RID.put(entry, Integer.toUnsignedLong(write.rid()));
        LmeField.LEN.put(entry, write.len());
        return entry;
    }

    @Override
    public void writeLmeNew(int pointer) {
        registers.lmeNew.pointer.write(pointer);
    }

    @Override
    public int readLmeCurrent() {
        return (int) registers.lmeCurrent.pointer.read();
    }

    @Override
    public int readLmrNew() {
        return (int) registers.lmrNew.pointer.read();
    }

    @Override
    public PutReceipt readLmr(int index) {
        long[] entry = lmr.read(index);
        return new PutReceipt(
                (int) LmrField.NSRC.of(entry), (int) LmrField.CTRL.of(entry), (int) LmrField.RID.of(entry), (int)
                        LmrField.LEN.of(entry));
    }

    @Override
    public void writeLmrCurrent(int pointer) {
        registers.lmrCurrent.pointer.write(pointer);
    }

    @Override
    public void useInterrupts(boolean on) {
        registers.control.interrupts.write(on);
    }

    @Override
    public boolean isInterrupted() {
        return interruptLine.getAsBoolean();
    }

    @Override
    public InterruptKind acknowledge() {
        long taken = registers.interrupt.read();
        if (!registers.interrupt.pending.in(taken)) {
            throw new IllegalStateException("node " + node + " has no interrupt pending at cycle " + port.cycle()
                    + ": acknowledge one only while its line is up");
        }
        return registers.interrupt.received.in(taken) ? InterruptKind.RECEIVED : InterruptKind.SENT;
    }

    /** Returns how many entries the node has refused, modulo 65,536. */
    public int refused() {
        return (int) registers.counters.refused.read();
    }

    /** Returns how many entries have left the node, modulo 2^32. */
    public long sends() {
        return registers.counters.sends.read();
    }
}
