package org.heddle.host.mpc.memory;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.heddle.host.MappedMemory;

/**
 * Address space of a process: data, heap and stack under a page table. Each allocated buffer has pages of its own, so that its placement in
 * physical memory can be chosen, and a page that is not mapped behind it.
 */
public final class ProcessMemory implements MappedMemory {
    private static final int PAGE = PageTable.PAGE_BYTES;
    private static final long DATA_START = 0x0810_0000L;
    private static final long DATA_BYTES = 16 * PAGE;
    private static final long STACK_END = 0xC000_0000L;
    private static final long STACK_BYTES = 16 * PAGE;

    private final PhysicalMemory memory;
    private final PageFrames frames;
    private final PageTable table = new PageTable();
    private final MemorySegment data;
    private final MemorySegment heap;
    private final VirtualRanges free;
    private final Map<Long, Buffer> buffers = new HashMap<>();
    private MemorySegment stack;
    private OptionalLong displacement = OptionalLong.empty();

    /** Pages of an allocated buffer. */
    private record Buffer(long firstPage, int pages) {}

    /**
     * @param memory of the node
     * @param frames of the node, which all its processes share
     * @param heapBytes most bytes of the heap, in whole pages
     * @throws IllegalArgumentException if the heap is no whole number of pages, or reaches into the stack
     */
    public ProcessMemory(PhysicalMemory memory, PageFrames frames, long heapBytes) {
        if (heapBytes < PAGE
                || heapBytes % PAGE != 0
                || heapBytes > STACK_END - 2 * STACK_BYTES - DATA_START - DATA_BYTES) {
            throw new IllegalArgumentException(
                    "a heap has whole pages of " + PAGE + " bytes, and ends below the stack: heapBytes=" + heapBytes);
        }
        this.memory = memory;
        this.frames = frames;
        data = new MemorySegment(DATA_START, DATA_BYTES);
        heap = new MemorySegment(data.end(), heapBytes);
        stack = new MemorySegment(STACK_END - STACK_BYTES, STACK_BYTES);
        free = new VirtualRanges(heap.firstPage(), heap.pages());
        mapFresh(data.firstPage(), data.pages(), BufferPlacement.SCATTERED);
        mapFresh(stack.firstPage(), stack.pages(), BufferPlacement.SCATTERED);
    }

    /** Maps pages to frames that hold zeros. */
    private void mapFresh(long firstPage, int pages, BufferPlacement placement) {
        int run = placement.runPages(pages);
        int last = -1;
        for (int done = 0; done < pages; done += run) {
            int length = Math.min(run, pages - done);
            int frame = frames.take(length, last);
            for (int i = 0; i < length; i++) {
                table.map(firstPage + done + i, frame + i);
                clear(frame + i);
            }
            last = frame + length - 1;
        }
    }

    private void clear(int frame) {
        memory.store((long) frame * PAGE, new byte[PAGE], 0, PAGE);
    }

    /**
     * Allocates a buffer, filled with zeros.
     *
     * @param bytes 0 or more
     * @param placement in physical memory; after {@link Redistrib} every buffer is contiguous, and only its offset counts
     * @return its virtual address
     * @throws IllegalArgumentException for a negative number of bytes
     * @throws IllegalStateException if there is no room left; then nothing is allocated
     */
    public long allocate(long bytes, BufferPlacement placement) {
        return allocate(bytes, placement, 0);
    }

    /**
     * Allocates a buffer with some more pages before its first and behind its last one, by which it can be seen whether anything is written
     * outside. The placement is that of the buffer itself.
     *
     * @param bytes 0 or more
     * @param placement in physical memory, as above
     * @param guardPages on each side, 0 or more
     * @return its virtual address
     * @throws IllegalArgumentException for a negative number of bytes or pages
     * @throws IllegalStateException if there is no room left; then nothing is allocated
     */
    public long allocate(long bytes, BufferPlacement placement, int guardPages) {
        if (bytes < 0 || guardPages < 0) {
            throw new IllegalArgumentException("a buffer has 0 or more bytes, and guard pages on each side: bytes="
                    + bytes + ", guardPages=" + guardPages);
        }
        int pages = Math.max(1, PageTable.pages(placement.offset(), bytes));
        int allPages = pages + 2 * guardPages;
        long first = free.take(allPages + 1);
        if (displacement.isPresent()) {
            for (int i = 0; i < allPages; i++) {
                clear(table.frame(first + i));
            }
        } else {
            try {
                mapFresh(first, guardPages, BufferPlacement.SCATTERED);
                mapFresh(first + guardPages, pages, placement);
                mapFresh(first + guardPages + pages, guardPages, BufferPlacement.SCATTERED);
            } catch (IllegalStateException full) {
                unmap(first, allPages);
                free.giveBack(first, allPages + 1);
                throw full;
            }
        }
        long address = (first + guardPages) * PAGE + placement.offset();
        buffers.put(address, new Buffer(first, allPages));
        return address;
    }

