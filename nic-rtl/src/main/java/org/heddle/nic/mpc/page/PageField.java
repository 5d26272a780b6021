package org.heddle.nic.mpc.page;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.stage.memory.translation.TranslationFormat;

/** Fields of an entry of a process's page table: 8 bytes for each page of 4 KiB, from address 0 on. Other bits are 0. */
public enum PageField {
    /** 1 if the process has such a page. */
    PRESENT(0, 1),
    /** Physical address of its first byte divided by 4,096. */
    FRAME(12, 16);

    /** Bytes of a page. */
    public static final int PAGE_BYTES = 1 << TranslationFormat.LOG_PAGE;
    /** Bytes of an entry. */
    public static final int ENTRY_BYTES = 1 << TranslationFormat.LOG_ENTRY;
    /** Most pages of a table. */
    public static final int MOST_PAGES = 1 << 16;

    /** Width of the number of a page that a table may have. */
    static final int PAGE_WIDTH = 16;
    /** Width of a process's number. */
    static final int PROCESS_WIDTH = 1;
    /** The tables' format in hardware. */
    static final TranslationFormat FORMAT =
            new TranslationFormat("pages", PROCESS_WIDTH, PAGE_WIDTH, PRESENT.place, FRAME.place);

    private final LayoutField place;

    PageField(int low, int width) {
        place = new LayoutField(name(), low, width);
    }

    /** Returns an entry of a page that the process has. */
    public static long present(int frame) {
        long[] entry = new long[1];
        PRESENT.place.put(entry, 1);
        FRAME.place.put(entry, frame);
        return entry[0];
    }
}
