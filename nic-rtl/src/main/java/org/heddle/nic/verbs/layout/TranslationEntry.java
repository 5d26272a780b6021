package org.heddle.nic.verbs.layout;

import org.heddle.nic.stage.host.LayoutField;

/** Translation of one page of 4 KiB of a region: 8 bytes. Entry i is of the region's page i, its first byte's page being 0. */
public final class TranslationEntry extends RecordLayout {
    /** The declaration. */
    public static final TranslationEntry LAYOUT = new TranslationEntry();

    /** 1 if there is such a page. */
    public final LayoutField isPresent = field("isPresent", 1);

    /** 0. */
    public final LayoutField reserved = field("reserved", 11);

    /** Physical address divided by 4,096. */
    public final LayoutField page = field("page", 36);

    private TranslationEntry() {}

    /** Binary logarithm of the bytes of a page. */
    public static final int LOG_PAGE = 12;
}
