package org.heddle.host.mpc.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.host.mpc.memory.PlainHostMemory;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.ElementUpdate;
import org.heddle.host.mpc.put.PutReceipt;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.nic.mpc.host.InterruptKind;

/** One node: its memory, its lists, and what it does with them. */
final class ModelNode {
    static final long LATENCY_CYCLES = 50;
    private static final int MODULUS = 1 << 16;

    private final ModelNodes network;
    private final int number;
    private final PlainHostMemory memory = new PlainHostMemory(ModelNodes.MEMORY_BYTES);
    private final RemoteWrite[] emitting;
    private final PutReceipt[] received;
    private final Deque<InterruptKind> pending = new ArrayDeque<>();
    private final Deque<Runnable> stalled = new ArrayDeque<>();
    private final List<RemoteWrite> sent = new ArrayList<>();

    /** Doors of processes with lists of their own, or none. */
    private final Map<Integer, ModelEventPort> eventPorts = new HashMap<>();

    private final Deque<Runnable> orders = new ArrayDeque<>();

    private int lmeNew;
    private int lmeCurrent;
    private int lmrNew;
    private int lmrCurrent;
    private boolean busy;
    private boolean interrupting;
    private long interrupts;
    private long stalls;

    ModelNode(ModelNodes network, int number, int entries) {
        this.network = network;
        this.number = number;
        emitting = new RemoteWrite[entries];
        received = new PutReceipt[entries];
    }

    int number() {
        return number;
    }

    int entries() {
        return emitting.length;
    }

    PlainHostMemory memory() {
        return memory;
    }

    List<RemoteWrite> sent() {
        return sent;
    }

    long interrupts() {
        return interrupts;
    }

    long stalls() {
        return stalls;
    }

    int lmeCurrent() {
        return lmeCurrent;
    }

    int lmrNew() {
        return lmrNew;
    }

    void useInterrupts(boolean on) {
        interrupting = on;
    }

    boolean isInterrupted() {
        return !pending.isEmpty();
    }

    InterruptKind acknowledge() {
        return pending.remove();
    }

    void writeLme(int index, RemoteWrite entry) {
        boolean isFree = Math.floorMod(index - lmeCurrent, entries()) >= used(lmeNew, lmeCurrent);
        if (!isFree) {
            throw new AssertionError("entry " + index + " of the LME is overwritten before it has left");
        }
        emitting[index] = entry;
    }

    void writeLmeNew(int pointer) {
        if (used(pointer, lmeCurrent) > entries() || used(pointer, lmeCurrent) < used(lmeNew, lmeCurrent)) {
            throw new AssertionError("LME_NEW " + pointer + " is no step from " + lmeNew + ", LME_CUR " + lmeCurrent);
        }
        lmeNew = pointer;
        sendNext();
    }

    private static int used(int ahead, int behind) {
        return ahead - behind & MODULUS - 1;
    }

    private void sendNext() {
        if (busy || lmeNew == lmeCurrent) {
            return;
        }
        busy = true;
        RemoteWrite write = emitting[lmeCurrent % entries()];
        network.after(1 + write.len() * 100L / 64, () -> {
            byte[] data = memory.contents(write.plad(), write.len());
            sent.add(write);
            lmeCurrent = lmeCurrent + 1 & MODULUS - 1;
            busy = false;
            if (write.ns()) {
                raise(InterruptKind.SENT);
            }
            network.after(LATENCY_CYCLES, () -> network.deliver(write, data));
            sendNext();
        });
    }

    ModelEventPort eventPort(int process) {
        return eventPorts.computeIfAbsent(process, each -> new ModelEventPort(network, this));
    }

    /** Takes an order of a process with lists of its own; they are carried out one after the other. */
    void order(RemoteWrite write, Runnable left) {
        if (write.reads()) {
            orders.add(() -> network.after(1, () -> {
                busy = false;
                left.run();
                network.after(LATENCY_CYCLES, () -> network.ask(write));
                nextOrder();
            }));
            nextOrder();
            return;
        }
        orders.add(() -> network.after(1 + write.len() * 100L / 64, () -> {
            byte[] data = memory.contents(write.plad(), write.len());
            sent.add(write);
            busy = false;
            left.run();
            network.after(LATENCY_CYCLES, () -> network.deliver(write, data));
            nextOrder();
        }));
        nextOrder();
    }

    /** Changes an element, and returns what it was before. */
    byte[] update(long address, ElementUpdate update) {
        byte[] old = memory.contents(address, update.element().bytes());
        memory.fill(address, ModelUpdate.of(update, old));
        return old;
    }

    private void nextOrder() {
        if (!busy && !orders.isEmpty()) {
            busy = true;
            orders.remove().run();
        }
    }

    private void raise(InterruptKind cause) {
        if (interrupting) {
            interrupts++;
            pending.add(cause);
        }
    }

    /** Takes a remote write from the network; behind one that waits for the LMR, all wait. */
    void arrive(RemoteWrite write, byte[] data) {
        stalled.add(() -> {
            if (!eventPorts.isEmpty()) {
                eventPort(ControlField.toProcess(write.ctrl())).require("a remote write", write.prad(), write.len());
            }
            memory.fill(write.prad(), data);
            if (write.nr() && !eventPorts.isEmpty()) {
                eventPort(ControlField.toProcess(write.ctrl())).receive(write);
            } else if (write.nr()) {
                received[lmrNew % entries()] = new PutReceipt(write.nsrc(), write.ctrl(), write.rid(), write.len());
                lmrNew = lmrNew + 1 & MODULUS - 1;
                raise(InterruptKind.RECEIVED);
            }
        });
        unstall();
    }

    private void unstall() {
        while (!stalled.isEmpty() && used(lmrNew, lmrCurrent) < entries()) {
            stalled.remove().run();
        }
        stalls += stalled.isEmpty() ? 0 : 1;
    }

    PutReceipt readLmr(int index) {
        return received[index];
    }

    void writeLmrCurrent(int pointer) {
        if (used(lmrNew, pointer) > used(lmrNew, lmrCurrent)) {
            throw new AssertionError("LMR_CUR " + pointer + " goes back from " + lmrCurrent + ", LMR_NEW " + lmrNew);
        }
        lmrCurrent = pointer;
        unstall();
    }
}
