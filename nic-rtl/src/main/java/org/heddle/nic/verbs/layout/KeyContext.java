package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * Memory region, or list, of a key: the argument of SET_KEY.
 *
 * <p>Addresses of an indirect key begin at 0. SET_KEY creates it without memory: base and length are 0, and {@link #entries} tells the room
 * of its list at {@link #translations}; the node itself replaces length and entries when a list is bound or unbound.
 *
 * <p>In front of the list is room for sums, {@link #bytesOfSums} bytes that the node alone writes and reads: in a list of {@value #LONG_LIST} entries or more the lowest
 * 48 bits of the line that is k + 1 lines of 32 bytes in front of the list are the bytes of its first {@value #ENTRIES_PER_SUM} k entries, for each k from 1 on that there
 * are so many. A configuration that walks from the first entry leaves it as it is.
 */
public final class KeyContext extends RecordLayout {
    /** Fewest entries of a list that has sums: passing over fewer takes no longer, on an average, than to read them. */
    public static final int LONG_LIST = 1024;

    /** Number of entries from one sum to the next. */
    public static final int ENTRIES_PER_SUM = 16;

    private static final int LINE_BYTES = 32;

    /** The declaration. */
    public static final KeyContext LAYOUT = new KeyContext();

    /** 1 if there is a region. */
    public final LayoutField isValid = field("isValid", 1);

    /** Mask of the {@link AccessRight}s. */
    public final LayoutField access = field("access", AccessRight.WIDTH);

    /** Lowest bits of the key. */
    public final LayoutField generation = field("generation", 8);

    /** Protection domain. */
    public final LayoutField domain = field("domain", 16);

    /** 1 for an indirect key. */
    public final LayoutField isIndirect = field("isIndirect", 1);

    /** Entries of an indirect key's list, 1 to 65,536. */
    public final LayoutField entries = field("entries", 17);

    /** Virtual address of the first byte. */
    public final LayoutField base = wordField("base", 64);

    /** Bytes. */
    public final LayoutField length = field("length", 48);

    /** Physical address of its {@link TranslationEntry}s; of an indirect key's list of {@link ListElement}s, a multiple of 32. */
    public final LayoutField translations = wordField("translations", 48);

    private KeyContext() {}

    /** Returns the bytes in front of a list with room for so many entries that its sums may take, a multiple of 32; 0 if none may be long. */
    public static long bytesOfSums(int room) {
        return room < LONG_LIST ? 0 : LINE_BYTES * (room / ENTRIES_PER_SUM + 1L);
    }
}
