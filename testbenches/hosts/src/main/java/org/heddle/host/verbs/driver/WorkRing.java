package org.heddle.host.verbs.driver;

import java.nio.ByteBuffer;
import java.util.List;
import org.heddle.host.verbs.device.PostedBind;
import org.heddle.host.verbs.device.PostedPiece;
import org.heddle.host.verbs.device.PostedSend;
import org.heddle.host.verbs.type.WrOpcode;
import org.heddle.nic.verbs.layout.AtomicOperands;
import org.heddle.nic.verbs.layout.InterleavedElement;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.SendEntry;

/** Work queue in host memory: entries of one size in a ring, which the node counts from 0 on, modulo 65,536. */
final class WorkRing {
    private static final int LEAST_LOG_STRIDE = 6;
    private static final int ELEMENT_BYTES = ListElement.LAYOUT.bytes();
    private static final long MOST_LENGTH = 0xFFFF_FFFFL;

    private final DriverMemory memory;
    private final long base;
    private final int logEntries;
    private final int logStride;
    /** The host's slot of each entry. */
    private final int[] slots;

    /** For each entry the place of the list that it binds, as far as there was one. */
    private final long[] lists;

    private final int[] listBytes;

    private int written;

    WorkRing(DriverMemory memory, int requests, int entryBytes) {
        this.memory = memory;
        logEntries = RecordBytes.log(requests, 1);
        logStride = RecordBytes.log(entryBytes, LEAST_LOG_STRIDE);
        base = memory.allocatePiece(1L << logEntries + logStride);
        slots = new int[1 << logEntries];
        lists = new long[slots.length];
        listBytes = new int[slots.length];
    }

    /** Returns the most bytes of a send entry. */
    static int sendBytes(int maxSge, int maxInline) {
        int list = AtomicOperands.LAYOUT.bytes() + ELEMENT_BYTES * maxSge;
        return SendEntry.LIST_OFFSET + Math.max(list, maxInline);
    }

    /** Returns the most bytes of a receive entry. */
    static int receiveBytes(int maxSge) {
        return ReceiveEntry.LIST_OFFSET + ELEMENT_BYTES * maxSge;
    }

    long base() {
        return base;
    }

    int logEntries() {
        return logEntries;
    }

    int logStride() {
        return logStride;
    }

    /** Returns the entries written so far, modulo 65,536. */
    int written() {
        return written & 0xFFFF;
    }

    /** Returns the host's slot of the entry of an index. */
    int slot(long index) {
        return slots[(int) index & slots.length - 1];
    }

    /** Begins to count anew, as the node does towards RESET. */
    void reset() {
        written = 0;
    }

    void free() {
        for (int index = 0; index < lists.length; index++) {
            freeList(index);
        }
        memory.freePiece(base, 1L << logEntries + logStride);
    }

    private long place(int slot) {
        int index = written++ & slots.length - 1;
        slots[index] = slot;
        return base + ((long) index << logStride);
    }

    void writeReceive(int slot, List<PostedPiece> pieces) {
        ReceiveEntry layout = ReceiveEntry.LAYOUT;
        long[] record = new long[ReceiveEntry.LIST_OFFSET / Long.BYTES];
        layout.elements.put(record, pieces.size());
        layout.length.put(record, total(pieces));
        long address = place(slot);
        memory.storePiece(address, RecordBytes.of(record));
        writeList(address + ReceiveEntry.LIST_OFFSET, pieces);
    }

