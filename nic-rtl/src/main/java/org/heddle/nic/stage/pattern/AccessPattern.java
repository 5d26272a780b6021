package org.heddle.nic.stage.pattern;

import org.heddle.hdl.option.Coded;

/** Pattern of the addresses of an access's elements in memory. */
public enum AccessPattern implements Coded {
    /** One behind the other (VL, VS). */
    CONTIGUOUS(0),
    /** A fixed distance apart (VLS, VSS). */
    STRIDE(1),
    /** Places that a list of 4-byte offsets says (VLI, VSI). */
    LIST_4(2),
    /** Places that a list of 8-byte offsets says (VLI, VSI). */
    LIST_8(3);

    private final int code;

    AccessPattern(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    /** Whether a list in memory says where the elements lie. */
    public boolean isList() {
        return this == LIST_4 || this == LIST_8;
    }

    /** Bytes of a list's entry; 0 without a list. */
    public int entryBytes() {
        return this == LIST_4 ? 4 : this == LIST_8 ? 8 : 0;
    }
}
