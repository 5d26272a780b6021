package org.heddle.host.mpc.memory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/*
 * Design
 *
 * Data and heap keep their virtual addresses, for the program holds pointers into them. The stack moves behind the heap, as the paper's
 * library moves it. So the three are one range of virtual memory, which one zone of physical memory takes in its order: one constant
 * displacement serves them all. Pages of the heap that no buffer has yet are mapped, too: what is allocated later is contiguous by itself.
 */
/** Redistributes the memory of a process so that each virtual address is its physical address plus one displacement. */
public final class Redistrib {
    private static final int PAGE = PageTable.PAGE_BYTES;

    private final ProcessMemory process;
    /** Saved pages: virtual page of the new layout to contents. */
    private final Map<Long, byte[]> disk = new LinkedHashMap<>();

    private final MemorySegment movedStack;

    private Redistrib(ProcessMemory process) {
        this.process = process;
        movedStack = new MemorySegment(process.heap().end(), process.stack().bytes());
    }

    /**
     * Redistributes a process, in the four steps of the paper. Contents stay; the stack has another virtual address afterwards.
     *
     * @throws IllegalStateException if it has been redistributed, or there is no zone large enough; then nothing has changed
     */
    public static void run(ProcessMemory process) {
        if (process.displacement().isPresent()) {
            throw new IllegalStateException("the process has been redistributed: once is enough");
        }
        Redistrib steps = new Redistrib(process);
        int pages = process.data().pages()
                + process.heap().pages()
                + process.stack().pages();
        int zone = process.frames().take(pages, -1);
        steps.saveSegments();
        steps.releaseFrames();
        steps.map(zone, pages);
        steps.copyBack();
        process.redistributed(steps.movedStack, process.data().address() - (long) zone * PAGE);
    }

    /** Step 1: the segments go to disk. Step 2, the contiguous zone, has been reserved before, so that a refusal changes nothing. */
    private void saveSegments() {
        save(process.data(), process.data());
        save(process.heap(), process.heap());
        save(process.stack(), movedStack);
    }

    private void save(MemorySegment from, MemorySegment to) {
        for (int i = 0; i < from.pages(); i++) {
            long page = from.firstPage() + i;
            if (process.isMapped(page * PAGE, 1)) {
                byte[] contents = new byte[PAGE];
                process.load(page * PAGE, contents, 0, PAGE);
                disk.put(to.firstPage() + i, contents);
            }
        }
    }

    private void releaseFrames() {
        for (MemorySegment segment : List.of(process.data(), process.heap(), process.stack())) {
            for (long page = segment.firstPage(); page < segment.firstPage() + segment.pages(); page++) {
                if (process.isMapped(page * PAGE, 1)) {
                    process.frames().free(process.table().unmap(page), 1);
                }
            }
        }
    }

    /** Step 3: the zone is mapped into virtual memory. */
    private void map(int zone, int pages) {
        for (int i = 0; i < pages; i++) {
            process.table().map(process.data().firstPage() + i, zone + i);
        }
    }

    /** Step 4: the segments come back. */
    private void copyBack() {
        disk.forEach((page, contents) -> process.store(page * PAGE, contents, 0, PAGE));
    }
}