    void writeSend(int slot, PostedSend entry) {
        if (entry.bind() != null) {
            writeChange(slot, entry, entry.bind());
            return;
        }
        SendEntry layout = SendEntry.LAYOUT;
        long[] record = new long[SendEntry.LIST_OFFSET / Long.BYTES];
        byte[] inline = entry.inline();
        boolean isInline = inline != null && inline.length > 0;
        layout.opcode.put(record, entry.opcode().code());
        layout.isFenced.put(record, entry.fenced() ? 1 : 0);
        layout.isSignaled.put(record, entry.signaled() ? 1 : 0);
        layout.isSolicited.put(record, entry.solicited() ? 1 : 0);
        layout.isInline.put(record, isInline ? 1 : 0);
        layout.elements.put(record, entry.segments().size());
        layout.length.put(record, inline != null ? inline.length : total(entry.segments()));
        layout.immediate.put(record, Integer.toUnsignedLong(Integer.reverseBytes(entry.immediate())));
        layout.remoteAddress.put(record, entry.remoteAddress());
        layout.remoteKey.put(record, Integer.toUnsignedLong(entry.remoteKey()));
        long address = place(slot);
        memory.storePiece(address, RecordBytes.of(record));
        long list = address + SendEntry.LIST_OFFSET;
        if (inline != null && isInline) {
            memory.storePiece(list, inline);
            return;
        }
        if (entry.opcode().isAtomic()) {
            memory.storePiece(list, RecordBytes.of(operands(entry)));
            list += AtomicOperands.LAYOUT.bytes();
        }
        writeList(list, entry.segments());
    }

    /** Writes a change of an indirect key. Its list has a place of its own, which the place of the entry in the ring keeps for later ones. */
    private void writeChange(int slot, PostedSend entry, PostedBind bind) {
        int index = written & slots.length - 1;
        byte[] list = list(bind);
        if (list.length > listBytes[index]) {
            freeList(index);
            lists[index] = memory.allocatePiece(list.length);
            listBytes[index] = list.length;
        }
        memory.storePiece(lists[index], list);
        SendEntry layout = SendEntry.LAYOUT;
        long[] record = new long[SendEntry.LIST_OFFSET / Long.BYTES];
        layout.opcode.put(record, entry.opcode().code());
        layout.isFenced.put(record, entry.fenced() ? 1 : 0);
        layout.isSignaled.put(record, entry.signaled() ? 1 : 0);
        layout.length.put(record, bind.entries().size());
        layout.remoteAddress.put(record, lists[index]);
        layout.remoteKey.put(record, Integer.toUnsignedLong(bind.key()));
        // The field has 32 bits; so many rounds are too many for any key.
        layout.immediate.put(record, bind.isInterleaved() ? Math.min(bind.repeat(), MOST_LENGTH) : 0);
        memory.storePiece(place(slot), RecordBytes.of(record));
    }

    private static byte[] list(PostedBind bind) {
        int stride = bind.isInterleaved() ? InterleavedElement.STRIDE_BYTES : ELEMENT_BYTES;
        ByteBuffer list = ByteBuffer.allocate(stride * bind.entries().size());
        for (int i = 0; i < bind.entries().size(); i++) {
            list.position(stride * i);
            list.put(element(bind.entries().get(i)));
            if (bind.isInterleaved()) {
                long[] skip = new long[InterleavedElement.LAYOUT.words()];
                InterleavedElement.LAYOUT.skip.put(skip, bind.skips().get(i));
                list.put(RecordBytes.of(skip), ELEMENT_BYTES, Long.BYTES);
            }
        }
        return list.array();
    }

    private void freeList(int index) {
        if (listBytes[index] > 0) {
            memory.freePiece(lists[index], listBytes[index]);
            listBytes[index] = 0;
        }
    }

    private static byte[] element(PostedPiece piece) {
        ListElement layout = ListElement.LAYOUT;
        long[] element = new long[layout.words()];
        layout.address.put(element, piece.address());
        layout.length.put(element, piece.length());
        layout.key.put(element, Integer.toUnsignedLong(piece.key()));
        return RecordBytes.of(element);
    }

    private static long[] operands(PostedSend entry) {
        AtomicOperands layout = AtomicOperands.LAYOUT;
        long[] operands = new long[layout.words()];
        boolean swaps = entry.opcode() == WrOpcode.ATOMIC_CMP_AND_SWP;
        layout.addOrSwap.put(operands, swaps ? entry.swap() : entry.compareAdd());
        layout.compare.put(operands, swaps ? entry.compareAdd() : 0);
        return operands;
    }

    private static long total(List<PostedPiece> pieces) {
        return Math.min(
                MOST_LENGTH, pieces.stream().mapToLong(PostedPiece::length).sum());
    }

    private void writeList(long address, List<PostedPiece> pieces) {
        long at = address;
        for (PostedPiece piece : pieces) {
            memory.storePiece(at, element(piece));
            at += ELEMENT_BYTES;
        }
    }
}
