package org.heddle.nic.stage.memory.translation;

import org.heddle.nic.stage.host.LayoutField;

/**
 * Translations of a table in host memory: 8 bytes for each page of 4 KiB, four of them in a line.
 *
 * @param name in the names of modules; empty for the one without
 * @param keyWidth bits of a table's number
 * @param pageWidth bits of a virtual page's number
 * @param isPresent bit of an entry, 1 if there is such a page
 * @param frame field of an entry, the number of the physical page
 */
public record TranslationFormat(String name, int keyWidth, int pageWidth, LayoutField isPresent, LayoutField frame) {
    /** Binary logarithm of the bytes of a page. */
    public static final int LOG_PAGE = 12;
    /** Width of an entry's place in its line. */
    public static final int PLACE_WIDTH = 2;
    /** Binary logarithm of the bytes of an entry. */
    public static final int LOG_ENTRY = 3;
}
