package org.heddle.host.dimmnet2.driver;

import java.util.Optional;
import org.heddle.hdl.registers.WordArray;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Drives one DIMMnet-2 node through its host port.
 *
 * <p>Queued commands begin and complete in their order, but <em>do not see each other's writes</em>: a command may read its source, or
 * its lists, before an earlier one has written them, and data of an earlier read may land behind those of a later command. Where one
 * needs what another one wrote, {@link #submitFence} stands between them, or the host waits for the first one's receive status.
 */
public final class Dimmnet2Driver {
    /** Cycles between two looks at a status ring. */
    private static final int POLL_INTERVAL = 64;

    private final HostPort port;
    private final HostMap registers;
    private final int node;
    private final StatusRingReader completions;
    private final StatusRingReader receptions;
    private int nextTag;

    /**
     * Takes the node into use.
     *
     * @param port the way to it
     * @param node its number, 0 to 15
     * @throws IllegalArgumentException with another number
     * @throws IllegalStateException if there is no DIMMnet-2 node behind the port
     */
    public Dimmnet2Driver(HostPort port, int node) {
        if (node < 0 || node >= PacketFormat.NODES) {
            throw new IllegalArgumentException(
                    "nodes are numbered from 0 to " + (PacketFormat.NODES - 1) + ": node=" + node);
        }
        this.port = port;
        this.node = node;
        this.registers = HostRegisters.connect(new HostMap(), map -> map.identity, "DIMMnet-2 node", port);
        registers.node.number.write(node);
        completions = new StatusRingReader(
                registers.llcm, HostMap.COMPLETION_RING, registers.completionTaken, registers.completionWritten);
        receptions = new StatusRingReader(
                registers.llcm, HostMap.RECEIVE_RING, registers.receiveTaken, registers.receiveWritten);
    }

    /**
     * Waits until the node has initialised its SO-DIMMs. Commands may be queued before; they wait.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if it is not done in time
     */
    public void awaitMemory(long limit) {
        long begin = port.cycle();
        while (!registers.state.memoryReady.read()) {
            if (port.cycle() - begin >= limit) {
                throw new HostTimeoutException(
                        "the SO-DIMMs of node " + node + " to be initialised", limit, port.cycle());
            }
        }
    }

    /**
     * Says what full status rings of the node do, of all its processes: make the node wait until there is room, so that no status is
     * lost, or drop statuses, so that no process holds up the other one. Only process 0 can say so.
     */
    public void dropStatusesWhenFull(boolean drop) {
        registers.ringOverflow.drops.write(drop);
    }

    /** Receive statuses of this process that its full ring has dropped since reset, up to 65,535. */
    public int droppedReceptions() {
        return (int) registers.ringOverflow.receptions.read();
    }

    /** Completions of this process that its full ring has dropped since reset, up to 65,535. */
    public int droppedCompletions() {
        return (int) registers.ringOverflow.completions.read();
    }

    /**
     * Queues a remote vector write; waits while the command queue is full.
     *
     * @return the command's tag, which its statuses carry
     * @throws IllegalArgumentException if the hardware would refuse it; nothing is queued
     */
    public int submit(VectorWrite write) {
        write.validate();
        return submitUnchecked(write);
    }

    /** Queues a command without looking at it, so that the hardware's own checks can be seen. */
    public int submitUnchecked(VectorWrite write) {
        return queue(
                VectorOperation.REMOTE_WRITE,
                write.source(),
                write.destination(),
                write.node(),
                0,
                write.wantsReceiveStatus());
    }

    /**
     * Queues what a host may write into the registers, without looking at it.
     *
     * @param operation code, 8 bits, also of none
     * @param sourcePattern code, 8 bits, in the stead of the source's
     * @param destinationPattern code, 8 bits, in the stead of the destination's
     * @param otherNode 16 bits
     * @param otherProcess 8 bits
     * @return the command's tag
     */
    public int submitUnchecked(
            int operation,
            VectorAccess source,
            int sourcePattern,
            VectorAccess destination,
            int destinationPattern,
            int otherNode,
            int otherProcess,
            boolean wantsReceiveStatus) {
        return queue(
                operation,
                new Side(source, sourcePattern),
                new Side(destination, destinationPattern),
                otherNode,
                otherProcess,
                wantsReceiveStatus);
    }

    /**
     * Queues a remote vector write of which a certain process of the other node is told.
     *
     * @param process of the other node
     * @return the command's tag
     * @throws IllegalArgumentException if the hardware would refuse it; nothing is queued
     */
    public int submit(VectorWrite write, int process) {
        write.validate();
        return queue(
                VectorOperation.REMOTE_WRITE,
                write.source(),
                write.destination(),
                write.node(),
                ProcessPort.checked(process),
                write.wantsReceiveStatus());
    }

    /**
     * Queues a remote vector read; waits while the command queue is full. Its completion says that the other node has been
     * asked, the receive status that everything is here.
     *
     * @return the command's tag, which its statuses carry
     * @throws IllegalArgumentException if the hardware would refuse it; nothing is queued
     */
    public int submit(VectorRead read) {
        read.validate();
        return queue(
                VectorOperation.REMOTE_READ,
                read.source(),
                read.destination(),
                read.node(),
                0,
                read.wantsReceiveStatus());
    }

    /**
     * Queues a read of SO-DIMM memory into the Prefetch Window (VL, VLS, VLI); waits while the command queue is full. The receive
     * status says when everything is in the window.
     *
     * @param source elements in this node's memory
     * @param offset of the first byte in the window, a multiple of 4
     * @return the command's tag
     * @throws IllegalArgumentException if the hardware would refuse it; nothing is queued
     */
    public int submitLocalRead(VectorAccess source, int offset, boolean wantsReceiveStatus) {
        source.validate("source");
        VectorAccess window = inWindow(source, offset);
        return queue(VectorOperation.LOCAL_READ, source, window, node, 0, wantsReceiveStatus);
    }

    /**
     * Queues a write of a part of the Write Window to SO-DIMM memory (VS, VSS, VSI); waits while the command queue is full. The
     * receive status says when everything is in the memory; until then the window must not change.
     *
     * @param offset of the first byte in the window, a multiple of 4
     * @param destination elements in this node's memory
     * @return the command's tag
     * @throws IllegalArgumentException if the hardware would refuse it; nothing is queued
     */
    public int submitLocalWrite(int offset, VectorAccess destination, boolean wantsReceiveStatus) {
        destination.validate("destination");
        VectorAccess window = inWindow(destination, offset);
        return queue(VectorOperation.LOCAL_WRITE, window, destination, node, 0, wantsReceiveStatus);
    }

    /**
     * Queues a fence; waits while the command queue is full. No command behind it begins before everything that this process queued
     * before it is visible: local writes in this node's memory, local reads in the Prefetch Window, remote reads in this node's
     * memory, remote writes in the other node's, to whichever command or host looks. What a refused command, or one with a wrong
     * list entry, does not write is not waited for. The fence's completion, DONE, says that all this is so; it has no receive status.
     *
     * <p>The order of two processes' commands is their own matter, but they share a queue: a fence also waits for the other process's
     * commands that stand before it, and holds up those behind it.
     *
     * @return the command's tag
     */
    public int submitFence() {
        VectorAccess none = VectorAccess.contiguous(0, 0, 0);
        return queue(VectorOperation.FENCE, none, none, node, 0, false);
    }

    /** Reads 8 bytes of the Prefetch Window at an offset that is a multiple of 8. */
    public long readPrefetchWindow(int offset) {
        return registers.prefetchWindow.read(offset);
    }

    /** Writes 8 bytes of the Write Window at an offset that is a multiple of 8. */
    public void writeWriteWindow(int offset, long value) {
        registers.writeWindow.write(offset, value);
    }

    /** As many elements one behind the other in a window. */
    private static VectorAccess inWindow(VectorAccess access, int offset) {
        if (offset < 0 || offset % 4 != 0 || offset + access.bytes() > HostMap.WINDOW_BYTES) {
            throw new IllegalArgumentException("a window has " + HostMap.WINDOW_BYTES
                    + " bytes, taken from a multiple of 4: offset=" + offset + ", bytes=" + access.bytes());
        }
        return VectorAccess.contiguous(offset, access.elementBytes(), access.count());
    }

    private int queue(
            VectorOperation operation,
            VectorAccess source,
            VectorAccess destination,
            int otherNode,
            int otherProcess,
            boolean wantsReceiveStatus) {
        return queue(
                operation.code(),
                new Side(source, source.pattern().code()),
                new Side(destination, destination.pattern().code()),
                otherNode,
                otherProcess,
                wantsReceiveStatus);
    }

    private int queue(
            int operation, Side source, Side destination, int otherNode, int otherProcess, boolean wantsReceiveStatus) {
        int tag = nextTag;
        nextTag = nextTag + 1 & 0xFFFF;
        source.write(registers.sourcePlace, registers.sourceShape);
        destination.write(registers.destinationPlace, registers.destinationShape);
        HostMap.Submit submit = registers.submit;
        submit.write(
                submit.otherNode.ofLowBits(otherNode),
                submit.tag.of(tag),
                submit.wantsReceiveStatus.of(wantsReceiveStatus),
                submit.operation.of(operation),
                submit.otherProcess.of(otherProcess));
        return tag;
    }

    /**
     * One side of a command.
     *
     * @param pattern code, in the stead of the access's
     */
    private record Side(VectorAccess access, int pattern) {
        void write(HostMap.Place place, HostMap.Shape shape) {
            place.write(place.base.ofLowBits(access.base()), place.stride.ofLowBits(access.stride()));
            shape.write(
                    shape.elementBytes.ofLowBits(access.elementBytes()),
                    shape.count.ofLowBits(access.count()),
                    shape.pattern.of(pattern));
        }
    }

    /** The next finished or refused command of this node, if there is one. */
    public Optional<VectorStatus> pollCompletion() {
        return completions.poll();
    }

    /**
     * Takes completions without looking at them.
     *
     * @param count at most as many as the node has written: of commands that are known to have ended well
     */
    public void skipCompletions(int count) {
        completions.skip(count);
    }

    /** The next command of another node that has been received here, if there is one. */
    public Optional<VectorStatus> pollReception() {
        return receptions.poll();
    }

    /**
     * Waits for the next finished or refused command.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if none ends in time
     */
    public VectorStatus awaitCompletion(long limit) {
        return await(completions, "a completed command", limit);
    }

    /**
     * Waits for the next received command.
     *
     * @param limit in cycles
     * @throws HostTimeoutException if none is received in time
     */
    public VectorStatus awaitReception(long limit) {
        return await(receptions, "a receive status", limit);
    }

    /** A counter of the node since reset, modulo 2^32. */
    public long counter(HostMap.Counter counter) {
        return registers.counters.read(counter);
    }

    /** All counters of the node as they stood in one cycle; asks again if the node's other process took a snapshot meanwhile. */
    public NodeSnapshot snapshot() {
        WordArray counts = registers.snapshot;
        counts.take();
        while (true) {
            long[] words = new long[counts.words()];
            for (int i = 0; i < words.length; i++) {
                words[i] = counts.read(i);
            }
            if (counts.read(HostMap.Counter.CYCLES) == words[counts.indexOf(HostMap.Counter.CYCLES)]) {
                return new NodeSnapshot(counts, words);
            }
        }
    }

    private VectorStatus await(StatusRingReader ring, String what, long limit) {
        long end = port.cycle() + limit;
        while (port.cycle() < end) {
            Optional<VectorStatus> status = ring.poll();
            if (status.isPresent()) {
                return status.get();
            }
            port.idle(POLL_INTERVAL);
        }
        throw new HostTimeoutException(what, limit, port.cycle());
    }
}
