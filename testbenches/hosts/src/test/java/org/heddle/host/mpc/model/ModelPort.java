package org.heddle.host.mpc.model;

import java.util.function.IntSupplier;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.PutReceipt;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.mpi.rank.Baton;
import org.heddle.nic.mpc.host.InterruptKind;

/** A process's door to a node of the model; registers take their time. */
final class ModelPort implements PutPort {
    private final ModelNode node;
    private final int nodes;
    private final long accessCycles;
    private final Baton baton;

    ModelPort(ModelNode node, int nodes, long accessCycles, Baton baton) {
        this.node = node;
        this.nodes = nodes;
        this.accessCycles = accessCycles;
        this.baton = baton;
    }

    private void access() {
        pass(accessCycles);
    }

    /** A register's value on its way back to the processor may be old when it is there. */
    private int read(IntSupplier register) {
        pass(accessCycles / 2);
        int value = register.getAsInt();
        pass(accessCycles - accessCycles / 2);
        return value;
    }

    private void pass(long cycles) {
        long end = baton.cycle() + cycles;
        while (baton.cycle() < end) {
            baton.sleep(() -> false, end, () -> "an access to a register");
        }
    }

    @Override
    public int node() {
        return node.number();
    }

    @Override
    public int nodes() {
        return nodes;
    }

    @Override
    public int entries() {
        return node.entries();
    }

    @Override
    public void writeLme(int index, RemoteWrite entry) {
        node.writeLme(index, entry);
    }

    @Override
    public void writeLmeNew(int pointer) {
        access();
        node.writeLmeNew(pointer);
    }

    @Override
    public int readLmeCurrent() {
        return read(node::lmeCurrent);
    }

    @Override
    public int readLmrNew() {
        return read(node::lmrNew);
    }

    @Override
    public PutReceipt readLmr(int index) {
        return node.readLmr(index);
    }

    @Override
    public void writeLmrCurrent(int pointer) {
        access();
        node.writeLmrCurrent(pointer);
    }

    @Override
    public void useInterrupts(boolean on) {
        node.useInterrupts(on);
    }

    @Override
    public boolean isInterrupted() {
        return node.isInterrupted();
    }

    @Override
    public InterruptKind acknowledge() {
        access();
        return node.acknowledge();
    }
}
