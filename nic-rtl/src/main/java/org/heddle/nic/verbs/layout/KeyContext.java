package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.code.AccessRight;

/** Memory region of a key: the argument of SET_KEY. */
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

    /** Virtual address of the first byte. */
    public final LayoutField base = wordField("base", 64);

    /** Bytes. */
    public final LayoutField length = field("length", 48);

    /** Physical address of its {@link TranslationEntry}s. */
    public final LayoutField translations = wordField("translations", 48);

    private KeyContext() {}
}
