package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * Memory region, or list, of a key: the argument of SET_KEY.
 *
 * <p>Addresses of an indirect key begin at 0. SET_KEY creates it without memory: base and length are 0, and {@link #entries} tells the room
 * of its list at {@link #translations}; the node itself replaces length and entries when a list is bound or unbound.
 */
public final class KeyContext extends RecordLayout {
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
}
