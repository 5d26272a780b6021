package org.heddle.host.mpc.model;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.PutEvent;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;

/** A process's door to lists of its own on a node of the model; a posted write is there a little later. */
final class ModelEventPort implements EventPort {
    private static final long POSTED_CYCLES = 50;
    private static final long PAGE_BYTES = 4096;

    private final ModelNodes network;
    private final ModelNode node;
    private final RemoteWrite[] list;
    private final Deque<PutEvent> events = new ArrayDeque<>();
    private final BitSet frames = new BitSet();
    private long written;
    private long left;

    ModelEventPort(ModelNodes network, ModelNode node) {
        this.network = network;
        this.node = node;
        list = new RemoteWrite[node.entries()];
    }

    @Override
    public void given(int frame, int count) {
        frames.set(frame, frame + count);
    }

    @Override
    public void takenBack(int frame, int count) {
        frames.clear(frame, frame + count);
    }

    /** Complains about bytes that the process does not have. */
    void require(String what, long address, int bytes) {
        int missing = frames.nextClearBit((int) (address / PAGE_BYTES));
        if ((long) missing * PAGE_BYTES < address + bytes) {
            throw new AssertionError("%s of %d bytes at 0x%x of node %d leaves the frames of its process"
                    .formatted(what, bytes, address, node.number()));
        }
    }

    /** Nodes of the model are never lost. */
    @Override
    public long readTimeoutCycles() {
        return 0;
    }

    @Override
    public int node() {
        return node.number();
    }

    @Override
    public int nodes() {
        return network.nodes();
    }

    @Override
    public int entries() {
        return list.length;
    }

    @Override
    public void writeLme(int index, RemoteWrite entry, boolean more) {
        if (list[index] != null) {
            throw new AssertionError("entry " + index + " of the LME is overwritten before it has left");
        }
        list[index] = entry;
    }

    @Override
    public void ring(int pointer) {
        long end = written + (pointer - written & PutPort.POINTER_MODULUS - 1);
        for (; written < end; written++) {
            int index = (int) (written % list.length);
            RemoteWrite write = list[index];
            if (!write.isCarried()) {
                require("the local part", write.plad(), write.len());
            }
            network.after(
                    POSTED_CYCLES,
                    () -> node.order(write, () -> {
                        list[index] = null;
                        left++;
                        if (write.ns()) {
                            events.add(new PutEvent(true, 0, write.ndst(), write.ctrl(), write.len(), write.sid()));
                        }
                    }));
        }
    }

    @Override
    public int readLmeCurrent() {
        return (int) (left & PutPort.POINTER_MODULUS - 1);
    }

    void receive(RemoteWrite write) {
        events.add(new PutEvent(false, 0, write.nsrc(), write.ctrl(), write.len(), write.rid()));
    }

    @Override
    public Optional<PutEvent> takeEvent() {
        return Optional.ofNullable(events.poll());
    }

    @Override
    public void release() {}
}