    /** Returns whether less than a quarter of the heap is free: what is only staged should leave it before more comes. */
    public boolean isCrowded() {
        return free.left() < heap.pages() / 4;
    }

    /**
     * Frees a buffer.
     *
     * @param address as it was allocated
     * @throws IllegalArgumentException if no buffer begins there; then nothing is freed
     */
    public void free(long address) {
        Buffer buffer = buffers.remove(address);
        if (buffer == null) {
            throw new IllegalArgumentException(
                    "no buffer begins at virtual address 0x%x: free what allocate returned, once".formatted(address));
        }
        if (displacement.isEmpty()) {
            unmap(buffer.firstPage, buffer.pages);
        }
        free.giveBack(buffer.firstPage, buffer.pages + 1);
    }

    private void unmap(long firstPage, int pages) {
        for (long page = firstPage; page < firstPage + pages; page++) {
            if (table.isMapped(page * PAGE, 1)) {
                frames.free(table.unmap(page), 1);
            }
        }
    }

    @Override
    public boolean isMapped(long address, long bytes) {
        return address >= 0 && table.isMapped(address, bytes);
    }

    /**
     * Returns the pieces of contiguous physical memory that virtually consecutive bytes lie in, from the page table.
     *
     * @throws IllegalArgumentException if a page is not mapped
     */
    public List<PhysicalPiece> pieces(long address, long bytes) {
        return table.pieces(address, bytes);
    }

    @Override
    public void load(long address, byte[] into, int offset, int length) {
        int done = offset;
        for (PhysicalPiece piece : pieces(address, length)) {
            memory.load(piece.address(), into, done, (int) piece.bytes());
            done += (int) piece.bytes();
        }
    }

    @Override
    public void store(long address, byte[] from, int offset, int length) {
        int done = offset;
        for (PhysicalPiece piece : pieces(address, length)) {
            memory.store(piece.address(), from, done, (int) piece.bytes());
            done += (int) piece.bytes();
        }
    }

    /** Fills bytes into virtual memory through a back door, without time. */
    public void fill(MemoryBackDoor door, long address, byte[] from) {
        int done = 0;
        for (PhysicalPiece piece : pieces(address, from.length)) {
            int end = done + (int) piece.bytes();
            door.fill(piece.address(), Arrays.copyOfRange(from, done, end));
            done = end;
        }
    }

    /** Returns bytes of virtual memory through a back door, without time. */
    public byte[] contents(MemoryBackDoor door, long address, int length) {
        byte[] contents = new byte[length];
        int done = 0;
        for (PhysicalPiece piece : pieces(address, length)) {
            byte[] part = door.contents(piece.address(), (int) piece.bytes());
            System.arraycopy(part, 0, contents, done, part.length);
            done += part.length;
        }
        return contents;
    }

    /** Returns virtual minus physical address, the same for all of data, heap and stack; empty before {@link Redistrib}. */
    public OptionalLong displacement() {
        return displacement;
    }

    /** Returns the segment of initialised data. */
    public MemorySegment data() {
        return data;
    }

    /** Returns the segment of the heap, with what it may still grow by. */
    public MemorySegment heap() {
        return heap;
    }

    /** Returns the segment of the stack. */
    public MemorySegment stack() {
        return stack;
    }

    PageTable table() {
        return table;
    }

    PageFrames frames() {
        return frames;
    }

    /** Takes over the mapping that {@link Redistrib} has made. */
    void redistributed(MemorySegment movedStack, long constant) {
        stack = movedStack;
        displacement = OptionalLong.of(constant);
    }
}
